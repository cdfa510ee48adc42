/**
 * Blocks, registers and constants of one function while it is being lowered.
 *
 * Registers are handed out like a stack: a statement takes what it needs and gives everything back at its end, a
 * block gives back its variables. An instruction reads its operands before it writes, so the result of an expression
 * may take the place of the first of its operands; most functions get by with a handful of registers.
 *
 * Code that cannot be reached (after `return`, say) is emitted nowhere: `current` is null and `emit` does nothing.
 */

import type { BlockId, Handler, Instruction, Literal, Operand, Register, Terminator } from '../../ir/types.js';

export interface DraftBlock {
  readonly instructions: Instruction[];
  terminator: Terminator | null;
  handler: Handler | null;
  /** A loop begins here: the block stays even when it is empty, so that nested loops keep distinct headers. */
  loopHeader: boolean;
}

export class FunctionBuilder {
  readonly blocks: DraftBlock[] = [];
  readonly constants: Literal[] = [];
  /** The number of registers needed at once so far. */
  registers = 0;
  /** Where exceptions go in the block that is being filled. */
  private handler: Handler | null = null;
  private current: DraftBlock | null;
  private next: Register = 0;
  private readonly constantIndex = new Map<unknown, Operand>();

  constructor() {
    this.newBlock();
    this.current = this.blocks[0]!;
  }

  // --- operands --------------------------------------------------------------------------------------------

  register(): Register {
    const register = this.next++;
    if (this.next > this.registers) this.registers = this.next;
    return register;
  }

  /** Registers taken from now on are given back by `release`. */
  mark(): number {
    return this.next;
  }

  release(mark: number): void {
    this.next = mark;
  }

  constant(literal: Literal): Operand {
    const key = Object.is(literal, -0) ? '-0' : typeof literal === 'string' ? `"${literal}` : literal;
    let operand = this.constantIndex.get(key);
    if (operand === undefined) {
      operand = -1 - this.constants.length;
      this.constants.push(literal);
      this.constantIndex.set(key, operand);
    }
    return operand;
  }

  /** What a constant operand stands for. @requires operand < 0 */
  literal(operand: Operand): Literal {
    return this.constants[-1 - operand];
  }

  // --- blocks ----------------------------------------------------------------------------------------------

  /** A block that nothing has been put into yet. */
  newBlock(): BlockId {
    this.blocks.push({ instructions: [], terminator: null, handler: null, loopHeader: false });
    return this.blocks.length - 1;
  }

  get isReachable(): boolean {
    return this.current !== null;
  }

  emit(instruction: Instruction): void {
    this.current?.instructions.push(instruction);
  }

  /** Ends the current block. */
  terminate(terminator: Terminator): void {
    if (this.current === null) return;
    this.current.terminator = terminator;
    this.current = null;
  }

  /** Goes on in `block`. @requires the current block has been terminated, and `block` was never placed */
  place(block: BlockId): void {
    this.current = this.blocks[block]!;
    this.current.handler = this.handler;
  }

  get currentHandler(): Handler | null {
    return this.handler;
  }

  /** From here on exceptions go to `handler`. @requires no block is being filled */
  setHandler(handler: Handler | null): void {
    this.handler = handler;
  }
}
