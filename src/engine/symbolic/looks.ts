/** What objects of the state look like where nothing was done to them, and which of what they keep is not theirs alone. */

import { type HeapObject, unlogged, type Shape } from '../../heap/index.js';
import { isType, type Space } from '../../space/index.js';
import type { TypeBounds } from '../../spec/bounds.js';
import type { Machine } from '../../eval/index.js';
import type { Looks } from './departures.js';
import type { Handles } from './handles.js';
import { reachedFrom, type Thing } from './kept.js';
import { recordShape, type Moulds } from './moulds.js';

interface Surroundings {
  readonly machine: Machine;
  readonly handles: Handles;
}

export function looksOf(
  { machine, handles }: Surroundings,
  moulds: Moulds,
  shared: ReadonlySet<Thing>,
): Looks & { prototypeOf(type: TypeBounds): HeapObject } {
  const { heap, realm } = machine;
  const prototypes = { array: realm.arrayPrototype, map: realm.mapPrototype, set: realm.setPrototype };
  return {
    prototypeOf: (type) => handles.types.get(type.id)!.prototype,
    shapeOf: (type) => {
      const { example } = handles.types.get(type.id)!;
      return example === null ? recordShape(machine, type) : (unlogged.shape(example) as Shape);
    },
    shapeOfContainer: (kind) => heap.emptyShape(prototypes[kind]),
    isUniform: (type) => handles.types.get(type.id)!.isUniform,
    isOwn: (thing) => heap.ageOf(thing) >= moulds.since && !shared.has(thing),
    models: moulds,
  };
}

/** What is no thing of one object alone: the objects of the state, and what several of them keep. */
export function sharedIn({ machine, handles }: Surroundings, { residents }: Space, moulds: Moulds): ReadonlySet<Thing> {
  const shared = new Set<Thing>(residents.keys());
  if (!handles.keeps) return shared;
  const owners = new Map<Thing, HeapObject>();
  const isEnd = (one: Thing): boolean => machine.heap.ageOf(one) < moulds.since || residents.has(one as HeapObject);
  for (const [object, { type }] of residents) {
    if (!isType(type)) continue;
    const kept = type.fields.filter(({ bound }) => bound.kind === 'kept');
    for (const one of reachedFrom(
      kept.map(({ name }) => moulds.fieldOf(object, name)),
      isEnd,
    )) {
      if ((owners.get(one) ?? object) !== object) shared.add(one);
      owners.set(one, object);
    }
  }
  return shared;
}
