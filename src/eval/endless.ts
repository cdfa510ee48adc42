/**
 * Proof that a followed path never ends: the machine comes back to a state in which it was before, so it will do so for
 * ever. States are compared with one remembered earlier, after Brent (1980): the remembered one is replaced at growing
 * intervals, so a circle of any length is found after a few rounds, with one state in memory. What counts is what a symbolic value is
 * under the assignment that is followed: the middle of two ends that stay where they are is another formula in each round.
 *
 * What may differ between two visits of a block are the registers of the running activation and what was written in
 * between; the callers wait, so they are the same. Objects made in between would be found in one of the two.
 */

import type { Content, Heap, Target, Version } from '../heap/index.js';
import { Union, type Atom, type Value } from '../value/index.js';
import type { Activation, State } from './state.js';

interface Snapshot {
  readonly activation: Activation;
  readonly block: number;
  readonly registers: readonly Value[];
  readonly version: Version | null;
  readonly writes: number;
}

export class EndlessWatch {
  private snapshot: Snapshot | null = null;
  private visits = 0;
  private interval = 1;

  /** @param under what a value is that is not the same everywhere */
  constructor(
    private readonly heap: Heap,
    private readonly under: (value: Union) => Atom,
  ) {}

  /** Called at the beginning of every block; whether the machine was in this very state before. */
  isBack(activation: Activation, state: State): boolean {
    const { snapshot } = this;
    if (snapshot !== null && this.isSame(snapshot, activation, state)) return true;
    this.visits += 1;
    if (this.visits >= this.interval) {
      this.visits = 0;
      this.interval *= 2;
      const version = this.heap.current;
      this.snapshot = {
        activation,
        block: state.block,
        registers: state.registers.slice(),
        version,
        writes: version?.targets.length ?? 0,
      };
    }
    return false;
  }

  private isSame(snapshot: Snapshot, activation: Activation, state: State): boolean {
    if (snapshot.activation !== activation || snapshot.block !== state.block || state.next !== 0) return false;
    if (!snapshot.registers.every((value, i) => this.areSame(value, state.registers[i]))) return false;
    const version = this.heap.current;
    if (version === null || version !== snapshot.version) return false;
    const seen = new Map<Target, Set<number>>();
    for (let i = snapshot.writes; i < version.targets.length; i += 1) {
      const target = version.targets[i]!;
      const part = version.parts[i]!;
      const parts = seen.get(target);
      if (parts?.has(part) === true) continue;
      if (parts === undefined) seen.set(target, new Set([part]));
      else parts.add(part);
      // the journal holds what was there before the first write since
      const before: Content = version.contents[i];
      if (!this.areSame(before, this.heap.read(target, part))) return false;
    }
    return true;
  }

  private areSame(a: Content, b: Content): boolean {
    if (Object.is(a, b)) return true;
    if (!(a instanceof Union) && !(b instanceof Union)) return false;
    return Object.is(this.meant(a), this.meant(b));
  }

  private meant(content: Content): Content {
    return content instanceof Union ? this.under(content) : content;
  }
}
