/**
 * Closure, as far as real objects show it: what a call leaves behind must be a state again that the bounds speak of, be it too large for
 * them. Fields have to be those of the type, hold values of the right kinds and look as they do in the initial state; objects must not be
 * frozen, sealed or given another prototype, and arrays, maps and sets must be in one place.
 *
 * That goes for everything that a call was given, be it part of the next state or not: whoever called a reducer may still hold the state before,
 * an argument, or what was taken out of a state, and call with it again.
 *
 * What operations keep elsewhere, in variables of modules and of closures, is not seen here.
 */

import { fieldSpot, type Outside, type Spot } from '../../base/outside.js';
import type { Bound, TypeBounds } from '../../spec/bounds.js';
import { isContainer, mapParts, observedTrees, promisesTrees } from '../../spec/parts.js';
import type { GraphObject, GraphValue, Moment } from '../../spec/graph.js';
import type { Before, Built } from './build.js';
import { canonical, keyOf } from './canonical.js';
import { valueFits } from './fits.js';
import { keepsSomething, lookOf, looksLike, PLAIN, type Look } from './moulds.js';
import { contentsOf } from './objects.js';
import { counterpartOf, read, type ReadState } from './read.js';
import type { Situation } from './situation.js';
import { treeViolation } from './tree.js';
import { elementBound, keyBound, valueBound } from './typed.js';
import { boundOf } from './walk.js';

/** What was given to a call. */
export interface Given {
  readonly before: Moment;
  readonly built: Built;
  readonly parameters: readonly Bound[];
}

/** What was given, as it is now; objects keep their indices. */
export function asGiven({ before, built }: Given, situation: Situation): ReadState {
  const known = built.objects.map((object, index) => ({ object, type: before.graph.objects[index]!.type }));
  return read({ subject: built.subject, actuals: built.actuals }, situation, known);
}

export class Straying {
  private readonly subject: Bound | null;
  private readonly fields: ReadonlyMap<string, ReadonlyMap<string, Bound>>;
  private readonly mayShare: boolean;
  private readonly looks = new WeakMap<object, Look>();

  constructor(private readonly situation: Situation) {
    const { bounds } = situation;
    this.subject = bounds.subject === null ? null : widened(bounds.subject);
    this.fields = new Map(
      bounds.types.map(({ id, fields }) => [id, new Map(fields.map(({ name, bound }) => [name, widened(bound)]))]),
    );
    this.mayShare = !promisesTrees(bounds) || observedTrees(bounds).length > 0;
  }

  /**
   * What is wrong with the state that a call left, or with what it was given; null if nothing.
   * @param state the same as data
   */
  of(after: unknown, { moment, objects }: ReadState, given: Given): Outside | null {
    const { situation, subject: expected } = this;
    const { types, registry, bounds } = situation;
    if (expected === null) return null;
    if (!valueFits(moment.subject!, expected, moment)) return { kind: 'no state' };
    const places = new Map<number, Spot>();
    const counterparts = new Map<number, unknown>();
    const hasModels = keepsSomething(situation);
    if (hasModels && moment.subject?.kind === 'object') counterparts.set(moment.subject.index, situation.sample());
    for (const [index, object] of moment.graph.objects.entries()) {
      const type = types.find(object.type);
      const place = (type === null ? places.get(index) : null) ?? { kind: 'object', type: type?.name ?? object.type };
      const real = objects[index]!;
      const before = given.built.before?.get(real) ?? null;
      const counterpart = counterpartOf(real, counterparts.get(index), situation);
      const found = this.inObject(real, object, place, moment, before, counterpart);
      if (found !== null) return found;
      if (hasModels) this.pairParts(object, counterpart, counterparts);
      for (const [spot, value] of placesIn(object, place)) {
        if (value.kind !== 'object' || types.find(moment.graph.objects[value.index]!.type) !== null) continue;
        if (places.has(value.index)) return { kind: 'shared', what: 'container' };
        places.set(value.index, spot);
      }
    }
    const isShared = this.mayShare && treeViolation(after, bounds.subject, types, registry) !== null;
    return isShared ? { kind: 'shared', what: 'object' } : this.left(given, new Set(objects));
  }

  /** What is wrong with what a call was given, apart from some objects; null if nothing. */
  left(given: Given, known: ReadonlySet<object> = new Set()): Outside | null {
    const { built } = given;
    if (built.objects.every((object) => known.has(object))) return null;
    const { moment } = asGiven(given, this.situation);
    const containers = this.containers(given);
    for (const [index, real] of built.objects.entries()) {
      if (known.has(real)) continue;
      const object = moment.graph.objects[index]!;
      const container = containers.get(index);
      const at = container?.at ?? { kind: 'object', type: this.situation.types.find(object.type)?.name ?? object.type };
      const counterpart = counterpartOf(real, undefined, this.situation);
      const found = this.inObject(real, object, at, moment, built.before?.get(real) ?? null, counterpart);
      if (found !== null) return found;
      if (container !== undefined && !valueFits({ kind: 'object', index }, widened(container.bound), moment))
        return { kind: 'value', at: { kind: 'element', of: at, index: null } };
    }
    return null;
  }

  /** Of an operation that makes another state: what it changed of what it was given; null if nothing. */
  change(given: Given): Outside | null {
    const { moment } = asGiven(given, this.situation);
    const isSame = (one: Moment, other: Moment): boolean =>
      keyOf(canonical(one, null)) === keyOf(canonical(other, null));
    if (!isSame({ ...moment, actuals: [] }, { ...given.before, actuals: [] })) return { kind: 'called state' };
    return isSame(moment, given.before) ? null : { kind: 'foreign object' };
  }

