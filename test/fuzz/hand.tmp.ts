import { Bench } from './engines/target.js';
const pre = "import { check, bool, int, oneOf, nullable, tree, instances, array, map, set, record, anyOf, constant, derived, isSame } from 'glassbox';\nimport * as code from './code.js';\nconst { S, N, L } = code as any;\n";
const cases: Record<string, [string, string]> = {
  'impossible pool': [`export class L { v = 0; } export class N { leaf: L = new L(); } export class S { a: N | null = null; b: N | null = null; op() {} }`,
    `check(S, { state: { S: { a: nullable(instances(N, 2)), b: nullable(instances(N, 2)) }, N: { leaf: tree(L, { count: 1, optional: false }) }, L: { v: int(0, 1) } }, operations: { op: [] } });`],
  'impossible map entry': [`export class L { v = 0; } export class N { leaf: L = new L(); } export class S { m: Map<number, N> = new Map(); op() {} }`,
    `check(S, { state: { S: { m: map(int(0, 1), tree(N, { count: 2, optional: false }), { maximum: 2 }) }, N: { leaf: tree(L, { count: 1, optional: false }) }, L: { v: int(0, 1) } }, operations: { op: [] } });`],
  'impossible array minimum': [`export class L { v = 0; } export class N { leaves: L[] = [new L()]; } export class S { a: N | null = null; b: N | null = null; op() {} }`,
    `check(S, { state: { S: { a: tree(N, { count: 2 }), b: tree(N, { count: 2 }) }, N: { leaves: array(tree(L, { count: 2, optional: false }), { minimum: 2, maximum: 2 }) }, L: { v: int(0, 1) } }, operations: { op: [] } });`],
  'impossible through element': [`export class M { v = 0; } export class L { m: M = new M(); } export class N { leaves: L[] = [new L()]; } export class S { a: N | null = null; b: N | null = null; op() {} }`,
    `check(S, { state: { S: { a: tree(N, { count: 2 }), b: tree(N, { count: 2 }) }, N: { leaves: array(tree(L, { count: 2, optional: false }), { length: 1 }) }, L: { m: tree('M', { count: 1, optional: false }) }, M: { v: int(0, 1) } }, operations: { op: [] } });`],
  'set of trees': [`export class N { v = 0; } export class S { s: Set<N> = new Set(); op() {} add() { this.s.add(new N()); } }`,
    `check(S, { state: { S: { s: set(tree(N, { count: 2, optional: false }), { maximum: 2 }) }, N: { v: int(0, 1) } }, operations: { op: [], add: [] } });`],
  'map with tree keys': [`export class N { v = 0; } export class S { s: Map<N, number> = new Map(); r: N | null = null; op() {} add() { this.s.set(new N(), 0); } drop() { for (const k of this.s.keys()) { this.s.delete(k); this.r = k; return; } } }`,
    `check(S, { state: { S: { s: map(tree(N, { count: 2, optional: false }), int(0, 1), { maximum: 2 }), r: tree(N, { count: 3 }) }, N: { v: int(0, 1) } }, operations: { op: [], add: [], drop: [] } });`],
  'map values deleted and moved': [`export class N { v = 0; } export class S { s: Map<number, N> = new Map(); r: N | null = null; drop(k: number) { const n = this.s.get(k); if (n) { this.s.delete(k); this.r = n; } } both(k: number) { const n = this.s.get(k); if (n) this.r = n; } }`,
    `check(S, { state: { S: { s: map(int(0, 1), tree(N, { count: 2, optional: false }), { maximum: 2 }), r: tree(N, { count: 3 }) }, N: { v: int(0, 1) } }, operations: { drop: [int(0, 1)], both: [int(0, 1)] } });`],
  'array pop and move': [`export class N { v = 0; } export class S { s: N[] = []; r: N | null = null; drop() { this.r = this.s.pop() ?? null; } both() { this.r = this.s[0] ?? null; } }`,
    `check(S, { state: { S: { s: array(tree(N, { count: 2, optional: false }), { maximum: 2 }), r: tree(N, { count: 3 }) }, N: { v: int(0, 1) } }, operations: { drop: [], both: [] } });`],
  'nested arrays': [`export class S { g: number[][] = []; row() { this.g.push([]); } same() { if (this.g.length === 1) this.g.push(this.g[0]!); } swap() { this.g.reverse(); } }`,
    `check(S, { state: { S: { g: array(array(int(0, 1), { maximum: 1 }), { maximum: 2 }) } }, operations: { row: [], same: [], swap: [] } });`],
  'subject refers to itself': [`export class S { me: S | null = null; n = 0; op() { this.me = this; } off() { this.me = null; } }`,
    `check(S, { state: { S: { me: nullable(instances(S)), n: int(0, 1) } }, operations: { op: [], off: [] } });`],
  'subject tree to itself': [`export class S { me: S | null = null; n = 0; op() { this.me = this; } off() { this.me = null; } grow() { const s = new S(); s.me = this.me; this.me = s; } }`,
    `check(S, { state: { S: { me: tree(S), n: int(0, 1) } }, operations: { op: [], off: [], grow: [] } });`],
  'argument is the subject': [`export class S { friend: S | null = null; n = 0; op(o: S) { this.friend = o; o.n = 1; } same(o: S | null) { if (o === this) throw new Error(); } }`,
    `check(S, { state: { S: { friend: nullable(instances(S)), n: int(0, 1) } }, operations: { op: [instances(S)], same: [nullable(instances(S))] } });`],
  'undefined and NaN': [`export class S { x: unknown = undefined; y: unknown = 0; op() { const t = this.x; this.x = this.y; this.y = t; } repOk() { return this.x !== this.x || Object.is(this.x, this.y) || true; } }`,
    `check(S, { state: { S: { x: oneOf(undefined, NaN, -0, 0, 1.5, 'a', 2n), y: oneOf(undefined, NaN, -0, 0, 1.5, 'a', 2n) } }, operations: { op: [] } });`],
  'set with zero and minus zero': [`export class S { s: Set<unknown> = new Set(); op(k: unknown) { this.s.add(k); } off(k: unknown) { this.s.delete(k); } }`,
    `check(S, { state: { S: { s: set(oneOf(NaN, 0, 'a'), { maximum: 2 }) } }, operations: { op: [oneOf(0, -0, NaN)], off: [oneOf(0, -0, NaN)] } });`],
};
const bench = new Bench();
for (const [name, [code, spec]] of Object.entries(cases)) {
  if (process.argv[2] && !name.includes(process.argv[2])) continue;
  try { const j = await bench.judge({ code, spec: pre + spec }); console.log(name, '→', j.verdicts.join(', '), j.disagreement ?? 'AGREE'); }
  catch (e) { console.log(name, 'FAILS', e); }
}
bench.close();
