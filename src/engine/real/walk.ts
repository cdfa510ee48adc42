/** All objects of a state with what the bounds say of the place where each was found, and the edges between them. */

import type { Bound, TypeBounds } from '../../spec/bounds.js';
import { contentsOf, isTransparent } from './objects.js';
import type { Registry } from './registry.js';
import { elementBound, keyBound, type Types, valueBound } from './typed.js';

export interface Edge {
  readonly from: object;
  readonly to: object;
  readonly bound: Bound | null;
}

export interface Visited {
  readonly object: object;
  readonly type: TypeBounds | null;
  /** Of the place where it was found first. */
  readonly bound: Bound | null;
}

export interface Walk {
  /** Nearest first. */
  readonly visited: ReadonlyMap<object, Visited>;
  readonly edges: readonly Edge[];
}

export function walk(root: unknown, bound: Bound | null, types: Types, registry: Registry): Walk {
  const visited = new Map<object, Visited>();
  const edges: Edge[] = [];
  const visit = (value: unknown, expected: Bound | null, from: object | null): void => {
    if (!isTransparent(value)) return;
    if (from !== null) edges.push({ from, to: value, bound: expected });
    if (!visited.has(value)) {
      visited.set(value, { object: value, type: types.of(value, expected), bound: expected });
    }
  };
  visit(root, bound, null);
  for (const { object, type, bound: expected } of visited.values()) {
    const { fields, elements, entries } = contentsOf(object, registry);
    for (const [name, value] of fields) visit(value, boundOf(type, name), object);
    for (const value of elements) visit(value, elementBound(expected), object);
    for (const [key, value] of entries) {
      visit(key, keyBound(expected), object);
      visit(value, valueBound(expected), object);
    }
  }
  return { visited, edges };
}

export function boundOf(type: TypeBounds | null, name: string): Bound | null {
  return type?.fields.find((field) => field.name === name)?.bound ?? null;
}
