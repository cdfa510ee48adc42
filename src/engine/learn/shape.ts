/**
 * The shape of states, learned from those that calls led to: which kinds of objects there are, what their fields hold, which links between
 * objects form a tree, and which lead back up along it.
 *
 * A set of links forms a tree if in every state each object is at the end of at most one of them, the subject of none, and none of them goes round in
 * circles. Links are taken one after the other as long as that stays true; those whose names say that they lead up or to an end come last, so of two
 * directions of a list the usual one is taken.
 */

import { mayLeadToEnd, mayLeadUp } from '../../base/link-names.js';
import { OPAQUE, type Sample, type Thing } from './sample.js';

/** How one object leads to others: a field, the elements of an array in it, the values of a map in it. */
export type Way = 'field' | 'elements' | 'values';

export interface Link {
  readonly from: string;
  readonly field: string;
  readonly way: Way;
  readonly to: string;
}

/** What was seen somewhere. */
export interface Seen {
  readonly isNull: boolean;
  readonly isUndefined: boolean;
  /** Of whole numbers at the small scope and at the large one; null if there are none. */
  readonly small: Range | null;
  readonly large: Range | null;
  /** Other primitives, and numbers that are no whole ones. */
  readonly others: ReadonlySet<unknown>;
  readonly isBoolean: boolean;
  readonly objects: ReadonlySet<string>;
  readonly container: Container | null;
  readonly isOpaque: boolean;
}

export interface Range {
  readonly lo: number;
  readonly hi: number;
}

export interface Container {
  readonly kind: 'array' | 'map' | 'set';
  readonly small: Range;
  readonly large: Range;
  readonly keys: Seen | null;
  readonly values: Seen;
  readonly hasHoles: boolean;
}

export interface ShapeType {
  readonly name: string;
  readonly isPlain: boolean;
  readonly fields: ReadonlyMap<string, Seen>;
}

export interface Shape {
  /** The name of the subject's type. */
  readonly subject: string;
  readonly types: ReadonlyMap<string, ShapeType>;
  /** Links that form a tree. */
  readonly tree: readonly Link[];
  /** Fields that lead to the object above, in the tree, if it is of the same type. */
  readonly up: readonly Link[];
  /** Fields of other objects that always lead to the subject. */
  readonly owners: readonly Link[];
  /** All others. */
  readonly others: readonly Link[];
}

export function shapeOf(samples: readonly Sample[]): Shape {
  const small = Math.min(...samples.map(({ scope }) => scope));
  const types = new Map<string, ShapeType & { readonly fields: Map<string, Seen> }>();
  const links = new Map<string, Link>();
  for (const sample of samples) {
    const isSmall = sample.scope === small;
    for (const [object, name] of sample.types) {
      let type = types.get(name);
      if (type === undefined) types.set(name, (type = { name, isPlain: sample.plain.has(name), fields: new Map() }));
      for (const [field, value] of Object.entries(object)) {
        type.fields.set(field, withValue(type.fields.get(field) ?? NOTHING, value, isSmall, sample));
        for (const [way, target] of targetsOf(value)) {
          const to = sample.types.get(target)!;
          links.set([name, field, way, to].join(), { from: name, field, way, to });
        }
      }
    }
  }
  // an object that lacks a field reads undefined there
  for (const { types: met } of samples)
    for (const [object, name] of met)
      for (const [field, seen] of types.get(name)!.fields)
        if (!seen.isUndefined && !Object.hasOwn(object, field))
          types.get(name)!.fields.set(field, { ...seen, isUndefined: true });
  for (const { fields } of types.values()) {
    // what is kept under indices is kept like the elements of an array: nothing but chance tells one of them from the next
    const indices = [...fields.keys()].filter((field) => /^\d+$/.test(field));
    const together = indices.map((field) => fields.get(field)!).reduce(joined, NOTHING);
    for (const field of indices) fields.set(field, together);
  }
  const position = ({ from, field }: Link): number => [...types.get(from)!.fields.keys()].indexOf(field);
  const tree: Link[] = [];
  for (const link of [...links.values()].sort((a, b) => rank(a) - rank(b) || position(a) - position(b)))
    if (samples.every((sample) => isForest(sample, [...tree, link]))) tree.push(link);
  const rest = [...links.values()].filter((link) => !tree.includes(link));
  const up = rest.filter(
    (link) => link.way === 'field' && link.from === link.to && samples.every((sample) => leadsUp(sample, link, tree)),
  );
  const subject = samples[0]!.types.get(samples[0]!.subject)!;
  const owners = rest.filter(
    (link) =>
      link.way === 'field' &&
      link.from !== subject &&
      link.to === subject &&
      samples.every((sample) => leadsToSubject(sample, link)),
  );
  const others = rest.filter((link) => !up.includes(link) && !owners.includes(link));
  return { subject, types, tree, up, owners, others };
}

const NOTHING: Seen = {
  isNull: false,
  isUndefined: false,
  small: null,
  large: null,
  others: new Set(),
  isBoolean: false,
  objects: new Set(),
  container: null,
  isOpaque: false,
};

