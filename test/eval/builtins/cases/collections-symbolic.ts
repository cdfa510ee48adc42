/** Functions that use maps and sets on symbolic operands; each is compared with node on every combination of operands. */

import type { SymbolicCase } from '../../support/symbolic.js';

const small = { from: 0, to: 3 };
const flag = [true, false];
const mixed = [0, -0, 1, NaN, undefined, '0', true];

const one = (text: string, ...domains: SymbolicCase['domains']): SymbolicCase => ({ text, domains });

/** A map whose keys and content depend on the operands. */
const made = 'const m = new Map([[1, "a"]]); m.set(x, "b"); if (p) m.set(y, "c"); if (x < y) m.delete(1);';
const operands = [small, small, flag];

function onMap(expression: string): SymbolicCase {
  return one(
    `(x, y, p) => { ${made} const r = ${expression}; return [r === m ? 'self' : r, m, m.size]; }`,
    ...operands,
  );
}

const members = 'const s = new Set([2]); s.add(x); if (p) s.add(y); if (x > y) s.delete(2);';

function onSet(expression: string): SymbolicCase {
  return one(
    `(x, y, p) => { ${members} const r = ${expression}; return [r === s ? 'self' : r, s, s.size]; }`,
    ...operands,
  );
}

export const collectionSymbolicCases: readonly SymbolicCase[] = [
  one('(x) => new Map([[1, "a"], [2, "b"]]).get(x)', small),
  one('(x) => new Map([[1, "a"], [2, "b"]]).has(x)', small),
  one('(x) => { const m = new Map([[1, "a"], [2, "b"]]); m.set(x, "c"); return [m, m.size]; }', small),
  one('(x) => { const m = new Map([[1, "a"], [2, "b"]]); return [m.delete(x), m, m.size]; }', small),
  one(
    '(x, y) => { const m = new Map(); m.set(x, 1); m.set(y, 2); return [m.size, m.get(x), m.get(y), [...m.keys()]]; }',
    small,
    small,
  ),
  one(
    '(x, y) => { const m = new Map(); m.set(x, 1); m.set(y, 2); m.delete(x); m.set(x, 3); return [...m]; }',
    small,
    small,
  ),
  one(
    '(x, y) => { const s = new Set(); s.add(x).add(y); return [s.size, [...s].map(v => Object.is(v, -0))]; }',
    mixed,
    mixed,
  ),
  one('(x, y) => { const m = new Map([[x, "x"]]); return [m.get(y), m.has(y), m.delete(y), m.size]; }', mixed, mixed),
  one('(x, y, z) => new Set([x, y, z]).size', small, small, small),
  one('(x, y, z) => [...new Set([x, y, z])]', small, small, small),
  one(
    '(x, y, z) => { const counts = new Map(); for (const v of [x, y, z]) counts.set(v, (counts.get(v) ?? 0) + 1); return counts; }',
    small,
    small,
    small,
  ),
  onMap('m.get(2)'),
  onMap('m.get(y)'),
  onMap('m.has(1)'),
  onMap('m.set(2, "z")'),
  onMap('m.set(y, m.size)'),
  onMap('m.delete(2)'),
  onMap('[m.delete(x), m.delete(y)]'),
  onMap('m.clear()'),
  onMap('[...m]'),
  onMap('[...m.keys()].join()'),
  onMap('[...m.values()].join("")'),
  onMap('[...m.entries()].length'),
  onMap('m.keys().next()'),
  onMap('(() => { let t = ""; m.forEach((v, k) => { t += k + v; }); return t; })()'),
  onMap('(() => { let n = 0; for (const [k, v] of m) n = n * 4 + k; return n; })()'),
  onMap('(() => { for (const k of m.keys()) if (k === y) m.delete(k); return 0; })()'),
  onMap('(() => { let n = 0; for (const k of m.keys()) if (n++ < 3) m.set(k + 4, "n"); return n; })()'),
  onMap(
    '(() => { let n = 0; for (const k of m.keys()) { m.clear(); if (p && n++ < 2) m.set(3, "again"); } return n; })()',
  ),
  onMap('new Map(m).size'),
  onSet('s.has(y)'),
  onSet('s.add(3)'),
  onSet('s.delete(x)'),
  onSet('s.clear()'),
  onSet('[...s]'),
  onSet('[...s.entries()]'),
  onSet('(() => { let t = 0; s.forEach(v => { t = t * 4 + v; }); return t; })()'),
  onSet('new Set([...s].filter(v => v > 1))'),
  one(
    '(p, q) => { const m = new Map([[1, 1], [2, 2], [3, 3]]); const it = m.keys(); if (p) it.next(); if (q) m.delete(2); return [...it]; }',
    flag,
    flag,
  ),
  one(
    '(p, x) => { const m = new Map(); if (p) m.set(1, "a"); else m.set(2, "b"); m.set(x, "c"); return [m, m.size]; }',
    flag,
    small,
  ),
  one(
    '(p, x) => { const a = new Map([[1, 1]]); const b = new Map(); const c = p ? a : b; c.set(x, 5); return [a, b, c.size, c.get(1)]; }',
    flag,
    small,
  ),
  one(
    '(p, x) => { const a = new Set([1]); const b = new Set(); (p ? a : b).add(x); return [...(p ? a : b), a.size, b.size]; }',
    flag,
    small,
  ),
  one(
    '(p) => { const k = {}; const l = {}; const w = new WeakMap([[k, 1]]); const key = p ? k : l; w.set(key, 2); return [w.get(k), w.get(l), w.has(key), w.delete(l), w.has(l)]; }',
    flag,
  ),
  one(
    '(p) => { const w = new WeakSet(); const k = {}; try { w.add(p ? k : 5); } catch (e) { return e.message; } return w.has(k); }',
    flag,
  ),
  one('(x) => { try { return (x > 1 ? new Map() : {}).set(x, 1).size; } catch (e) { return e.message; } }', small),
  one(
    '(x) => { try { return Map.prototype.get.call(x > 1 ? new Map() : x, 1); } catch (e) { return e.message; } }',
    small,
  ),
  one(
    '(x) => { try { return new Map(x > 1 ? [[x, 1]] : x > 0 ? undefined : 5).size; } catch (e) { return e.message; } }',
    small,
  ),
  one(
    '(x, y) => { const seen = new Map(); const list = [x, y, 1]; for (let i = 0; i < list.length; i++) { const other = 3 - list[i]; if (seen.has(other)) return [seen.get(other), i]; seen.set(list[i], i); } return null; }',
    small,
    small,
  ),
];
