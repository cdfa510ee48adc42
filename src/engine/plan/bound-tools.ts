/** Small things to do with bounds: joining alternatives, walking over them, the rule of thumb about fields that lead up. */

import type { Bound, TypeId } from '../../spec/bounds.js';
import type { Primitive } from '../../spec/domains.js';
import { alternatives, mapParts, placedParts } from '../../spec/parts.js';

/** What values of unknown type range over: two that can be told apart. */
export const LETTERS: Bound = { kind: 'choice', members: ['a', 'b'] };

/** One bound for all alternatives: unions are opened, primitives gathered in front, repetitions dropped. */
export function eitherOf(members: readonly Bound[]): Bound {
  const flat = members.flatMap((member) => (member.kind === 'union' ? member.members : [member]));
  const primitives: Primitive[] = [];
  for (const member of flat) {
    if (member.kind !== 'choice') continue;
    for (const value of member.members) if (!primitives.some((one) => Object.is(one, value))) primitives.push(value);
  }
  const rest = flat.filter(({ kind }) => kind !== 'choice');
  const texts = rest.map(textOf);
  const different = rest.filter((_, index) => texts.indexOf(texts[index]!) === index);
  const all: readonly Bound[] =
    primitives.length === 0 ? different : [{ kind: 'choice', members: primitives }, ...different];
  return all.length === 1 ? all[0]! : { kind: 'union', members: all };
}

/** Equal bounds have equal texts, others do not. */
export function textOf(bound: Bound): string {
  return JSON.stringify(bound, (_key, value: unknown) => {
    const isPlain =
      typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'object' && value !== null);
    return isPlain ? value : { [typeof value]: Object.is(value, -0) ? '-0' : String(value as Primitive) };
  });
}

/** The bound with every `tree` and `reference` in it replaced. */
export function mapObjects(
  bound: Bound,
  replace: (object: Extract<Bound, { readonly kind: 'tree' | 'reference' }>) => Bound,
): Bound {
  if (bound.kind === 'tree' || bound.kind === 'reference') return replace(bound);
  return mapParts(bound, (part) => mapObjects(part, replace));
}

export function asTree(bound: Bound): Bound {
  return mapObjects(bound, ({ type }) => ({ kind: 'tree', type }));
}

/** How many objects of each type a value holds directly: as its own (`trees`) or in any way (`all`). */
export function objectsIn(bound: Bound): { readonly trees: Map<TypeId, number>; readonly all: Set<TypeId> } {
  const trees = new Map<TypeId, number>();
  const all = new Set<TypeId>();
  for (const { part } of placedParts(bound)) {
    if ('type' in part) all.add(part.type);
    if (part.kind === 'tree') trees.set(part.type, (trees.get(part.type) ?? 0) + 1);
  }
  return { trees, all };
}

/** The one type that a plain reference, perhaps null, leads to; null for anything else. */
export function referenceTarget(bound: Bound): TypeId | null {
  const objects = alternatives(bound).filter(({ kind }) => kind !== 'choice');
  const [only] = objects;
  return objects.length === 1 && only!.kind === 'reference' ? only!.type : null;
}

/** The narrow bound of a field that leads up the tree; `wide` is what it ranges over otherwise. */
export function leadingUp(type: TypeId, wide: Bound): Bound {
  return { kind: 'above', type, nothing: nothingIn(wide) };
}

/** What stands for no object among the alternatives: undefined only where null is none of them. */
export function nothingIn(bound: Bound): null | undefined {
  const primitives = alternatives(bound).flatMap((one) => (one.kind === 'choice' ? one.members : []));
  return !primitives.includes(null) && primitives.includes(undefined) ? undefined : null;
}
