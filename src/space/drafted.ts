/** The drafts of a state and of the arguments of a call, with the objects that no cell owns: pools and guests. */

import { ELEMENT, type HeapObject } from '../heap/index.js';
import type { Bound, Bounds, TypeBounds, TypeId } from '../spec/bounds.js';
import { partsOf } from '../spec/parts.js';
import type { Draft } from './draft.js';
import type { Drafter } from './drafting.js';
import type { Maker } from './space.js';

export interface Drafted {
  /** The subject, or the arguments. */
  readonly roots: readonly Draft[];
  /** Objects that no cell owns. */
  readonly loose: readonly HeapObject[];
  /** The first of its drafts and trees. */
  readonly first: { readonly draft: number; readonly tree: number };
  /** Type → its objects, those of the pool or the guests included. */
  readonly objectsOf: (type: TypeId) => readonly HeapObject[];
}

/** @requires there is a subject, and nothing was drafted before */
export function draftState(drafter: Drafter, { types, subject }: Bounds, maker: Maker): Drafted {
  const first = { draft: 0, tree: 0 };
  const roots = [drafter.root(maker.holder(true), ELEMENT, subject!)];
  drafter.layOut();
  const loose = addLoose(drafter, types, 0, ({ id, count }) => count - drafter.objectsOf(id).length);
  const objects = new Map(types.map(({ id }) => [id, drafter.objectsOf(id).slice()]));
  return { roots, loose, first, objectsOf: (id) => objects.get(id)! };
}

/** All arguments of a call. */
export function draftArguments(
  drafter: Drafter,
  { types, subject }: Bounds,
  maker: Maker,
  given: readonly Bound[],
): Drafted {
  const first = { draft: drafter.drafts.length, tree: drafter.trees.length };
  const before = new Map(types.map(({ id }) => [id, drafter.objectsOf(id).length]));
  const holder = maker.holder(false);
  const roots = given.map((bound, i) => drafter.root(holder, ELEMENT - i, bound));
  drafter.layOut();
  const howMany = guests(drafter.drafts.slice(first.draft), subject !== null);
  const loose = addLoose(drafter, types, first.draft, howMany);
  const objects = new Map(types.map(({ id }) => [id, drafter.objectsOf(id).slice(before.get(id))]));
  return { roots, loose, first, objectsOf: (id) => objects.get(id)! };
}

/** How many guests of a type there are. @param drafts the arguments and the trees in them */
function guests(drafts: readonly Draft[], hasState: boolean): (type: TypeBounds) => number {
  const places = new Map<TypeId, number>();
  const asked = new Map<TypeId, number>();
  for (const { sketch, bound } of drafts) {
    for (const id of new Set(sketch.types)) places.set(id, (places.get(id) ?? 0) + 1);
    for (const part of partsOf(bound)) {
      if (part.kind === 'reference' && part.count !== undefined)
        asked.set(part.type, Math.max(part.count, asked.get(part.type) ?? 0));
    }
  }
  return ({ id, count }) => asked.get(id) ?? Math.max(places.get(id) ?? 0, hasState ? 1 : count);
}

/** Objects that are referred to from that draft on and that no cell owns; these may refer to further types. */
function addLoose(
  drafter: Drafter,
  types: readonly TypeBounds[],
  first: number,
  howMany: (type: TypeBounds) => number,
): HeapObject[] {
  const { drafts } = drafter;
  const made: HeapObject[] = [];
  const done = new Set<TypeId>();
  for (let i = first; i < drafts.length; i += 1) {
    for (const id of drafts[i]!.sketch.types) {
      if (done.has(id)) continue;
      done.add(id);
      for (let left = howMany(types.find((type) => type.id === id)!); left > 0; left -= 1) made.push(drafter.loose(id));
      drafter.layOut();
    }
  }
  return made;
}
