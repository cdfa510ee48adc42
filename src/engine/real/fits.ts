/**
 * Whether a state that was reached by calls lies within the bounds: in no tree more objects of a type than its count, none deeper than
 * its height, and every field within its bound. Where a type has a count only, any tree of so many objects will do; that is more than
 * the positions of spec/bounds.ts have room for.
 */

import type { Bound, TypeBounds } from '../../spec/bounds.js';
import { elementAt } from '../../spec/parts.js';
import type { GraphValue, Moment } from '../../spec/graph.js';
import { Families } from './families.js';
import type { Situation } from './situation.js';
import { elementBound, isTreeBound, keyBound, type Types, valueBound } from './typed.js';
import { boundOf } from './walk.js';

/** @requires all objects of the state can be reached from its subject */
export function fits(state: Moment, { bounds, types }: Situation): boolean {
  const { objects } = state.graph;
  const inside = (value: GraphValue, bound: Bound): boolean => valueFits(value, bound, state);
  return (
    heightsFit(state, types) &&
    treesFit(state, types) &&
    (state.subject === null || bounds.subject === null || inside(state.subject, bounds.subject)) &&
    objects.every(({ type, fields }) => {
      const known = types.find(type);
      if (known === null) return true;
      const values = new Map(fields);
      return known.fields.every(({ name, bound, isOptional = false }) => {
        const value = values.get(name);
        return value === undefined ? isOptional || bound.kind === 'kept' : inside(value, bound);
      });
    })
  );
}

/**
 * No tree has more objects of a type than the type's count, nor are there more objects that are only referred to. A tree goes on as long
 * as fields lead from type to type of one family.
 */
function treesFit({ graph: { objects }, subject }: Moment, types: Types): boolean {
  const families = new Families(types.all);
  const totals = new Map<string, Map<string, number>>();
  const seen = new Set<number>();
  const add = (tree: string, type: TypeBounds): void => {
    const total = totals.get(tree) ?? new Map<string, number>();
    totals.set(tree, total);
    total.set(type.id, (total.get(type.id) ?? 0) + 1);
  };
  const visit = (index: number, tree: string): void => {
    const type = types.find(objects[index]!.type);
    if (type === null || seen.has(index)) return;
    seen.add(index);
    add(tree, type);
    const below = (value: GraphValue, bound: Bound | null, slot: string): void => {
      if (value.kind !== 'object' || bound === null) return;
      const { type: id, elements, entries } = objects[value.index]!;
      const next = types.find(id);
      if (next !== null) {
        if (isTreeBound(bound)) visit(value.index, families.areOne(type.id, next.id) ? tree : slot);
        return;
      }
      for (const element of elements) below(element, elementBound(bound), slot);
      for (const [key, held] of entries) {
        below(key, keyBound(bound), slot);
        below(held, valueBound(bound), slot);
      }
    };
    for (const [name, value] of objects[index]!.fields) below(value, boundOf(type, name), `${index}.${name}`);
  };
  if (subject?.kind === 'object') visit(subject.index, 'subject');
  const isTree = new Set(seen);
  for (const [index, { type: id }] of objects.entries()) {
    const type = types.find(id);
    if (type === null || isTree.has(index)) continue;
    add('referred to', type);
    visit(index, `object ${index}`);
  }
  return [...totals.values()].every((total) =>
    [...total].every(([id, number]) => types.get(id).isFull === true || number <= types.get(id).count),
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
    case 'given':
      return value.kind === 'given' && bound.members.some(({ index }) => index === value.index);
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
