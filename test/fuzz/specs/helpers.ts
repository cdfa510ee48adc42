/**
 * Small functions and classes of the kind that invariants are written with: they look things up in local lists, count, remember, compare.
 * A program gets those that it mentions, and what these mention in turn.
 */

export const HELPERS: Readonly<Record<string, string>> = {
  len: 'function len(l: readonly unknown[]): number { return ⟨l.length¦Object.keys(l).length¦[...l].length⟩; }',
  sizeOf: 'function sizeOf(s: ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>): number { return s.size; }',
  has: `function has<T>(l: readonly T[], x: T): boolean { ⟨return l.includes(x);¦for (const one of l) if (one === x) return true; return false;¦return l.indexOf(x) >= 0;¦return l.lastIndexOf(x) >= 0;¦return l.some((one) => one === x);¦for (let i = 0; i < l.length; i++) if (l[i] === x) return true; return false;⟩ }`,
  bump: 'function bump(c: { k: number }, by: number): void { ⟨c.k += by;¦c.k = c.k + by;⟩ }',
  reading: 'function reading(c: { readonly k: number }): number { return c.k; }',
  at: 'function at(l: readonly number[], i: number): number | undefined { return l[i]; }',
  ascending: `function ascending(a: number, b: number): number { return a - b; }`,
  descending: `function descending(a: number, b: number): number { return b - a; }`,
  sorted: `function sorted(l: readonly number[], by: (a: number, b: number) => number): boolean { ⟨for (let i = 1; i < l.length; i++) if (by(l[i - 1]!, l[i]!) > 0) return false; return true;¦const copy = [...l].sort(by); return copy.every((x, i) => x === l[i]);⟩ }`,
  distinct: `function* distinct(l: Iterable<number>): Generator<number> { const done: number[] = []; for (const x of l) { if (has(done, x)) continue; done.push(x); yield x; } }`,
  counter: `function counter(): { next(): void; value(): number } { let n = 0; return { next: () => { n++; }, value: () => n }; }`,
  summed: `function summed(memo: Map<number, number>, l: readonly number[], i: number): number { if (i >= l.length) return 0; const known = memo.get(i); if (known !== undefined) return known; const sum = l[i]! + summed(memo, l, i + 1); memo.set(i, sum); return sum; }`,
  Bits: 'class Bits { ⟨private bits = 0; set(i: number): void { this.bits |= 1 << i; } has(i: number): boolean { return (this.bits & (1 << i)) !== 0; }¦private readonly on: boolean[] = []; set(i: number): void { this.on[i] = true; } has(i: number): boolean { return this.on[i] === true; }¦readonly #on = new Set<number>(); set(i: number): void { this.#on.add(i); } has(i: number): boolean { return this.#on.has(i); }⟩ }',
  Visited:
    'class Visited { readonly list: unknown[] = []; size = 0; add(x: unknown): boolean { if (this.knows(x)) return false; this.list.push(x); this.size++; return true; } knows(x: unknown): boolean { return ⟨has(this.list, x)¦this.list.includes(x)⟩; } }',
  countNodes:
    'function countNodes(n: Node | null, c: { k: number }): void { if (n === null) return; c.k += 1; countNodes(n.next, c); }',
  lengthOf: 'function lengthOf(n: Node | null): number { return n === null ? 0 : 1 + lengthOf(n.next); }',
  lengthFrom:
    'function lengthFrom(n: Node | null, sum: number): number { return n === null ? sum : lengthFrom(n.next, sum + 1); }',
  nodes:
    'function* nodes(n: Node | null): Generator<Node> { for (let one = n; one !== null; one = one.next) yield one; }',
  collect:
    'function collect(n: Node | null, into: number[]): number[] { if (n !== null) { into.push(n.value); collect(n.next, into); } return into; }',
  depthOf:
    'function depthOf(n: Tree | null): number { return n === null ? 0 : 1 + Math.max(depthOf(n.left), depthOf(n.right)); }',
  inOrder:
    'function inOrder(n: Tree | null, into: number[]): void { if (n === null) return; inOrder(n.left, into); into.push(n.key); inOrder(n.right, into); }',
  countTree:
    'function countTree(n: Tree | null, c: { k: number }): void { if (n === null) return; countTree(n.left, c); c.k++; countTree(n.right, c); }',
  below: 'function below(n: Leaf): number { let sum = 1; for (const kid of n.kids) sum += below(kid); return sum; }',
  visitLeaves:
    'function visitLeaves(n: Leaf, c: { k: number }): void { c.k++; for (const kid of n.kids) visitLeaves(kid, c); }',
  levels:
    'function levels(n: Leaf): number { let most = 0; for (const kid of n.kids) most = Math.max(most, levels(kid)); return most + 1; }',
};

/** What a program mentions of these, with what they mention. */
export function mentioned(text: string): string[] {
  const found = new Set<string>();
  const pending = [text];
  for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
    for (const [name, helper] of Object.entries(HELPERS)) {
      if (found.has(name) || !new RegExp(`\\b${name}\\b`).test(one)) continue;
      found.add(name);
      pending.push(helper);
    }
  }
  return Object.keys(HELPERS).filter((name) => found.has(name));
}
