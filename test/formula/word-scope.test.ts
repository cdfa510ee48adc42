/**
 * Words and known literals: whatever is computed while literals are known is right where they hold, and afterwards
 * everything is right everywhere again; nothing simplified on a path is left in a cache.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Assignment, FALSE, TRUE, not, restriction, type Bit, type Word } from '../../src/formula/index.js';
import { Model, agree } from './support.js';
import { Bench, range, type Range } from './word-support.js';

describe('bits under known literals', () => {
  it('are simplified inside the scope and whole again outside', () => {
    const bench = new Bench();
    const { circuit, words } = bench;
    const [x, y] = [words.fresh(0, 15).word, words.fresh(0, 15).word];
    const sum = words.add(x, y)!;
    const mark = circuit.enter();
    circuit.assume(words.equalsConstant(x, 3));
    circuit.assume(words.equalsConstant(y, 4));
    expect(sum.bits).toEqual([TRUE, TRUE, TRUE, FALSE, FALSE, FALSE]);
    expect(words.isConstant(sum)).toBe(7);
    expect(words.less(x, y)).toBe(TRUE);
    expect(words.isConstant(words.multiply(x, y)!)).toBe(12);
    circuit.leave(mark);
    expect(words.isConstant(sum)).toBeUndefined();
    bench.model.set(x, 9);
    bench.model.set(y, 8);
    bench.expectValue(sum, 17, 'the sum outside');
    bench.expectBit(words.less(x, y), false, 'the comparison outside');
  });

  it('are kept until something known is forgotten, and not longer', () => {
    const { circuit, words } = new Bench();
    const [x, y] = [words.fresh(0, 15).word, words.fresh(0, 15).word];
    const sum = words.add(x, y)!;
    const outer = circuit.enter();
    circuit.assume(words.equalsConstant(x, 1));
    const underOuter = sum.bits;
    const inner = circuit.enter();
    circuit.assume(words.equalsConstant(y, 2));
    expect(sum.bits).toBe(underOuter); // right here too, if not as simple as it could be
    circuit.leave(inner);
    expect(sum.bits).toBe(underOuter);
    circuit.leave(outer);
    const outside = sum.bits;
    expect(outside).not.toEqual(underOuter);
    expect(sum.bits).toBe(outside);
  });

  it('tell bounds from single bits', () => {
    const { circuit, words } = new Bench();
    const x = words.fresh(0, 15).word;
    const mark = circuit.enter();
    circuit.assume(words.less(x, words.constant(8)));
    expect(words.less(x, words.constant(8))).toBe(TRUE);
    expect(words.known(x).hi).toBe(7);
    expect(words.equalsConstant(x, 12)).toBe(FALSE);
    circuit.leave(mark);
    expect(words.known(x)).toBe(x);
  });
});

// ---- random programs

interface Instruction {
  readonly operation: string;
  readonly operands: readonly [number, number, number];
}

const OPERATIONS = [
  'add',
  'add',
  'subtract',
  'multiply',
  'divide',
  'remainder',
  'and',
  'or',
  'xor',
  'not',
  'negate',
  'shiftLeft',
  'shiftRight',
  'shiftRightUnsigned',
  'toInt32',
  'ite',
  'ite',
  'equal',
  'less',
  'double',
] as const;

const program = (maxLength: number): fc.Arbitrary<Instruction[]> =>
  fc.array(
    fc.record({ operation: fc.constantFrom(...OPERATIONS), operands: fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)) }),
    { minLength: 1, maxLength },
  );

/** What a program has computed: words with their values in two models; a value is null where a divisor was zero. */
interface Cell {
  readonly word: Word;
  readonly values: readonly [number | null, number | null];
}
interface Truth {
  readonly bit: Bit;
  readonly values: readonly [boolean | null, boolean | null];
}

function run(bench: Bench, instructions: readonly Instruction[], cells: Cell[], truths: Truth[]): void {
  const { words } = bench;
  for (const { operation, operands } of instructions) {
    const [a, b] = operands.map((operand) => cells[operand % cells.length]!) as [Cell, Cell];
    const truth = truths[operands[2] % truths.length]!;
    const numeric = (word: Word | null, compute: (x: number, y: number) => number | null): void => {
      if (word === null) return; // could leave the safe integers
      const value = (at: 0 | 1): number | null => {
        const [x, y] = [a.values[at], b.values[at]];
        const result = x === null || y === null ? null : compute(x, y);
        return result === null ? null : result + 0;
      };
      cells.push({ word, values: [value(0), value(1)] });
    };
    const logical = (bit: Bit, compute: (x: number, y: number) => boolean): void => {
      const value = (at: 0 | 1): boolean | null => {
        const [x, y] = [a.values[at], b.values[at]];
        return x === null || y === null ? null : compute(x, y);
      };
      truths.push({ bit, values: [value(0), value(1)] });
    };
    if (operation === 'add') numeric(words.add(a.word, b.word), (x, y) => x + y);
    if (operation === 'subtract') numeric(words.subtract(a.word, b.word), (x, y) => x - y);
    if (operation === 'double') numeric(words.multiply(a.word, words.constant(2)), (x) => 2 * x);
    if (operation === 'multiply') numeric(words.multiply(a.word, b.word), (x, y) => x * y);
    if (operation === 'divide') numeric(words.divide(a.word, b.word), (x, y) => (y === 0 ? null : Math.trunc(x / y)));
    if (operation === 'remainder') numeric(words.remainder(a.word, b.word), (x, y) => (y === 0 ? null : x % y));
    if (operation === 'and') numeric(words.and(a.word, b.word), (x, y) => x & y);
    if (operation === 'or') numeric(words.or(a.word, b.word), (x, y) => x | y);
    if (operation === 'xor') numeric(words.xor(a.word, b.word), (x, y) => x ^ y);
    if (operation === 'not') numeric(words.not(a.word), (x) => ~x);
    if (operation === 'negate') numeric(words.negate(a.word), (x) => -x);
    if (operation === 'shiftLeft') numeric(words.shiftLeft(a.word, b.word), (x, y) => x << y);
    if (operation === 'shiftRight') numeric(words.shiftRight(a.word, b.word), (x, y) => x >> y);
    if (operation === 'shiftRightUnsigned') numeric(words.shiftRightUnsigned(a.word, b.word), (x, y) => x >>> y);
    if (operation === 'toInt32') numeric(words.toInt32(a.word), (x) => x | 0);
    if (operation === 'equal') logical(words.equal(a.word, b.word), (x, y) => x === y);
    if (operation === 'less') logical(words.less(a.word, b.word), (x, y) => x < y);
    if (operation === 'ite') {
      const value = (at: 0 | 1): number | null => {
        const [x, y, c] = [a.values[at], b.values[at], truth.values[at]];
        return x === null || y === null || c === null ? null : c ? x : y;
      };
      cells.push({ word: words.ite(truth.bit, a.word, b.word), values: [value(0), value(1)] });
    }
  }
}

