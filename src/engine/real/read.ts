/**
 * Real objects → a state as data. Objects that were there before keep their indices, whether they are still reachable or not; new
 * ones come after them in the order in which they are met, breadth first from the subject, the arguments, the result.
 *
 * A field without a domain reads as `kept` while it looks as it does in the initial state.
 */

import type { Bound } from '../../spec/bounds.js';
import type { Primitive } from '../../spec/domains.js';
import type { GraphObject, GraphValue, Moment } from '../../spec/graph.js';
import { alternatives, primitivesIn } from '../../spec/parts.js';
import { givenAs } from './given.js';
import { keepsSomething } from './moulds.js';
import { contentsOf, HOLE, isTransparent } from './objects.js';
import type { Situation } from './situation.js';
import { elementBound, keyBound, valueBound } from './typed.js';
import { boundOf } from './walk.js';

export interface Roots {
  /** Undefined for plain functions. */
  readonly subject: unknown;
  readonly actuals: readonly unknown[];
  readonly result?: unknown;
}

export interface ReadState {
  readonly moment: Moment;
  readonly result: GraphValue;
  /** By index. */
  readonly objects: readonly object[];
}

/** @param known objects that have indices already, with the types they were given */
export function read(
  roots: Roots,
  situation: Situation,
  known: readonly { readonly object: object; readonly type: string }[] = [],
): ReadState {
  const { registry, types, bounds, check } = situation;
  const indices = new Map<object, number>(known.map(({ object }, index) => [object, index]));
  const expectations: (Bound | null)[] = known.map(() => null);
  /** What the initial state has in the same places. */
  const counterparts = new Map<number, unknown>();
  const valueOf = (value: unknown, expected: Bound | null, counterpart: unknown = undefined): GraphValue => {
    if (value === HOLE) return { kind: 'hole' };
    const given = givenAs(value, situation.given);
    if (given !== null) return { kind: 'given', ...given };
    if (isTransparent(value)) {
      const index = indices.get(value) ?? indices.size;
      if (index === indices.size) {
        indices.set(value, index);
        expectations.push(expected);
      } else expectations[index] ??= expected;
      if (counterpart !== undefined && !counterparts.has(index)) counterparts.set(index, counterpart);
      return { kind: 'object', index };
    }
    if (typeof value === 'function' || typeof value === 'symbol' || (typeof value === 'object' && value !== null)) {
      return { kind: 'opaque', text: describe(value) };
    }
    return { kind: 'primitive', value: value as string | number | boolean | bigint | null | undefined };
  };
  const keeps = keepsSomething(situation);
  const initial = keeps ? situation.sample() : undefined;
  const subject = bounds.subject === null ? null : valueOf(roots.subject, bounds.subject, initial);
  const actuals = roots.actuals.map((actual) => valueOf(actual, null));
  const result = valueOf(roots.result, check.next === 'result' ? bounds.subject : null);
  const objects: GraphObject[] = [];
  for (const [object, index] of indices) {
    const expected = expectations[index]!;
    const type = types.find(known[index]?.type ?? '') ?? types.of(object, expected);
    const { fields, elements, entries } = contentsOf(object, registry);
    const found = keeps ? counterpartOf(object, counterparts.get(index), situation) : null;
    const like = found === null ? null : contentsOf(found, registry);
    const inSamePlace = (name: string): unknown => like?.fields.find(([one]) => one === name)?.[1];
    objects.push({
      type: type?.id ?? typeName(object, situation),
      fields: fields.map(([name, value]) => {
        const bound = boundOf(type, name);
        const isKept = bound?.kind === 'kept' && looksInitial(found, name, value, situation);
        return [name, isKept ? { kind: 'kept' } : valueOf(value, bound, inSamePlace(name))] as const;
      }),
      elements: inOrder(elements, (element) => element, expected).map((element, at) =>
        valueOf(element, elementBound(expected), like?.elements[at]),
      ),
      entries: inOrder(entries, ([key]) => key, expected).map(
        ([key, value]) => [valueOf(key, keyBound(expected)), valueOf(value, valueBound(expected))] as const,
      ),
    });
  }
  return { moment: { graph: { objects }, subject, actuals }, result, objects: [...indices.keys()] };
}

/** The entries of an unordered map or set stand in the order of what their keys range over. */
function inOrder<T>(all: readonly T[], keyOf: (one: T) => unknown, expected: Bound | null): readonly T[] {
  const bound = alternatives(expected ?? { kind: 'hole' }).find((one) => 'isUnordered' in one);
  if (bound === undefined) return all;
  const keys = primitivesIn(bound.kind === 'map' ? bound.key : (bound as Extract<Bound, { kind: 'set' }>).of)!;
  const rank = (one: T): number => {
    const index = keys.indexOf(keyOf(one) as Primitive);
    return index < 0 ? keys.length : index;
  };
  return [...all].sort((a, b) => rank(a) - rank(b));
}

function typeName(object: object, { registry }: Situation): string {
  const type = registry.typeOf(object);
  if (type !== null) return type;
  if (Array.isArray(object)) return 'Array';
  if (object instanceof Map) return 'Map';
  if (object instanceof Set) return 'Set';
  const prototype = Object.getPrototypeOf(object) as { readonly constructor?: { readonly name?: unknown } } | null;
  const name = prototype?.constructor?.name;
  return typeof name === 'string' && name !== '' ? name : 'Object';
}

/** Functions are compared by their text, other values by what they look like: into closures nobody can look. */
function looksInitial(source: object | null, name: string, value: unknown, situation: Situation): boolean {
  if (source === null) return false;
  const field = contentsOf(source, situation.registry).fields.find(([one]) => one === name);
  return field !== undefined && appearance(value, situation) === appearance(field[1], situation);
}

function appearance(value: unknown, situation: Situation): string {
  if (!isTransparent(value)) return outlook(value);
  const numbers = new Map<object, number>([[value, 0]]);
  const shown = (inner: unknown): unknown => {
    if (!isTransparent(inner)) return outlook(inner);
    if (!numbers.has(inner)) numbers.set(inner, numbers.size);
    return numbers.get(inner);
  };
  const lines: unknown[] = [];
  for (const object of numbers.keys()) {
    const { fields, elements, entries } = contentsOf(object, situation.registry);
    lines.push([
      typeName(object, situation),
      fields.map(([name, inner]) => [name, shown(inner)]),
      elements.map(shown),
      entries.map(([key, inner]) => [shown(key), shown(inner)]),
    ]);
  }
  return JSON.stringify(lines);
}

/** The object of the initial state that another one is to look like: in the same place, else one of its class; null if there is none. */
export function counterpartOf(object: object, found: unknown, { registry, example }: Situation): object | null {
  const type = registry.typeOf(object);
  if (isTransparent(found) && registry.typeOf(found) === type && Array.isArray(found) === Array.isArray(object))
    return found;
  return type === null ? null : example(type);
}

function outlook(value: unknown): string {
  return typeof value === 'function'
    ? `function ${Function.prototype.toString.call(value)}`
    : `${typeof value} ${describe(value)}`;
}

function describe(value: unknown): string {
  if (typeof value === 'function') return value.name === '' ? 'function' : `function ${value.name}`;
  if (Object.is(value, -0)) return '-0';
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
