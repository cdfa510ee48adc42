/**
 * Words against JavaScript: every operation, on bounds and values at every edge, compared with exact arithmetic; and on
 * small bounds, exhaustively.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FALSE, TRUE, Words, Circuit, not, type Bit, type Word } from '../../src/formula/index.js';
import { agree } from './support.js';
import { Bench, interesting, isSafeBig, range } from './word-support.js';

interface Operation {
  readonly name: string;
  readonly apply: (words: Words, a: Word, b: Word) => Word | null;
  /** The exact result, or undefined where the operation promises nothing. */
  readonly exact: (a: number, b: number) => bigint | undefined;
}

const exactly =
  (compute: (a: bigint, b: bigint) => bigint) =>
  (a: number, b: number): bigint =>
    compute(BigInt(a), BigInt(b));
const asJavaScript =
  (compute: (a: number, b: number) => number) =>
  (a: number, b: number): bigint =>
    BigInt(compute(a, b));

const operations: readonly Operation[] = [
  { name: 'add', apply: (w, a, b) => w.add(a, b), exact: exactly((a, b) => a + b) },
  { name: 'subtract', apply: (w, a, b) => w.subtract(a, b), exact: exactly((a, b) => a - b) },
  { name: 'negate', apply: (w, a) => w.negate(a), exact: exactly((a) => -a) },
  { name: 'multiply', apply: (w, a, b) => w.multiply(a, b), exact: exactly((a, b) => a * b) },
  {
    name: 'divide',
    apply: (w, a, b) => w.divide(a, b),
    exact: (a, b) => (b === 0 ? undefined : BigInt(a) / BigInt(b)),
  },
  {
    name: 'remainder',
    apply: (w, a, b) => w.remainder(a, b),
    exact: (a, b) => (b === 0 ? undefined : BigInt(a) % BigInt(b)),
  },
  { name: 'and', apply: (w, a, b) => w.and(a, b), exact: asJavaScript((a, b) => a & b) },
  { name: 'or', apply: (w, a, b) => w.or(a, b), exact: asJavaScript((a, b) => a | b) },
  { name: 'xor', apply: (w, a, b) => w.xor(a, b), exact: asJavaScript((a, b) => a ^ b) },
  { name: 'not', apply: (w, a) => w.not(a), exact: asJavaScript((a) => ~a) },
  { name: 'shiftLeft', apply: (w, a, b) => w.shiftLeft(a, b), exact: asJavaScript((a, b) => a << b) },
  { name: 'shiftRight', apply: (w, a, b) => w.shiftRight(a, b), exact: asJavaScript((a, b) => a >> b) },
  {
    name: 'shiftRightUnsigned',
    apply: (w, a, b) => w.shiftRightUnsigned(a, b),
    exact: asJavaScript((a, b) => a >>> b),
  },
  { name: 'toInt32', apply: (w, a) => w.toInt32(a), exact: asJavaScript((a) => a | 0) },
  { name: 'toUint32', apply: (w, a) => w.toUint32(a), exact: asJavaScript((a) => a >>> 0) },
  { name: 'toInt8', apply: (w, a) => w.toIntN(a, 8, true), exact: exactly((a) => BigInt.asIntN(8, a)) },
  { name: 'toUint16', apply: (w, a) => w.toIntN(a, 16, false), exact: exactly((a) => BigInt.asUintN(16, a)) },
  { name: 'toUint53', apply: (w, a) => w.toIntN(a, 53, false), exact: exactly((a) => BigInt.asUintN(53, a)) },
];

const comparisons: readonly {
  readonly name: string;
  readonly apply: (words: Words, a: Word, b: Word) => Bit;
  readonly exact: (a: number, b: number) => boolean;
}[] = [
  { name: 'equal', apply: (w, a, b) => w.equal(a, b), exact: (a, b) => a === b },
  { name: 'less', apply: (w, a, b) => w.less(a, b), exact: (a, b) => a < b },
  { name: 'lessOrEqual', apply: (w, a, b) => w.lessOrEqual(a, b), exact: (a, b) => a <= b },
];

const SMALL_RANGES: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [0, 3],
  [0, 5],
  [-1, 0],
  [-4, 3],
  [-5, -2],
  [-3, 5],
  [2, 4],
  [9, 12],
];

/** Applies an operation to two operands and checks result, refusal and all. */
function checkOperation(bench: Bench, operation: Operation, a: Word, b: Word, x: number, y: number): Word | null {
  const result = operation.apply(bench.words, a, b);
  const exact = operation.exact(x, y);
  if (result !== null && exact !== undefined) {
    bench.expectValue(result, Number(exact), `${operation.name}(${x}, ${y})`);
  }
  return result;
}

