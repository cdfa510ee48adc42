/**
 * Two claims about sixty functions over small domains: the formula that merge makes of the result, evaluated on every
 * input, is what node returns for it; and the constraints of the paths that follow takes partition the inputs exactly.
 */

import { expect, test } from 'vitest';
import { judge } from '../fuzz/evaluator/judge.js';
import type { Domains } from '../fuzz/program/program.js';

const SMALL: Domains = { a: [-2, 3], b: [0, 1, 'x', null] };
const MIXED: Domains = { a: [-1, 2], b: [undefined, null, -0, 0.5, 'x', '1', true, NaN] };
const WIDE: Domains = { a: [9007199254740989, 9007199254740991], b: [1, -1, 2147483647, 0.5] };

/** What it is about, over which inputs, and the body of main(a, b, c). */
const functions: readonly (readonly [name: string, domains: Domains, body: string])[] = [
  // numbers
  ['absolute value', SMALL, 'return a < 0 ? -a : a;'],
  ['minus zero from a product', SMALL, 'return [a * 0, Object.is(a * 0, -0), 1 / (a * -0)];'],
  ['minus zero from a remainder', SMALL, 'return [a % 2, 1 / (a % 2), -a % 3];'],
  ['division', SMALL, 'return [a / 2, 7 / a, a / a];'],
  ['rounding', SMALL, 'return [Math.floor(a / 2), Math.ceil(a / 2), Math.round(a / 2), Math.trunc(a / 2)];'],
  ['overflow into doubles', WIDE, 'return [a + 1, a + 2, a * 2, a + b, a - b];'],
  ['truncation to 32 bits', WIDE, 'return [a | 0, a >>> 0, (a * 3) | 0, b << 4, ~a, a ^ b];'],
  ['powers', SMALL, 'return [a ** 2, 2 ** a, a ** 0.5];'],
  ['sums under conditions', SMALL, 'let n = 0; if (a > 0) n += a; if (c) n -= 2; if (n === 1) n = 10; return n;'],
  ['extrema', SMALL, 'return [Math.min(a, 1), Math.max(a, c ? 2 : -1), Math.max(), Math.min(a, NaN)];'],
  ['counting up and down', SMALL, 'let n = a; return [n++, ++n, n--, --n, n];'],
  // conversions and comparisons
  ['loose equality', MIXED, "return [b == 0, b == null, b == '1', b == true, b == a, a == b];"],
  ['strict equality', MIXED, 'return [b === 0, b === null, b === b, Object.is(b, -0), a === b];'],
  ['order of mixed types', MIXED, "return [b < 1, b <= a, b > 'a', a >= b];"],
  ['plus', MIXED, 'return [a + b, b + b, b + [a], c + b];'],
  ['truth', MIXED, 'return [!b, !!b, b ? 1 : 2, b || a, b && a, b ?? a];'],
  ['types', MIXED, 'return [typeof b, typeof a, typeof (c ? a : b)];'],
  ['text', MIXED, 'return [String(b), `${a}${b}`, `${c}`.length, (b + a).toString().slice(1)];'],
  ['keys made of values', MIXED, 'const o = { x: 1, null: 2, 0: 3 }; return [o[b], b in o, o[a]];'],
  ['parsing', MIXED, 'return [Number(b), parseInt(b), +c, Number.isInteger(b)];'],
  // branches
  ['four corners', SMALL, "if (a > 0) { if (c) return 'pc'; return 'p'; } if (c) return 'nc'; return 'n';"],
  [
    'switch with a fall',
    SMALL,
    "const t = []; switch (a) { case 0: t.push(0); case 1: t.push(1); break; default: t.push('d'); case -1: t.push(-1); } return t;",
  ],
  [
    'switch on any value',
    SMALL,
    "switch (b) { case null: return 'null'; case 'x': return 'x'; case 0: return c ? 'zero' : -0; } return a;",
  ],
  ['short circuit', SMALL, 'const t = []; const see = (v) => (t.push(v), v); (see(a) && see(b)) || see(c); return t;'],
  ['optional chains', MIXED, 'return [b?.length, b?.x?.y, b?.toFixed?.(1), (c ? null : { x: a })?.x];'],
  ['assignment operators', MIXED, 'let x = b, y = b, z = b; x ??= a; y ||= a; z &&= a; return [x, y, z];'],
  // loops
  ['a loop as long as the input', SMALL, 'let n = 0; for (let i = 0; i < a; i++) n += i * a; return n;'],
  [
    'two loops and a label',
    SMALL,
    'const t = []; outer: for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) { if (j === a) continue outer; if (i === a) break outer; t.push(i * 3 + j); } return t;',
  ],
  [
    'a loop left from a switch',
    SMALL,
    'let n = 0; while (true) { n++; switch (n) { case a: return n; case 4: return -n; } }',
  ],
  [
    'do and while',
    SMALL,
    'let n = a, steps = 0; do { steps++; n = n > 0 ? n - 2 : n + 1; } while (n !== 0 && steps < 5); return [n, steps];',
  ],
  [
    'a binding for each round',
    SMALL,
    'const fs = []; for (let i = 0; i < 3; i++) { fs.push(() => i); if (i === a) i++; } return fs.map((f) => f());',
  ],
  [
    'euclid',
    { a: [1, 6], b: [4, 6, 9] },
    'let x = a, y = b; while (y !== 0) { const r = x % y; x = y; y = r; } return x;',
  ],
  [
    'collatz',
    { a: [1, 7], b: [0] },
    'let n = a, steps = 0; while (n !== 1) { n = n % 2 === 0 ? n / 2 : 3 * n + 1; steps++; } return steps;',
  ],
  [
    'for in',
    SMALL,
    'const o = { k: 1 }; if (c) o.x = 2; if (a > 0) delete o.k; o[a] = 3; const t = []; for (const key in o) t.push(key); return t;',
  ],
  // exceptions
  ['throw and catch', SMALL, 'try { if (a > 0) throw a; if (c) throw b; return -1; } catch (e) { return [e]; }'],
  [
    'finally overrides',
    SMALL,
    'for (;;) { try { if (a > 0) return 1; if (c) throw 2; } catch { return 3; } finally { if (a === 1) break; if (a === 2) return 4; } return 5; } return 6;',
  ],
  ['errors of the engine', MIXED, 'try { return b.length.x; } catch (e) { return [e instanceof TypeError, e.name]; }'],
  [
    'too early',
    SMALL,
    'try { if (a > 0) return f(); let x = 1; return f(); function f() { return x; } } catch (e) { return e.name; }',
  ],
  [
    'through two frames',
    SMALL,
    'const f = (n) => { if (n > 1) throw new RangeError(n); return n; }; const g = (n) => { const r = f(n); return r + 1; }; try { return g(a); } catch (e) { return e.message; }',
  ],
  // objects
  ['mutation in one branch', SMALL, 'const o = { x: 1 }; if (c) o.x = a; else o.y = b; return [o.x, o];'],
  [
    'aliasing by a condition',
    SMALL,
    'const o = { x: 1 }, p = { x: 2 }; const q = c ? o : p; q.x += a; return [o, p, q === o];',
  ],
  [
    'keys in order',
    SMALL,
    'const o = {}; if (c) o.x = 1; o[a] = 2; o.y = 3; if (!c) o.x = 4; return [Object.keys(o), JSON.stringify(o)];',
  ],
  [
    'accessors',
    SMALL,
    'let n = 0; const o = { get x() { return n++; }, set x(v) { n = v * 2; } }; if (c) o.x = a; return [o.x, o.x, n];',
  ],
  ['spread and rest', SMALL, 'const { x, ...rest } = { x: a, ...(c ? { y: b } : { z: b }), w: 1 }; return [x, rest];'],
  [
    'destructuring defaults',
    MIXED,
    'const [x = a, y = x] = [b]; const { length = 7 } = String(b); return [x, y, length];',
  ],
  [
    'prototypes',
    SMALL,
    'function P(x) { this.x = x; } P.prototype.get = function () { return this.x; }; const p = new P(a); if (c) p.get = () => b; return [p.get(), p instanceof P];',
  ],
  [
    'classes',
    SMALL,
    'class A { #n = a; static made = 0; constructor() { A.made++; } get n() { return this.#n; } bump() { this.#n += c ? 1 : 2; return this; } } class B extends A { get n() { return super.n * 10; } } const x = new (a > 0 ? B : A)(); return [x.bump().n, A.made];',
  ],
  [
    'symbols as keys',
    SMALL,
    "const s = Symbol('s'); const o = { [s]: a, [c ? s : 'x']: b }; return [o[s], Object.keys(o).length];",
  ],
  // arrays and collections
  [
    'push in one branch',
    SMALL,
    'const t = [1]; if (c) t.push(a); t.push(b); if (a > 0) t.shift(); return [t, t.length];',
  ],
  ['an element by the input', SMALL, 'const t = [10, 20, 30]; t[a & 3] = b; return [t[1], t[a], t.length, t];'],
  [
    'holes',
    SMALL,
    'const t = [1, , 3]; if (c) t.length = 2; if (a > 1) delete t[0]; return [t, 1 in t, t.indexOf(undefined), t.map((x) => x)];',
  ],
  [
    'callbacks',
    SMALL,
    'const t = [3, 1, 2, a]; return [t.map((x) => x * 2), t.filter((x) => x > a), t.reduce((x, y) => x + y), t.find((x) => x > 2), t.some((x) => x === 1)];',
  ],
  [
    'sorting',
    SMALL,
    'return [[3, a, 1].sort((x, y) => x - y), [3, a, 1].sort(), [c, b, a].map(String).sort().join()];',
  ],
  [
    'splicing',
    SMALL,
    'const t = [1, 2, 3, 4]; const cut = t.splice(a, 2, b); return [t, cut, t.slice(a), t.concat(cut)];',
  ],
  [
    'maps in order',
    MIXED,
    'const m = new Map([[b, 1], [0, 2], [a, 3]]); if (c) { m.delete(b); m.set(b, 4); } return [[...m], m.size, m.get(0)];',
  ],
  ['sets', MIXED, 'const s = new Set([b, a, c]); s.delete(a > 0 ? 1 : true); return [[...s], s.has(b), s.size];'],
  // functions and generators
  ['recursion by the input', SMALL, 'const f = (n) => (n <= 1 ? 1 : f(n - 1) + (c ? f(n - 2) : 1)); return f(a);'],
  [
    'parameters',
    MIXED,
    'function f(x, y = x, ...rest) { return [x, y, rest, arguments.length]; } return [f(b), f(...(c ? [a] : [a, b, c])), f.call(null)];',
  ],
  [
    'a counter in a closure',
    SMALL,
    'const counter = () => { let n = a; return { up: () => ++n, get n() { return n; } }; }; const x = counter(), y = c ? x : counter(); x.up(); y.up(); return [x.n, y.n];',
  ],
  [
    'a generator advanced in one branch',
    SMALL,
    'function* g() { const got = yield a; try { yield got; yield 2; } finally { log.push(3); } } const log = []; const it = g(); if (c) it.next(); log.push(it.next(b).value, it.next(a).value); if (a > 0) log.push(it.return(9)); log.push(it.next()); return log;',
  ],
  [
    'a generator closed early',
    SMALL,
    "const log = []; function* g() { try { for (let i = 0; ; i++) yield i; } finally { log.push('closed'); } } for (const x of g()) { log.push(x); if (x >= a || c) break; } return log;",
  ],
];

test('there are sixty', () => {
  expect(functions.length).toBeGreaterThanOrEqual(60);
});

test.each(functions)('%s', (_name, domains, body) => {
  expect(judge(`export function main(a, b, c) { ${body} }`, domains)).toEqual({ kind: 'agrees' });
});
