/**
 * Property descriptors: reading one of a property, and defining a property by one, with the checks that the language makes of what may
 * be redefined. A descriptor arrives as a mask of bits, as `toDescriptor` of the library makes it, and its parts.
 */

import { Refusal } from '../../base/diagnostic.js';
import { unsupportedBuiltin } from '../../base/messages.js';
import { UNINITIALIZED } from '../../ir/types.js';
import { FALSE, TRUE, not, type Bit } from '../../formula/index.js';
import {
  ACCESSOR,
  type Accessor,
  CONFIGURABLE,
  ENUMERABLE,
  type HeapObject,
  READ_ONLY_LENGTH,
  WRITABLE,
} from '../../heap/index.js';
import { Cases, equal, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { accessorCases, dataIn } from '../property/get.js';
import { keyText, shapeKey, type CanonicalKey } from '../key.js';
import { mappedGuard } from '../property/mapped.js';
import { defineInShape, defineOwn, deleteOwn, hasElement, isPastFixedEnd, ownProperty } from '../property/own.js';
import type { PENDING } from '../state.js';
import { hasIndex, isNumericKey } from '../typed/view.js';

/** The accessor of a slot that holds one where the object has the shape it has. */
function accessorIn(machine: Machine, content: Value): Value {
  const cases = new Cases(machine.values);
  for (const { guard, accessor } of accessorCases(content)) cases.add(guard, accessor);
  return machine.fix(cases.build());
}

/** The getter or setter of such a slot. */
function halfOf(machine: Machine, content: Value, half: 'get' | 'set'): Value {
  const cases = new Cases(machine.values);
  for (const { guard, accessor } of accessorCases(content)) cases.add(guard, accessor[half]);
  return cases.build();
}

export function descriptor(
  machine: Machine,
  object: HeapObject,
  key: CanonicalKey,
  destination: number,
): Value | typeof PENDING {
  const { realm } = machine;
  const found = ownProperty(machine, object, key);
  if (found[0]?.content === UNINITIALIZED) return machine.raiseError('ReferenceError', `${String(key)} is not defined`);
  const build = (content: Value, flags: number): Value => {
    const made = realm.object();
    const define = (name: string, value: Value): void =>
      defineOwn(machine, made, name, WRITABLE | ENUMERABLE | CONFIGURABLE, value);
    if ((flags & ACCESSOR) !== 0) {
      define('get', halfOf(machine, content, 'get'));
      define('set', halfOf(machine, content, 'set'));
    } else {
      define('value', dataIn(machine, content));
      define('writable', (flags & WRITABLE) !== 0);
    }
    define('enumerable', (flags & ENUMERABLE) !== 0);
    define('configurable', (flags & CONFIGURABLE) !== 0);
    return made;
  };
  const cases = found.map(({ guard, content, flags }) => ({ guard, run: (): Value => build(content, flags) }));
  const any = found.reduce<Bit>((all, one) => machine.circuit.or(all, one.guard), FALSE);
  if (any !== TRUE) cases.push({ guard: not(any), run: () => undefined });
  return cases.length === 1 ? cases[0]!.run() : machine.dispatch(destination, cases);
}

const HAS_VALUE = 1;
const HAS_WRITABLE = 2;
const HAS_GET = 4;
const HAS_SET = 8;

/** ValidateAndApplyPropertyDescriptor on a concrete object and key; the bits of `mask` are those of `toDescriptor`. */
export function defineProperty(
  machine: Machine,
  object: HeapObject,
  key: CanonicalKey,
  mask: number,
  value: Value,
  get: Value,
  set: Value,
  throws: boolean,
  destination: number,
): Value | typeof PENDING {
  const { realm } = machine;
  const refuse = (message: string): Value | typeof PENDING =>
    throws ? machine.raiseError('TypeError', message) : false;
  const pick = (has: number, bit: number, before: number, flag: number): number =>
    (mask & has) === 0 ? before & flag : (mask & bit) === 0 ? 0 : flag;
  const shape = machine.shapeOf(object);
  const own = ownProperty(machine, object, key);
  if (own[0]?.content === UNINITIALIZED) return machine.raiseError('ReferenceError', `${String(key)} is not defined`);
  const there = own.map((one) => one.guard);
  const known = own[machine.choose([...there, not(machine.circuit.orAll(there))])];
  const isAccessor = (mask & (HAS_GET | HAS_SET)) !== 0;
  if (key === 'length' && object.kind === 'array')
    return defineLength(machine, object, mask, value, throws, destination, refuse);
  if (object.kind === 'typed' && isNumericKey(key))
    return defineTyped(machine, object, key, mask, value, destination, refuse);
  if (known === undefined) {
    if (shape.integrity !== 'open' || (typeof key === 'number' && isPastFixedEnd(machine, object, key)))
      return refuse(`Cannot define property ${keyText(key)}, object is not extensible`);
    const attributes = pick(16, 1024, 0, ENUMERABLE) | pick(32, 2048, 0, CONFIGURABLE);
    if (isAccessor) apply(attributes | ACCESSOR, realm.heap.accessor(get, set));
    else apply(attributes | pick(2, 512, 0, WRITABLE), value);
    return true;
  }
  const before = known.flags;
  const wasAccessor = (before & ACCESSOR) !== 0;
  const content = wasAccessor ? accessorIn(machine, known.content) : known.content;
  if ((before & CONFIGURABLE) === 0) {
    const redefine = `Cannot redefine property: ${keyText(key)}`;
    if (pick(32, 2048, 0, CONFIGURABLE) !== 0) return refuse(redefine);
    if ((mask & 16) !== 0 && pick(16, 1024, 0, ENUMERABLE) !== (before & ENUMERABLE)) return refuse(redefine);
    if (isAccessor !== wasAccessor && (mask & 15) !== 0) return refuse(redefine);
    if (wasAccessor) {
      const { get: oldGet, set: oldSet } = content as Accessor;
      if ((mask & HAS_GET) !== 0 && get !== oldGet) return refuse(redefine);
      if ((mask & HAS_SET) !== 0 && set !== oldSet) return refuse(redefine);
    } else if ((before & WRITABLE) === 0) {
      if (pick(2, 512, 0, WRITABLE) !== 0) return refuse(redefine);
      if ((mask & HAS_VALUE) !== 0) {
        const same = equal(machine.values, 'sameValue', value, dataIn(machine, content));
        if (machine.choose([same, not(same)]) === 1) return refuse(redefine);
      }
    }
  }
  const attributes = pick(16, 1024, before, ENUMERABLE) | pick(32, 2048, before, CONFIGURABLE);
  if (isAccessor) {
    const old = wasAccessor ? (content as Accessor) : { get: undefined, set: undefined };
    apply(
      attributes | ACCESSOR,
      realm.heap.accessor((mask & HAS_GET) !== 0 ? get : old.get, (mask & HAS_SET) !== 0 ? set : old.set),
    );
  } else if (wasAccessor && (mask & (HAS_VALUE | HAS_WRITABLE)) === 0) apply(attributes | ACCESSOR, content);
  else {
    const writable = pick(2, 512, wasAccessor ? 0 : before, WRITABLE);
    const kept = wasAccessor ? undefined : dataIn(machine, content);
    apply(attributes | writable, (mask & HAS_VALUE) !== 0 ? value : kept);
  }
  return true;

  function apply(flags: number, slot: Value): void {
    const plain = WRITABLE | ENUMERABLE | CONFIGURABLE;
    const elementFlags =
      shape.integrity === 'frozen' ? ENUMERABLE : shape.integrity === 'sealed' ? WRITABLE | ENUMERABLE : plain;
    if (typeof key === 'number' && hasElement(machine, object, key) && flags !== elementFlags)
      return defineSpecial(machine, object, key, flags, slot, known !== undefined);
    if (object.kind === 'boxed' && shape.find(shapeKey(key)) === undefined && known !== undefined) return; // a character
    if (object.kind === 'namespace')
      throw new Refusal(unsupportedBuiltin('Object.defineProperty on a module namespace', machine.here()));
    defineOwn(machine, object, key, flags, slot);
  }
}

/** Makes an element a property with attributes of its own. Of `arguments`, only a writable one can stay a parameter. */
function defineSpecial(
  machine: Machine,
  object: HeapObject,
  index: number,
  flags: number,
  slot: Value,
  isThere: boolean,
): void {
  const isArgument = object.kind === 'arguments';
  if (isArgument && (flags & WRITABLE) !== 0 && mappedGuard(machine, object, index) !== FALSE) {
    throw new Refusal(
      unsupportedBuiltin('Object.defineProperty of a parameter in arguments with special attributes', machine.here()),
    );
  }
  if (isThere) {
    if (isArgument && (flags & ACCESSOR) === 0) machine.heap.writeElement(object, index, slot);
    deleteOwn(machine, object, index);
  }
  defineInShape(machine, object, machine.shapeOf(object), shapeKey(index), flags, slot, TRUE);
  if (isArgument) return;
  const length = machine.fix(machine.heap.length(object)) as number;
  if (index >= length) machine.heap.writeLength(object, index + 1);
}

/** An element of a typed array has all attributes, and can only be given another value. */
function defineTyped(
  machine: Machine,
  array: HeapObject,
  key: CanonicalKey,
  mask: number,
  value: Value,
  destination: number,
  refuse: (message: string) => Value | typeof PENDING,
): Value | typeof PENDING {
  if (!hasIndex(array, key)) return refuse('Invalid typed array index');
  const takes = (has: number, bit: number): boolean => (mask & has) !== 0 && (mask & bit) === 0;
  if ((mask & (HAS_GET | HAS_SET)) !== 0 || takes(16, 1024) || takes(32, 2048) || takes(HAS_WRITABLE, 512))
    return refuse(`Cannot redefine property: ${key}`);
  if ((mask & HAS_VALUE) === 0) return true;
  return machine.realm.callLibrary(machine, 'typedStore', [array, key, value], destination);
}

function defineLength(
  machine: Machine,
  array: HeapObject,
  mask: number,
  value: Value,
  throws: boolean,
  destination: number,
  refuse: (message: string) => Value | typeof PENDING,
): Value | typeof PENDING {
  if ((mask & (HAS_GET | HAS_SET)) !== 0 || (mask & 1024) !== 0 || (mask & 2048) !== 0)
    return refuse('Cannot redefine property: length');
  const isClosed = machine.shapeOf(array).find(READ_ONLY_LENGTH) !== undefined;
  if (isClosed && (mask & HAS_WRITABLE) !== 0 && (mask & 512) !== 0) return refuse('Cannot redefine property: length');
  const closes = (mask & HAS_WRITABLE) !== 0 && (mask & 512) === 0;
  if ((mask & HAS_VALUE) !== 0)
    return machine.realm.callLibrary(machine, 'defineArrayLength', [array, value, throws, closes], destination);
  if (closes) closeLength(machine, array);
  return true;
}

/** Makes the length of an array read-only. */
export function closeLength(machine: Machine, array: HeapObject): void {
  const shape = machine.shapeOf(array);
  if (shape.find(READ_ONLY_LENGTH) === undefined)
    defineInShape(machine, array, shape, READ_ONLY_LENGTH, 0, undefined, TRUE);
}
