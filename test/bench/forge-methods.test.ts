/** The mutants of the ten methods: each changes one operator, and node says what becomes of it. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindOf, subjects } from '../../bench/forge-oracle.js';
import { mutantsOf } from '../../scripts/mutate.js';

const path = new URL('../../examples/bounded/methods.ts', import.meta.url);
const text = readFileSync(path, 'utf8');

test('node finds nothing wrong with the methods themselves', () => {
  for (const { trials } of subjects) expect(kindOf(text, trials)).toBe('equivalent');
});

test('every operator that the text has something for makes mutants', () => {
  const all = subjects.flatMap(({ method, integers }) => mutantsOf('methods.ts', text, method, integers));
  expect([...new Set(all.map(({ operator }) => operator))].toSorted()).toEqual(
    ['AOD', 'AOI', 'AOR', 'ASR', 'COI', 'COR', 'LOI', 'ROR', 'SOR'], // there is no ! or ~, and no bitwise operator
  );
  expect(new Set(all.map((mutant) => mutant.text)).size).toBe(all.length);
});

test('of a small text these are all', () => {
  const one = 'export function f(x: number, y: number) { let z = 0; if (x < y && !y) z += -x; return ~z & (x >> 1); }';
  const found = mutantsOf('f.ts', one, 'f', ['x', 'z']).map(
    ({ operator, description }) => `${operator} ${description.replace(/^\d+:\d+ /, '')}`,
  );
  expect(found).toMatchInlineSnapshot(`
    [
      "COR x < y && !y → x < y || !y",
      "COI x < y && !y → !(x < y && !y)",
      "ROR x < y → x <= y",
      "ROR x < y → x > y",
      "ROR x < y → x >= y",
      "ROR x < y → x === y",
      "ROR x < y → x !== y",
      "ROR x < y → true",
      "ROR x < y → false",
      "AOI x → (-x)",
      "LOI x → (~x)",
      "AOI x → (++x)",
      "AOI x → (--x)",
      "AOI x → (x++)",
      "AOI x → (x--)",
      "COD !y → y",
      "ASR z += -x → z = -x",
      "ASR z += -x → z -= -x",
      "ASR z += -x → z *= -x",
      "ASR z += -x → z /= -x",
      "ASR z += -x → z %= -x",
      "AOD -x → x",
      "AOI x → (-x)",
      "LOI x → (~x)",
      "AOI x → (++x)",
      "AOI x → (--x)",
      "AOI x → (x++)",
      "AOI x → (x--)",
      "LOR ~z & (x >> 1) → ~z | (x >> 1)",
      "LOR ~z & (x >> 1) → ~z ^ (x >> 1)",
      "LOD ~z → z",
      "AOI z → (-z)",
      "LOI z → (~z)",
      "AOI z → (++z)",
      "AOI z → (--z)",
      "AOI z → (z++)",
      "AOI z → (z--)",
      "SOR x >> 1 → x >>> 1",
      "SOR x >> 1 → x << 1",
      "AOI x → (-x)",
      "LOI x → (~x)",
      "AOI x → (++x)",
      "AOI x → (--x)",
      "AOI x → (x++)",
      "AOI x → (x--)",
    ]
  `);
});

test('what does not end, and what is wrong, is told from what is neither', () => {
  const { trials, method, integers } = subjects.find(({ name }) => name === 'createlist')!;
  const kinds = new Map(
    mutantsOf('methods.ts', text, method, integers).map((one) => [
      one.description.replace(/^\d+:\d+ /, ''),
      kindOf(one.text, trials),
    ]),
  );
  expect(kinds.get('length - 1 → length + 1')).toBe('infinite');
  expect(kinds.get('length > 0 → length >= 0')).toBe('killable');
  expect(kinds.get('length > 0 → length !== 0')).toBe('equivalent'); // within what is required
});