describe.each(operations)('$name', (operation) => {
  it('is exact on every range', () => {
    fc.assert(
      fc.property(range(), range(), (left, right) => {
        const bench = new Bench();
        const a = bench.operand(left);
        const b = bench.operand(right);
        const result = checkOperation(bench, operation, a, b, left.value, right.value);
        const corners = [left.lo, left.hi].flatMap((x) => [right.lo, right.hi].map((y) => operation.exact(x, y)));
        const isSafe = corners.every((corner) => corner === undefined || isSafeBig(corner));
        agree(result === null, !isSafe, `${operation.name} refuses exactly what could leave the safe integers`);
      }),
      { numRuns: 150 },
    );
  });

  it('is exact on constants', () => {
    fc.assert(
      fc.property(interesting, range(), fc.boolean(), (n, other, isLeft) => {
        const bench = new Bench();
        const constant = bench.words.constant(n);
        const word = bench.operand(other);
        if (isLeft) checkOperation(bench, operation, constant, word, n, other.value);
        else checkOperation(bench, operation, word, constant, other.value, n);
      }),
      { numRuns: 100 },
    );
  });

  it('is exact on everything small', () => {
    for (const [leftLo, leftHi] of SMALL_RANGES) {
      for (const [rightLo, rightHi] of SMALL_RANGES) {
        const words = new Words(new Circuit());
        const a = words.fresh(leftLo, leftHi).word;
        const b = words.fresh(rightLo, rightHi).word;
        for (let x = leftLo; x <= leftHi; x += 1) {
          for (let y = rightLo; y <= rightHi; y += 1) {
            const bench = new Bench(words);
            bench.model.set(a, x);
            bench.model.set(b, y);
            checkOperation(bench, operation, a, b, x, y);
          }
        }
      }
    }
  });
});

