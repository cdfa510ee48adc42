/** Functions that use arrays on symbolic operands; each is compared with node on every combination of operands. */

import type { SymbolicCase } from '../../support/symbolic.js';

const small = { from: 0, to: 3 };
const signed = { from: -3, to: 4 };
const flag = [true, false];
const mixed = [0, 1, -0, NaN, undefined, null, 'a', '1', true];

const one = (text: string, ...domains: SymbolicCase['domains']): SymbolicCase => ({ text, domains });

function failing(expression: string): SymbolicCase {
  return one(`(x) => { try { return ${expression}; } catch (e) { return e.name + e.message; } }`, small);
}

/** An array whose length and elements depend on the operands. */
const grown = 'const a = [7]; if (p) a.push(x); if (q) a.push(5, x); if (x > 1) a.push(9);';
const grownOperands = [small, flag, flag];

function onGrown(expression: string): SymbolicCase {
  return one(
    `(x, p, q) => { ${grown} const r = ${expression}; return [r === a ? 'self' : r, a, a.length]; }`,
    ...grownOperands,
  );
}

export const arraySymbolicCases: readonly SymbolicCase[] = [
  // bounds that are no integers
  one('(x) => Array.prototype.slice.call({ length: 3 }, Math.sqrt(x))', { from: -1, to: 2 }),
  one('(x) => Array.prototype.slice.call({ length: 3 }, x)', [0, NaN, 1.4, Infinity, -Infinity, -1.5]),
  one(
    '(x) => { try { return Array.prototype.toReversed.call({ length: x }).length; } catch (e) { return e.message; } }',
    [0, NaN, 1.4, Infinity, 2 ** 32],
  ),
  // elements
  one('(x, y) => [x, y, 2].includes(1)', small, small),
  one('(x, y) => [x, y, 2].indexOf(y)', small, small),
  one('(x, y) => [x, y, 2].lastIndexOf(x)', small, small),
  one('(x, y) => [3, x, y].includes(x + y)', small, small),
  one('(x, y) => [x, y, 0].indexOf(x, 1)', small, small),
  one('(x, y) => [x, y, , 2].includes(undefined)', mixed, small),
  one('(x, y) => [x, y].includes(NaN)', mixed, mixed),
  one('(x, y) => [x, 2, y].indexOf(y)', mixed, mixed),
  one('(x, y) => [x, y, 1].map(v => v * 2)', small, small),
  one('(x, y) => [x, y, 1].filter(v => v > 1)', small, small),
  one('(x, y, z) => [x, y, z].filter(v => v % 2 === 0).map(v => v + 1)', small, small, small),
  one('(x, y) => [x, y, 1].reduce((a, b) => a + b, 0)', small, small),
  one('(x, y) => [x, y, 1].reduceRight((a, b) => a * 2 + b)', small, small),
  one('(x, y) => [x, y].every(v => v < 3) && [x, y].some(v => v === 0)', small, small),
  one('(x, y) => [[x, y, 1].find(v => v > 1), [x, y, 1].findIndex(v => v > 1)]', small, small),
  one('(x, y) => [[x, y, 1].findLast(v => v < 2), [x, y, 1].findLastIndex(v => v > 2)]', small, small),
  one('(x, y) => [x, [y], [x, [y]]].flat()', small, small),
  one('(x, y) => [x, y].flatMap(v => (v > 1 ? [v, v] : []))', small, small),
  one('(x, y) => [x, y].join("-")', small, small),
  one('(x, y) => String([x, [y, null]])', small, small),
  one('(x, y) => { const r = []; [x, y, 0].forEach((v, i) => { if (v) r.push(i); }); return r; }', small, small),
  // places
  one('(i) => [10, 20, 30].at(i)', signed),
  one('(i, v) => { const a = [1, 2, 3]; a[i] = v; return a; }', small, small),
  one('(i) => [1, 2, 3].slice(i)', signed),
  one('(i, j) => [1, 2, 3].slice(i, j)', signed, signed),
  one('(i, j) => { const a = [1, 2, 3]; const r = a.splice(i, j); return [r, a, a.length]; }', signed, small),
  one('(i, v) => { const a = [1, 2]; a.splice(i, 1, v, v); return a; }', small, small),
  one('(i, v) => { try { return [1, 2, 3].with(i, v); } catch (e) { return e.message; } }', signed, small),
  one('(i, j) => [1, 2, 3].toSpliced(i, j, 8)', small, small),
  one('(i, j) => [1, 2, 3, 4].fill(0, i, j)', signed, small),
  one('(i, j) => [1, 2, 3, 4].copyWithin(i, j)', small, small),
  one('(i) => { const a = [1, 2, 3]; a.length = i; return a; }', small),
  one(
    '(i) => { const a = [1, 2, 3]; delete a[i]; return [a.length, 0 in a, 1 in a, 2 in a, a.indexOf(undefined), a.includes(undefined)]; }',
    small,
  ),
  one('(n) => new Array(n).length', small),
  one('(n) => { try { return new Array(n); } catch (e) { return e.message; } }', [0, 2, '2', undefined, -1, 1.5]),
  one('(n, v) => Array.from({ length: n }, (_, i) => i + v)', small, small),
  one('(n) => Array.of(n, n)', small),
  one('(x) => Array.isArray(x ? [1] : { length: 1 })', flag),
  // lengths
  onGrown('a.length'),
  onGrown('a.push(x)'),
  onGrown('a.pop()'),
  onGrown('[a.pop(), a.pop()]'),
  onGrown('a.shift()'),
  onGrown('[a.shift(), a.shift(), a.shift()]'),
  onGrown('a.unshift(x, 8)'),
  onGrown('a.reverse()'),
  onGrown('a.slice()'),
  onGrown('a.slice(1)'),
  onGrown('a.slice(-2)'),
  onGrown('a.slice(0, -1)'),
  onGrown('a.splice(1, 1)'),
  onGrown('a.splice(-1)'),
  onGrown('a.concat([x], a)'),
  onGrown('a.fill(0, 1)'),
  onGrown('a.includes(x)'),
  onGrown('a.includes(undefined)'),
  onGrown('a.indexOf(x)'),
  onGrown('a.indexOf(5, 1)'),
  onGrown('a.indexOf(9, -1)'),
  onGrown('a.lastIndexOf(x)'),
  onGrown('a.at(-1)'),
  one(
    '(x, p) => { const a = [7]; if (p) a.push(x); if (x > 0) a.push(9); return [a.join(), a.join(x), String(a)]; }',
    { from: 0, to: 1 },
    flag,
  ),
  onGrown('a.map((v, i) => v + i)'),
  onGrown('a.filter(v => v > 4)'),
  onGrown('a.reduce((s, v) => s + v, 0)'),
  onGrown('a.reduce((s, v) => s + v)'),
  onGrown('a.reduceRight((s, v) => s * 2 + v)'),
  onGrown('a.every(v => v !== 5)'),
  onGrown('a.some(v => v === 9)'),
  onGrown('a.find(v => v < 7)'),
  onGrown('a.findLastIndex(v => v > 4)'),
  onGrown('a.toReversed()'),
  onGrown('a.with(0, 3)'),
  onGrown('(() => { try { return a.with(2, 3); } catch (e) { return e.message; } })()'),
  onGrown('a.toSpliced(1, 1, 4)'),
  onGrown('a.copyWithin(0, 1)'),
  onGrown('[...a, ...a]'),
  onGrown('Array.from(a)'),
  onGrown('[...a.entries()]'),
  onGrown('Math.max(...a)'),
  one(`(x, p, q) => { ${grown} let s = 0; for (const v of a) s = s * 3 + v; return s; }`, ...grownOperands),
  one(`(x, p, q) => { ${grown} const [f, g = -1, ...rest] = a; return [f, g, rest]; }`, ...grownOperands),
  one(
    `(x, p, q) => { ${grown} const r = []; for (const v of a) { if (v === x) break; r.push(v); } return r; }`,
    ...grownOperands,
  ),
  one(`(x, p, q) => { ${grown} for (let i = 0; i < a.length; i++) a[i] = a[i] + 1; return a; }`, ...grownOperands),
  one(`(x, p, q) => { ${grown} while (a.length > x) a.pop(); return a; }`, ...grownOperands),
  one(
    `(x, p, q) => { ${grown} let n = 0; for (const v of a) { n += v; if (a.length < 5) a.push(1); } return [n, a]; }`,
    ...grownOperands,
  ),
  // which array
  one(
    '(p, x) => { const a = [1, 2]; const b = [3]; const c = p ? a : b; c.push(x); return [a, b, c.length, c.map(v => v + 1)]; }',
    flag,
    small,
  ),
  one(
    '(p, x) => { const a = [1, 2]; const b = [3]; const c = p ? a : b; const r = []; for (const v of c) r.push(v); return [r, c.includes(x), c.indexOf(x)]; }',
    flag,
    small,
  ),
  one(
    '(p, x) => { const a = [4, 2, 6]; const b = [3, x]; const c = p ? a : b; return [c.sort((s, t) => s - t), a, b, c.pop(), c.shift()]; }',
    flag,
    small,
  ),
  one('(p) => (p ? [1, 2] : "ab").length + [...(p ? [1, 2] : "ab")].length', flag),
  one('(p) => [...(p ? "xy" : "😀")]', flag),
  // iterators advanced in one branch only
  one(
    '(p, q) => { const it = [1, 2, 3][Symbol.iterator](); if (p) it.next(); if (q) it.next(); return [it.next(), it.next(), it.next(), it.next()]; }',
    flag,
    flag,
  ),
  one('(p) => { const it = "abc"[Symbol.iterator](); if (p) it.next(); return [...it]; }', flag),
  one('(x) => { const it = [1, 2, 3].values(); for (let i = 0; i < x; i++) it.next(); return [...it]; }', small),
  one('(x) => { function* g() { for (let i = 0; i < x; i++) yield i; } return [...g()]; }', small),
  one(
    '(p, q) => { function* g() { yield 1; yield 2; yield 3; } const it = g(); if (p) it.next(); if (q) it.next(); return [...it]; }',
    flag,
    flag,
  ),
  // sorting
  one('(x, y, z) => [x, y, z].sort()', small, small, small),
  one('(x, y, z) => [x, y, z].sort((a, b) => a - b)', small, small, small),
  one('(x, y, z) => [x, y, z].sort((a, b) => b - a)', small, small, small),
  one('(x, y, z) => [x, y, z].sort((a, b) => a > b)', small, small, small),
  one('(x, y, z) => [[x, 0], [y, 1], [z, 2]].sort((a, b) => a[0] - b[0]).map(v => v[1]).join("")', small, small, small),
  one('(w, x, y, z) => [w, x, y, z].sort((a, b) => a - b)', small, small, small, small),
  one('(x, y) => [2, x, undefined, y].sort()', [0, 1, undefined], [3, undefined, 'a']),
  one('(x, y, z) => [x, y, z, 1].toSorted((a, b) => b - a)', small, small, small),
  one(`(x, p, q) => { ${grown} return a.sort((s, t) => s - t); }`, ...grownOperands),
  // faults
  failing('(x > 1 ? [1, 2, 3] : []).reduce((s, t) => s + t)'),
  failing('(x > 1 ? [1] : null).push(x)'),
  failing('[1, 2].map(x > 1 ? v => v : x)'),
  failing('[1, 2, 3].map(v => { if (v === x) throw new RangeError("at " + v); return v; })'),
  failing('[1, 2].with(x, 0)'),
  failing('new Array(x - 2)'),
  failing('[3, 1, 2].sort(x > 1 ? undefined : x)'),
  failing('(() => { const a = [1, 2]; a.length = x - 1; return a; })()'),
  one(
    '(x) => { const a = [1, 2]; if (x > 1) Object.freeze(a); try { a.push(x); } catch (e) { return e.message; } return a; }',
    small,
  ),
  one('(x) => { for (const v of x > 1 ? [1] : undefined) return v; return 0; }', [2, 3]),
  one(
    '(x, y) => { const seen = []; try { [3, x, y].forEach(v => { seen.push(v); if (v === 2) throw new Error("stop"); }); } catch (e) { seen.push(e.message); } return seen; }',
    small,
    small,
  ),

  // appending to an array with index cells makes more of them than other writes may
  one(
    '(x) => { const a = []; for (let i = 0; i < 270; i++) if ((x >> (i % 2)) & 1) { a.push(i); if (i === 130) a.push(x, 1); } return [a.length, a[3], a[131], a.at(-1)]; }',
    small,
  ),
];
