/**
 * The world of a check: nothing comes in from outside. Some packages call Math.random or Date.now while they are loaded; they
 * get a fixed sequence, the same for every check, and the report says so. An operation or a predicate that asks for either
 * has no single answer and is refused. What checked code prints is dropped: one execution stands for many.
 */

import { Refusal } from '../base/diagnostic.js';
import { nondeterministic } from '../base/messages.js';
import type { Host, Machine } from '../eval/index.js';

export class CheckHost implements Host {
  /** What modules asked for while they were loaded. */
  readonly asked = new Set<'Math.random' | 'Date.now'>();
  private isLoading = true;
  private seed = 1;

  /** The modules are loaded; from here on chance and the clock are refused. */
  seal(): void {
    this.isLoading = false;
  }

  print(): void {}

  console(): void {}

  write(): void {}

  random(machine: Machine): number {
    this.ask(machine, 'Math.random');
    // the minimal standard generator of Park and Miller
    this.seed = (this.seed * 48271) % 2147483647;
    return this.seed / 2147483647;
  }

  now(machine: Machine): number {
    this.ask(machine, 'Date.now');
    return 0;
  }

  private ask(machine: Machine, name: 'Math.random' | 'Date.now'): void {
    if (!this.isLoading) throw new Refusal(nondeterministic(name, machine.here()));
    this.asked.add(name);
  }
}