/** What was seen in either of two places. */
function joined(a: Seen, b: Seen): Seen {
  const range = (one: Range | null, other: Range | null): Range | null =>
    one === null || other === null
      ? (one ?? other)
      : { lo: Math.min(one.lo, other.lo), hi: Math.max(one.hi, other.hi) };
  return {
    isNull: a.isNull || b.isNull,
    isUndefined: a.isUndefined || b.isUndefined,
    small: range(a.small, b.small),
    large: range(a.large, b.large),
    others: new Set([...a.others, ...b.others]),
    isBoolean: a.isBoolean || b.isBoolean,
    objects: new Set([...a.objects, ...b.objects]),
    container: a.container ?? b.container,
    isOpaque: a.isOpaque || b.isOpaque || (a.container !== null && b.container !== null),
  };
}

function withValue(seen: Seen, value: unknown, isSmall: boolean, sample: Sample): Seen {
  const again = (inner: Seen | null, all: Iterable<unknown>): Seen => {
    let result = inner ?? NOTHING;
    for (const one of all) result = withValue(result, one, isSmall, sample);
    return result;
  };
  if (value === null) return { ...seen, isNull: true };
  if (value === undefined) return { ...seen, isUndefined: true };
  if (value === OPAQUE || typeof value === 'function') return { ...seen, isOpaque: true };
  if (typeof value === 'boolean') return { ...seen, isBoolean: true };
  if (typeof value === 'number' && Number.isSafeInteger(value))
    return { ...seen, [isSmall ? 'small' : 'large']: widened(isSmall ? seen.small : seen.large, value) };
  if (typeof value !== 'object') return { ...seen, others: new Set([...seen.others, value]) };
  if (Array.isArray(value) || value instanceof Map || value instanceof Set) {
    const kind = Array.isArray(value) ? 'array' : value instanceof Map ? 'map' : 'set';
    const count = Array.isArray(value) ? value.length : value.size;
    const before = seen.container;
    const container: Container = {
      kind,
      small: widened(before?.small ?? null, isSmall ? count : (before?.small.lo ?? count)),
      large: widened(before?.large ?? null, count),
      keys: value instanceof Map ? again(before?.keys ?? null, value.keys()) : null,
      values: again(before?.values ?? null, Array.isArray(value) ? Object.values(value) : value.values()),
      hasHoles: before?.hasHoles === true || (Array.isArray(value) && Object.keys(value).length < value.length),
    };
    return { ...seen, container };
  }
  return { ...seen, objects: new Set([...seen.objects, sample.types.get(value)!]) };
}

function widened(range: Range | null, value: number): Range {
  return range === null ? { lo: value, hi: value } : { lo: Math.min(range.lo, value), hi: Math.max(range.hi, value) };
}

/** Whatever a value leads to at once. */
function* targetsOf(value: unknown): Generator<readonly [Way, object], void> {
  const isObject = (one: unknown): one is object => typeof one === 'object' && one !== null && !isContainer(one);
  if (isObject(value)) yield ['field', value];
  const [way, all]: [Way, Iterable<unknown>] =
    value instanceof Map ? ['values', value.values()] : Array.isArray(value) ? ['elements', value] : ['elements', []];
  for (const one of all) if (isObject(one)) yield [way, one];
}

function isContainer(value: object): boolean {
  return Array.isArray(value) || value instanceof Map || value instanceof Set;
}

function rank({ field, way }: Link): number {
  const named = mayLeadUp(field) ? 4 : mayLeadToEnd(field) ? 2 : 0;
  return named + (way === 'field' ? 0 : 1);
}

/** The edges of a state along some links. */
export function* edgesOf(sample: Sample, links: readonly Link[]): Generator<readonly [Link, object, object], void> {
  for (const [object, name] of sample.types) {
    for (const link of links) {
      if (link.from !== name) continue;
      for (const [way, target] of targetsOf((object as Thing)[link.field]))
        if (way === link.way && sample.types.get(target) === link.to) yield [link, object, target];
    }
  }
}

function isForest(sample: Sample, links: readonly Link[]): boolean {
  const above = new Map<object, object>();
  for (const [, from, to] of edgesOf(sample, links)) {
    if (above.has(to) || to === sample.subject) return false;
    above.set(to, from);
  }
  // every way up ends
  for (const start of above.keys()) {
    let count = 0;
    for (let top = above.get(start); top !== undefined; top = above.get(top))
      if ((count += 1) > above.size) return false;
  }
  return true;
}

function leadsUp(sample: Sample, link: Link, tree: readonly Link[]): boolean {
  const above = new Map<object, object>();
  for (const [, from, to] of edgesOf(sample, tree)) above.set(to, from);
  for (const [object, name] of sample.types) {
    if (name !== link.from) continue;
    const upper = above.get(object);
    const isSame = upper !== undefined && sample.types.get(upper) === name;
    const value = (object as Thing)[link.field] ?? null;
    if (value !== (isSame ? upper : null)) return false;
  }
  return true;
}

function leadsToSubject({ subject, types }: Sample, { from, field }: Link): boolean {
  for (const [object, name] of types) if (name === from && (object as Thing)[field] !== subject) return false;
  return true;
}
