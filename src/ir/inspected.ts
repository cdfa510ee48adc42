/**
 * Which registers a function looks at. What is only thrown on, as by `finally` and by a loop that closes its iterator, or not read at all, as
 * by `catch {}`, could be anything, and the function would do the same.
 */

import { forEachRead, forEachTerminatorRead } from './operands.js';
import type { Block, Operand, Register } from './types.js';

export function inspectedRegisters(blocks: readonly Block[]): ReadonlySet<Register> {
  const inspected = new Set<Register>();
  const inspect = (operand: Operand): void => {
    if (operand >= 0) inspected.add(operand);
  };
  for (const { instructions, terminator } of blocks) {
    for (const instruction of instructions) forEachRead(instruction, inspect);
    if (terminator.op !== 'throw') forEachTerminatorRead(terminator, inspect);
  }
  return inspected;
}
