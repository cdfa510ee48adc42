/**
 * Long arrays that are written where nobody knows, compared with node on every input: fixed programs for each way to look at such an array, and
 * random ones. A word such as `i * 30` has more than a few integers between its bounds, though few inputs make it.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSymbolically, type Domain } from './support/symbolic.js';

const place: Domain = { from: 0, to: 3 };
const flag: Domain = [true, false];

/** What it is about, what is done with a long array `a`, and what is made of it. */
const cases: readonly (readonly [name: string, made: string, body: string, shown: string])[] = [
  ['written once', 'new Array(100).fill(null)', 'a[i * 30] = 7;', '[a[30], a[j * 30], a.length]'],
  ['written twice', 'new Array(100).fill(0)', 'a[i * 30] = 7; a[j * 30] = 8;', '[a[i * 30], a[j * 30], a[i + j]]'],
  ['written with what it has', 'new Array(100).fill(0)', 'a[i * 30] = 7; a[j * 30] = 0;', '[a[i * 30], a[60]]'],
  ['holes', 'new Array(100)', 'a[i * 30] = 7;', '[i * 30 in a, j * 30 in a, a[j * 30], a.length]'],
  ['long since its length says so', '[]', 'a.length = 100; a[i * 30] = 7;', '[a[30], a.length, a.indexOf(7)]'],
  ['elements beneath', '[1, 2, 3, ...new Array(90).fill(4)]', 'a[i * 30] = 7;', '[a[0], a[j], a[j * 30], a[95]]'],
  ['written at known places as well', 'new Array(100).fill(0)', 'a[i * 30] = 7; a[30] = 8;', '[a[30], a[j * 30]]'],
  ['known places first', 'new Array(100).fill(0)', 'a[30] = 8; a[i * 30] = 7;', '[a[30], a[j * 30], a[i + j]]'],
  [
    'elements deleted',
    'new Array(100).fill(0)',
    'a[i * 30] = 7; delete a[j * 30]; delete a[5];',
    '[a[30], 30 in a, 5 in a]',
  ],
  [
    'shortened',
    'new Array(100).fill(0)',
    'a[i * 30] = 7; a.length = 31;',
    '[a[30], a[60], a.length, a[j * 30], 60 in a]',
  ],
  [
    'shortened, and long again',
    'new Array(100).fill(0)',
    'a[i * 30] = 7; a.length = 31; a.length = 99;',
    '[a[30], 60 in a, a[j * 30]]',
  ],
  [
    'shortened to an unknown length',
    'new Array(90).fill(0)',
    'a[i * 30] = 7; a.length = j * 30;',
    '[a[30], a.length, 60 in a]',
  ],
  [
    'shortened on one way',
    'new Array(90).fill(0)',
    'a[i * 30] = 7; if (c) a.length = 40;',
    '[a[30], a.length, 60 in a]',
  ],
  ['grown', 'new Array(70).fill(0)', 'a[i * 40] = 7;', '[a.length, a[80], a[j * 40], 75 in a]'],
  ['filled again', 'new Array(100).fill(0)', 'a[i * 30] = 7; a.fill(1);', '[a[30], a[j * 30]]'],
  [
    'filled on one way',
    'new Array(100)',
    'a[i * 30] = 7; if (c) a.fill(1); a[j * 30] = 2;',
    '[a[30], a[31], a[j * 30]]',
  ],
  [
    'filled from some place on',
    'new Array(100).fill(0)',
    'a[i * 30] = 7; a.fill(1, 50, 70);',
    '[a[30], a[60], a[j * 30]]',
  ],
  [
    'written on one way',
    'new Array(100).fill(0)',
    'if (c) a[i * 30] = 7; else a[j * 30] = 8;',
    '[a[30], a[i * 30], a[j * 30]]',
  ],
  [
    'written on two ways',
    'new Array(100).fill(0)',
    'a[i * 30] = 1; if (c) a[30] = 7; else a[j * 30] = 8;',
    '[a[30], a[j * 30]]',
  ],
  ['objects', 'new Array(100).fill(null)', 'a[i * 30] = { n: 1 }; a[j * 30] = { n: 2, next: a[j * 30] };', 'a[30]'],
  ['objects changed', 'new Array(100).fill(null)', 'a[i * 30] = { n: 1 }; if (a[j * 30]) a[j * 30].n = 5;', 'a[30]'],
  ['iterated', 'new Array(80).fill(0)', 'a[i * 25] = 7;', '[...a]'],
  ['reduced', 'new Array(80).fill(0)', 'a[i * 25] = 7; a[j * 25] += 1;', 'a.reduce((x, y) => x + y, 0)'],
  [
    'pushed and popped',
    'new Array(70).fill(0)',
    'a[i * 25] = 7; a.push(5); a.pop(); a.pop();',
    '[a[50], a.length, 69 in a]',
  ],
  ['moved', 'new Array(70).fill(0)', 'a[i * 25] = 7; a.shift(); a.reverse();', '[a[44], a[j * 25], a.length]'],
  ['returned', 'new Array(70)', 'a[i * 25] = 7;', 'a'],
  ['searched', 'new Array(80).fill(0)', 'a[i * 25] = 7;', '[a.includes(7), a.indexOf(7), a.slice(24, 27)]'],
  ['keys', 'new Array(70)', 'a[i * 25] = 7;', 'Object.keys(a)'],
  [
    'frozen',
    'new Array(70).fill(0)',
    'a[i * 25] = 7; Object.freeze(a); try { a[j * 25] = 1; } catch { a = [1]; }',
    '[a[0], a[50]]',
  ],
  ['negative indices', 'new Array(70).fill(0)', 'a[i * 25 - 25] = 7;', '[a[0], a[-25], a[25], a.length]'],
  [
    'indices that may be no integers',
    'new Array(70).fill(0)',
    "a[c ? i * 25 : 'x'] = 7;",
    '[a[0], a.x, a[25], a[j * 25]]',
  ],
  ['one of two arrays', 'new Array(70).fill(0)', 'const b = []; (c ? a : b)[i * 25] = 7;', '[a[25], b.length, b[25]]'],
];

