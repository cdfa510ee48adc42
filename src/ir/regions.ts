/**
 * Pure conditions: `a && b`, `a || b`, `!a && (b || c)` without effects can be evaluated as a whole, so that a path constraint
 * says only how the condition came out and not how (Roberson 2011, §5.4).
 *
 * The front end turns such a condition into a chain of branches. A region is the chain below its first branch: blocks entered
 * only from above that compute, branch, and leave to at most two places, with nothing computed in them used afterwards.
 */

import type { BlockId, FunctionIR, Register } from './types.js';
import { analyse, successors } from './graph.js';
import { rowOf } from './instructions.js';
import { forEachWrite, targetsOf } from './operands.js';

/** The blocks of the region; everything else is outside. */
export type Region = ReadonlySet<BlockId>;

/** Longer regions are not worth their formulas. */
const LARGEST = 12;

/** The largest region below each block that ends in a branch; null where there is none. */
export function pureRegions(f: FunctionIR): readonly (Region | null)[] {
  const { order, loops, liveIn } = analyse(f);
  const edges = f.blocks.map((block) => targetsOf(block.terminator));
  const above = f.blocks.map((): BlockId[] => []);
  f.blocks.forEach((block, id) => {
    for (const to of successors(block)) above[to]!.push(id);
  });
  const isPure = f.blocks.map(
    (block) => block.terminator.op === 'branch' && block.instructions.every((instruction) => rowOf(instruction).pure),
  );
  return f.blocks.map((block, head) => {
    if (block.terminator.op !== 'branch') return null;
    const region = new Set<BlockId>();
    let best: Region | null = null;
    for (;;) {
      const next = [...outside(head, region, edges)]
        .filter((id) => absorbs(head, region, id))
        .sort((a, b) => order[a]! - order[b]!)[0];
      if (next === undefined || region.size === LARGEST) return best;
      region.add(next);
      const exits = outside(head, region, edges);
      if (exits.size <= 2 && !isUsedAfter(region, exits)) best = new Set(region);
    }
  });

  /** Whether a register written in the region matters where it leads. */
  function isUsedAfter(region: Region, exits: ReadonlySet<BlockId>): boolean {
    const written = new Set<Register>();
    for (const id of region)
      for (const one of f.blocks[id]!.instructions) forEachWrite(one, (register) => written.add(register));
    return [...exits].some((exit) => liveIn[exit]!.some((register) => written.has(register)));
  }

  function absorbs(head: BlockId, region: Region, id: BlockId): boolean {
    return (
      isPure[id]! &&
      order[id]! > order[head]! &&
      above[id]!.every((from) => from === head || region.has(from)) &&
      loops[id]!.length === loops[head]!.length &&
      loops[id]!.every((header, i) => header === loops[head]![i]) &&
      f.blocks[id]!.handler?.block === f.blocks[head]!.handler?.block
    );
  }
}

/** Where a region leads, besides itself. */
function outside(head: BlockId, region: Region, edges: readonly (readonly BlockId[])[]): Set<BlockId> {
  const exits = new Set<BlockId>();
  for (const id of [head, ...region]) for (const to of edges[id]!) if (!region.has(to)) exits.add(to);
  return exits;
}
