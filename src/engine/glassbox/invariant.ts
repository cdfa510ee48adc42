/**
 * The invariant as a formula, on the pre-state and on the post-state of each transition. Calls inside it are remembered: on
 * a post-state only those are made again that read what the transition wrote, and the same ones are made again on the
 * pre-state, so that both formulas are simplified by the path constraint in the same places and can be compared. Calls that
 * read only what the transition read are not made again: they stay as they are, unsimplified, in both.
 */

import { CallCache, mergeCall, type Machine, type MergeOptions, type Operands } from '../../eval/index.js';
import { FALSE, type Bit } from '../../formula/index.js';
import type { Target, Version } from '../../heap/index.js';
import { truth } from '../../value/index.js';

export interface Predicate {
  /** Where it returns a truthy value. */
  readonly holds: Bit;
  /** Where a limit was met. */
  readonly beyond: Bit;
}

export class Invariant {
  private readonly cache: CallCache;
  private readonly options: MergeOptions;

  constructor(
    private readonly machine: Machine,
    private readonly operands: Operands,
    options: MergeOptions,
  ) {
    this.cache = new CallCache(machine.heap);
    this.options = { ...options, cache: this.cache };
  }

  /** On the heap as it is, which all later states are differences from. */
  onBase(): Predicate {
    this.cache.restart();
    return this.evaluate();
  }

  /** On the heap as it is, which differs from the base in what was written. */
  onPost(written: ReadonlyMap<Target, ReadonlySet<number>>): Predicate {
    this.cache.restartChanged(written);
    return this.evaluate();
  }

  /** On the base heap again, simplified by what is known. */
  onPre(base: Version, written: ReadonlyMap<Target, ReadonlySet<number>>): Predicate {
    const { heap } = this.machine;
    const post = heap.current!;
    heap.switchTo(heap.fork(base));
    this.cache.restartChanged(written);
    const result = this.evaluate();
    heap.switchTo(heap.fork(post));
    return result;
  }

  private evaluate(): Predicate {
    const { machine } = this;
    return mergeCall(machine, this.operands, this.options, ({ returned, beyond }) => ({
      holds: returned === null ? FALSE : machine.circuit.and(returned.guard, truth(machine.values, returned.value)),
      beyond,
    }));
  }
}
