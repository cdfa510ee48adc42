/**
 * Own properties without any user code: defining, overwriting, deleting, listing. Each works under a guard, so that the
 * same text serves a plain write (guard TRUE) and one case of a symbolic write.
 */

import { Refusal } from '../../base/diagnostic.js';
import { sparseArray, unsupportedBuiltin } from '../../base/messages.js';
import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import {
  CONFIGURABLE,
  ACCESSOR,
  READ_ONLY_LENGTH,
  Shape,
  ShapeUnion,
  isIndexKey,
  joinShapes,
  shapeCases,
  type HeapObject,
  type Integrity,
  type Key,
} from '../../heap/index.js';
import { ABSENT, Union, isWordNumber, ordered, whereAbsent, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { hasIndex, isNumericKey, isStorable, readIndex, writeIndex } from '../typed/view.js';
import { hasElements, shapeKey, type CanonicalKey } from '../key.js';
import { part } from './mapped.js';
import { shortenScattered } from './scatter.js';

/** Gaps longer than this are refused rather than filled. */
const LARGEST_GAP = 10_000_000;

/** An object with more possible shapes is refused: a program that uses its keys would hardly end. */
const MOST_SHAPES = 128;

/**
 * Whether this index means an element. Elements have no attributes of their own, so that an element which was made an accessor,
 * hidden or read-only has become a property like any other.
 */
export function hasElement(machine: Machine, object: HeapObject, index: number): boolean {
  if (!hasElements(object)) return false;
  const now = machine.heap.shape(object);
  if (now instanceof Shape && now.count === 0) return true;
  const name = shapeKey(index);
  const isProperty = shapeCases(machine.heap.shape(object)).map(({ shape }) => shape.find(name) !== undefined);
  if (isProperty.includes(true))
    return !isProperty.includes(false) ? false : machine.shapeOf(object).find(name) === undefined;
  return true;
}

/** Whether an index lies past the end of an array whose length is read-only. */
export function isPastFixedEnd(machine: Machine, array: HeapObject, index: number): boolean {
  if (array.kind !== 'array') return false;
  const now = machine.heap.shape(array);
  if (now instanceof Shape && now.find(READ_ONLY_LENGTH) === undefined) return false;
  if (machine.shapeOf(array).find(READ_ONLY_LENGTH) === undefined) return false;
  return index >= (machine.fix(machine.heap.length(array)) as number);
}

/** Whether a key may be defined as something plain; where it may not, the running state throws. False: it has thrown everywhere. */
export function mayDefine(machine: Machine, target: HeapObject, key: CanonicalKey, under: Bit = TRUE): boolean {
  const { circuit, realm } = machine;
  const shape = machine.heap.shape(target);
  if (shape instanceof Shape && shape.integrity === 'open' && shape.find(shapeKey(key)) === undefined) return true;
  const throws = (guard: Bit, message: string): boolean =>
    !machine.raiseUnder(circuit.and(under, guard), () => realm.error(machine, 'TypeError', message));
  let present: Bit = FALSE;
  for (const own of ownProperty(machine, target, key)) {
    present = circuit.or(present, own.guard);
    if ((own.flags & CONFIGURABLE) === 0 && throws(own.guard, `Cannot redefine property: ${String(key)}`)) return false;
  }
  for (const { guard, integrity } of integrityCases(machine, target)) {
    if (integrity === 'open') continue;
    const message = `Cannot define property ${String(key)}, object is not extensible`;
    if (throws(circuit.and(guard, not(present)), message)) return false;
  }
  return true;
}

/** Gives an own property this content and these attributes, adding the key where it is missing. */
export function defineOwn(
  machine: Machine,
  object: HeapObject,
  key: CanonicalKey,
  flags: number,
  value: Value,
  guard: Bit = TRUE,
): void {
  if (typeof key === 'number' && hasElement(machine, object, key)) {
    defineElement(machine, object, key, value, guard);
    return;
  }
  if (object.kind === 'typed' && isNumericKey(key)) {
    if (!isStorable(object, value))
      throw new Refusal(unsupportedBuiltin('defining an element of a typed array as an object', machine.here()));
    if (hasIndex(object, key)) writeIndex(machine, object, key, value, guard);
    return;
  }
  const name = shapeKey(key);
  const shape = machine.heap.shape(object);
  if (shape instanceof Shape) {
    defineInShape(machine, object, shape, name, flags, value, guard);
    return;
  }
  for (const one of shapeCases(shape)) {
    defineInShape(machine, object, one.shape, name, flags, value, machine.circuit.and(guard, one.guard));
  }
}

/** The same where the object has this one of its shapes, which the guard must say. */
export function defineInShape(
  machine: Machine,
  object: HeapObject,
  shape: Shape,
  key: Key,
  flags: number,
  value: Value,
  guard: Bit,
): void {
  if (guard === FALSE) return;
  const { heap } = machine;
  const property = shape.find(key);
  if (property === undefined) {
    reshape(machine, object, shape.extend(key, flags), guard);
    writeSlotUnder(machine, object, shape.count, value, guard);
    return;
  }
  if (property.flags !== flags) {
    const base = heap.emptyShape(shape.prototype, shape.integrity);
    const changed = shape.rebuild(base, (one) => (one.key === key ? flags : one.flags));
    reshape(machine, object, changed, guard);
  }
  writeSlotUnder(machine, object, property.index, value, guard);
}

/** shape := guard ? shape : what it is. Each further symbolic key may double the shapes, so they are counted. */
function reshape(machine: Machine, object: HeapObject, shape: Shape, guard: Bit): void {
  const joined = joinShapes(machine.circuit, guard, shape, machine.heap.shape(object));
  if (joined instanceof ShapeUnion && joined.shapes.length > MOST_SHAPES)
    machine.tooManyCases('use an object whose keys are symbolic', joined.shapes.length);
  machine.heap.writeShape(object, joined);
}

/** slot := guard ? value : slot */
export function writeSlotUnder(machine: Machine, object: HeapObject, index: number, value: Value, guard: Bit): void {
  const { heap, values } = machine;
  if (guard === TRUE) heap.writeSlot(object, index, value);
  else {
    heap.writeSlot(object, index, values.ite(guard, value, heap.slot(object, index)));
  }
}

/** element := guard ? value : element, and the length grows with it. */
export function defineElement(
  machine: Machine,
  array: HeapObject,
  index: number,
  value: Value,
  guard: Bit = TRUE,
): void {
  const { heap, values, circuit } = machine;
  if (index > heap.extent(array) + LARGEST_GAP) throw new Refusal(sparseArray(index, machine.here()));
  const content = guard === TRUE ? value : values.ite(guard, value, heap.elementAt(array, index));
  heap.writeElement(array, index, content);
  if (array.kind !== 'array') return;
  const length = heap.length(array);
  if (typeof length === 'number') {
    if (index >= length) heap.writeLength(array, guard === TRUE ? index + 1 : values.ite(guard, index + 1, length));
  } else {
    const grows = circuit.and(guard, ordered(values, '<=', length, index));
    if (grows !== FALSE) heap.writeLength(array, values.ite(grows, index + 1, length));
  }
}

/** array.length := guard ? length : array.length, dropping the elements past the end. @requires length is a valid length */
export function setLength(machine: Machine, array: HeapObject, length: Value, guard: Bit = TRUE): void {
  const { heap, values, circuit } = machine;
  const lowest = length instanceof Union ? (length.word === null ? 0 : length.word.lo) : (length as number);
  if (guard === TRUE && typeof length === 'number' && heap.current === null) {
    heap.truncate(array, length);
    return;
  }
  if (shortenScattered(machine, array, length, guard)) return;
  for (let i = Math.max(0, lowest); i < heap.extent(array); i += 1) {
    const element = heap.elementAt(array, i);
    if (element === ABSENT) continue;
    const dropped = circuit.and(guard, ordered(values, '<=', length, i));
    if (dropped !== FALSE) heap.writeElement(array, i, values.ite(dropped, ABSENT, element));
  }
  heap.writeLength(array, values.ite(guard, length, heap.length(array)));
}

/** Removes an own key where the guard holds and the shape is one of these. @requires the property is configurable there */
export function deleteOwn(
  machine: Machine,
  object: HeapObject,
  key: CanonicalKey,
  guard: Bit = TRUE,
  shapes: ShapeCases = shapeCases(machine.heap.shape(object)),
): void {
  const { heap, circuit, values } = machine;
  if (typeof key === 'number' && hasElement(machine, object, key)) {
    const element = heap.elementAt(object, key);
    if (element === ABSENT) return;
    if (object.kind === 'arguments') part(machine, object, key, guard);
    heap.writeElement(object, key, values.ite(guard, ABSENT, element));
    return;
  }
  const name = shapeKey(key);
  for (const one of shapes) {
    const under = circuit.and(guard, one.guard);
    const property = one.shape.find(name);
    if (under === FALSE || property === undefined) continue;
    const last = one.shape.count - 1;
    for (let i = property.index; i < last; i += 1) writeSlotUnder(machine, object, i, heap.slot(object, i + 1), under);
    writeSlotUnder(machine, object, last, ABSENT, under);
    reshape(machine, object, one.shape.without(name), under);
  }
}

/** The possible shapes of an object at some moment. */
export type ShapeCases = readonly { readonly guard: Bit; readonly shape: Shape }[];

/** Those of an object when it was first asked for. */
export function shapesBefore(machine: Machine, before: Map<HeapObject, ShapeCases>, object: HeapObject): ShapeCases {
  let cases = before.get(object);
  if (cases === undefined) before.set(object, (cases = shapeCases(machine.heap.shape(object))));
  return cases;
}

export interface OwnProperty {
  readonly guard: Bit;
  /** In which shape of the object; null for what no shape knows, such as elements. */
  readonly shape: Shape | null;
  /** The value, or an Accessor. */
  readonly content: Value;
  readonly flags: number;
}

const OPEN: readonly { readonly guard: Bit; readonly integrity: Integrity }[] = [{ guard: TRUE, integrity: 'open' }];

/** What an object may be: open, closed, sealed or frozen, and where. */
export function integrityCases(machine: Machine, object: HeapObject): typeof OPEN {
  const now = machine.heap.shape(object);
  if (now instanceof Shape && now.integrity === 'open') return OPEN;
  const guards = new Map<Integrity, Bit>();
  const cases = shapeCases(now);
  for (const { guard, shape } of cases) {
    guards.set(shape.integrity, machine.circuit.or(guards.get(shape.integrity) ?? FALSE, guard));
  }
  if (guards.size === 1) return [{ guard: TRUE, integrity: cases[0]!.shape.integrity }];
  return [...guards].map(([integrity, guard]) => ({ guard, integrity }));
}

/** Every way in which an object has an own key; where no guard holds it has not. */
export function ownProperty(
  machine: Machine,
  object: HeapObject,
  key: CanonicalKey,
  shapes: ShapeCases = shapeCases(machine.heap.shape(object)),
): readonly OwnProperty[] {
  const { heap, circuit } = machine;
  if (typeof key === 'number' && hasElement(machine, object, key)) {
    const element = heap.elementAt(object, key);
    if (element === ABSENT) return [];
    const absent = whereAbsent(element);
    return integrityCases(machine, object).map(({ guard, integrity }) => ({
      guard: circuit.and(guard, not(absent)),
      shape: null,
      content: element,
      flags: integrity === 'frozen' ? 2 : integrity === 'sealed' ? 3 : 7,
    }));
  }
  if (object.kind === 'typed' && isNumericKey(key)) {
    if (!hasIndex(object, key)) return [];
    return [{ guard: TRUE, shape: null, content: readIndex(machine, object, key), flags: 7 }];
  }
  if (key === 'length' && object.kind === 'array') {
    return integrityCases(machine, object).map(({ guard, integrity }) => ({
      guard,
      shape: null,
      content: heap.length(object),
      flags: integrity === 'frozen' || machine.shapeOf(object).find(READ_ONLY_LENGTH) !== undefined ? 0 : 1,
    }));
  }
  const text = object.kind === 'boxed' ? heap.internal(object) : undefined;
  if (typeof text === 'string') {
    if (key === 'length') return [{ guard: TRUE, shape: null, content: text.length, flags: 0 }];
    if (typeof key === 'number' && key < text.length) {
      return [{ guard: TRUE, shape: null, content: text[key], flags: 2 }];
    }
  }
  if (object.kind === 'namespace' && typeof key !== 'symbol') {
    const cell = machine.realm.exportCell(object, String(key));
    if (cell !== undefined) return [{ guard: TRUE, shape: null, content: heap.internal(cell), flags: 3 }];
  }
  const found: OwnProperty[] = [];
  for (const { guard, shape } of shapes) {
    const property = shape.find(shapeKey(key));
    if (property === undefined) continue;
    found.push({ guard, shape, content: heap.slot(object, property.index), flags: property.flags });
  }
  return found;
}

export interface KeyList {
  readonly guard: Bit;
  readonly keys: readonly Key[];
}

/** Own keys in order, for every shape and every combination of elements that may be missing. */
export function ownKeys(machine: Machine, object: HeapObject): readonly KeyList[] {
  const { heap, circuit } = machine;
  let lists: KeyList[] = [{ guard: TRUE, keys: [] }];
  const extend = (present: Bit, key: Key): void => {
    lists = lists.flatMap(({ guard, keys }) => {
      const both = [
        { guard: circuit.and(guard, present), keys: [...keys, key] },
        { guard: circuit.and(guard, not(present)), keys },
      ];
      return both.filter((list) => list.guard !== FALSE);
    });
    if (lists.length > machine.values.caseLimit) machine.tooManyCases('list the keys of an array', lists.length);
  };
  if (hasElements(object)) {
    const present: string[] = [];
    const elements = heap.allElements(object);
    const certain = elements.every((element) => !(element instanceof Union) || element.guardOf(ABSENT) === FALSE);
    if (certain) {
      for (let i = 0; i < heap.extent(object); i += 1)
        if (heap.elementAt(object, i) !== ABSENT) present.push(String(i));
      lists = [{ guard: TRUE, keys: present }];
    } else {
      for (let i = 0; i < heap.extent(object); i += 1) {
        const element = heap.elementAt(object, i);
        if (element === ABSENT) continue;
        const absent = whereAbsent(element);
        extend(not(absent), String(i));
      }
    }
  }
  const characters: Key[] = [];
  if (object.kind === 'typed') for (let i = 0; i < (heap.length(object) as number); i += 1) characters.push(String(i));
  const extra: Key[] = [];
  if (object.kind === 'array') extra.push('length');
  const text = object.kind === 'boxed' ? heap.internal(object) : undefined;
  if (typeof text === 'string') {
    for (let i = 0; i < text.length; i += 1) characters.push(String(i));
    extra.push('length');
  }
  if (object.kind === 'namespace') extra.push(...machine.realm.exportNames(object));
  return lists.flatMap((list) =>
    shapeCases(heap.shape(object))
      .map(({ guard, shape }) => {
        const integers = shape.keys().filter(isIndexKey);
        const others = shape.keys().slice(integers.length);
        return {
          guard: circuit.and(list.guard, guard),
          keys: [...inOrder(object, [...list.keys, ...characters], integers), ...extra, ...others],
        };
      })
      .filter((one) => one.guard !== FALSE),
  );
}

/** The integer keys of an object, of which those of arrays and `arguments` may be elements and properties by turns. */
function inOrder(object: HeapObject, elements: readonly Key[], properties: readonly Key[]): readonly Key[] {
  const all = [...elements, ...properties];
  return hasElements(object) && properties.length > 0 ? all.sort((a, b) => Number(a) - Number(b)) : all;
}

export function isAccessor(flags: number): boolean {
  return (flags & ACCESSOR) !== 0;
}

/** Whether a concrete value may be an array length. */
export function isLength(value: Value): value is number {
  return isWordNumber(value) && value >= 0 && value < 4294967296;
}
