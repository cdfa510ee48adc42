/** What the world outside gives to a program: somewhere to print, numbers, the time. What it does not have is refused. */

import type { Value } from '../value/index.js';
import type { Machine } from './machine.js';

export interface Host {
  /** One call of console.log and its kin; the values are to be shown as node shows them. */
  print(machine: Machine, values: readonly Value[], stream: 'out' | 'error'): void;
  /** A call of console.group, console.table and the like; without it, these are refused. */
  console?(machine: Machine, method: string, values: readonly Value[]): void;
  /** What `util.inspect`, `util.format` and their kin make of values; without it, these are refused. */
  format?(machine: Machine, how: string, values: readonly Value[]): string;
  /** Text for process.stdout or process.stderr; without it, writing is refused. */
  write?(text: string, stream: 'out' | 'error'): void;
  /** A number in [0, 1) for Math.random, or a refusal. */
  random(machine: Machine): number;
  /** Milliseconds for Date.now, or a refusal. */
  now(machine: Machine): number;
  /** Jobs of promises and timers are run when the program has ended; without it, whatever is left for later is refused. */
  readonly hasLater?: true;
}
