/** Operators and literals on operands of several types. */

import { row, type Topic } from '../feature.js';

export const expressions: Topic = {
  topic: 'expressions',
  features: [
    row('`+`, `-`, `*` of numbers', 'symbolic', 'return [a + 1, a - 0.5, a * a * -1];'),
    row('`/`, `%`, `**`', 'symbolic', 'return [a / 2, a % 2, 1 / (a * 0), a ** 2];'),
    row(
      '`&`, `|`, `^`, `~`, `<<`, `>>`, `>>>`',
      'symbolic',
      'return [a & 1, a | 4, a ^ 3, ~a, a << 30, a >> 1, a >>> 0];',
    ),
    row('`+` of strings and other values', 'symbolic', `return [b + a, a + 'x', b + undefined, [a] + b];`),
    row('`===`, `!==`, `Object.is`', 'symbolic', 'return [a === b, b !== undefined, Object.is(a * 0, 0)];'),
    row('`==` and its conversions', 'symbolic', `return [a == '1', b == null, b == false, [a] == 1];`),
    row('`<`, `<=`, `>`, `>=`', 'symbolic', `return [a < 1, b <= 'a', a > b, [a] >= 0];`),
    row('`&&`, `||`, `??`, `!`', 'symbolic', 'return [a && b, a || c, b ?? a, !b];'),
    row(
      '`?.`',
      'symbolic',
      `const o = c ? { k: { m: () => a } } : a > 0 ? { k: null } : null; return [o?.k?.m(), o?.['k'], b?.length];`,
    ),
    row('assignment with an operator', 'symbolic', 'let n = a; n += c; n *= 2; n ??= 7; n ||= b; n &&= [n]; return n;'),
    row('`++`, `--`', 'symbolic', 'const o = { k: a }; const t = [a]; return [o.k++, --t[0], o, t];'),
    row('`typeof`, `void`, `,`', 'symbolic', 'return [typeof b, void a, (a, c)];'),
    row(
      '`in`, `delete`',
      'symbolic',
      `const o = { k: a, x: 1 }; if (c) delete o.k; return ['k' in o, delete o[b], o.x, a];`,
    ),
    row('`instanceof`', 'symbolic', 'return [b instanceof Array, new (class A {})() instanceof Object, c, a];'),
    row('template literals', 'symbolic', 'return `<${a}|${b}>`;'),
    row('tagged templates', 'symbolic', 'return ((texts, ...values) => [texts.raw[0], values])`x${a}${b}`;'),
    row(
      'array literals, holes, spread',
      'symbolic',
      'const t = c ? [a, , b] : []; return [...t, a, ...(c ? "xy" : "")];',
    ),
    row(
      'object literals, computed names, spread',
      'concrete',
      `return { a, [c ? 'x' : 'y']: b, ...(c ? { z: a } : null) };`,
    ),
    row(
      'destructuring with defaults and rest',
      'symbolic',
      'const { k = a, ...rest } = { k: b, x: 1 }; const [p = k, ...q] = c ? [b, a] : []; return [k, rest, p, q];',
    ),
    row('regular expression literals', 'concrete', 'return (c ? "ab" : "b" + b).replace(/[a-z]/g, "<$&>");'),
    row('object literals with fixed names', 'symbolic', 'const o = { a, k: { b } }; return { ...o, c };'),
    row(
      'getters and setters of literals',
      'symbolic',
      'const o = { n: a, get k() { return this.n + 1; }, set k(v) { if (c) this.n = v; } }; o.k = 7; return o.k;',
    ),
    row('`import.meta`', 'symbolic', 'return [typeof import.meta, a];'),
    row('`import(…)`', { code: 'dynamic-import', at: 'import(' }, `return [import('./x.mjs'), a];`),
    row('`eval`', { code: 'direct-eval', at: 'eval(' }, `return eval('a');`),
    row('`await`', { code: 'await', at: 'async function wait' }, 'async function wait() { await a; } return wait();'),
  ],
};
