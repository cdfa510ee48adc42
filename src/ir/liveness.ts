/**
 * Which registers may still be read: the textbook backward data-flow problem on bit sets, one word per 32 registers.
 *
 * An exception may leave a block before or after any of its writes, so what the handler reads is live throughout the
 * block, whatever the block writes itself; only the register that receives the thrown value is not.
 */

import { forEachRead, forEachTerminatorRead, forEachTerminatorWrite, forEachWrite } from './operands.js';
import type { Block, BlockId, FunctionIR, Register } from './types.js';

/** For each block the registers live at its entry, sorted. */
export function liveness(f: FunctionIR, edges: readonly (readonly BlockId[])[]): Register[][] {
  const words = (f.registers + 31) >> 5;
  const liveIn = f.blocks.map(() => new Int32Array(words));
  const local = f.blocks.map((block) => readsAndWrites(block, words));
  const incoming: BlockId[][] = f.blocks.map(() => []);
  edges.forEach((targets, from) => targets.forEach((to) => incoming[to]!.push(from)));

  const pending = f.blocks.map((_, block) => block);
  const queued = new Uint8Array(f.blocks.length).fill(1);
  const live = new Int32Array(words);
  for (let block = pending.pop(); block !== undefined; block = pending.pop()) {
    queued[block] = 0;
    transfer(block);
    const before = liveIn[block]!;
    if (before.every((word, index) => word === live[index])) continue;
    before.set(live);
    for (const from of incoming[block]!) {
      if (queued[from] === 1) continue;
      queued[from] = 1;
      pending.push(from);
    }
  }
  return liveIn.map(members);

  /** live ← reads ∪ (liveOut ∖ writes) ∪ (live at handler ∖ thrown value) */
  function transfer(block: BlockId): void {
    const { handler } = f.blocks[block]!;
    const { reads, writes } = local[block]!;
    live.fill(0);
    const ordinary = handler === null ? edges[block]! : edges[block]!.slice(0, -1);
    for (const to of ordinary) {
      const after = liveIn[to]!;
      for (let word = 0; word < words; word++) live[word]! |= after[word]!;
    }
    for (let word = 0; word < words; word++) live[word] = (live[word]! & ~writes[word]!) | reads[word]!;
    if (handler === null) return;
    const after = liveIn[handler.block]!;
    for (let word = 0; word < words; word++) {
      const thrown = word === handler.register >> 5 ? 1 << (handler.register & 31) : 0;
      live[word]! |= after[word]! & ~thrown;
    }
  }
}

/** `reads` are the registers read before the block writes them, `writes` all that it writes. */
function readsAndWrites(block: Block, words: number): { reads: Int32Array; writes: Int32Array } {
  const reads = new Int32Array(words);
  const writes = new Int32Array(words);
  const read = (operand: number): void => {
    if (operand >= 0 && (writes[operand >> 5]! & (1 << (operand & 31))) === 0)
      reads[operand >> 5]! |= 1 << (operand & 31);
  };
  const write = (register: Register): void => {
    writes[register >> 5]! |= 1 << (register & 31);
  };
  for (const instruction of block.instructions) {
    forEachRead(instruction, read);
    forEachWrite(instruction, write);
  }
  forEachTerminatorRead(block.terminator, read);
  forEachTerminatorWrite(block.terminator, write);
  return { reads, writes };
}

function members(set: Int32Array): Register[] {
  const result: Register[] = [];
  set.forEach((word, index) => {
    for (let rest = word; rest !== 0; rest &= rest - 1) result.push(index * 32 + (31 - Math.clz32(rest & -rest)));
  });
  return result;
}
