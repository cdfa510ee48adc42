/**
 * Constants that modules make when they are first asked for (`source/lower/late-constants.ts`) are made before anything is searched. Whether they have been
 * made by then, no operation can tell: the function that makes one does the same whenever that is. So there need not be states without them, and an
 * operation that would have been the first to ask leaves nothing behind that was not there; while whoever changes such a constant is noticed.
 *
 * One whose making writes anything but constants of this kind, throws, or meets something that we do not do, is left as it is.
 */

import { Refusal } from '../../base/diagnostic.js';
import { Path, call, type Machine } from '../../eval/index.js';
import { Cell, type HeapObject, type Target } from '../../heap/index.js';

export function makeLateConstants(machine: Machine, makers: readonly HeapObject[]): void {
  const { heap } = machine;
  for (const maker of makers) {
    const firstFresh = heap.freshId();
    const before = heap.record();
    const isOwn = (target: Target): boolean => target.id >= firstFresh || (target instanceof Cell && target.isLate);
    let isMade = false;
    try {
      isMade = returns(machine, maker) && [...heap.writtenSince(before).keys()].every(isOwn);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    } finally {
      if (isMade) heap.keep();
      else heap.discard();
    }
  }
}

function returns(machine: Machine, maker: HeapObject): boolean {
  return machine.execute(Path.start, (destination) => call(machine, maker, undefined, [], destination)).normal !== null;
}
