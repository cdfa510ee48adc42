/**
 * Which of two waiting states of an activation runs first: compare loop by loop, outermost first,
 * the loops' positions and then the rounds made in them; last the positions of the blocks. A state that could still
 * reach the other's place always comes first, so states that can meet do meet. Zero means: same place, same rounds.
 */

import type { State } from './state.js';

export function compareStates(a: State, b: State): number {
  const { blocks } = a.code;
  const left = blocks[a.block]!;
  const right = blocks[b.block]!;
  for (let i = 0; ; i += 1) {
    const leftHeader = left.loops[i];
    const rightHeader = right.loops[i];
    if (leftHeader === undefined && rightHeader === undefined) return left.order - right.order || a.split - b.split;
    const leftOrder = leftHeader === undefined ? left.order : blocks[leftHeader]!.order;
    const rightOrder = rightHeader === undefined ? right.order : blocks[rightHeader]!.order;
    if (leftOrder !== rightOrder) return leftOrder - rightOrder;
    const rounds = (a.rounds[i] ?? 0) - (b.rounds[i] ?? 0);
    if (rounds !== 0) return rounds;
  }
}
