/** Builtins on symbolic operands, under merge and under follow, against the real functions on every member. */

import { describe, test } from 'vitest';
import { compareSymbolically, type Domain, type SymbolicCase } from '../support/symbolic.js';

const small: Domain = { from: -5, to: 6 };
const odd: Domain = [NaN, -0, 0, Infinity, -Infinity, 0.5, -1.5, 3, 2 ** 53];
const anything: Domain = [undefined, null, true, '7', ' ', 'x', 5n, 12, -0.5];
const texts: Domain = ['', 'abc', 'b', 'a😀'];

/** Where a formula is promised, cases may not be taken apart. */
const byFormula: readonly SymbolicCase[] = [
  ...['abs', 'ceil', 'floor', 'round', 'trunc', 'sign', 'clz32'].map((name) => ({
    text: `(x) => Math.${name}(x)`,
    domains: [{ from: -300, to: 300 }],
    caseLimit: 4,
  })),
  { text: '(x) => Math.clz32(x * 16777216)', domains: [{ from: -300, to: 300 }], caseLimit: 4 },
  { text: '(x, y) => Math.max(x, y)', domains: [small, { from: 0, to: 9 }], caseLimit: 4 },
  { text: '(x, y) => Math.min(x, 2, y)', domains: [small, { from: 0, to: 9 }], caseLimit: 4 },
  { text: '(x) => Math.max(x, -0)', domains: [small], caseLimit: 4 },
  { text: '(x) => Math.min(x, -0)', domains: [small], caseLimit: 4 },
  { text: '(x) => Math.max(x, 1.5, -Infinity)', domains: [small], caseLimit: 4 },
  { text: '(x) => Math.min(NaN, x)', domains: [small], caseLimit: 4 },
  { text: '(x, y) => Math.imul(x * 400000000, y * 300000001)', domains: [small, { from: -7, to: 7 }], caseLimit: 4 },
  { text: '(x, y) => Math.imul(x, y)', domains: [small, small], caseLimit: 4 },
  ...['isInteger', 'isSafeInteger', 'isFinite', 'isNaN'].map((name) => ({
    text: `(x) => Number.${name}(x)`,
    domains: [{ from: -300, to: 300 }],
    caseLimit: 4,
  })),
  ...['isNaN', 'isFinite', 'parseInt', 'parseFloat', 'Number', 'Boolean'].map((name) => ({
    text: `(x) => ${name}(x)`,
    domains: [{ from: -300, to: 300 }],
    caseLimit: 4,
  })),
  { text: '(x) => x.valueOf()', domains: [small], caseLimit: 4 },
  { text: '(x) => new Number(x).valueOf()', domains: [small], caseLimit: 4 },
  { text: '(x) => structuredClone({ x, list: [x + 1, { x }] })', domains: [{ from: -300, to: 300 }], caseLimit: 4 },
  { text: '(x) => [...structuredClone(new Map([[1, x], [2, [x]]]))]', domains: [small], caseLimit: 4 },
];