describe.each(comparisons)('$name', ({ name, apply, exact }) => {
  it('is exact on every range, and on sums', () => {
    fc.assert(
      fc.property(range(), range(), range(), interesting, (left, right, shared, offset) => {
        const bench = new Bench();
        const { words } = bench;
        const a = bench.operand(left);
        const b = bench.operand(right);
        const c = bench.operand(shared);
        bench.expectBit(apply(words, a, b), exact(left.value, right.value), `${name}(${left.value}, ${right.value})`);
        const k = words.constant(offset);
        const sums: [Word | null, number][] = [
          [words.add(a, c), left.value + shared.value],
          [words.add(b, c), right.value + shared.value],
          [words.subtract(a, c), left.value - shared.value],
          [words.add(a, k), left.value + offset],
          [words.multiply(a, words.constant(2)), left.value * 2],
          [words.multiply(b, words.constant(-6)), right.value * -6],
          [k, offset],
        ];
        for (const [s, x] of sums) {
          for (const [t, y] of sums) {
            if (s !== null && t !== null)
              bench.expectBit(apply(words, s, t), exact(x, y), `${name}(${x}, ${y}) of sums`);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('equalsConstant', () => {
  it('holds for the value and nothing else', () => {
    fc.assert(
      fc.property(range(), interesting, (left, n) => {
        const bench = new Bench();
        const a = bench.operand(left);
        bench.expectBit(bench.words.equalsConstant(a, n), left.value === n, `${left.value} = ${n}`);
        bench.expectBit(bench.words.equalsConstant(a, left.value), true, `${left.value} = itself`);
      }),
    );
  });
});

describe('fresh', () => {
  it('says its domain, and TRUE if the bits say it already', () => {
    for (let lo = -9; lo <= 9; lo += 1) {
      for (let hi = lo; hi <= 9; hi += 1) {
        const bench = new Bench();
        const { word, domain } = bench.words.fresh(lo, hi);
        const variables = Array.from({ length: bench.circuit.variableCount }, (_, at) => bench.circuit.variableAt(at));
        const values = new Set<number>();
        for (let row = 0; row < 2 ** variables.length; row += 1) {
          const each = new Bench();
          const again = each.words.fresh(lo, hi);
          variables.forEach((variable, at) => each.model.setBit(variable, ((row >> at) & 1) === 1));
          if (each.assignment.value(again.domain)) values.add(each.words.valueUnder(each.assignment, again.word));
        }
        expect([...values].sort((a, b) => a - b)).toEqual(Array.from({ length: hi - lo + 1 }, (_, at) => lo + at));
        expect([word.lo, word.hi]).toEqual([lo, hi]);
        if (hi - lo + 1 === 2 ** variables.length) expect(domain).toBe(TRUE);
      }
    }
  });

  it('counts ranges far from zero from their end', () => {
    const circuit = new Circuit();
    const { word, domain } = new Words(circuit).fresh(1000, 1007);
    expect(circuit.variableCount).toBe(3);
    expect(domain).toBe(TRUE);
    expect([word.lo, word.hi]).toEqual([1000, 1007]);
  });

  it('takes the widest range', () => {
    const bench = new Bench();
    const SAFE = Number.MAX_SAFE_INTEGER;
    for (const value of [SAFE, -SAFE, 0, -1]) {
      bench.expectValue(bench.operand({ lo: -SAFE, hi: SAFE, value }), value, 'the widest range');
    }
  });
});

describe('fromBits and fromBoolean', () => {
  it('read two’s complement', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('0', '1', 'false', 'true'), { minLength: 1, maxLength: 53 }), (pattern) => {
        const bench = new Bench();
        const bits = pattern.map((digit) =>
          digit === '1' ? TRUE : digit === '0' ? FALSE : bench.bit(digit === 'true'),
        );
        bench.expectValue(bench.words.fromBits(bits), bench.valueOfBits(bits), pattern.join(' '));
      }),
      { numRuns: 300 },
    );
  });

  it('drop superfluous signs', () => {
    const bench = new Bench();
    const [a, b] = [bench.bit(true), bench.bit(true)];
    const word = bench.words.fromBits([a, b, b, b, b]);
    expect(word.bits).toEqual([a, b]);
    expect([word.lo, word.hi]).toEqual([-2, 1]);
    expect(bench.words.fromBits([a, b])).toBe(word);
  });

  it('count a bit as 0 or 1, and its negation as the rest', () => {
    const bench = new Bench();
    const { words } = bench;
    const bit = bench.bit(true);
    bench.expectValue(words.fromBoolean(bit), 1, '[true]');
    bench.expectValue(words.fromBoolean(not(bit)), 0, '[false]');
    expect(words.isConstant(words.add(words.fromBoolean(bit), words.fromBoolean(not(bit)))!)).toBe(1);
    expect(words.fromBoolean(TRUE)).toBe(words.constant(1));
    expect(words.fromBoolean(FALSE)).toBe(words.constant(0));
  });
});

describe('ite', () => {
  it('chooses, of words and of sums with a common part', () => {
    fc.assert(
      fc.property(range(), range(), range(), fc.boolean(), interesting, (left, right, shared, condition, offset) => {
        const bench = new Bench();
        const { words } = bench;
        const c = bench.bit(condition);
        const a = bench.operand(left);
        const b = bench.operand(right);
        const s = bench.operand(shared);
        const k = words.constant(offset);
        const pairs: [Word | null, Word | null, number, number][] = [
          [a, b, left.value, right.value],
          [words.add(a, s), words.add(b, s), left.value + shared.value, right.value + shared.value],
          [words.add(s, k), s, shared.value + offset, shared.value],
          [words.subtract(a, s), words.subtract(k, s), left.value - shared.value, offset - shared.value],
          [a, k, left.value, offset],
          [k, words.constant(7), offset, 7],
        ];
        for (const [p, q, x, y] of pairs) {
          if (p === null || q === null) continue;
          const chosen = words.ite(c, p, q);
          bench.expectValue(chosen, condition ? x : y, `ite(${condition}, ${x}, ${y})`);
          agree(chosen.lo >= Math.min(p.lo, q.lo) && chosen.hi <= Math.max(p.hi, q.hi), true, 'bounds of ite');
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('narrow', () => {
  it('is the same integer with fewer bits', () => {
    const bench = new Bench();
    const word = bench.operand({ lo: -1000, hi: 1000, value: 3 });
    const narrowed = bench.words.narrow(word, 0, 7);
    bench.expectValue(narrowed, 3, 'narrowed');
    expect(narrowed.bits).toHaveLength(4);
    expect(bench.words.equal(narrowed, word)).toBe(TRUE);
    expect(bench.words.less(narrowed, bench.words.constant(8))).toBe(TRUE);
    const more = bench.words.add(narrowed, bench.words.constant(1))!;
    expect([more.lo, more.hi]).toEqual([1, 8]);
    bench.expectValue(more, 4, 'narrowed + 1');
    expect(bench.words.isConstant(bench.words.narrow(word, 3, 3))).toBe(3);
  });

  it('ignores bounds that contradict', () => {
    const bench = new Bench();
    const word = bench.operand({ lo: 0, hi: 9, value: 3 });
    expect(bench.words.narrow(word, 20, 30)).toBe(word);
  });
});