describe('long arrays', () => {
  test.each(cases)('%s', (_name, made, body, shown) => {
    const text = `(i, j, c) => { let a = ${made}; ${body} return ${shown}; }`;
    compareSymbolically({ text, domains: [place, place, flag] });
  });

  test('what may be one of thousands costs no more than what may be one of a hundred', () => {
    const text = (size: number): string =>
      `(i, j) => { const a = new Array(${size}).fill(null); const b = i * ${size / 8}; a[b] = 1; a[j * ${size / 8}] = 2; return a[b]; }`;
    compareSymbolically({ text: text(65536), domains: [place, place], caseLimit: 80 });
  });
});

const index = fc.constantFrom('i * 25', 'j * 25', 'i * 20 + j', '25', '50', '(c ? i : j) * 25');
const value = fc.constantFrom('0', '1', 'i', 'c', 'null', 'a[j * 25]', 'a[25]');
const step = fc.oneof(
  { arbitrary: fc.tuple(index, value).map(([at, what]) => `a[${at}] = ${what};`), weight: 6 },
  fc.tuple(index, value).map(([at, what]) => `if (c) a[${at}] = ${what};`),
  fc.tuple(index, value).map(([at, what]) => `if (i < j) a[${at}] = ${what}; else a[j * 25] = 3;`),
  fc.tuple(index, value).map(([at, what]) => `if (a[${at}] === a[i * 25]) a[${at}] = ${what};`),
  index.map((at) => `delete a[${at}];`),
  index.map((at) => `for (let k = 0; k < i; k++) a[${at} + k] = k;`),
  fc.constantFrom(
    'a.fill(c);',
    'if (c) a.fill(2);',
    'a.length = 60;',
    'if (c) a.length = 60;',
    'a.length = 80;',
    'a.pop();',
    'a.push(9);',
  ),
);

describe('random programs with a long array', () => {
  test('agree with node', () => {
    const program = fc.record({
      made: fc.constantFrom('new Array(70).fill(0)', 'new Array(70)', '[1, 2, ...new Array(68).fill(null)]'),
      steps: fc.array(step, { minLength: 2, maxLength: 6 }),
    });
    fc.assert(
      fc.property(program, ({ made, steps }) => {
        const shown = '[a[0], a[25], a[i * 25], a[j * 25], a[i * 20 + j], a.length, 50 in a, 65 in a]';
        const text = `(i, j, c) => { const a = ${made}; ${steps.join(' ')} return ${shown}; }`;
        compareSymbolically({ text, domains: [{ from: 0, to: 2 }, { from: 0, to: 2 }, flag] });
      }),
      { numRuns: 40 },
    );
    expect.hasAssertions();
  });
});
