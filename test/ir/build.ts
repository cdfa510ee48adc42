/** Small graphs for the tests of the IR: a function as a list of blocks, each a list of edges. */

import type { Span } from '../../src/base/span.js';
import type { Block, BlockId, FunctionIR, InstructionKind, TerminatorKind } from '../../src/ir/types.js';

export const at: Span = { source: { path: 'test.js', text: '' }, start: 0, end: 0 };

export interface BlockSketch {
  readonly code?: readonly InstructionKind[];
  readonly end: TerminatorKind;
  readonly handler?: { readonly block: BlockId; readonly register: number };
}

export function functionOf(registers: number, blocks: readonly BlockSketch[]): FunctionIR {
  return {
    registers,
    constants: [undefined, 1],
    blocks: blocks.map(({ code = [], end, handler = null }): Block => ({
      instructions: code.map((instruction) => ({ at, ...instruction })),
      terminator: { at, ...end },
      handler,
    })),
  };
}

/** A graph without instructions: no edge returns, one jumps, two branch, more switch. */
export function graphOf(edges: readonly (readonly BlockId[])[]): FunctionIR {
  return functionOf(
    1,
    edges.map((targets) => {
      const [to, other] = targets;
      if (to === undefined) return { end: { op: 'return', value: -1 } };
      if (other === undefined) return { end: { op: 'jump', to } };
      if (targets.length === 2) return { end: { op: 'branch', condition: 0, then: to, else: other } };
      return { end: { op: 'switch', value: 0, targets } };
    }),
  );
}