/** Every cell is worth what it should be under model `at`. */
function expectCells(
  bench: Bench,
  models: readonly Model[],
  at: 0 | 1,
  cells: readonly Cell[],
  truths: readonly Truth[],
): void {
  const assignment = new Assignment(bench.circuit, models[at]!.read);
  for (const { word, values } of cells) {
    const value = values[at];
    if (value === null) continue;
    agree(bench.words.valueUnder(assignment, word), value, 'value');
    agree(word.lo <= value && value <= word.hi, true, `${value} lies in ${word.lo} … ${word.hi}`);
    const bits = word.bits;
    const byBits = bits.reduce(
      (sum, bit, index) => sum + (assignment.value(bit) ? (index === bits.length - 1 ? -1 : 1) * 2 ** index : 0),
      0,
    );
    agree(byBits, value, 'value by bits');
  }
  for (const { bit, values } of truths) if (values[at] !== null) agree(assignment.value(bit), values[at], 'truth');
}

/** Assumes a comparison as model `at` has it, and now and then a single bit, as a path constraint on `x & 4` would. */
function assumeFact(bench: Bench, at: 0 | 1, fact: number, cells: readonly Cell[], truths: readonly Truth[]): void {
  const { circuit } = bench;
  const truth = truths[fact % truths.length]!;
  const cell = cells[fact % cells.length]!;
  const [holds, value] = [truth.values[at], cell.values[at]];
  if (holds !== null) agree(circuit.assume(holds ? truth.bit : not(truth.bit)), true, 'what holds is consistent');
  if (value === null || fact % 3 !== 0) return;
  const place = fact % cell.word.bits.length;
  const isSet = ((BigInt(value) >> BigInt(place)) & 1n) === 1n;
  agree(circuit.assume(isSet ? cell.word.bits[place]! : not(cell.word.bits[place]!)), true, 'what holds is consistent');
}

const smallNumbers = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -(2 ** 33), max: 2 ** 33 }));

describe('random programs', () => {
  it('are right inside a scope where it holds, and outside everywhere', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(range(smallNumbers), fc.nat(1000)), { minLength: 3, maxLength: 3 }),
        program(12),
        program(12),
        fc.array(fc.nat(999), { maxLength: 4 }),
        (inputs, before, inside, facts) => {
          const bench = new Bench();
          const { circuit, words } = bench;
          const models = [new Model(), new Model()] as const;
          const cells: Cell[] = inputs.map(([input, other]: [Range, number]) => {
            const { word } = words.fresh(input.lo, input.hi);
            const second = input.lo + (other % (input.hi - input.lo + 1));
            models[0].set(word, input.value);
            models[1].set(word, second);
            return { word, values: [input.value, second] };
          });
          const condition = circuit.variable();
          models[0].setBit(condition, true);
          const truths: Truth[] = [{ bit: condition, values: [true, false] }];
          run(bench, before, cells, truths);
          const outside = { cells: [...cells], truths: [...truths] };

          const mark = circuit.enter();
          for (const fact of facts) assumeFact(bench, 0, fact, outside.cells, outside.truths);
          run(bench, inside, cells, truths);
          expectCells(bench, models, 0, cells, truths);
          for (const { bit, values } of outside.truths.slice(-3)) {
            const restricted = restriction(circuit)(bit);
            if (values[0] !== null)
              agree(new Assignment(circuit, models[0].read).value(restricted), values[0], 'restricted');
          }
          circuit.leave(mark);

          expectCells(bench, models, 0, cells, truths);
          expectCells(bench, models, 1, outside.cells, outside.truths);
          for (const fact of facts) assumeFact(bench, 1, fact + 1, outside.cells, outside.truths);
          expectCells(bench, models, 1, outside.cells, outside.truths);
          circuit.leave(mark);
          run(bench, inside, outside.cells, outside.truths);
          expectCells(bench, models, 0, outside.cells, outside.truths);
          expectCells(bench, models, 1, outside.cells, outside.truths);
        },
      ),
      { numRuns: 120 },
    );
  });
});
