/** Iterators of arrays, strings, maps and sets, and generators. */

import type { BuiltinCases } from './case.js';
import { arrays, likes } from './array-shared.js';

const DRAIN =
  'const drain = (it, most = 8) => { const all = []; for (let i = 0; i < most; i++) { const r = it.next(); all.push([r.value, r.done, Object.keys(r).join()]); if (r.done) { const again = it.next(); all.push([again.value, again.done]); break; } } return all; };';

function arrayIterator(name: 'keys' | 'values' | 'entries'): BuiltinCases {
  return {
    builtin: `Array.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...[...arrays, ...likes].map((receiver) => `${DRAIN} return drain(Array.prototype.${name}.call(${receiver}));`),
      `${DRAIN} const a = [1, 2]; const it = a.${name}(); it.next(); a.push(3); return drain(it);`,
      `${DRAIN} const a = [1, 2, 3]; const it = a.${name}(); it.next(); a.length = 1; return drain(it);`,
      `${DRAIN} const a = [1]; const it = a.${name}(); const first = drain(it); a.push(2, 3); return [first, drain(it)];`,
      `${DRAIN} const a = [1, 2, 3]; const it = a.${name}(); it.next(); a.shift(); return drain(it);`,
      `const it = [1].${name}(); return [it[Symbol.iterator]() === it, Object.prototype.toString.call(it), typeof it.next, it.return];`,
      `[...[1, 2].${name}()]`,
      `Array.from(['a', , 'c'].${name}())`,
      `[1].${name}().next.call({})`,
      `[1].${name}().next.call(undefined)`,
      `[1].${name}().next.call([])`,
      `[1].${name}().next.call(new Map().keys())`,
      `Array.prototype.${name}.length`,
      `Array.prototype.${name}.name`,
      `const log = []; const it = Array.prototype.${name}.call({ get length() { log.push('length'); return 2; }, get 0() { log.push('0'); return 'a'; }, 1: 'b' }); it.next(); it.next(); it.next(); it.next(); return log;`,
      `const a = [1, 2, 3]; const [x, , y] = a.${name}(); return [x, y];`,
      `const a = [1, 2, 3]; const [x, ...y] = a.${name}(); return [x, y];`,
    ],
  };
}

const arrayIterators: readonly BuiltinCases[] = [
  arrayIterator('keys'),
  arrayIterator('values'),
  arrayIterator('entries'),
  {
    builtin: 'Array.prototype[Symbol.iterator]',
    status: 'symbolic',
    snippets: [
      'Array.prototype[Symbol.iterator] === Array.prototype.values',
      '(function () { return arguments[Symbol.iterator] === Array.prototype.values; })()',
      '(function () { return [...arguments]; })(1, 2, 3)',
      '(function () { let s = 0; for (const x of arguments) s += x; return s; })(1, 2, 3)',
      '(function () { arguments.length = 1; return [...arguments]; })(1, 2, 3)',
      '[...[1, , 3]]',
      'const [a, b = 5, ...c] = [1, undefined, 3, 4]; return [a, b, c];',
      'const [a, b] = []; return [a, b];',
      'const [] = [1]; return 1;',
      'Math.max(...[3, 1, 2])',
      'const r = []; for (const x of [1, 2, 3]) { if (x === 2) continue; r.push(x); } return r;',
      'const r = []; for (const x of [1, 2, 3]) { if (x === 2) break; r.push(x); } return r;',
      'const a = [1, 2, 3]; const r = []; for (const x of a) { r.push(x); if (a.length < 6) a.push(x * 2); } return r;',
      'const a = [1, 2, 3, 4]; const r = []; for (const x of a) { r.push(x); a.pop(); } return r;',
      'const a = [1, 2, 3, 4]; const r = []; for (const x of a) { r.push(x); a.shift(); } return r;',
      'const a = [1, 2]; a[Symbol.iterator] = function* () { yield 7; }; return [...a];',
      'class A extends Array { *[Symbol.iterator]() { yield 1; } } return [...new A(5)];',
      'const [x] = null;',
      'const [x] = undefined;',
      'const [x] = {};',
      'Math.max(...5)',
      'const [x] = 5;',
      'for (const x of 5) {}',
      '[...{}]',
      'new Map([...new Map([[1, 2]]).entries()])',
    ],
  },
  {
    builtin: 'Array Iterator',
    status: 'symbolic',
    snippets: [
      'const p = Object.getPrototypeOf([].keys()); return [Reflect.ownKeys(p).map(String), p[Symbol.toStringTag], p.next.length, p.next.name];',
      'const p = Object.getPrototypeOf([].keys()); const q = Object.getPrototypeOf(p); return [Reflect.ownKeys(q).map(String), Object.getPrototypeOf(q) === Object.prototype];',
      'Object.getPrototypeOf([].keys()) === Object.getPrototypeOf([].values())',
      "Object.getPrototypeOf(Object.getPrototypeOf([].keys())) === Object.getPrototypeOf(Object.getPrototypeOf(''[Symbol.iterator]()))",
      "String([].keys()) + String(''[Symbol.iterator]()) + String(new Map().keys()) + String(new Set().keys())",
      ...['undefined', 'null', '1', "'a'", '{}', '[]', '() => 1', "''[Symbol.iterator]()", 'new Map().keys()'].flatMap(
        (self) => [
          `[].keys().next.call(${self})`,
          `const next = [].values().next; return Object.is(next.call([5].values(), ${self}).value, 5)`,
        ],
      ),
    ],
  },
];

const strings: BuiltinCases = {
  builtin: 'String.prototype[Symbol.iterator]',
  status: 'symbolic',
  snippets: [
    ...[
      "''",
      "'abc'",
      "'a😀b'",
      "'\\ud83d'",
      "'\\ude00\\ud83d'",
      "'\\ud83dx'",
      'Object("hi")',
      '12',
      'true',
      '[1, 2]',
      '{ toString() { return "obj"; } }',
      'null',
      'undefined',
      "Symbol('s')",
      '{ toString() { throw new Error("no"); } }',
    ].map((receiver) => `${DRAIN} return drain(String.prototype[Symbol.iterator].call(${receiver}));`),
    "[...'a😀b']",
    "const [a, b] = 'xy'; return a + b;",
    "Array.from('héllo', c => c.toUpperCase())",
    "let n = 0; for (const c of '😀😀') n++; return n;",
    "new Set('aab').size",
    "const it = 'ab'[Symbol.iterator](); it.next(); return [it[Symbol.toStringTag], it.next().value, it.next().done];",
    "''[Symbol.iterator]().next.call({})",
    "''[Symbol.iterator]().next.call([].keys())",
  ],
};

const generators: BuiltinCases = {
  builtin: 'Generator',
  status: 'symbolic',
  snippets: [
    `${DRAIN} function* g() { yield 1; yield 2; return 3; } return drain(g());`,
    `${DRAIN} function* g() {} return drain(g());`,
    'function* g() { const a = yield 1; const b = yield a; return [a, b]; } const it = g(); return [it.next(0), it.next(5), it.next(6), it.next(7)];',
    'function* g() { try { yield 1; } catch (e) { yield "caught " + e; } return 2; } const it = g(); it.next(); return [it.throw("x"), it.next(), it.next()];',
    'function* g() { try { yield 1; } finally { yield "cleanup"; } } const it = g(); it.next(); return [it.return(9), it.next(), it.next()];',
    'function* g() { yield 1; } const it = g(); return [it.return(4), it.next()];',
    'function* g() { yield 1; } const it = g(); it.throw(new Error("early"));',
    'function* g() { yield 1; } const it = g(); it.next(); it.next(); return [it.return(4), it.next()];',
    'function* g() { yield 1; } const it = g(); it.next(); it.next(); it.throw(new RangeError("late"));',
    'function* g() { it.next(); yield 1; } const it = g(); it.next();',
    'function* g() { yield* [1, 2]; return yield* h(); } function* h() { yield 3; return 4; } return [...g()];',
    'function* g() { yield* "ab"; yield* new Set([1]); } return [...g()];',
    'function* g() { yield 1; } return g().next.call({});',
    'function* g() { yield 1; } return g().return.call(undefined);',
    'function* g() { yield 1; } return g().throw.call(5);',
    'function* g() {} return [String(g()), g()[Symbol.iterator] !== undefined, typeof g().next];',
    'function* g() {} return g() instanceof g;',
    'function* g() {} const it = g(); return it[Symbol.iterator]() === it;',
    'function* g() {} const p = Object.getPrototypeOf(g.prototype); return [Reflect.ownKeys(p).map(String), p[Symbol.toStringTag]];',
    'function* g() {} const f = Object.getPrototypeOf(g); return [f[Symbol.toStringTag], f.prototype === Object.getPrototypeOf(g.prototype), String(Object.prototype.toString.call(g))];',
    'function* g() {} new g();',
    'function* fib() { let [a, b] = [0, 1]; for (;;) { yield a; [a, b] = [b, a + b]; } } const r = []; for (const x of fib()) { if (x > 50) break; r.push(x); } return r;',
    'const log = []; function* g() { try { yield 1; yield 2; } finally { log.push("closed"); } } for (const x of g()) { log.push(x); break; } return log;',
    'const log = []; function* g() { try { yield 1; yield 2; } finally { log.push("closed"); } } const [a] = g(); return [a, log];',
    'const log = []; function* g() { try { yield 1; } finally { log.push("closed"); } } try { for (const x of g()) throw new Error("body"); } catch (e) { log.push(e.message); } return log;',
    'function* g(a, b = a + 1) { yield [a, b, arguments.length]; } return [...g(1), ...g(1, 5)];',
    'const o = { *m() { yield this.x; }, x: 3 }; return [...o.m()];',
    'class A { *[Symbol.iterator]() { yield* [1, 2]; } } return [...new A()];',
    'function* g() { const r = yield; return r; } const it = g(); it.next(); return it.next("sent");',
    'function* walk(t) { if (t) { yield* walk(t.l); yield t.v; yield* walk(t.r); } } return [...walk({ v: 2, l: { v: 1 }, r: { v: 3 } })];',
  ],
};

export const iteratorCases: readonly BuiltinCases[] = [...arrayIterators, strings, generators];
