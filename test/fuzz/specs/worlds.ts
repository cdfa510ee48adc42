/**
 * What random specs are about. A world has fields, the classes they lead to, claims that an invariant may make about them, and operations. A
 * claim is the body of a predicate on the subject `$`; an operation is a method, perhaps with domains for its parameters.
 */

export interface World {
  readonly name: string;
  /** Before the class. */
  readonly code: string;
  /** In the class. */
  readonly fields: string;
  /** Domains for `state`, by class. */
  readonly state: Readonly<Record<string, string>>;
  readonly claims: readonly string[];
  readonly operations: readonly string[];
  /** Domains of the constructor's parameters. */
  readonly construct?: string;
  /** Whether claims need to be methods of the class. */
  readonly isPrivate?: boolean;
  /** A second module, `other.ts`. */
  readonly other?: string;
  /** What the class extends. */
  readonly extends?: string;
}

const COMPARE = '⟨===¦<=¦>=¦!==⟩';
const SMALL = '⟨0¦1¦2⟩';

const items: World = {
  name: 'items',
  code: '',
  fields: 'items: number[] = []; size = 0; flag = false;',
  state: { Subject: 'items: array(int(0, 1), { maximum: 2 }), size: int(0, 2), flag: bool()' },
  claims: [
    `const l: number[] = []; let k: number; if ($.flag) { l.push(1); k = len(l); } else { k = len(l); } return $.size ${COMPARE} k;`,
    `const l: number[] = []; const before = len(l); for (const x of $.items) l.push(x); return len(l) - before ${COMPARE} $.size;`,
    'const seen: number[] = []; for (const x of $.items) { if (has(seen, x)) return false; seen.push(x); } return true;',
    'const seen = new Set<number>(); for (const x of $.items) { if (seen.has(x)) return false; seen.add(x); } return true;',
    `const seen = new Set<number>(); const before = sizeOf(seen); for (const x of $.items) seen.add(x); return sizeOf(seen) ${COMPARE} $.size + before;`,
    'const bits = new Bits(); for (const x of $.items) { if (bits.has(x)) return false; bits.set(x); } return true;',
    `const v = new Visited(); for (const x of $.items) v.add(x); return v.size ${COMPARE} $.size;`,
    `const acc = { k: 0 }; const before = reading(acc); $.items.forEach((x: number) => bump(acc, ⟨x¦1⟩)); return reading(acc) - before ${COMPARE} $.size;`,
    `const acc = { k: 0 }; if ($.flag) bump(acc, 1); const middle = reading(acc); for (const x of $.items) bump(acc, x); return middle + reading(acc) ${COMPARE} $.size;`,
    `let n = 0; for (const x of distinct($.items)) n += ⟨1¦x⟩; return n ${COMPARE} $.size;`,
    `const c = counter(); for (const x of $.items) if (x ${COMPARE} ${SMALL}) c.next(); return c.value() ${COMPARE} $.size;`,
    `return summed(new Map(), $.items, 0) ${COMPARE} $.size;`,
    `const memo = new Map<number, number>(); return summed(memo, $.items, 0) + sizeOf(memo) ${COMPARE} $.size;`,
    `return $.items[$.size] === undefined;`,
    `return at($.items, $.size) === ⟨undefined¦1¦0⟩ || $.flag;`,
    `return Object.keys($.items).length ${COMPARE} $.size;`,
    `let n = 0; for (const i in $.items) n += 1 + Number(i) * ⟨0¦1⟩; return n ${COMPARE} $.size;`,
    'return !(⟨1¦0¦$.size⟩ in $.items);',
    'return sorted($.items, $.flag ? ascending : descending);',
    'const by = $.flag ? ascending : descending; return sorted($.items, ⟨by¦(a, b) => by(b, a)⟩);',
    `const work = [...$.items]; let n = 0; while (work.length > 0) n += work.⟨pop¦shift⟩()!; return n ${COMPARE} $.size;`,
    'return Object.isFrozen($.items) === ⟨false¦$.flag⟩;',
    `const keep = $.items.⟨filter¦findLast¦some¦every⟩((x: number) => x === 1); return Boolean(keep) ${COMPARE} $.flag;`,
    `const copy = $.items.slice(); copy.⟨reverse()¦push($.size)¦sort(ascending)⟩; return len(copy) === len($.items) || copy[0] === $.items[0];`,
    `return $.items.length ${COMPARE} $.size;`,
    `return $.items.reduce((sum: number, x: number) => sum + x, 0) ${COMPARE} $.size;`,
    `return new Map($.items.map((x: number, i: number) => [x, i])).size ${COMPARE} $.size;`,
    '⟨return true;¦return $.flag;¦return !$.flag || $.size > 0;⟩',
  ],
  operations: [
    'flip(): void { this.flag = !this.flag; }',
    'add(x: number): void { this.items.push(x); ⟨this.size++;¦this.size = this.items.length;¦if (this.size > 1) this.items.pop();⟩ } // int(0, 1)',
    'drop(): void { ⟨this.items.pop();¦this.items.shift();¦this.items.length = 0;⟩ ⟨this.size--;¦this.size = this.items.length;¦⟩ }',
    'put(x?: number): void { ⟨this.items[0] = x ?? 1;¦if (x !== undefined) this.items[this.size] = x;¦this.size = x === undefined ? 2 : this.size;⟩ }',
    'set(x = 1): void { ⟨this.size = x;¦this.items = [x];⟩ }',
    'far(): void { ⟨this.items[this.size] = 1;¦this.items[1] = 0;¦if (this.items.length > 0) this.items[this.items.length] = 1;⟩ }',
    'sort(): void { this.items.sort(this.flag ? ascending : descending); }',
    'grow(): void { this.size = ⟨Math.min(2, this.size + 1)¦0¦2¦this.items.length⟩; }',
  ],
};

