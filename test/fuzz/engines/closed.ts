/**
 * Whether a state that a real call left is one that the search counts as inside or merely as too large: fields of the right kinds, no further
 * ones, and every array, map and set in one place. What is not makes "holds" a claim about too little.
 */

import { canonical } from '../../../src/engine/real/canonical.js';
import { fits } from '../../../src/engine/real/fits.js';
import { Registry } from '../../../src/engine/real/registry.js';
import type { Situation } from '../../../src/engine/real/situation.js';
import { Types } from '../../../src/engine/real/typed.js';
import type { Bound, Bounds } from '../../../src/spec/bounds.js';
import type { GraphObject, GraphValue, Moment } from '../../../src/spec/graph.js';

/** What is wrong with the state; null if nothing. */
export function strays(after: Moment, bounds: Bounds): string | null {
  const state = canonical({ ...after, actuals: [] }, null);
  const { objects } = state.graph;
  const wide = widened(bounds);
  const types = new Types(wide, new Registry());
  if (!fits(state, { bounds: wide, types } as Situation)) return 'a field holds what its domain does not speak of';
  const places = new Map<number, number>();
  for (const value of objects.flatMap(valuesOf))
    if (value.kind === 'object') places.set(value.index, (places.get(value.index) ?? 0) + 1);
  for (const [index, { type, fields }] of objects.entries()) {
    const known = types.find(type);
    if (known === null && (places.get(index) ?? 0) > 1) return `a ${type} is in two places`;
    if (known !== null && known.fields.length !== fields.length) return `a ${known.name} has other fields`;
  }
  return null;
}

function valuesOf({ fields, elements, entries }: GraphObject): GraphValue[] {
  return [...fields.map(([, value]) => value), ...elements, ...entries.flat()];
}

/** The same bounds without any that are about size. */
function widened(bounds: Bounds): Bounds {
  return {
    ...bounds,
    subject: bounds.subject === null ? null : wide(bounds.subject),
    types: bounds.types.map((type) => ({
      ...type,
      count: Infinity,
      height: null,
      fields: type.fields.map((field) => ({ ...field, bound: wide(field.bound) })),
    })),
  };
}

function wide(bound: Bound): Bound {
  switch (bound.kind) {
    case 'integer':
      return { kind: 'integer', lo: -Infinity, hi: Infinity };
    case 'array':
      return { kind: 'array', of: wide(bound.of), minimum: 0, maximum: Infinity };
    case 'map':
      return { kind: 'map', key: wide(bound.key), value: wide(bound.value), maximum: Infinity };
    case 'set':
      return { kind: 'set', of: wide(bound.of), maximum: Infinity };
    case 'union':
      return { kind: 'union', members: bound.members.map(wide) };
    case 'boolean':
    case 'choice':
    case 'tree':
    case 'reference':
    case 'above':
    case 'hole':
    case 'kept':
      return bound;
  }
}
