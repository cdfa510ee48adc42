/**
 * What the tests of the formula room share: formulas that no circuit has touched (to prove laws against), random circuits
 * with their truth tables (to judge circuits by), and models that give words chosen values.
 *
 * Random tests are fast-check properties: a failure prints the seed and the path, and
 * `GLASSBOX_SEED=… npx vitest run test/formula` runs everything with that seed again.
 */

import fc from 'fast-check';
import { Circuit, FALSE, TRUE, not, type Bit, type ClauseSink, type Word } from '../../src/formula/index.js';
import type { Solver } from '../../src/solver/index.js';

const seed = process.env['GLASSBOX_SEED'];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });

/** `expect(actual).toBe(expected)` for inner loops: a thousand times cheaper when it holds. */
export function agree<T>(actual: T, expected: T, what = 'agreement'): void {
  if (!Object.is(actual, expected)) throw new Error(`${what}: expected ${String(expected)}, got ${String(actual)}`);
}

// ---- formulas that no circuit has touched

export type Raw =
  | { readonly kind: 'top' }
  | { readonly kind: 'variable'; readonly index: number }
  | { readonly kind: 'not'; readonly a: Raw }
  | { readonly kind: 'and' | 'or' | 'xor'; readonly a: Raw; readonly b: Raw }
  | { readonly kind: 'ite'; readonly c: Raw; readonly a: Raw; readonly b: Raw };

/** What laws are stated in: the same law is read as gates and as raw formulas. */
export interface Algebra<T> {
  readonly top: T;
  readonly bottom: T;
  not(a: T): T;
  and(a: T, b: T): T;
  or(a: T, b: T): T;
  xor(a: T, b: T): T;
  iff(a: T, b: T): T;
  implies(a: T, b: T): T;
  ite(c: T, a: T, b: T): T;
}

const rawNot = (a: Raw): Raw => ({ kind: 'not', a });

export const rawAlgebra: Algebra<Raw> = {
  top: { kind: 'top' },
  bottom: rawNot({ kind: 'top' }),
  not: rawNot,
  and: (a, b) => ({ kind: 'and', a, b }),
  or: (a, b) => ({ kind: 'or', a, b }),
  xor: (a, b) => ({ kind: 'xor', a, b }),
  iff: (a, b) => rawNot({ kind: 'xor', a, b }),
  implies: (a, b) => ({ kind: 'or', a: rawNot(a), b }),
  ite: (c, a, b) => ({ kind: 'ite', c, a, b }),
};

export function circuitAlgebra(circuit: Circuit): Algebra<Bit> {
  return {
    top: TRUE,
    bottom: FALSE,
    not,
    and: (a, b) => circuit.and(a, b),
    or: (a, b) => circuit.or(a, b),
    xor: (a, b) => circuit.xor(a, b),
    iff: (a, b) => circuit.iff(a, b),
    implies: (a, b) => circuit.implies(a, b),
    ite: (c, a, b) => circuit.ite(c, a, b),
  };
}

/** The literal of a raw formula, its definition added to the sink from truth tables alone. */
export function rawLiteral(raw: Raw, variables: readonly number[], sink: ClauseSink): number {
  const define = (inputs: readonly number[], meaning: (values: readonly boolean[]) => boolean): number => {
    const output = sink.newVariable();
    for (let row = 0; row < 2 ** inputs.length; row += 1) {
      const values = inputs.map((_, index) => ((row >> index) & 1) === 1);
      const differs = inputs.map((literal, index) => (values[index] ? -literal : literal));
      sink.addClause([...differs, meaning(values) ? output : -output]);
    }
    return output;
  };
  const literal = (part: Raw): number => rawLiteral(part, variables, sink);
  switch (raw.kind) {
    case 'top':
      return define([], () => true);
    case 'variable':
      return variables[raw.index]!;
    case 'not':
      return define([literal(raw.a)], ([a]) => !a);
    case 'and':
      return define([literal(raw.a), literal(raw.b)], ([a, b]) => a! && b!);
    case 'or':
      return define([literal(raw.a), literal(raw.b)], ([a, b]) => a! || b!);
    case 'xor':
      return define([literal(raw.a), literal(raw.b)], ([a, b]) => a !== b);
    case 'ite':
      return define([literal(raw.c), literal(raw.a), literal(raw.b)], ([c, a, b]) => (c ? a! : b!));
  }
}

/** Whether the solver proves two raw formulas over these many variables equal. */
export function provesEqual(solver: Solver, variableCount: number, left: Raw, right: Raw): boolean {
  const variables = Array.from({ length: variableCount }, () => solver.newVariable());
  const a = rawLiteral(left, variables, solver);
  const b = rawLiteral(right, variables, solver);
  return solver.solve({ assumptions: [a, -b] }) === 'unsat' && solver.solve({ assumptions: [-a, b] }) === 'unsat';
}

// ---- random circuits with their truth tables

export const VARIABLES = 5;
const ROWS = 2 ** VARIABLES;