const chain: World = {
  name: 'chain',
  code: 'export class Node { value = 0; next: Node | null = null; }',
  fields: 'head: Node | null = null; count = 0; flag = false;',
  state: {
    Subject: 'head: tree(Node), count: int(0, 2), flag: bool()',
    Node: 'value: int(0, 1), next: tree(Node)',
  },
  claims: [
    `const acc = { k: 0 }; const before = reading(acc); countNodes($.head, acc); return reading(acc) - before ${COMPARE} $.count;`,
    `const acc = { k: 0 }; if ($.flag) countNodes($.head, acc); const half = reading(acc); countNodes($.head, acc); return half + reading(acc) ${COMPARE} $.count;`,
    `return lengthOf($.head) ${COMPARE} $.count;`,
    `return lengthFrom($.head, ⟨0¦1⟩) ${COMPARE} $.count;`,
    `let n = 0; for (const one of nodes($.head)) n += ⟨1¦one.value⟩; return n ${COMPARE} $.count;`,
    'const seen: Node[] = []; for (let n: Node | null = $.head; n !== null; n = n.next) { if (has(seen, n)) return false; seen.push(n); } return seen.length === $.count;',
    'const seen: number[] = []; for (let n: Node | null = $.head; n !== null; n = n.next) { if (has(seen, n.value)) return false; seen.push(n.value); } return true;',
    `const v = new Visited(); for (let n: Node | null = $.head; n !== null && v.add(n); n = n.next); return v.size ${COMPARE} $.count;`,
    'return sorted(collect($.head, []), $.flag ? ascending : descending);',
    `const list = collect($.head, []); return len(list) ${COMPARE} $.count;`,
    `const into: number[] = []; const before = len(into); collect($.head, into); return len(into) - before ${COMPARE} $.count;`,
    `const memo = new Map<Node, number>(); const depth = (n: Node | null): number => { if (n === null) return 0; const known = memo.get(n); if (known !== undefined) return known; const found = 1 + depth(n.next); memo.set(n, found); return found; }; return depth($.head) ${COMPARE} $.count;`,
    `const work: Node[] = []; if ($.head !== null) work.push($.head); let n = 0; while (work.length > 0) { const one = work.pop()!; n += ⟨1¦one.value⟩; if (one.next !== null) work.push(one.next); } return n ${COMPARE} $.count;`,
    `const bits = new Bits(); for (const one of nodes($.head)) { if (bits.has(one.value)) return false; bits.set(one.value); } return true;`,
    '⟨return true;¦return $.head !== null || $.count === 0;¦return !$.flag || $.head === null;⟩',
  ],
  operations: [
    'push(x: number): void { const n = new Node(); n.value = x; n.next = this.head; this.head = n; ⟨this.count++;¦this.count = lengthOf(n);¦⟩ } // int(0, 1)',
    'pop(): void { if (this.head === null) return; this.head = this.head.next; ⟨this.count--;¦⟩ }',
    'flip(): void { this.flag = !this.flag; }',
    'mark(): void { for (let n = this.head; n !== null; n = n.next) n.value = ⟨1 - n.value¦0¦n.next === null ? 1 : 0⟩; }',
    'reset(): void { this.count = ⟨0¦1¦lengthOf(this.head)⟩; }',
    'cut(n: Node): void { ⟨n.next = null;¦n.value = 1;¦if (n.next !== null) n.next.value = 0;⟩ } // instances(Node)',
    'join(a: Node, b: Node): void { ⟨if (a === b) this.count = 0;¦a.value = 1 - b.value;¦if (a.next === b) this.flag = !this.flag;⟩ } // instances(Node), instances(Node)',
    'last(n: Node | null): void { ⟨if (n !== null && n.next === null) this.flag = true;¦if (n === this.head) this.count = 0;⟩ } // nullable(instances(Node))',
  ],
};

