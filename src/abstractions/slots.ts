/**
 * What abstract states are made of: slots, each with something in it or nothing. A slot knows which object of the module it was made from,
 * so that two abstractions of one module, before and after a call, can be compared slot by slot: what is the same in both is not
 * looked at again (Roberson 2011, chapter III).
 */

import { array, bool, oneOf, tree, type Domain } from '../spec/domains.js';
import { formulas } from './formulas.js';

export class Slot<T> {
  constructor(
    /** What of the module it was made from, an object, a place in an array or an entry of a map; null: an operation of the abstraction made it. */
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
  return fromRoots([root], children, content);
}

/** A call is made for each object that an argument may be, but for one array of them all. */
function fromRoots<N extends object, T>(
  roots: readonly (N | null | undefined)[],
  children: (node: N) => readonly (N | null | undefined)[],
  content: (node: N) => T,
): Slot<T>[] {
  const present = new Map<N, boolean>();
  const edges: { readonly from: N; readonly to: N; readonly when: boolean }[] = [];
  const open: N[] = [];
  for (let index = 0; index < formulas.extent(roots); index += 1) {
    for (const [node, when] of formulas.cases(roots[index])) {
      const before = present.get(node);
      if (before === undefined) open.push(node);
      present.set(node, formulas.or(before ?? false, formulas.and(index < roots.length, when)));
    }
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
  return fromRoots(buckets, (node) => [next(node)], content);
}

/** The objects in an array; where there is none, nothing is contributed. */
export function fromArray<N extends object, T>(
  elements: readonly (N | null | undefined)[],
  content: (element: N) => T,
): Slot<T>[] {
  const slots: Slot<T>[] = [];
  for (let index = 0; index < formulas.extent(elements); index += 1) {
    for (const [element, when] of formulas.cases(elements[index]))
      slots.push(new Slot(sourceOf(element), formulas.and(index < elements.length, when), content(element)));
  }
  return slots;
}

/** Numbers, strings and the like in an array, each as it is. */
export function fromValues<T>(values: readonly T[]): Slot<T>[] {
  const slots: Slot<T>[] = [];
  for (let index = 0; index < formulas.extent(values); index += 1)
    slots.push(new Slot(index, index < values.length, values[index]!));
  return slots;
}

/** Domains of the fields of all abstract states of a class with at most so many contents, whose slots are in a field. */
export function statesOf(
  abstraction: { readonly name: string },
  field: string,
  count: number,
  content: Domain,
): Readonly<Record<string, Readonly<Record<string, Domain>>>> {
  return {
    [abstraction.name]: { [field]: array(tree(Slot, { optional: false, count }), { length: count }) },
    Slot: { source: oneOf(null), isPresent: bool(), content },
  };
}

/** Where a copy of the state before says which object it is a copy of; see `spec/statements.ts`. */
const ORIGINAL = Symbol.for('glassbox.original');

function sourceOf(node: object): object {
  return (node as { readonly [ORIGINAL]?: object })[ORIGINAL] ?? node;
}

/** Whether two values are the same, be one a copy of the other from the state before or not. */
export function isSame(a: unknown, b: unknown): boolean {
  return Object.is(originalOf(a), originalOf(b));
}

/** The same for keys, which maps and sets of the language tell apart in the same way: -0 is the key 0. */
export function isSameKey(a: unknown, b: unknown): boolean {
  return formulas.or(isSame(a, b), originalOf(a) === originalOf(b));
}

function originalOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? sourceOf(value) : value;
}
