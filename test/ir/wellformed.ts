/**
 * What the evaluator may rely on, checked.
 *
 * The front end is meant to produce nothing else; this is how its tests, and a fuzzer, find out when it does not.
 * Irreducible graphs are refused because "one more iteration" has no meaning in them.
 */

import { dominates, immediateDominators, reversePostOrder, successors } from '../../src/ir/graph.js';
import {
  forEachRead,
  forEachTerminatorRead,
  forEachTerminatorWrite,
  forEachWrite,
  targetsOf,
} from '../../src/ir/operands.js';
import type { FunctionIR } from '../../src/ir/types.js';

/** Everything that is wrong with `f`, one sentence each; empty means well formed. */
export function wellFormed(f: FunctionIR): string[] {
  const problems = rangeProblems(f);
  if (problems.length > 0) return problems; // the graph cannot be trusted
  return graphProblems(f);
}

/** Registers, constants and blocks are in range. */
function rangeProblems(f: FunctionIR): string[] {
  const problems: string[] = [];
  f.blocks.forEach((block, id) => {
    const read = (operand: number): void => {
      const known = operand >= 0 ? operand < f.registers : -1 - operand < f.constants.length;
      if (!known || !Number.isInteger(operand)) problems.push(`b${id} reads operand ${operand}, which does not exist`);
    };
    const write = (register: number): void => {
      const known = Number.isInteger(register) && register >= 0 && register < f.registers;
      if (!known) problems.push(`b${id} writes register ${register}, which does not exist`);
    };
    const go = (target: number): void => {
      if (f.blocks[target] === undefined) problems.push(`b${id} leads to b${target}, which does not exist`);
      if (target === 0) problems.push(`b${id} leads to the entry`);
    };
    for (const instruction of block.instructions) {
      forEachRead(instruction, read);
      forEachWrite(instruction, write);
    }
    forEachTerminatorRead(block.terminator, read);
    forEachTerminatorWrite(block.terminator, write);
    targetsOf(block.terminator).forEach(go);
    if (block.handler !== null) {
      go(block.handler.block);
      write(block.handler.register);
    }
  });
  if (f.blocks.length === 0) problems.push('there is no entry block');
  return problems;
}

/** Every block is reachable and every retreating edge leads to a dominator. */
function graphProblems(f: FunctionIR): string[] {
  const problems: string[] = [];
  const edges = f.blocks.map(successors);
  const order = reversePostOrder(edges);
  const position = new Int32Array(edges.length).fill(-1);
  order.forEach((block, index) => (position[block] = index));
  const dominator = immediateDominators(edges);
  edges.forEach((targets, from) => {
    if (position[from] === -1) problems.push(`b${from} is unreachable`);
    for (const to of targets) {
      const retreats = position[to]! <= position[from]!;
      if (retreats && !dominates(dominator, to, from)) problems.push(`b${from} → b${to} enters a loop at its side`);
    }
  });
  return problems;
}