const tree: World = {
  name: 'tree',
  code: 'export class Tree { key = 0; left: Tree | null = null; right: Tree | null = null; }',
  fields: 'root: Tree | null = null; count = 0;',
  state: {
    Subject: 'root: tree(Tree⟨¦, { height: 2 }¦, { count: 2 }¦, { nodes: 2 }⟩), count: int(0, 2)',
    Tree: 'key: int(0, 1), left: tree(Tree), right: tree(Tree)',
  },
  claims: [
    `const c = { k: 0 }; const before = reading(c); countTree($.root, c); return reading(c) - before ${COMPARE} $.count;`,
    'const l: number[] = []; inOrder($.root, l); return sorted(l, ascending);',
    `const l: number[] = []; inOrder($.root, l); return len(l) ${COMPARE} $.count;`,
    `return depthOf($.root) ${COMPARE} $.count;`,
    `const work: (Tree | null)[] = [$.root]; let n = 0; while (work.length > 0) { const one = work.pop()!; if (one === null) continue; n++; work.push(one.left, one.right); } return n ${COMPARE} $.count;`,
    'const v = new Visited(); const walk = (n: Tree | null): boolean => n === null || (v.add(n.key) && walk(n.left) && walk(n.right)); return walk($.root);',
    'return true;',
  ],
  operations: [
    'turn(): void { const r = this.root; if (r === null) return; const l = r.left; r.left = r.right; r.right = l; }',
    'cut(): void { this.root = ⟨null¦this.root?.left ?? null⟩; ⟨this.count = 0;¦⟩ }',
    'key(x: number): void { if (this.root !== null) this.root.key = x; } // int(0, 1)',
    'count1(): void { this.count = ⟨depthOf(this.root)¦Math.min(2, this.count + 1)⟩; }',
    'tip(n: Tree): void { ⟨n.left = null;¦n.key = 1;¦if (n.left !== null) n.left.key = n.key;⟩ } // instances(Tree)',
  ],
};

const kids: World = {
  name: 'kids',
  code: 'export class Leaf { v = 0; kids: Leaf[] = []; }',
  fields: 'top: Leaf = new Leaf(); n = 1;',
  state: {
    Subject: 'top: tree(Leaf, { optional: false }), n: int(0, 3)',
    Leaf: 'v: int(0, 1), kids: array(tree(Leaf, { optional: false }), { maximum: 2 })',
  },
  claims: [
    `return below($.top) ${COMPARE} $.n;`,
    `const c = { k: 0 }; const before = reading(c); visitLeaves($.top, c); return reading(c) - before ${COMPARE} $.n;`,
    `return levels($.top) ${COMPARE} $.n;`,
    'const work = [$.top]; const seen: Leaf[] = []; while (work.length > 0) { const one = work.pop()!; if (has(seen, one)) return false; seen.push(one); for (const kid of one.kids) work.push(kid); } return seen.length === $.n;',
    'return $.top.kids.every((kid: Leaf) => kid.kids.length ⟨=== 0¦<= 1¦< 2⟩);',
    'return true;',
  ],
  operations: [
    'grow(): void { this.top.kids.push(new Leaf()); ⟨this.n++;¦⟩ }',
    'wilt(): void { this.top.kids.pop(); this.n = ⟨below(this.top)¦levels(this.top)¦this.n - 1⟩; }',
    'deep(): void { const kid = this.top.kids[0]; if (kid !== undefined) ⟨kid.kids.length = 0;¦kid.v = 1;¦this.n = kid.kids.length;⟩ }',
    'count(): void { this.n = ⟨levels(this.top)¦this.top.kids.length + 1⟩; }',
  ],
};

