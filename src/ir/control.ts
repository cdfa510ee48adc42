/**
 * Which branches decide whether a block is reached (Ferrante, Ottenstein and Warren 1987): those one side of which leads to the block in any case, and
 * another not. A block that throws to its handler has one side more.
 */

import { targetsOf } from './operands.js';
import type { BlockId, FunctionIR } from './types.js';

/** What is known of the ways that were taken. */
export interface Ways {
  readonly isReached: (block: BlockId) => boolean;
  /** Whether something in a block throws. */
  readonly throws: (block: BlockId) => boolean;
}

const ANY_WAY: Ways = { isReached: () => true, throws: () => false };

/** For each block those that decide about it. */
export function controlling(
  { blocks }: FunctionIR,
  { isReached, throws }: Ways = ANY_WAY,
): readonly (readonly BlockId[])[] {
  const targets = blocks.map(({ terminator, handler }, block) => {
    const sides = targetsOf(terminator).filter(isReached);
    return handler !== null && throws(block) ? [...sides, handler.block] : sides;
  });
  return blocks.map((_, block) => {
    const escapes = escaping(targets, block);
    return blocks.flatMap((_one, from) => {
      const sides = targets[from]!;
      const isSure = (side: BlockId): boolean => side === block || !escapes[side]!;
      return sides.length > 1 && sides.some(isSure) && !sides.every(isSure) ? [from] : [];
    });
  });
}

/** From where the function can be left without coming to a block. */
function escaping(targets: readonly (readonly BlockId[])[], block: BlockId): readonly boolean[] {
  const escapes = targets.map((sides, from) => from !== block && sides.length === 0);
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    targets.forEach((sides, from) => {
      if (from === block || escapes[from]! || !sides.some((side) => side !== block && escapes[side]!)) return;
      escapes[from] = hasChanged = true;
    });
  }
  return escapes;
}
