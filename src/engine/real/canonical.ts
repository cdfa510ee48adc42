/**
 * States up to isomorphism. Objects are numbered as they are met, breadth first from the subject and then the arguments; what is not
 * met is left out. Two states are isomorphic if and only if they are then written the same.
 */

import type { GraphObject, GraphValue, Moment } from '../../spec/graph.js';
import type { Types } from './typed.js';

/** @param types if given, fields are put into the order of the bounds, else their order counts */
export function canonical(moment: Moment, types: Types | null): Moment {
  const numbers = new Map<number, number>();
  const renumbered = (value: GraphValue): GraphValue => {
    if (value.kind !== 'object') return value;
    const index = numbers.get(value.index) ?? numbers.size;
    numbers.set(value.index, index);
    return { kind: 'object', index };
  };
  const subject = moment.subject === null ? null : renumbered(moment.subject);
  const actuals = moment.actuals.map(renumbered);
  const objects: GraphObject[] = [];
  for (const original of numbers.keys()) {
    const { type, fields, elements, entries } = moment.graph.objects[original]!;
    objects.push({
      type,
      fields: ordered(type, fields, types).map(([name, value]) => [name, renumbered(value)] as const),
      elements: elements.map(renumbered),
      entries: entries.map(([key, value]) => [renumbered(key), renumbered(value)] as const),
    });
  }
  return { graph: { objects }, subject, actuals };
}

function ordered(type: string, fields: GraphObject['fields'], types: Types | null): GraphObject['fields'] {
  const known = types?.find(type) ?? null;
  if (types === null) return fields;
  const rank = (name: string): number => {
    const index = known?.fields.findIndex((field) => field.name === name) ?? -1;
    return index < 0 ? Infinity : index;
  };
  return [...fields].sort(([a], [b]) => {
    const [first, second] = [rank(a), rank(b)];
    return first !== second ? first - second : a < b ? -1 : 1;
  });
}

/** The same text for isomorphic states only; `undefined`, NaN, −0 and big integers are told apart. */
export function keyOf(moment: Moment): string {
  return JSON.stringify([moment.subject, moment.actuals, moment.graph.objects], (_, value: unknown) =>
    isPrimitiveValue(value)
      ? `${typeof value.value} ${Object.is(value.value, -0) ? '-0' : String(value.value)}`
      : value,
  );
}

function isPrimitiveValue(value: unknown): value is Extract<GraphValue, { readonly kind: 'primitive' }> {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'primitive';
}