const twins: World = {
  name: 'twins',
  code: 'export class Item { v = 0; }',
  fields: 'a: Item[] = []; b: Item[] = []; n = 0;',
  state: { Subject: 'n: int(0, 2)', Item: 'v: int(0, 1)' },
  claims: [
    `return $.a.length + $.b.length ${COMPARE} $.n;`,
    `return ⟨$.a¦$.b⟩.length ${COMPARE} $.n;`,
    'const seen: Item[] = []; for (const one of [...$.a, ...$.b]) { if (has(seen, one)) return false; seen.push(one); } return true;',
    `const acc = { k: 0 }; const before = reading(acc); for (const one of $.a) bump(acc, one.v); return reading(acc) - before ${COMPARE} $.b.length;`,
    'return $.b.every((one: Item) => one.v ⟨=== 0¦<= 1⟩);',
    'return true;',
  ],
  operations: [
    'move(): void { const one = this.a.pop(); if (one !== undefined) this.b.push(one); }',
    'drop(): void { ⟨this.a.pop();¦this.b.length = 0;⟩ ⟨this.n--;¦this.n = this.a.length;¦⟩ }',
    'mark(): void { for (const one of this.b) one.v = 1; }',
    'put(one: Item): void { ⟨this.n = one.v;¦if (has(this.b, one)) this.n = 0;¦one.v = 0;⟩ }',
  ],
};

const tables: World = {
  name: 'tables',
  code: '',
  fields: 'table = new Map<string, number>(); seen = new Set<number>(); count = 0;',
  state: {
    Subject:
      "table: map(oneOf('a', 'b'), int(0, 1), { maximum: 2 }), seen: set(int(0, 1), { maximum: 2 }), count: int(0, 2)",
  },
  claims: [
    `return sizeOf($.table) ${COMPARE} $.count;`,
    `return sizeOf($.table) ${COMPARE} sizeOf($.seen);`,
    'for (const v of $.table.values()) if (!$.seen.has(v)) return false; return true;',
    `const copy = new Map($.table); copy.set('a', 1); return copy.size ${COMPARE} $.count;`,
    `const values: number[] = []; for (const [, v] of $.table) if (!has(values, v)) values.push(v); return len(values) ${COMPARE} $.count;`,
    `const other = new Set($.seen); const before = sizeOf(other); other.add($.count); return sizeOf(other) ${COMPARE} before;`,
    `const acc = { k: 0 }; $.table.forEach((v: number) => bump(acc, v)); const first = reading(acc); $.seen.forEach((v: number) => bump(acc, v)); return first + reading(acc) ${COMPARE} $.count;`,
    `const o: Record<string, number> = {}; for (const [k, v] of $.table) o[k] = v; return Object.keys(o).length ${COMPARE} $.count;`,
    "return ($.table.get('a') ?? 0) <= ($.table.get('b') ?? 2);",
    'return [...$.seen].every((x, i, all) => i === 0 || all[i - 1]! < x);',
  ],
  operations: [
    "put(k: string, v: number): void { this.table.set(k, v); ⟨this.count = this.table.size;¦this.seen.add(v);¦⟩ } // oneOf('a', 'b'), int(0, 1)",
    "drop(k: string): void { this.table.delete(k); ⟨this.count = this.table.size;¦⟩ } // oneOf('a', 'b')",
    'see(x: number): void { ⟨this.seen.add(x);¦this.seen.delete(x);¦if (!this.seen.delete(x)) this.seen.add(x);⟩ } // int(0, 1)',
    'clear(): void { ⟨this.table.clear();¦this.seen.clear();⟩ ⟨this.count = 0;¦⟩ }',
  ],
};