/** A step combines earlier results; `pick` says which. */
export interface Step {
  readonly operation: 'and' | 'or' | 'xor' | 'iff' | 'implies' | 'ite';
  readonly operands: readonly [number, number, number];
}

export const steps = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      operation: fc.constantFrom<Step['operation'][]>('and', 'and', 'or', 'xor', 'iff', 'implies', 'ite', 'ite'),
      operands: fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999)),
    }),
    { minLength: 1, maxLength },
  );

interface Formula {
  readonly bit: Bit;
  readonly table: number;
}

export interface Built {
  readonly circuit: Circuit;
  readonly variables: readonly Bit[];
  /** Each formula with its truth table: row r gives variable i the value of bit i of r. */
  readonly formulas: readonly Formula[];
}

/** Builds the steps as gates, over new variables or existing ones, and independently as truth tables in 32-bit integers. */
export function build(program: readonly Step[], circuit = new Circuit(), existing?: readonly Bit[]): Built {
  const variables = existing ?? Array.from({ length: VARIABLES }, () => circuit.variable());
  const formulas = variables.map((bit, index) => ({ bit, table: variableTable(index) }));
  formulas.push({ bit: TRUE, table: -1 });
  for (const { operation, operands } of program) {
    const [a, b, c] = operands.map((operand) => pick(formulas, operand)) as [Formula, Formula, Formula];
    formulas.push(combine(circuit, operation, a, b, c));
  }
  return { circuit, variables, formulas };
}

/** A third of the operands are variables, a third are recent formulas, so that circuits are both local and deep. */
function pick(formulas: readonly Formula[], operand: number): Formula {
  const index = Math.floor(operand / 6);
  const last = formulas.length - 1;
  const at = [index % VARIABLES, last - (index % Math.min(6, formulas.length)), index % formulas.length][operand % 3]!;
  const { bit, table } = formulas[at]!;
  return operand % 6 < 3 ? { bit, table } : { bit: not(bit), table: ~table };
}

function combine(circuit: Circuit, operation: Step['operation'], a: Formula, b: Formula, c: Formula): Formula {
  switch (operation) {
    case 'and':
      return { bit: circuit.and(a.bit, b.bit), table: a.table & b.table };
    case 'or':
      return { bit: circuit.or(a.bit, b.bit), table: a.table | b.table };
    case 'xor':
      return { bit: circuit.xor(a.bit, b.bit), table: a.table ^ b.table };
    case 'iff':
      return { bit: circuit.iff(a.bit, b.bit), table: ~(a.table ^ b.table) };
    case 'implies':
      return { bit: circuit.implies(a.bit, b.bit), table: ~a.table | b.table };
    case 'ite':
      return {
        bit: circuit.ite(c.bit, a.bit, b.bit),
        table: (c.table & a.table) | (~c.table & b.table),
      };
  }
}

function variableTable(index: number): number {
  let table = 0;
  for (let row = 0; row < ROWS; row += 1) if ((row >> index) & 1) table |= 1 << row;
  return table;
}

export const allRows: readonly number[] = Array.from({ length: ROWS }, (_, row) => row);

export function isTrueInRow(table: number, row: number): boolean {
  return ((table >> row) & 1) === 1;
}

/** The environment of a row of the truth tables. */
export function rowEnvironment(variables: readonly Bit[], row: number): (variable: Bit) => boolean {
  return (variable) => ((row >> variables.indexOf(variable)) & 1) === 1;
}

// ---- clauses as a list, or only their number

export class ClauseCounter implements ClauseSink {
  variables = 0;
  clauses = 0;
  longest = 0;

  newVariable(): number {
    this.variables += 1;
    return this.variables;
  }

  addClause(literals: readonly number[]): void {
    this.clauses += 1;
    this.longest = Math.max(this.longest, literals.length);
  }
}

export class ClauseList implements ClauseSink {
  variables = 0;
  readonly clauses: number[][] = [];

  newVariable(): number {
    this.variables += 1;
    return this.variables;
  }

  addClause(literals: readonly number[]): void {
    this.clauses.push([...literals]);
  }
}

// ---- models that give words chosen values

/** Values of circuit variables, set through the words made of them; a variable that was not set is false. */
export class Model {
  private readonly values = new Map<Bit, boolean>();

  /** Makes a word made by `fresh` or `constant` worth n. */
  set(word: Word, n: number): void {
    if (word.terms.length === 0) return;
    const [{ atom, coefficient }] = word.terms as [Word['terms'][number]];
    if (word.terms.length !== 1 || coefficient !== 1) throw new Error('only fresh words can be set');
    const offset = BigInt(n - word.constant);
    atom.bits.forEach((bit, index) => {
      const value = ((offset >> BigInt(index)) & 1n) === 1n;
      if (bit === TRUE || bit === FALSE) return;
      this.values.set((bit < 0 ? -bit : bit) as Bit, bit < 0 ? !value : value);
    });
  }

  setBit(variable: Bit, value: boolean): void {
    this.values.set(variable, value);
  }

  readonly read = (variable: Bit): boolean => this.values.get(variable) ?? false;
}
