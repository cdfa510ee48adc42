/**
 * What abstract states are made of: slots, each with something in it or nothing. A slot knows which object of the module it was made from,
 * so that two abstractions of one module, before and after a call, can be compared slot by slot: what is the same in both is not
 * looked at again (Roberson 2011, chapter III).
 */

import { formulas } from './formulas.js';

export class Slot<T> {
  constructor(
    /** The object of the module that it was made from, or which entry of a map; null: an operation of the abstraction made it. */
    readonly source: object | number | null,
    public isPresent: boolean,
    public content: T,
  ) {}
}

/** The objects of a tree, a list or anything else in which every object is led to by one other, with what each contributes. */
export function fromTree<N extends object, T>(
  root: N | null | undefined,
  children: (node: N) => readonly (N | null | undefined)[],
  content: (node: N) => T,
): Slot<T>[] {
  const present = new Map<N, boolean>();
  const edges: { readonly from: N; readonly to: N; readonly when: boolean }[] = [];
  const open: N[] = [];
  for (const [node, when] of formulas.cases(root)) {
    present.set(node, when);
    open.push(node);
  }
  for (let next = 0; next < open.length; next += 1) {
    const from = open[next]!;
    for (const child of children(from)) {
      for (const [to, when] of formulas.cases(child)) {
        edges.push({ from, to, when });
        if (present.has(to)) continue;
        present.set(to, false);
        open.push(to);
      }
    }
  }
  // edges are found from the root on, so that one round is enough unless something was moved
  for (let round = 0, isStable = false; !isStable && round <= open.length; round += 1) {
    isStable = true;
    for (const { from, to, when } of edges) {
      const before = present.get(to)!;
      const after = formulas.or(before, formulas.and(present.get(from)!, when));
      if (formulas.isCertain(before, after)) continue;
      present.set(to, after);
      isStable = false;
    }
  }
  return open.map((node) => new Slot(sourceOf(node), present.get(node)!, content(node)));
}

/** The objects of a linked list. */
export function fromChain<N extends object, T>(
  head: N | null | undefined,
  next: (node: N) => N | null | undefined,
  content: (node: N) => T,
): Slot<T>[] {
  return fromTree(head, (node) => [next(node)], content);
}

/** The objects of all chains of a table. */
export function fromTable<N extends object, T>(
  buckets: readonly (N | null | undefined)[],
  next: (node: N) => N | null | undefined,
  content: (node: N) => T,
): Slot<T>[] {
  return buckets.flatMap((head) => fromChain(head, next, content));
}

/** Where a copy of the state before says which object it is a copy of; see `spec/statements.ts`. */
const ORIGINAL = Symbol.for('glassbox.original');

function sourceOf(node: object): object {
  return (node as { readonly [ORIGINAL]?: object })[ORIGINAL] ?? node;
}

/** Those that are not the same in both: what is left of one, and of the other. */
export function uncancelled<T>(
  some: readonly Slot<T>[],
  others: readonly Slot<T>[],
  isSame: (a: T, b: T) => boolean,
): readonly [readonly Slot<T>[], readonly Slot<T>[]] {
  const bySource = new Map<object | number, Slot<T>>();
  for (const slot of others) if (slot.source !== null) bySource.set(slot.source, slot);
  const cancelled = new Set<Slot<T>>();
  for (const slot of some) {
    const other = slot.source === null ? undefined : bySource.get(slot.source);
    if (other === undefined) continue;
    if (!formulas.isCertain(slot.isPresent, other.isPresent) || !isSame(slot.content, other.content)) continue;
    cancelled.add(slot);
    cancelled.add(other);
  }
  const isLeft = (slot: Slot<T>): boolean => !cancelled.has(slot) && !formulas.isCertain(slot.isPresent, false);
  return [some.filter(isLeft), others.filter(isLeft)];
}

/** Whether both have the same contents equally often. */
export function sameContents<T>(
  some: readonly Slot<T>[],
  others: readonly Slot<T>[],
  isCertain: (a: T, b: T) => boolean,
  equal: (a: T, b: T) => boolean,
): boolean {
  const [left, right] = uncancelled(some, others, isCertain);
  let result = true;
  for (const { isPresent, content } of [...left, ...right]) {
    const isBalanced = occurrences(left, content, equal) === occurrences(right, content, equal);
    result = formulas.and(result, formulas.or(!isPresent, isBalanced));
  }
  return result;
}

function occurrences<T>(slots: readonly Slot<T>[], content: T, equal: (a: T, b: T) => boolean): number {
  let count = 0;
  for (const slot of slots) count += formulas.choose(formulas.and(slot.isPresent, equal(slot.content, content)), 1, 0);
  return count;
}

/** How many contents there are. */
export function countOf(slots: readonly Slot<unknown>[]): number {
  let count = 0;
  for (const { isPresent } of slots) count += formulas.choose(isPresent, 1, 0);
  return count;
}