const kept: World = {
  name: 'kept',
  code: 'export class Ranked { list: number[] = []; constructor(readonly by: (a: number, b: number) => number) {} isOk(): boolean { return sorted(this.list, this.by); } }',
  fields:
    'limit = 1; items: number[] = []; isFull = () => this.items.length >= this.limit; up = new Ranked(ascending); down = new Ranked(descending); size = (): number => this.items.length; bound = this.total.bind(this); total(): number { return this.items.length + this.limit; }',
  state: {
    Subject: 'limit: int(0, 2), items: array(int(0, 1), { maximum: 2 })',
    Ranked: 'list: array(int(0, 1), { maximum: 2 })',
  },
  claims: [
    'return ⟨!$.isFull()¦$.isFull()¦$.items.length === 0 || $.isFull()⟩;',
    'return $.up.isOk();',
    'return $.down.isOk();',
    'return $.up.isOk() && $.down.isOk();',
    `return $.size() ${COMPARE} $.limit;`,
    `return $.bound() ${COMPARE} ${SMALL};`,
    'return ⟨$.up.by !== $.down.by¦$.up.by === ascending⟩;',
    'return true;',
  ],
  operations: [
    'add(x: number): void { ⟨if (!this.isFull()) this.items.push(x);¦this.items.push(x);⟩ } // int(0, 1)',
    'drop(): void { this.items.pop(); }',
    'raise(): void { ⟨if (this.isFull()) this.limit++;¦this.limit = this.size();¦this.limit = Math.min(2, this.bound());⟩ }',
    'rank(x: number): void { ⟨this.up.list.push(x); this.up.list.sort(this.up.by);¦this.down.list.push(x); this.down.list.sort(this.down.by);¦this.down.list.push(x); this.down.list.sort(this.up.by);⟩ } // int(0, 1)',
    'swap(): void { const l = this.up.list; this.up.list = this.down.list; this.down.list = l; ⟨¦this.up.list.reverse(); this.down.list.reverse();⟩ }',
  ],
};

const given: World = {
  name: 'given',
  code: '',
  fields:
    'n = 0; step: () => number; constructor(by: number) { this.step = () => by; ⟨¦this.n = by;¦this.n = this.step();⟩ }',
  state: { Subject: 'n: int(-2, 2)' },
  construct: 'oneOf(1, -1)',
  claims: [`return $.n * $.step() ${COMPARE} 0;`, `return $.n ${COMPARE} ${SMALL};`, 'return true;'],
  operations: [
    'go(): void { ⟨this.n = Math.max(-2, Math.min(2, this.n + this.step()));¦this.n = this.step();¦this.n = -this.n;⟩ }',
    'back(): void { if (this.n !== 0) this.n -= this.step(); }',
  ],
};

const hidden: World = {
  name: 'hidden',
  code: 'export class Base { #n = 0; ⟨¦protected readonly kind: string = "base";⟩ get low(): number { return this.#n; } set low(x: number) { this.#n = x; } #twice(): number { return 2 * this.#n; } get double(): number { return this.#twice(); } }',
  fields:
    '⟨#m = 0; #list: number[] = []; get high(): number { return this.#m; } set high(x: number) { this.#m = x; } list(): readonly number[] { return this.#list; } note(x: number): void { this.#list.push(x); }¦#n = 0; #list: number[] = []; get high(): number { return this.#n; } set high(x: number) { this.#n = x; } list(): readonly number[] { return this.#list; } note(x: number): void { this.#list.push(x); }⟩',
  extends: 'Base',
  state: {},
  claims: [
    `return $.low ${COMPARE} $.high;`,
    `return $.double ${COMPARE} $.high;`,
    `const seen: number[] = []; for (const x of $.list()) { if (has(seen, x)) return false; seen.push(x); } return true;`,
    `return $.list().length ${COMPARE} $.low;`,
    'return true;',
  ],
  operations: [
    'up(): void { ⟨this.high = Math.min(2, this.high + 1);¦this.low = this.high;¦this.high = this.low;⟩ }',
    'down(): void { ⟨if (this.low > 0) this.low--;¦this.low = 0;⟩ }',
    'add(x: number): void { this.note(x); ⟨this.low = Math.min(2, this.list().length);¦⟩ } // int(0, 1)',
  ],
};

const parts: World = {
  name: 'parts',
  code: 'export class Point { x = 0; } export class Line { a = new Point(); b = new Point(); ⟨¦next: Line | null = null;⟩ }',
  fields: 'at = 0; far = 0;',
  state: { Subject: 'at: int(0, 1), far: int(0, 1)', Point: 'x: int(0, 1)' },
  claims: [`return $.at ${COMPARE} $.far;`, '⟨return true;¦return $.at === 0;⟩'],
  operations: [
    'from(line: Line): void { this.at = line.⟨a¦b⟩.x; ⟨¦this.far = line.a.x;⟩ }',
    'both(p: Point, q: Point): void { ⟨if (p === q) this.at = 1;¦if (p !== q) this.far = p.x;¦p.x = 0; q.x = 1; this.at = p.x;⟩ }',
    'every(list: Point[]): void { ⟨for (const p of list) this.at = p.x;¦this.far = Math.min(1, list.length);¦if (list[0] === list[1] && list.length === 2) this.at = 1;⟩ }',
    'maybe(p?: Point): void { ⟨if (p === undefined) this.at = 1;¦this.far = p?.x ?? 0;⟩ }',
  ],
};

