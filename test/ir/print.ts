/**
 * The IR as a person reads it: one line per instruction, constants written out, blocks by number.
 *
 *     b1: catch r4 at b3
 *       r2 = r0 + 1
 *       branch r2 ? b2 : b4
 *
 * The text is for people and golden tests; nothing parses it.
 */

import { rowOf, type Show } from '../../src/ir/instructions.js';
import { terminatorRowOf } from '../../src/ir/terminators.js';
import { UNINITIALIZED } from '../../src/ir/types.js';
import type {
  Block,
  FunctionIR,
  FunctionSource,
  Instruction,
  Literal,
  Operand,
  Terminator,
} from '../../src/ir/types.js';

/** The function and its body, without the functions inside it. */
export function printFunction(source: FunctionSource): string {
  const f = source.body();
  const strict = source.strict ? 'strict ' : '';
  return `${strict}${source.kind} '${source.name}' (${source.length}), ${f.registers} registers\n${printBody(f)}`;
}

export function printBody(f: FunctionIR): string {
  return f.blocks.map((block, id) => printBlock(f, block, id)).join('');
}

function printBlock(f: FunctionIR, block: Block, id: number): string {
  const handler = block.handler === null ? '' : ` catch r${block.handler.register} at b${block.handler.block}`;
  const lines = block.instructions.map((instruction) => `  ${printInstruction(f, instruction)}\n`);
  return `b${id}:${handler}\n${lines.join('')}  ${printTerminator(f, block.terminator)}\n`;
}

export function printLiteral(literal: Literal): string {
  if (literal === UNINITIALIZED) return 'UNINITIALIZED';
  if (typeof literal === 'string') return JSON.stringify(literal);
  if (typeof literal === 'bigint') return `${literal}n`;
  if (Object.is(literal, -0)) return '-0';
  return String(literal);
}

function printOperand(f: FunctionIR, operand: Operand): string {
  return operand >= 0 ? `r${operand}` : printLiteral(f.constants[-1 - operand]);
}

function showing(f: FunctionIR): Show {
  return (operands) =>
    typeof operands === 'number'
      ? printOperand(f, operands)
      : operands.map((operand) => printOperand(f, operand)).join(', ');
}

function printTerminator(f: FunctionIR, terminator: Terminator): string {
  return terminatorRowOf(terminator).print(terminator, showing(f));
}

function printInstruction(f: FunctionIR, instruction: Instruction): string {
  const text = rowOf(instruction).print(instruction, showing(f));
  if (instruction.op === 'class') return `(r${instruction.constructor_}, r${instruction.prototype}) = ${text}`;
  return 'dst' in instruction ? `r${instruction.dst} = ${text}` : text;
}
