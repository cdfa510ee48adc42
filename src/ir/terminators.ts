/**
 * The table of terminators: what each kind reads and where it goes, beside the table of instructions and for the same reason.
 */

import type { FieldOf, Show } from './instructions.js';
import type { BlockId, Operand, Terminator } from './types.js';

export type TerminatorOf<Op extends Terminator['op']> = Extract<Terminator, { readonly op: Op }>;

export interface TerminatorRow<Kind extends Terminator> {
  /** The fields with operands that it reads. */
  readonly reads: readonly FieldOf<Kind, Operand>[];
  /** The fields with registers that it writes before control reaches its target. */
  readonly writes: readonly FieldOf<Kind, number>[];
  /** The fields that say where control may go when the block ends normally. */
  readonly targets: readonly FieldOf<Kind, BlockId | readonly BlockId[]>[];
  readonly print: (terminator: Kind, show: Show) => string;
}

const terminators: { readonly [Op in Terminator['op']]: TerminatorRow<TerminatorOf<Op>> } = {
  jump: { reads: [], writes: [], targets: ['to'], print: (t) => `jump b${t.to}` },
  branch: {
    reads: ['condition'],
    writes: [],
    targets: ['then', 'else'],
    print: (t, show) => `branch ${show(t.condition)} ? b${t.then} : b${t.else}`,
  },
  switch: {
    reads: ['value'],
    writes: [],
    targets: ['targets'],
    print: (t, show) => `switch ${show(t.value)} [${t.targets.map((target) => `b${target}`).join(', ')}]`,
  },
  return: { reads: ['value'], writes: [], targets: [], print: (t, show) => `return ${show(t.value)}` },
  throw: { reads: ['value'], writes: [], targets: [], print: (t, show) => `throw ${show(t.value)}` },
  startGenerator: { reads: [], writes: [], targets: ['to'], print: (t) => `startGenerator b${t.to}` },
  startAsync: {
    reads: [],
    writes: ['dst'],
    targets: ['to', 'then'],
    print: (t) => `r${t.dst} = startAsync b${t.to} then b${t.then}`,
  },
  yield: {
    reads: ['value'],
    writes: ['mode', 'received'],
    targets: ['to'],
    print: (t, show) => `(r${t.mode}, r${t.received}) = yield ${t.raw ? 'raw ' : ''}${show(t.value)} to b${t.to}`,
  },
  unreachable: { reads: [], writes: [], targets: [], print: () => 'unreachable' },
};

/** The row of a terminator. TypeScript does not see that row and terminator are of one kind, so it is told. */
export function terminatorRowOf<Kind extends Terminator>(terminator: Kind): TerminatorRow<Kind> {
  return terminators[terminator.op] as unknown as TerminatorRow<Kind>;
}