const modules: World = {
  name: 'modules',
  code: "import * as other from './other.js';",
  other:
    'export let limit = 2; export const names = ["a", "b"]; export function low(): number { return limit - 2; } const memo = new Map<number, number>(); export function doubled(n: number): number { let known = memo.get(n); if (known === undefined) memo.set(n, (known = 2 * n)); return known; }',
  fields: 'n = 0; name = "a";',
  state: { Subject: "n: int(0, 3), name: oneOf('a', 'b', 'c')" },
  claims: [
    `return $.n ${COMPARE} other.limit;`,
    'return has(other.names, $.name);',
    `return other.low() ${COMPARE} $.n;`,
    `return other.doubled($.n) ${COMPARE} other.limit;`,
    'return Object.keys(other).length > 0;',
  ],
  operations: [
    'up(): void { ⟨if (this.n < other.limit) this.n++;¦this.n = Math.min(3, this.n + 1);¦this.n = Math.min(3, other.doubled(this.n));⟩ }',
    "call(x: string): void { ⟨this.name = x;¦if (other.names.includes(x)) this.name = x;⟩ } // oneOf('a', 'b', 'c')",
    'zero(): void { this.n = ⟨other.low()¦other.limit¦0⟩; }',
  ],
};

const local: World = {
  name: 'local',
  code: `export class Left { v = 0; repOkLocal(): boolean { return this.v ${COMPARE} ${SMALL}; } } export class Right { v = 0; repOkLocal(): boolean { ⟨const l: number[] = []; const before = len(l); l.push(this.v); return len(l) - before === 1 && this.v < 2;¦return this.v ${COMPARE} ${SMALL};⟩ } }`,
  fields: 'left = new Left(); right: Right | null = null; n = 0;',
  state: { Subject: 'n: int(0, 1)', Left: 'v: int(0, 2)', Right: 'v: int(0, 2)' },
  claims: [`return $.left.v ${COMPARE} ($.right?.v ?? 0);`, `return $.n ${COMPARE} $.left.v;`, 'return true;'],
  operations: [
    'left1(): void { this.left.v = ⟨Math.min(2, this.left.v + 1)¦0¦this.n⟩; }',
    'right1(): void { if (this.right !== null) this.right.v = ⟨0¦2¦this.left.v⟩; else ⟨this.right = new Right();¦this.n = 0;⟩ }',
    'flip(): void { this.n = 1 - this.n; }',
  ],
};

const circle: World = {
  name: 'circle',
  code: 'export class Cell { v = 0; to: Cell | null = null; }',
  fields: 'first: Cell | null = null; last: Cell | null = null; n = 0;',
  state: {
    Subject: 'first: nullable(instances(Cell)), last: nullable(instances(Cell)), n: int(0, 2)',
    Cell: 'v: int(0, 1), to: nullable(instances(Cell))',
  },
  claims: [
    `const seen: Cell[] = []; for (let c: Cell | null = $.first; c !== null && !has(seen, c); c = c.to) seen.push(c); return seen.length ${COMPARE} $.n;`,
    `const seen = new Set<Cell>(); let c: Cell | null = $.first; while (c !== null && !seen.has(c)) { seen.add(c); c = c.to; } return sizeOf(seen) ${COMPARE} $.n;`,
    'const v = new Visited(); for (let c: Cell | null = $.first; c !== null; c = c.to) if (!v.add(c)) return false; return true;',
    'return $.last === null || $.last.to === ⟨null¦$.first⟩;',
    'return ($.first === null) === ($.last === null);',
    'return true;',
  ],
  operations: [
    'close(): void { if (this.last !== null) this.last.to = ⟨this.first¦null¦this.last⟩; }',
    'step(): void { this.first = this.first?.to ?? null; ⟨this.n = Math.max(0, this.n - 1);¦⟩ }',
    'link(c: Cell): void { ⟨c.to = this.first;¦this.last = c;¦if (c.to === c) this.n = 0;⟩ } // instances(Cell)',
    'count(): void { this.n = ⟨0¦1¦2⟩; }',
  ],
};

export const WORLDS: readonly World[] = [
  items,
  chain,
  tree,
  kids,
  twins,
  tables,
  kept,
  given,
  hidden,
  parts,
  modules,
  local,
  circle,
];
