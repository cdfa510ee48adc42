/**
 * Sloppy functions whose parameters and arguments are the same variables, or are no longer where some branch has parted them:
 * run, merge and follow give what node gives on every input.
 */

import { expect, test } from 'vitest';
import { judgeAgainst } from '../fuzz/evaluator/judge.js';
import { show } from '../fuzz/evaluator/show.js';
import { inputsOf, type Domains } from '../fuzz/program/program.js';

const DOMAINS: Domains = { a: [-1, 2], b: [0, 'x', null] };

/** What it is about, and the body of a sloppy f(a, b, c). */
const functions: readonly (readonly [name: string, body: string])[] = [
  ['assigned in a branch', 'if (c) a = 7; else b = a; return [arguments[0], arguments[1], a, b];'],
  ['written by index', 'arguments[a < 0 ? 0 : a] = "w"; return [a, b, c];'],
  ['parted in a branch', 'if (c) delete arguments[0]; a = "new"; return [arguments[0], a, 0 in arguments];'],
  [
    'parted, then joined, then written on both sides',
    'if (a > 0) delete arguments[1]; arguments[1] = "element"; var seen = b; b = "parameter"; return [seen, arguments[1], b];',
  ],
  ['not passed', 'return (function (x, y) { y = a; arguments[0] = b; return [x, y, arguments[1]]; })(c);'],
  [
    'passed or not',
    'var f = function (x, y) { y = "set"; return [arguments[1], arguments.length, y]; }; return c ? f(a, b) : f(a);',
  ],
  [
    'a closure that one branch calls',
    'var list = arguments; var up = function () { a += 1; return list[0]; }; if (c) up(); list[0] *= 2; return [up(), a];',
  ],
  ['frozen in a branch', 'if (c) Object.freeze(arguments); a = 5; arguments[1] = 6; return [arguments[0], b];'],
  [
    'read-only or an accessor',
    'if (c) Object.defineProperty(arguments, "0", { writable: false }); else Object.defineProperty(arguments, "0", { get: function () { return "got"; } }); a = 1; return [arguments[0], a, Object.keys(arguments)];',
  ],
  [
    'read-only in a branch only',
    'if (c) Object.defineProperty(arguments, "0", { writable: false, value: b }); arguments[0] = "try"; var seen = a; a = "end"; return [seen, a, arguments[0], Object.keys(arguments)];',
  ],
  ['shifted', 'var first = [].shift.call(arguments); return [first, a, b, c, arguments.length];'],
  [
    'one of two functions',
    'var f = c ? function (x) { x = 1; return arguments; } : function (x) { return arguments; }; return f(b)[0];',
  ],
  [
    'one of two objects',
    'var f = function (x) { return { list: arguments, get: function () { return x; }, set: function (v) { x = v; } }; }; var p = f(a), q = f(b), r = c ? p : q; r.set("s"); r.list[0] += "!"; return [p.get(), q.get(), p.list[0], q.list[0]];',
  ],
  [
    'a loop',
    'for (var i = 0; i < a; i++) { arguments[1] = i; if (b === 1) delete arguments[1]; } return [b, arguments[1]];',
  ],
];

test.each(functions)('%s', (_name, body) => {
  // running text is what an oracle does
  const sloppy = new Function('a', 'b', 'c', body) as (...input: unknown[]) => unknown;
  const expected = inputsOf(DOMAINS).map((input) => show(sloppy(...input)));
  const others = { '/sloppy.cjs': `module.exports = function (a, b, c) { ${body} };` };
  const source = "import f from './sloppy.cjs';\nexport function main(a, b, c) { return f(a, b, c); }";
  expect(judgeAgainst(expected, source, DOMAINS, others)).toEqual({ kind: 'agrees' });
});
