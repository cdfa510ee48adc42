/** Numbers, strings, arrays, collections and buffers that hold what depends on the inputs. */

import { row, type Topic } from '../feature.js';

export const data: readonly Topic[] = [
  {
    topic: 'numbers and strings',
    features: [
      row('integers of many values', 'symbolic', 'return (a * 1000003 + 17) % 9973;'),
      row(
        'doubles of a few values',
        'symbolic',
        'const x = c ? 0.5 : a / 3; return [x * 2, x < 0.4, Math.floor(x), x.toFixed(1)];',
      ),
      row('−0 and `NaN`', 'symbolic', 'const x = a * -0; return [Object.is(x, -0), 1 / x, Number(b) === Number(b)];'),
      row('integers past 2⁵³', 'symbolic', 'return [a + 9007199254740991, a * 9007199254740991 - 1];'),
      row('bigints', 'symbolic', 'const x = c ? 7n : 2n ** 64n; return [x * x, -x, x > a, x % 5n, typeof x];'),
      row('conversions to numbers', 'symbolic', 'return [Number(b), +c, parseInt(`${a}x`), -[a]];'),
      row(
        'strings of a few values',
        'symbolic',
        `const s = c ? 'ab' : 'x' + b; return [s.length, s + a, s < 'b', s === 'x0', s[0]];`,
      ),
      row(
        'methods of strings',
        'symbolic',
        `const s = c ? 'ab-c' : 'x' + b; return [s.slice(a), s.indexOf('b'), s.padEnd(5, '.'), s.toUpperCase(), s.repeat(a & 3)];`,
      ),
      row('`split`', 'concrete', `return (c ? 'a-b' : 'x' + b).split('-');`),
      row('`test` of regular expressions', 'symbolic', `const s = c ? 'ab-c' : 'x' + b; return [/^[a-c]/.test(s), a];`),
      row(
        '`replace` by regular expressions',
        'concrete',
        `return (c ? 'ab-c' : 'x' + b).replace(/[a-x]/, (m) => m + a);`,
      ),
      row('`exec`, `match` and their groups', 'concrete', `return /(?<first>[a-x])(\\d)?/.exec(c ? 'a1' : 'x' + b);`),
      row(
        'regular expressions with a state',
        'concrete',
        `const r = /x/g; if (c) r.lastIndex = 1; return [r.test('x' + b), r.lastIndex, a];`,
      ),
      row(
        'symbols',
        'symbolic',
        `const k = Symbol('k'); const o = { [k]: a }; return [o[c ? k : 'k'], typeof (c ? k : b)];`,
      ),
      row('dates', 'symbolic', 'return new Date(2020, a, 1).getMonth() + (c ? 1 : 0);'),
      row('`Math.random`, `Date.now`', { code: 'nondeterministic', at: 'Math.random' }, 'return Math.random() + a;'),
      row(
        'functions that only node knows, of very many integers',
        { code: 'too-many-cases', at: 'Math.sin(' },
        'return Math.sin(a);',
        { domains: { a: [0, 2047], b: [0] } },
      ),
      row('`Intl`', { code: 'unsupported-builtin', at: 'new Intl' }, 'return new Intl.NumberFormat().format(a);'),
    ],
  },
  {
    topic: 'arrays and collections',
    features: [
      row('reads and writes by symbolic indices', 'symbolic', 'const t = [1, 2, 3]; t[a & 1] = b; return [t[a], t];'),
      row(
        'lengths that depend on inputs',
        'symbolic',
        'const t = [1]; if (c) t.push(a); if (a > 0) t.unshift(b); t.length = Math.min(t.length, 2); return [t.length, t, t.at(-1)];',
      ),
      row(
        'holes',
        'symbolic',
        'const t = [1, , 3]; if (c) delete t[0]; return [0 in t, t.indexOf(undefined), t.map(() => a)];',
      ),
      row(
        '`map`, `filter`, `reduce` with functions of the program',
        'symbolic',
        'const t = [1, a, 3]; return [t.map((x) => x + 1), t.filter((x) => x > 0), t.reduce((x, y) => x + y, 0), b];',
      ),
      row(
        '`sort` with a comparator',
        'symbolic',
        'const t = [1, a, 0]; if (c) t.push(-a); return t.sort((x, y) => y - x);',
      ),
      row('`sort` without one', 'symbolic', `return [a, 1, String(b)].sort();`),
      row(
        '`splice`, `flat`, `with`, `copyWithin`',
        'symbolic',
        'const t = [1, a, 3]; const out = t.splice(a, 1, b); return [out, t, [[a], b].flat(), [1, 2].with(0, c), [1, 2, 3].copyWithin(a, 1)];',
      ),
      row(
        '`Array.from`, `Array(n)`',
        'symbolic',
        'return [Array.from({ length: a & 3 }, (_, i) => i + a), new Array(a & 1).length, b];',
      ),
      row(
        '`Map` with symbolic keys',
        'symbolic',
        'const m = new Map([[0, 1], [a, 2]]); m.set(b, 3); if (c) m.delete(1); return [m.get(1), m.has(2), m.size, [...m]];',
      ),
      row(
        '`Set` with symbolic members',
        'symbolic',
        'const s = new Set([0, a, b]); if (c) s.delete(0); s.add(0); return [s.size, ...s];',
      ),
      row(
        'collections changed while they are iterated',
        'symbolic',
        'const m = new Map([[0, 1]]); for (const [key, n] of m) { if (n < 3) { if (c) m.delete(key); m.set(a, n + 1); } } return [...m];',
      ),
      row(
        '`WeakMap`, `WeakSet`',
        'symbolic',
        'const o = {}, p = {}; const w = new WeakMap([[o, a]]); w.set(c ? o : p, b); return [w.get(o), w.has(p)];',
      ),
      row('`WeakRef`', 'symbolic', 'const o = { k: a }; return [new WeakRef(o).deref().k, c];'),
      row(
        '`FinalizationRegistry`',
        { code: 'unsupported-builtin', at: 'new FinalizationRegistry' },
        'return new FinalizationRegistry(() => a);',
      ),
      row('typed arrays', 'symbolic', 'const t = new Int8Array(3); t[a] = a * 100; t[c ? 0 : 1] += 1; return [...t];'),
      row(
        'views of one buffer',
        'symbolic',
        'const t = new Int16Array(2); t[c ? 0 : 1] = a; return [...new Uint8Array(t.buffer)];',
      ),
      row(
        '`DataView`',
        'symbolic',
        'const v = new DataView(new ArrayBuffer(4)); v.setInt16(1, a, true); v.setInt8(0, c ? 1 : a); return [v.getUint8(1), v.getUint8(2)];',
      ),
      row(
        '`SharedArrayBuffer`',
        { code: 'unsupported-builtin', at: 'new SharedArrayBuffer' },
        'return new SharedArrayBuffer(a & 1);',
      ),
      row(
        'arrays with large gaps',
        { code: 'sparse-array', at: 't[' },
        'const t = []; t[(a & 1) + 100000000] = b; return t.length;',
      ),
      row('`JSON.stringify`', 'symbolic', `return JSON.stringify({ k: a, x: [b, c], y: c ? { z: 1 } : undefined });`),
      row('`JSON.parse`', 'concrete', `return JSON.parse(c ? '{"k":[1]}' : String(a));`),
      row('`structuredClone`', 'symbolic', 'return structuredClone({ k: a, t: [c] });'),
    ],
  },
];
