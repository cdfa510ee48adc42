/**
 * Compiled code: each instruction is one closure over its operands, so that at run time nothing is
 * left to dispatch on but the values.
 */

import type { Span } from '../base/span.js';
import type { FunctionSource, Handler } from '../ir/types.js';
import { pureRegions, type Region } from '../ir/regions.js';
import type { Value } from '../value/index.js';
import type { Machine } from './machine.js';
import type { Activation } from './state.js';

export type Operation = (machine: Machine, registers: Value[]) => void;

export interface ExceptionHandler extends Handler {
  /** Whether the function does more with the thrown value than throwing it on. */
  readonly inspects: boolean;
}

export interface CodeBlock {
  readonly operations: readonly Operation[];
  readonly terminate: Operation;
  /** Where each operation, and last the terminator, stands in the source. */
  readonly spans: readonly Span[];
  readonly handler: ExceptionHandler | null;
  /** Position in the loop-contiguous reverse post-order. */
  readonly order: number;
  /** Headers of the enclosing loops, outermost first. */
  readonly loops: readonly number[];
  /** Registers whose content matters when the block begins. */
  readonly live: readonly number[];
}

export class Code {
  /** Activations of this code that have not ended. */
  active = 0;
  /** The innermost of them, for recognising endless recursion. */
  latest: Activation | null = null;

  private regions: readonly (Region | null)[] | null = null;

  /** The pure region below a block that ends in a branch. */
  regionBelow(block: number): Region | null {
    this.regions ??= pureRegions(this.source.body());
    return this.regions[block] ?? null;
  }

  constructor(
    readonly source: FunctionSource,
    readonly blocks: readonly CodeBlock[],
    /** Initial registers: undefined for variables, then the constants. */
    readonly template: readonly Value[],
  ) {}
}