const caseByCase: readonly SymbolicCase[] = [
  ...['abs', 'ceil', 'round', 'sign', 'clz32', 'sqrt', 'cbrt', 'fround', 'log2', 'exp'].flatMap((name) => [
    { text: `(x) => Math.${name}(x)`, domains: [odd] },
    { text: `(x) => Math.${name}(x)`, domains: [small] },
    { text: `(x) => { try { return Math.${name}(x); } catch (e) { return e.message; } }`, domains: [anything] },
  ]),
  ...['max', 'min', 'pow', 'atan2', 'hypot', 'imul'].flatMap((name) => [
    { text: `(x, y) => Math.${name}(x, y)`, domains: [odd, odd] },
    { text: `(x, y) => Math.${name}(x, y)`, domains: [odd, small] },
    { text: `(x, y) => Math.${name}(x, y)`, domains: [anything, small] },
  ]),
  ...[
    'Number',
    'Boolean',
    'String',
    'parseInt',
    'parseFloat',
    'isNaN',
    'isFinite',
    'BigInt',
    'Number.isInteger',
  ].flatMap((name) => [
    { text: `(x) => ${name}(x)`, domains: [anything] },
    { text: `(x) => ${name}(x)`, domains: [odd] },
  ]),
  { text: '(x, r) => parseInt(x, r)', domains: [['11', 'z', 15], { from: 0, to: 5 }] },
  { text: '(x, d) => x.toFixed(d)', domains: [small, { from: -1, to: 2 }] },
  { text: '(x, r) => x.toString(r)', domains: [small, { from: 0, to: 4 }] },
  { text: '(s, i) => s.charAt(i)', domains: [texts, small] },
  { text: '(s, i) => s.charCodeAt(i)', domains: [texts, small] },
  { text: '(s, i) => s.at(i)', domains: [texts, small] },
  { text: '(s, i, j) => s.slice(i, j)', domains: [texts, { from: -3, to: 3 }, { from: -3, to: 3 }] },
  { text: '(s, t) => s.indexOf(t)', domains: [texts, texts] },
  { text: '(s, t) => s.includes(t)', domains: [[...texts, null], texts] },
  { text: '(s, n) => s.repeat(n)', domains: [texts, { from: -2, to: 3 }] },
  { text: '(s, n) => s.padStart(n, s)', domains: [texts, { from: -2, to: 7 }] },
  { text: '(s, t) => s.replace(t, "<$&>")', domains: [texts, texts] },
  { text: '(s, t) => s.replaceAll(t, (m, i) => m + i)', domains: [texts, texts] },
  { text: '(s, t) => s.split(t)', domains: [texts, texts] },
  { text: '(s) => [...s].length', domains: [texts] },
  { text: '(n) => String.fromCharCode(97 + n)', domains: [small] },
  { text: '(s) => s.toUpperCase() + s.trim()', domains: [texts] },
  { text: '(s) => new String(s).length', domains: [texts] },
  { text: '(s) => /b/.test(s)', domains: [texts] },
  { text: '(s) => /b/.exec(s)?.index', domains: [texts] },
  {
    text: '(s) => { const r = /./gu; const out = [r.test(s), r.lastIndex]; return [...out, r.test(s), r.lastIndex]; }',
    domains: [texts],
  },
  { text: '(s) => s.replace(/[a-b]/g, "-")', domains: [texts] },
  { text: '(s) => s.replace(/[a-b]/g, (c) => c + c)', domains: [texts] },
  { text: '(s) => s.match(/[a-b]/g)', domains: [texts] },
  { text: '(s) => s.search(/b/)', domains: [texts] },
  { text: '(s) => s.split(/b/)', domains: [texts] },
  { text: '(s) => [...s.matchAll(/./g)].length', domains: [texts] },
  { text: '(p) => new RegExp(p).test("abc")', domains: [['b', '(', 'x']] },
  { text: '(x) => Symbol(x).description', domains: [texts] },
  { text: '(x) => Symbol.for(x).description', domains: [texts] },
  { text: '(x) => typeof Symbol.keyFor(x)', domains: [[Symbol.iterator, 'a', 1.5]] },
  { text: '(x, y) => JSON.stringify({ x, y: [y] })', domains: [small, [...texts, undefined, null]] },
  { text: '(x) => JSON.stringify({ x }, null, 1)', domains: [odd] },
  {
    text: '(c) => { const o = { a: 1 }; if (c) o.b = 2; else delete o.a; return JSON.stringify(o); }',
    domains: [[true, false]],
  },
  { text: '(x) => structuredClone([x, new Set([x])])', domains: [anything] },
  {
    text: '(x, c) => { const o = { x }; if (c) o.self = o; const d = structuredClone(o); return [d.x, d.self === d]; }',
    domains: [small, [true, false]],
  },
  {
    text: '(c) => { const d = structuredClone(c ? [1, , 2] : { a: new Date(5) }); return [d, Array.isArray(d)]; }',
    domains: [[true, false]],
  },
  { text: '(s) => JSON.parse(s)', domains: [['1', '[1,2]', '{"a":1}', '']] },
  { text: '(x) => new Date(x).toISOString()', domains: [[0, 1e12, NaN]] },
  { text: '(x) => { const d = new Date(0); d.setUTCDate(x); return d.getTime(); }', domains: [small] },
  {
    text: '(c, x) => { const d = new Date(0); if (c) d.setTime(x); return d.getTime(); }',
    domains: [[true, false], small],
  },
  { text: '(x) => encodeURIComponent(x)', domains: [[...texts, ' ', '\ud800']] },
  { text: '(x) => structuredClone({ x }).x', domains: [anything] },
];

describe('by a formula', () => {
  test.each(byFormula.map((one) => [one.text, one] as const))('%s', (_text, one) => compareSymbolically(one));
});

describe('case by case', () => {
  test.each(caseByCase.map((one) => [`${one.text} ${one.domains.length}`, one] as const))('%s', (_text, one) =>
    compareSymbolically(one),
  );
});
