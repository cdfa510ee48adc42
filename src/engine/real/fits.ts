/**
 * Whether a state that was reached by calls lies within the bounds: not more objects of a type than its count, and every field within
 * its bound. Where an object stands in a tree is not asked, so these are a few more states than the positions of spec/bounds.ts
 * have room for.
 */

import type { Bound } from '../../spec/bounds.js';
import type { GraphValue, Moment } from '../../spec/graph.js';
import type { Situation } from './situation.js';

/** @requires all objects of the state can be reached from its subject */
export function fits(state: Moment, { bounds, types }: Situation): boolean {
  const { objects } = state.graph;
  const counts = new Map<string, number>();
  for (const { type } of objects) counts.set(type, (counts.get(type) ?? 0) + 1);
  for (const { id, count } of bounds.types) if ((counts.get(id) ?? 0) > count) return false;
  const inside = (value: GraphValue, bound: Bound): boolean => valueFits(value, bound, state);
  return (
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

function valueFits(value: GraphValue, bound: Bound, state: Moment): boolean {
  const primitive = value.kind === 'primitive' ? value : null;
  const object = value.kind === 'object' ? state.graph.objects[value.index]! : null;
  switch (bound.kind) {
    case 'boolean':
      return typeof primitive?.value === 'boolean';
    case 'integer': {
      const number = primitive?.value;
      return typeof number === 'number' && Number.isInteger(number) && number >= bound.lo && number <= bound.hi;
    }
    case 'choice':
      return primitive !== null && bound.members.some((member) => Object.is(member, primitive.value));
    case 'tree':
    case 'reference':
      return object?.type === bound.type;
    case 'above':
      return object?.type === bound.type || primitive?.value === null;
    case 'array':
      return (
        object?.type === 'Array' &&
        object.elements.length >= bound.minimum &&
        object.elements.length <= bound.maximum &&
        object.elements.every((element) => valueFits(element, bound.of, state))
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
