/** Vectors against integers of any size. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Circuit, FALSE, TRUE, type Bit } from '../../src/formula/index.js';
import { intervalOf } from '../../src/formula/vector.js';
import './support.js';

test('constant bits leave an interval, however many bits there are', () => {
  const circuit = new Circuit();
  const bit = fc.constantFrom<'known' | 'unknown' | 'zero'>('known', 'unknown', 'zero');
  // most of a small negative number is copies of its sign
  const low = fc.array(bit, { minLength: 1, maxLength: 8 });
  const high = fc.integer({ min: 0, max: 60 }).map((length) => Array.from({ length }, () => 'known' as const));
  const kindsOfBits = fc.oneof(
    fc.array(bit, { minLength: 1, maxLength: 60 }),
    fc.tuple(low, high, bit).map(([first, copies, sign]) => [...first, ...copies, sign]),
  );
  fc.assert(
    fc.property(kindsOfBits, (kinds) => {
      const bits = kinds.map((kind): Bit =>
        kind === 'unknown' ? circuit.variable() : kind === 'known' ? TRUE : FALSE,
      );
      const top = bits.length - 1;
      const weight = (i: number): bigint => (i === top ? -1n : 1n) * 2n ** BigInt(i);
      const sum = (isIn: (i: number) => boolean): bigint =>
        bits.reduce((total, _, i) => (isIn(i) ? total + weight(i) : total), 0n);
      const least = sum((i) => (i === top ? bits[i] !== FALSE : bits[i] === TRUE));
      const most = sum((i) => (i === top ? bits[i] === TRUE : bits[i] !== FALSE));
      const { lo, hi } = intervalOf(bits);
      expect([clipped(BigInt(lo)), clipped(BigInt(hi))]).toEqual([clipped(least), clipped(most)]);
    }),
  );
});

/** Beyond the safe integers nobody asks how far. */
function clipped(n: bigint): bigint {
  const safe = BigInt(Number.MAX_SAFE_INTEGER);
  return n < -safe ? -safe : n > safe ? safe : n;
}
