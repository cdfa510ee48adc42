/**
 * What Object's functions ask of shapes and change in them: the prototype of an object, and its integrity (extensible, sealed, frozen).
 * A shape may depend on the branch taken, so each question is answered by a formula and each change is made to every shape.
 */

import { FALSE, not, type Bit } from '../../formula/index.js';
import {
  ACCESSOR,
  CONFIGURABLE,
  type HeapObject,
  Shape,
  type ShapeUnion,
  WRITABLE,
  isPrivateName,
  joinShapes,
  shapeCases,
  type Integrity,
} from '../../heap/index.js';
import { ABSENT, Cases, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { hasElements } from '../key.js';
import { partAll } from '../property/mapped.js';
import type { PENDING } from '../state.js';

export function prototypeOf(machine: Machine, object: HeapObject): Value {
  const cases = new Cases(machine.values);
  for (const { guard, shape } of shapeCases(machine.heap.shape(object))) cases.add(guard, shape.prototype);
  return cases.build();
}

export function whereShape(machine: Machine, object: HeapObject, test: (shape: Shape) => boolean): Bit {
  return shapeCases(machine.heap.shape(object))
    .filter(({ shape }) => test(shape))
    .reduce<Bit>((all, { guard }) => machine.circuit.or(all, guard), FALSE);
}

/** Replaces each possible shape of an object. */
function reshape(machine: Machine, object: HeapObject, change: (shape: Shape) => Shape): void {
  const shape = machine.heap.shape(object);
  if (shape instanceof Shape) {
    machine.heap.writeShape(object, change(shape));
    return;
  }
  const changed = shapeCases(shape).map((one) => ({ guard: one.guard, shape: change(one.shape) }));
  const joined = changed.reduceRight<Shape | ShapeUnion>(
    (rest, one) => joinShapes(machine.circuit, one.guard, one.shape, rest),
    changed[changed.length - 1]!.shape,
  );
  machine.heap.writeShape(object, joined);
}

export function setPrototypeOf(machine: Machine, object: HeapObject, above: HeapObject | null): Value {
  const { heap } = machine;
  if (whereShape(machine, object, (shape) => shape.prototype !== above) === FALSE) return true;
  if (object === machine.realm.objectPrototype) return false;
  const stays = (shape: Shape): boolean => shape.integrity !== 'open' && shape.prototype !== above;
  const staying = whereShape(machine, object, stays);
  if (machine.settle(staying) === true) return false;
  for (let one = above; one !== null; one = machine.shapeOf(one).prototype) if (one === object) return false;
  reshape(machine, object, (shape) =>
    stays(shape) ? shape : shape.rebuild(heap.emptyShape(above, shape.integrity), (property_) => property_.flags),
  );
  return machine.values.boolean(not(staying));
}

/** Whether the engine seals typed arrays that have elements; older ones do, although those elements stay configurable. */
const SEALS_ELEMENTS = ((): boolean => {
  try {
    return Object.isSealed(Object.seal(new Uint8Array(1)));
  } catch {
    return false;
  }
})();

export function setIntegrity(machine: Machine, object: HeapObject, level: Integrity): Value | typeof PENDING {
  if (object.kind === 'typed' && machine.heap.length(object) !== 0) {
    if (level === 'frozen') return machine.raiseError('TypeError', 'Cannot freeze array buffer views with elements');
    if (level === 'sealed' && !SEALS_ELEMENTS)
      return machine.raiseError('TypeError', 'Cannot seal array buffer views with elements');
  }
  if (level === 'frozen') partAll(machine, object);
  const rank: readonly Integrity[] = ['open', 'closed', 'sealed', 'frozen'];
  reshape(machine, object, (shape) => {
    const integrity = rank.indexOf(shape.integrity) > rank.indexOf(level) ? shape.integrity : level;
    return shape.rebuild(machine.heap.emptyShape(shape.prototype, integrity), ({ key, flags }) => {
      if (level === 'closed' || isPrivateName(key)) return flags;
      if (level === 'sealed' || (flags & ACCESSOR) !== 0) return flags & ~CONFIGURABLE;
      return flags & ~(CONFIGURABLE | WRITABLE);
    });
  });
  return undefined;
}

/** As in V8, the `length` of arrays and the `prototype` of functions do not count: it keeps them as hidden accessors. */
export function hasIntegrity(machine: Machine, object: HeapObject, level: Integrity): Bit {
  const forbidden = level === 'frozen' ? CONFIGURABLE | WRITABLE : CONFIGURABLE;
  const empty = !hasElements(object) || machine.heap.allElements(object).every((element) => element === ABSENT);
  if (object.kind === 'namespace' && level === 'frozen' && machine.realm.exportNames(object).length > 0) return FALSE;
  if (object.kind === 'typed' && machine.heap.length(object) !== 0 && (level === 'frozen' || !SEALS_ELEMENTS))
    return FALSE;
  return whereShape(machine, object, (shape) => {
    if (shape.integrity === 'open') return false;
    if (!empty && shape.integrity !== 'frozen' && (level === 'frozen' || shape.integrity !== 'sealed')) return false;
    return shape.keys().every((key) => {
      const { flags } = shape.find(key)!;
      if (key === 'prototype' && object.kind === 'function') return (flags & forbidden & ~WRITABLE) === 0;
      return (flags & ((flags & ACCESSOR) !== 0 ? forbidden & ~WRITABLE : forbidden)) === 0;
    });
  });
}
