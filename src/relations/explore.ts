/**
 * What objects lead to by steps. Which objects there may be is found from the first one on; whether each is reached is a condition, made
 * weaker step by step until nothing changes, or as often as there are objects, which is enough for any graph, with cycles or without. A
 * step is taken only from objects that are reached, so that it may rely on what holds of these.
 */

import { formulas } from '../abstractions/formulas.js';
import { Relation, type SetOf } from './relation.js';

export type Nothing = null | undefined;

/** The names of fields that hold an object of the same kind, or nothing. */
export type FieldTo<N> = { [K in keyof N]-?: NonNullable<N[K]> extends N ? K : never }[keyof N];

/** How one gets from an object to the next one: the name of a field, or a function. */
export type Next<N> = FieldTo<N> | ((node: N) => N | Nothing);

/** How one gets from an object to the next ones: the name of a field, or a function that gives one or several. */
export type Step<N> = FieldTo<N> | ((node: N) => N | Nothing | readonly (N | Nothing)[]);

/** Where one begins: an object, a set of them, or nothing. */
export type Start<N> = N | Nothing | SetOf<N>;

export interface Edge<N> {
  readonly to: N;
  /** Includes that where it comes from is reached. */
  readonly when: boolean;
}

export interface Vertex<N> {
  readonly node: N;
  isReached: boolean;
  edges: readonly Edge<N>[];
  /** For which `isReached` the edges were made. */
  expanded: boolean;
}

/** In the order in which objects are found. */
export function explored<N extends object>(
  starts: readonly Edge<N>[],
  steps: readonly Step<N>[],
): readonly Vertex<N>[] {
  const vertices: Vertex<N>[] = [];
  const byNode = new Map<N, Vertex<N>>();
  const reachedIf = (node: N, when: boolean): void => {
    let vertex = byNode.get(node);
    if (vertex === undefined) {
      vertex = { node, isReached: false, edges: [], expanded: false };
      byNode.set(node, vertex);
      vertices.push(vertex);
    }
    vertex.isReached = formulas.or(vertex.isReached, when);
  };
  for (const { to, when } of starts) reachedIf(to, when);
  for (let round = 0, isStable = false; !isStable && round <= vertices.length; round += 1) {
    isStable = true;
    for (let i = 0; i < vertices.length; i += 1) {
      const vertex = vertices[i]!;
      const { node, isReached, expanded } = vertex;
      if (formulas.isCertain(isReached, expanded)) continue;
      isStable = false;
      vertex.expanded = isReached;
      vertex.edges = steps.flatMap((step) => edgesOf(node, isReached, step));
      for (const { to, when } of vertex.edges) reachedIf(to, when);
    }
  }
  return vertices;
}

/** The objects that one may begin with. */
export const startsOf = formulas.whole(<N extends object>(start: Start<N>): readonly Edge<N>[] => {
  const starts: Edge<N>[] = [];
  for (const [one, isIt] of formulas.cases(start)) {
    if (one instanceof Relation)
      for (const { tuple, when } of one.rows) starts.push({ to: tuple[0] as N, when: formulas.and(isIt, when) });
    else starts.push({ to: one as N, when: isIt });
  }
  return starts;
});

/** What a step leads to from an object, if that is reached. */
export function taken<N extends object, T>(node: N, isReached: boolean, step: keyof N | ((node: N) => T)): T | null {
  if (!isReached) return null;
  return typeof step === 'function' ? step(node) : (node[step] as T);
}

function edgesOf<N extends object>(node: N, isReached: boolean, step: Step<N>): readonly Edge<N>[] {
  const edges: Edge<N>[] = [];
  // what a step gives, and the elements of what is an array
  const values: unknown[] = [taken<N, unknown>(node, isReached, step)];
  const conditions = [isReached];
  for (let i = 0; i < values.length; i += 1) {
    for (const [one, isIt] of formulas.cases(values[i])) {
      const when = formulas.and(conditions[i]!, isIt);
      if (formulas.isCertain(when, false)) continue;
      if (!Array.isArray(one)) edges.push({ to: one as N, when });
      else
        for (let place = 0; place < formulas.extent(one); place += 1) {
          values.push(one[place]);
          conditions.push(formulas.and(when, place < one.length));
        }
    }
  }
  return edges;
}
