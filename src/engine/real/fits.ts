/**
 * Whether a state that was reached by calls lies within the bounds: not more objects of a type than its count, none deeper in a tree than
 * its height, and every field within its bound. Where a type has a count only, any tree of so many objects will do; that is more than
 * the positions of spec/bounds.ts have room for.
 */

import { elementAt, type Bound, type TypeBounds } from '../../spec/bounds.js';
import type { GraphValue, Moment } from '../../spec/graph.js';
import type { Situation } from './situation.js';
import { elementBound, isTreeBound, keyBound, type Types, valueBound } from './typed.js';
import { boundOf } from './walk.js';

/** @requires all objects of the state can be reached from its subject */
export function fits(state: Moment, { bounds, types }: Situation): boolean {
  const { objects } = state.graph;
  const counts = new Map<string, number>();
  for (const { type } of objects) counts.set(type, (counts.get(type) ?? 0) + 1);
  for (const { id, count } of bounds.types) if ((counts.get(id) ?? 0) > count) return false;
  const inside = (value: GraphValue, bound: Bound): boolean => valueFits(value, bound, state);
  return (
    heightsFit(state, types) &&
    (state.subject === null || bounds.subject === null || inside(state.subject, bounds.subject)) &&
    objects.every(({ type, fields }) => {
      const known = types.find(type);
      if (known === null) return true;
      const values = new Map(fields);
      return known.fields.every(({ name, bound }) => {
        const value = values.get(name);
        return value === undefined ? bound.kind === 'kept' : inside(value, bound);
      });
    })
  );
}

/** How many objects of its own type stand above each object, by tree fields, is less than the type's height. */
function heightsFit(state: Moment, types: Types): boolean {
  const { objects } = state.graph;
  if (!objects.some(({ type }) => (types.find(type)?.height ?? null) !== null)) return true;
  const visit = (
    index: number,
    bound: Bound | null,
    above: readonly TypeBounds[],
    passed: ReadonlySet<number>,
  ): boolean => {
    if (passed.has(index)) return true;
    const { type: id, fields, elements, entries } = objects[index]!;
    const type = types.find(id);
    if (type !== null && type.height !== null && above.filter((one) => one === type).length >= type.height)
      return false;
    const [path, inside] = [type === null ? above : [...above, type], new Set([...passed, index])];
    const below = (value: GraphValue, expected: Bound | null): boolean => {
      if (value.kind !== 'object') return true;
      const isContainer = types.find(objects[value.index]!.type) === null;
      return !(isContainer || isTreeBound(expected)) || visit(value.index, expected, path, inside);
    };
    return (
      fields.every(([name, value]) => below(value, boundOf(type, name))) &&
      elements.every((value) => below(value, elementBound(bound))) &&
      entries.every(([key, value]) => below(key, keyBound(bound)) && below(value, valueBound(bound)))
    );
  };
  return state.subject?.kind !== 'object' || visit(state.subject.index, null, [], new Set());
}

/** Minus zero is no integer of a range. */
export function valueFits(value: GraphValue, bound: Bound, state: Moment): boolean {
  const primitive = value.kind === 'primitive' ? value : null;
  const object = value.kind === 'object' ? state.graph.objects[value.index]! : null;
  switch (bound.kind) {
    case 'boolean':
      return typeof primitive?.value === 'boolean';
    case 'integer': {
      const number = primitive?.value;
      return (
        typeof number === 'number' &&
        Number.isInteger(number) &&
        !Object.is(number, -0) &&
        number >= bound.lo &&
        number <= bound.hi
      );
    }
    case 'choice':
      return primitive !== null && bound.members.some((member) => Object.is(member, primitive.value));
    case 'tree':
    case 'reference':
      return object?.type === bound.type;
    case 'above':
      return object?.type === bound.type || (primitive !== null && primitive.value === bound.nothing);
    case 'hole':
      return value.kind === 'hole';
    case 'array':
      return (
        object?.type === 'Array' &&
        object.elements.length >= bound.minimum &&
        object.elements.length <= bound.maximum &&
        object.elements.every((element, index) => valueFits(element, elementAt(bound, index), state))
      );
    case 'set':
      return (
        object?.type === 'Set' &&
        object.elements.length <= bound.maximum &&
        object.elements.every((element) => valueFits(element, bound.of, state))
      );
    case 'map':
      return (
        object?.type === 'Map' &&
        object.entries.length <= bound.maximum &&
        object.entries.every(
          ([key, mapped]) => valueFits(key, bound.key, state) && valueFits(mapped, bound.value, state),
        )
      );
    case 'union':
      return bound.members.some((member) => valueFits(value, member, state));
    case 'kept':
      return value.kind !== 'opaque';
  }
}