  /** Where the arrays, maps and sets stand that were given, and what may be in them. */
  private containers({ before, parameters }: Given): ReadonlyMap<number, { readonly at: Spot; readonly bound: Bound }> {
    const { types, bounds } = this.situation;
    const { objects } = before.graph;
    const found = new Map<number, { readonly at: Spot; readonly bound: Bound }>();
    const add = (value: GraphValue, bound: Bound | null, at: Spot | null): void => {
      if (value.kind !== 'object' || bound === null || found.has(value.index)) return;
      const { type, elements, entries } = objects[value.index]!;
      const of = CONTAINERS[type];
      if (of === undefined) return;
      const here: Spot = at ?? { kind: 'container', of };
      found.set(value.index, { at: here, bound });
      const inside: Spot = { kind: 'element', of: here, index: null };
      for (const element of elements) add(element, elementBound(bound), inside);
      for (const [key, held] of entries) {
        add(key, keyBound(bound), inside);
        add(held, valueBound(bound), inside);
      }
    };
    if (before.subject !== null) add(before.subject, bounds.subject, null);
    for (const [index, actual] of before.actuals.entries()) add(actual, parameters[index] ?? null, null);
    for (const { type: id, fields } of objects) {
      const type = types.find(id);
      if (type !== null)
        for (const [name, value] of fields) add(value, boundOf(type, name), fieldSpot(type.name, name));
    }
    return found;
  }

  private inObject(
    real: object,
    object: GraphObject,
    at: Spot,
    state: Moment,
    before: Before | null,
    counterpart: object | null,
  ): Outside | null {
    const type = this.situation.types.find(object.type);
    const expected = before?.look ?? (counterpart === null ? null : this.initialLook(counterpart));
    return type === null
      ? this.inContainer(real, object, at, expected)
      : this.inInstance(real, object, type, state, expected, before);
  }

  /** Of an object that is only compared with. */
  private initialLook(counterpart: object): Look {
    let look = this.looks.get(counterpart);
    if (look === undefined) this.looks.set(counterpart, (look = lookOf(counterpart)));
    return look;
  }

  private pairParts(object: GraphObject, counterpart: object | null, counterparts: Map<number, unknown>): void {
    if (counterpart === null) return;
    const { fields, elements } = contentsOf(counterpart, this.situation.registry);
    const pair = (value: GraphValue, found: unknown): void => {
      if (value.kind === 'object' && !counterparts.has(value.index)) counterparts.set(value.index, found);
    };
    for (const [name, value] of object.fields) pair(value, fields.find(([one]) => one === name)?.[1]);
    for (const [index, value] of object.elements.entries()) pair(value, elements[index]);
  }

  private inInstance(
    real: object,
    { fields }: GraphObject,
    type: TypeBounds,
    state: Moment,
    expected: Look | null,
    before: Before | null,
  ): Outside | null {
    const at: Spot = { kind: 'object', type: type.name };
    const wrong = (name: string): Outside => ({ kind: 'value', at: { kind: 'field', of: at, name } });
    for (const [name, value] of before?.kept ?? []) {
      const now = contentsOf(real, this.situation.registry).fields.find(([one]) => one === name);
      if (now === undefined || !Object.is(now[1], value)) return wrong(name);
    }
    const bounds = this.fields.get(type.id)!;
    for (const [name, value] of fields) {
      const bound = bounds.get(name);
      if (bound === undefined || !this.isOfKind(value, bound, type, state)) return wrong(name);
    }
    const missing = type.fields.find(
      ({ name, isOptional = false }) => !isOptional && !fields.some(([one]) => one === name),
    );
    if (missing !== undefined) return { kind: 'missing field', at, field: missing.name };
    const isRecord = type.kind === 'record';
    const looksRight =
      (!isRecord || Object.getPrototypeOf(real) === Object.prototype) && looksLike(real, expected ?? PLAIN);
    return looksRight ? null : { kind: 'look', parts: 'prototype or attributes', at };
  }

  private isOfKind(value: GraphValue, bound: Bound, type: TypeBounds, state: Moment): boolean {
    if (bound.kind === 'kept') return value.kind === 'kept' || this.situation.example(type.id) === null;
    return valueFits(value, bound, state);
  }

  private inContainer(real: object, { type, fields }: GraphObject, at: Spot, expected: Look | null): Outside | null {
    const prototype = PROTOTYPES[type];
    if (prototype === undefined) return null;
    const looksRight =
      Object.getPrototypeOf(real) === prototype && fields.length === 0 && looksLike(real, expected ?? PLAIN);
    return looksRight ? null : { kind: 'look', parts: 'prototype, attributes or fields', at };
  }
}

const CONTAINERS: Readonly<Record<string, 'array' | 'map' | 'set'>> = { Array: 'array', Map: 'map', Set: 'set' };

const PROTOTYPES: Readonly<Record<string, object>> = {
  Array: Array.prototype,
  Map: Map.prototype,
  Set: Set.prototype,
};

/** What an object leads to, and where that stands. */
function placesIn({ fields, elements, entries }: GraphObject, of: Spot): (readonly [Spot, GraphValue])[] {
  return [
    ...fields.map(([name, value]) => [{ kind: 'field', of, name }, value] as const),
    ...[...elements, ...entries.flat()].map((value) => [{ kind: 'element', of, index: null }, value] as const),
  ];
}

/** The same bound without anything that is about size. */
export function widened(bound: Bound): Bound {
  if (bound.kind === 'integer') return { kind: 'integer', lo: -Infinity, hi: Infinity };
  const inside = mapParts(bound, widened);
  if (!isContainer(inside)) return inside;
  return { ...inside, ...(inside.kind === 'array' ? { minimum: 0 } : {}), maximum: Infinity };
}
