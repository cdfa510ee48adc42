/**
 * The last pass over a function: jumps to blocks that only jump are led on, blocks that follow each other are joined,
 * handlers are taken from blocks that cannot throw, unreachable blocks go. Loop headers stay what they are.
 */

import { mayThrow, renameTargets, targetsOf } from '../../ir/operands.js';
import type { Block, BlockId, FunctionIR, Instruction, Terminator } from '../../ir/types.js';
import type { DraftBlock, FunctionBuilder } from './function-builder.js';

/** @requires every reachable block has a terminator */
export function finish(builder: FunctionBuilder): FunctionIR {
  const { blocks } = builder;
  for (const block of blocks) if (!canThrow(block)) block.handler = null;
  threadJumps(blocks);
  joinBlocks(blocks, predecessorCounts(blocks));
  const reachable = reachableBlocks(blocks);
  const number = new Map<BlockId, BlockId>();
  for (const block of reachable) number.set(block, number.size);
  return {
    registers: builder.registers,
    constants: builder.constants,
    blocks: reachable.map((id): Block => {
      const block = blocks[id]!;
      const handler = block.handler === null ? null : { ...block.handler, block: number.get(block.handler.block)! };
      return {
        instructions: block.instructions,
        terminator: renameTargets(terminatorOf(block), (target) => number.get(target)!),
        handler,
      };
    }),
  };
}

function terminatorOf(block: DraftBlock): Terminator {
  if (block.terminator === null) throw new Error('a reachable block has no terminator: the lowering forgot to end it');
  return block.terminator;
}

function canThrow(block: DraftBlock): boolean {
  return (
    block.terminator?.op === 'throw' || block.instructions.some((instruction: Instruction) => mayThrow(instruction))
  );
}

/** jump a; a: jump b  =>  jump b, and a branch whose sides have become the same is a jump */
function threadJumps(blocks: readonly DraftBlock[]): void {
  const destination = (start: BlockId): BlockId => {
    let target = start;
    for (let steps = 0; steps < blocks.length; steps++) {
      const block = blocks[target]!;
      const empty = block.instructions.length === 0 && block.terminator?.op === 'jump' && !block.loopHeader;
      if (!empty || block.terminator?.op !== 'jump') return target;
      target = block.terminator.to;
    }
    return start; // a loop of empty blocks: leave it alone
  };
  for (const block of blocks) {
    if (block.terminator === null) continue;
    const terminator = renameTargets(block.terminator, destination);
    const same = terminator.op === 'branch' && terminator.then === terminator.else;
    block.terminator = same ? { op: 'jump', to: terminator.then, at: terminator.at } : terminator;
  }
}

function successorsOf(block: DraftBlock): BlockId[] {
  const targets = block.terminator === null ? [] : [...targetsOf(block.terminator)];
  if (block.handler !== null) targets.push(block.handler.block);
  return targets;
}

/** How many edges from reachable blocks lead to each block. */
function predecessorCounts(blocks: readonly DraftBlock[]): Int32Array {
  const counts = new Int32Array(blocks.length);
  for (const from of reachableBlocks(blocks)) for (const to of successorsOf(blocks[from]!)) counts[to]! += 1;
  return counts;
}

/** a: …; jump b  =>  a: …; b's code, where nothing else leads to b */
function joinBlocks(blocks: readonly DraftBlock[], counts: Int32Array): void {
  for (const id of reachableBlocks(blocks)) {
    const block = blocks[id]!;
    for (;;) {
      if (block.terminator?.op !== 'jump') break;
      const next = blocks[block.terminator.to]!;
      if (counts[block.terminator.to] !== 1 || next === block || next.terminator === null) break;
      if (!sameHandler(block, next)) break;
      block.handler = canThrow(block) ? block.handler : next.handler;
      for (const instruction of next.instructions) block.instructions.push(instruction);
      block.terminator = next.terminator;
    }
  }
}

/** A block that cannot throw goes with any handler. */
function sameHandler(a: DraftBlock, b: DraftBlock): boolean {
  if (!canThrow(a) || !canThrow(b)) return true;
  return a.handler?.block === b.handler?.block && a.handler?.register === b.handler?.register;
}

/** The reachable blocks, the entry first, the others as they were made. */
function reachableBlocks(blocks: readonly DraftBlock[]): BlockId[] {
  const seen = new Uint8Array(blocks.length);
  const pending: BlockId[] = [0];
  seen[0] = 1;
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    for (const target of successorsOf(blocks[id]!)) {
      if (seen[target] === 1) continue;
      seen[target] = 1;
      pending.push(target);
    }
  }
  return blocks.map((_, id) => id).filter((id) => seen[id] === 1);
}
