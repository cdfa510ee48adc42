/**
 * What each instruction reads and writes, where each terminator goes: the questions that every analysis asks, answered from the tables.
 */

import { rowOf } from './instructions.js';
import { terminatorRowOf } from './terminators.js';
import type { BlockId, Instruction, Operand, Register, Terminator } from './types.js';

/** What a field with operands, registers or blocks holds. */
type Content = number | null | readonly (number | null)[];

function contentOf(of: Instruction | Terminator, field: string): Content {
  return (of as unknown as Readonly<Record<string, Content>>)[field]!;
}

function forEachIn(of: Instruction | Terminator, fields: readonly string[], visit: (number: number) => void): void {
  for (const field of fields) {
    const content = contentOf(of, field);
    if (typeof content === 'number') visit(content);
    else if (content !== null) for (const one of content) if (one !== null) visit(one);
  }
}

/** Calls `visit` for every operand that `instruction` reads, in evaluation order. */
export function forEachRead(instruction: Instruction, visit: (operand: Operand) => void): void {
  forEachIn(instruction, rowOf(instruction).reads, visit);
}

/** Calls `visit` for every register that `instruction` writes. */
export function forEachWrite(instruction: Instruction, visit: (register: Register) => void): void {
  if (instruction.op === 'class') {
    visit(instruction.constructor_);
    visit(instruction.prototype);
  } else if ('dst' in instruction) visit(instruction.dst);
}

/** Calls `visit` for every operand that `terminator` reads. */
export function forEachTerminatorRead(terminator: Terminator, visit: (operand: Operand) => void): void {
  forEachIn(terminator, terminatorRowOf(terminator).reads, visit);
}

/** Calls `visit` for every register that `terminator` writes before control reaches its target. */
export function forEachTerminatorWrite(terminator: Terminator, visit: (register: Register) => void): void {
  forEachIn(terminator, terminatorRowOf(terminator).writes, visit);
}

/** Where control may go when the block ends normally, handler edges excluded. */
export function targetsOf(terminator: Terminator): readonly BlockId[] {
  const targets: BlockId[] = [];
  forEachIn(terminator, terminatorRowOf(terminator).targets, (target) => targets.push(target));
  return targets;
}

/** The same terminator with every target t replaced by rename(t). */
export function renameTargets(terminator: Terminator, rename: (target: BlockId) => BlockId): Terminator {
  const renamed = terminatorRowOf(terminator).targets.map((field: string) => {
    const content = contentOf(terminator, field) as BlockId | readonly BlockId[];
    return [field, typeof content === 'number' ? rename(content) : content.map(rename)];
  });
  return { ...terminator, ...(Object.fromEntries(renamed) as object) };
}

/** Can this instruction end in a JavaScript exception? */
export function mayThrow(instruction: Instruction): boolean {
  const { throws } = rowOf(instruction);
  return typeof throws === 'boolean' ? throws : throws(instruction);
}
