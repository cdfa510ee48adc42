/**
 * Writes at symbolic places, compared with node on every input: those that involve no reference take one path, and one more if they may
 * miss what is there; all others take a path for each place.
 */

import { describe, expect, test } from 'vitest';
import { comparedPaths, type Domain } from './support/symbolic.js';

const inside = { from: 0, to: 3 };
const around = { from: -1, to: 5 };
const value = { from: 5, to: 6 };
const key = { from: 0, to: 4 };
const flag = [true, false];

/** What it is about, the function, the domains of its parameters, the number of paths. */
const cases: readonly (readonly [name: string, text: string, domains: readonly Domain[], paths: number])[] = [
  ['elements', '(i, v) => { const a = [0, 1, 2, 3]; a[i] = v; return a; }', [inside, value], 1],
  [
    'elements, twice',
    '(i, j, v) => { const a = [0, 1, 2, 3]; a[i] = v; a[j] = a[i]; return a; }',
    [inside, inside, value],
    1,
  ],
  ['elements read afterwards', '(i, j) => { const a = [0, 1, 2, 3]; a[i] = 7; return a[j]; }', [inside, around], 1],
  [
    'elements of several types',
    '(i, v) => { const a = [0, "x", null, true]; a[i] = v; return a; }',
    [inside, [1, 'y', undefined]],
    1,
  ],
  ['holes', '(i) => { const a = new Array(4); a[i] = 1; return [a, a.length]; }', [inside], 1],
  // one path inside, one for each of -1, 4 and 5
  ['past the ends', '(i) => { const a = [0, 1, 2, 3]; a[i] = 9; return [a, a.length, a[-1]]; }', [around], 4],
  [
    'a length that is cut',
    '(n, i) => { const a = [0, 1, 2, 3]; while (a.length > n) a.pop(); if (i < a.length) a[i] = 9; return a; }',
    [inside, inside],
    7,
  ],
  ['elements that are objects', '(i) => { const a = [{}, {}, {}, {}]; a[i] = 1; return a; }', [inside], 4],
  ['objects as elements', '(i) => { const a = [0, 1, 2, 3]; a[i] = {}; return a; }', [inside], 4],
  [
    'frozen arrays',
    '(i) => { const a = Object.freeze([0, 1]); try { a[i] = 1; } catch { return i; } return a; }',
    [{ from: 0, to: 1 }],
    2,
  ],
  [
    'typed arrays',
    '(i, v) => { const a = new Int8Array(4); a[i] = v; return [...a]; }',
    [around, { from: 127, to: 129 }],
    1,
  ],
  [
    'typed arrays and what is no number',
    '(i, v) => { const a = new Uint8Array(2); a[i] = v; return [...a]; }',
    [inside, ['3', null, 1.5]],
    1,
  ],
  ['fields', '(k, v) => { const o = { x: 0, y: 1 }; o[k] = v; return o; }', [['x', 'y'], value], 1],
  [
    'fields that are missing',
    '(k) => { const o = { x: 0, y: 1 }; o[k] = 2; return [o, Object.keys(o)]; }',
    [['x', 'y', 'z', 'w']],
    3,
  ],
  ['fields that are integers', '(k) => { const o = { 0: 0, 1: 1 }; o[k] = 2; return o; }', [[0, 1, '1']], 1],
  [
    'fields that cannot be written',
    '(k) => { const o = { x: 0, get y() { return 1; } }; try { o[k] = 2; } catch { return k; } return o.x; }',
    [['x', 'y']],
    2,
  ],
  ['fields that are objects', '(k) => { const o = { x: {}, y: 1 }; o[k] = 2; return o; }', [['x', 'y']], 2],
  [
    'entries',
    '(k, v) => { const m = new Map([[0, 0], [1, 1], [2, 2]]); m.set(k, v); return [m, m.size]; }',
    [key, value],
    1,
  ],
  [
    'entries that are known to be there',
    '(k, v) => { const m = new Map([[0, 0], [1, 1]]); if (m.has(k)) m.set(k, v); return m; }',
    [key, value],
    2,
  ],
  [
    'new entries',
    '(k, l) => { const m = new Map(); m.set(k, 1); m.set(l, 2); m.set(3, 3); return [m, m.size]; }',
    [key, key],
    1,
  ],
  [
    'entries that go and come again',
    '(k, l) => { const m = new Map([[0, 0], [1, 1], [2, 2]]); m.delete(k); m.set(l, 9); m.set(k, 8); return [m, m.size, m.delete(l), m.size]; }',
    [key, key],
    1,
  ],
  [
    'entries listed',
    '(k, l) => { const m = new Map([[0, 0], [1, 1]]); m.delete(k); m.set(l, 9); return [...m.keys()].join(); }',
    [key, key],
    3,
  ],
  [
    'minus zero',
    '(k) => { const m = new Map([[1, 1]]); m.set(k, 2); return [[...m.keys()].some((x) => Object.is(x, -0)), m.size]; }',
    [[0, -0, 1]],
    2,
  ],
  ['objects in entries', '(k) => { const m = new Map([[0, {}], [1, {}]]); m.set(k, 5); return m; }', [key], 3],
  ['objects as entries', '(k) => { const m = new Map([[0, 0], [1, 1]]); m.set(k, {}); return m; }', [key], 3],
  [
    'objects as keys',
    '(p) => { const a = {}, b = {}; const m = new Map([[a, 0], [b, 1]]); m.set(p ? a : b, 2); return [...m.values()]; }',
    [flag],
    2,
  ],
  [
    'members',
    '(k, l) => { const s = new Set([0, 1]); s.add(k); s.delete(l); return [s, s.size, s.has(k)]; }',
    [key, key],
    1,
  ],
];

describe('writes at symbolic places', () => {
  test.each(cases)('%s', (_name, text, domains, paths) => {
    expect(comparedPaths({ text, domains })).toBe(paths);
  });
});
