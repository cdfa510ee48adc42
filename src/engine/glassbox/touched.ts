/**
 * The cells on account of which an invariant is evaluated again: those that an operation wrote, and those it read whose content
 * the path constraint tells something about. Such a cell is no different after the operation, but what hangs on it may be: the
 * black height of an entry without children is 1, and whoever removes that entry needs the number, not the formula. Where
 * nothing is known of what was read, nothing would become simpler.
 *
 * Of an object that was written to, this costs next to nothing, since it is looked at again in any case; and it tells that what has gone was empty.
 */

import type { Machine } from '../../eval/index.js';
import type { Circuit } from '../../formula/index.js';
import type { Content, Target } from '../../heap/index.js';
import { Union } from '../../value/index.js';

export type Cells = ReadonlyMap<Target, ReadonlySet<number>>;

/** Notes what is read from its making up to `stop`. */
export class Reads {
  private readonly cells = new Map<Target, Set<number>>();

  readonly stop: () => void;

  constructor(private readonly machine: Machine) {
    this.stop = machine.heap.watch({ read: (target, part) => add(this.cells, target, part) });
  }

  /** @requires the heap is the one after the operation, and what its path constraint tells is known */
  touched(written: Cells): Cells {
    return this.extended(written, () => true);
  }

  /** The same, of what was written to alone. @requires as above */
  touchedIn(written: Cells): Cells {
    return this.extended(written, (target) => written.has(target));
  }

  private extended(written: Cells, isIncluded: (target: Target) => boolean): Cells {
    if (written.size === 0) return written;
    const { circuit, heap } = this.machine;
    const touched = new Map<Target, Set<number>>();
    for (const [target, parts] of written) touched.set(target, new Set(parts));
    for (const [target, parts] of this.cells) {
      if (!isIncluded(target)) continue;
      for (const part of parts) if (isKnown(circuit, heap.read(target, part))) add(touched, target, part);
    }
    return touched;
  }
}

/** Whether something is known of a content that is not in its formulas. */
function isKnown(circuit: Circuit, content: Content): boolean {
  if (!(content instanceof Union)) return false;
  const { guards, word } = content;
  if (guards.some((guard) => circuit.known(guard) !== guard)) return true;
  return word !== null && word.terms.some(({ atom }) => atom.bits.some((bit) => circuit.known(bit) !== bit));
}

function add(cells: Map<Target, Set<number>>, target: Target, part: number): void {
  const parts = cells.get(target);
  if (parts === undefined) cells.set(target, new Set([part]));
  else parts.add(part);
}
