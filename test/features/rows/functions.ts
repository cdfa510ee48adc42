/** Functions, generators, and what they know about their call. */

import { row, type Topic } from '../feature.js';

const sloppy = (text: string) => ({
  top: `import sloppy from './sloppy.cjs';`,
  files: { '/sloppy.cjs': `module.exports = ${text};` },
});

export const functions: Topic = {
  topic: 'functions',
  features: [
    row(
      'calls of one of several functions',
      'concrete',
      'const f = c ? (x) => x + 1 : function (x) { return [x, b]; }; return f(a);',
    ),
    row('calls of what may be no function', 'symbolic', 'const f = c ? () => a : b; return f();'),
    row('recursion', 'symbolic', 'const f = (n) => (n <= 0 ? 0 : n + f(n - 1)); return f(a);'),
    row(
      'recursion of two functions',
      'symbolic',
      'const even = (n) => n <= 0 || odd(n - 1); const odd = (n) => n > 0 && even(n - 1); return [even(a), b];',
    ),
    row(
      'parameters with defaults, patterns, rest',
      'symbolic',
      'const f = (x, y = x + 1, { k = y } = {}, ...r) => [x, y, k, r]; return c ? f(a) : f(a, b, { k: a }, a, b);',
    ),
    row(
      'closures that share variables',
      'symbolic',
      'let n = a; const up = () => (n += 1); const get = () => n; if (c) up(); up(); return get();',
    ),
    row(
      '`arguments` in strict functions',
      'symbolic',
      'const f = function (x) { arguments[0] = 7; return [x, arguments.length, arguments[1]]; }; return c ? f(a) : f(a, b);',
    ),
    row(
      '`arguments` in sloppy functions',
      'symbolic',
      'return sloppy(a, b);',
      sloppy('function (x) { return [x, arguments.length, arguments[1]]; }'),
    ),
    row(
      'parameters that are written through `arguments`',
      'symbolic',
      'return sloppy(a, b);',
      sloppy('function (x) { arguments[0] = 7; return [x, arguments[1]]; }'),
    ),
    row(
      'attributes of such parameters',
      { code: 'unsupported-builtin', at: 'Object.defineProperty' },
      'return sloppy(a, b);',
      sloppy('function (x) { Object.defineProperty(arguments, 0, { enumerable: false }); return x; }'),
    ),
    row('spread in calls', 'concrete', 'return Math.max(...(c ? [a, 1] : [a]), 0);'),
    row(
      '`call`, `apply`, `bind`',
      'symbolic',
      'const f = function (x, y) { return [this.k, x, y]; }; return [f.call({ k: a }, b), f.apply({ k: 1 }, [a, b]), f.bind({ k: b }, a)(c)];',
    ),
    row(
      '`this` in sloppy functions',
      'symbolic',
      'return sloppy.call(c ? a : 5, b);',
      sloppy(`function (x) { return [typeof this, this + 1, x]; }`),
    ),
    row(
      '`new`, `new.target`',
      'symbolic',
      'function Made(x) { if (c) return { x }; this.x = new.target === Made; } return new Made(a);',
    ),
    row(
      'generators, `yield`, `yield*`',
      'symbolic',
      'function* g() { const r = yield a; yield* [r, b]; return c; } const g1 = g(); return [g1.next(), g1.next(b), ...g1];',
    ),
    row(
      'generators advanced in one branch only',
      'concrete',
      'function* g() { yield a; yield b; yield 3; } const g1 = g(); if (c) g1.next(); return [g1.next(), g1.next(), g1.next()];',
    ),
    row(
      '`return` and `throw` of generators',
      'symbolic',
      'const log = []; function* g() { try { yield a; } finally { log.push(b); } } const g1 = g(); g1.next(); return [c ? g1.return(a) : g1.next(), log];',
    ),
    row(
      'iterators written by hand',
      'symbolic',
      `const it = { [Symbol.iterator]() { let n = 0; return { next: () => ({ value: b, done: n++ >= a }), return: () => ({}) }; } }; return [...it, a];`,
    ),
    row(
      'async functions',
      'symbolic',
      'const log = []; async function keep() { log.push(a); return b; } return [keep() instanceof Promise, log];',
    ),
    row(
      'async generators',
      'symbolic',
      'const log = []; async function* keep() { log.push(a); if (c) log.push(b); } return [keep().next() instanceof Promise, log];',
    ),
    row(
      '`yield` of async generators, and `for await`',
      { code: 'await', at: 'give())' },
      'async function* give() { yield a; } async function wait() { for await (const x of give()) return x; } return wait();',
    ),
    row('`Function(…)`', { code: 'direct-eval', at: 'new Function' }, `return new Function('return 1')() + a;`),
  ],
};
