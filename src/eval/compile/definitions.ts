/** Instructions that make objects: literals, functions, classes. */

import type { FunctionSource } from '../../ir/types.js';
import { FALSE } from '../../formula/index.js';
import {
  ACCESSOR,
  Accessor,
  CONFIGURABLE,
  ENUMERABLE,
  HIDDEN,
  HeapObject,
  PLAIN,
  WRITABLE,
  initialise,
} from '../../heap/index.js';
import { ABSENT, Union, type Value } from '../../value/index.js';
import type { Operation } from '../code.js';
import { isConstructor } from '../functions.js';
import type { Machine } from '../machine.js';
import { canonicalKey } from '../key.js';
import { getFrom } from '../property/get.js';
import { defineElement, defineOwn, mayDefine, ownProperty } from '../property/own.js';
import { PENDING } from '../state.js';

export function newObject(dst: number): Operation {
  return (machine, registers) => {
    registers[dst] = machine.heap.allocate('object', machine.realm.objectPrototype);
  };
}

export function newArray(dst: number, elements: readonly (number | null)[]): Operation {
  return (machine, registers) => {
    registers[dst] = machine.realm.array(elements.map((element) => (element === null ? ABSENT : registers[element])));
  };
}

export function append(array: number, value: number | null): Operation {
  return (machine, registers) => {
    for (const list of arrayCases(machine, registers[array]))
      appendTo(machine, list, value === null ? ABSENT : registers[value]);
  };
}

/** The array that the front end builds; after a join in a spread loop it is still one object. */
function arrayCases(machine: Machine, array: Value): readonly HeapObject[] {
  return [machine.fix(array) as HeapObject];
}

function appendTo(machine: Machine, array: HeapObject, value: Value): void {
  const { heap, values } = machine;
  const length = machine.heap.length(array);
  if (typeof length === 'number') {
    if (value === ABSENT) heap.writeLength(array, length + 1);
    else defineElement(machine, array, length, value);
    return;
  }
  const word = (length as Union).word!;
  for (let n = word.lo; n <= word.hi; n += 1) {
    const guard = values.words.equalsConstant(word, n);
    if (guard !== FALSE) heap.writeElement(array, n, values.ite(guard, value, heap.elementAt(array, n)));
  }
  heap.writeLength(array, values.fromWord(values.words.add(word, values.words.constant(1))!));
}

export function newRegExp(dst: number, pattern: string, flags: string): Operation {
  return (machine, registers) => {
    const value = machine.realm.regExp(machine, pattern, flags, dst);
    if (value !== PENDING) registers[dst] = value;
  };
}

export function templateObject(
  dst: number,
  cooked: readonly (string | undefined)[],
  raw: readonly string[],
): Operation {
  const made = new WeakMap<object, HeapObject>();
  return (machine, registers) => {
    let strings = made.get(machine.realm);
    if (strings === undefined) {
      const { heap, realm } = machine;
      strings = realm.array([...cooked]);
      const rawStrings = realm.array([...raw]);
      initialise(rawStrings, { shape: heap.emptyShape(realm.arrayPrototype, 'frozen') });
      const shape = heap.emptyShape(realm.arrayPrototype, 'frozen').extend('raw', 0);
      initialise(strings, { shape, slots: [rawStrings] });
      made.set(realm, strings);
    }
    registers[dst] = strings;
  };
}

export function define(
  object: number,
  key: number,
  value: number,
  kind: 'value' | 'get' | 'set',
  enumerable: boolean,
): Operation {
  const flags = enumerable ? PLAIN : HIDDEN;
  return (machine, registers) => {
    const target =
      registers[object] instanceof HeapObject
        ? (registers[object] as HeapObject)
        : (machine.fix(registers[object]) as HeapObject);
    const name = registers[key];
    const property = canonicalKey(name instanceof Union ? machine.fix(name) : name);
    if (property === 'prototype' && isClass(machine, target)) {
      machine.raiseError('TypeError', "Classes may not have a static property named 'prototype'");
      return;
    }
    if (!mayDefine(machine, target, property)) return;
    if (kind === 'value') {
      defineOwn(machine, target, property, flags, registers[value]);
      return;
    }
    const before = accessorBefore(machine, target, property);
    const accessor =
      kind === 'get'
        ? machine.heap.accessor(registers[value], before.set)
        : machine.heap.accessor(before.get, registers[value]);
    defineOwn(machine, target, property, ACCESSOR | CONFIGURABLE | (enumerable ? ENUMERABLE : 0), accessor);
  };
}

/** Of functions, only those that are classes have a `prototype` that stays. */
function isClass(machine: Machine, target: HeapObject): boolean {
  if (target.kind !== 'function') return false;
  return ownProperty(machine, target, 'prototype').some(({ flags }) => (flags & (WRITABLE | CONFIGURABLE)) === 0);
}

function accessorBefore(
  machine: Machine,
  target: HeapObject,
  key: ReturnType<typeof canonicalKey>,
): { get: Value; set: Value } {
  const [own] = ownProperty(machine, target, key);
  return own !== undefined && own.content instanceof Accessor ? own.content : { get: undefined, set: undefined };
}

export function setLiteralPrototype(object: number, value: number): Operation {
  return (machine, registers) => {
    const prototype = machine.fix(registers[value]);
    if (prototype === null || prototype instanceof HeapObject) {
      setPrototype(machine, machine.fix(registers[object]) as HeapObject, prototype);
    }
  };
}

/** Moves an object to the same shape below another prototype. */
export function setPrototype(machine: Machine, object: HeapObject, prototype: HeapObject | null): void {
  const { heap } = machine;
  const shape = machine.shapeOf(object);
  if (shape.prototype === prototype) return;
  heap.writeShape(
    object,
    shape.rebuild(heap.emptyShape(prototype, shape.integrity), (one) => one.flags),
  );
}

export function setFunctionName(target: number, key: number, prefix: '' | 'get' | 'set'): Operation {
  return (machine, registers) => {
    const property = machine.fix(registers[key]);
    const text =
      typeof property === 'symbol'
        ? property.description === undefined
          ? ''
          : `[${property.description}]`
        : String(property as string);
    const name = prefix === '' ? text : `${prefix} ${text}`;
    const object = registers[target];
    if (!(object instanceof HeapObject)) return;
    const [own] = ownProperty(machine, object, 'name');
    // a class with a static member called name keeps it
    if (own === undefined || own.content === '') defineOwn(machine, object, 'name', CONFIGURABLE, name);
  };
}

export function closure(dst: number, code: FunctionSource, captures: readonly number[]): Operation {
  return (machine, registers) => {
    registers[dst] = machine.realm.closure(
      machine,
      code,
      captures.map((register) => registers[register]),
    );
  };
}

/** What the prototype of a class is to inherit from; a getter may have to say it. */
export function heritage(dst: number, parent: number): Operation {
  return (machine, registers) => {
    const base = machine.fix(registers[parent]);
    if (base !== null && !isConstructor(base)) {
      machine.raiseError('TypeError', `Class extends value ${machine.realm.show(base)} is not a constructor or null`);
      return;
    }
    const found = base === null ? null : getFrom(machine, base, 'prototype', base, dst);
    if (found !== PENDING) registers[dst] = found;
  };
}

export function defineClass(
  constructor_: number,
  prototype: number,
  code: FunctionSource,
  captures: readonly number[],
  heritage: { readonly parent: number; readonly above: number } | null,
): Operation {
  return (machine, registers) => {
    const { realm, heap } = machine;
    const above = heritage === null ? realm.objectPrototype : machine.fix(registers[heritage.above]);
    if (above !== null && !(above instanceof HeapObject)) {
      const shown = realm.show(above);
      machine.raiseError('TypeError', `Class extends value does not have valid prototype property ${shown}`);
      return;
    }
    const parent = heritage === null ? null : (machine.fix(registers[heritage.parent]) as HeapObject | null);
    const object = heap.allocate('object', above);
    const made = realm.classConstructor(
      machine,
      code,
      captures.map((register) => registers[register]),
      parent ?? realm.functionPrototype,
      object,
    );
    defineOwn(machine, object, 'constructor', HIDDEN, made);
    registers[constructor_] = made;
    registers[prototype] = object;
  };
}

export function setInitializer(constructor_: number, initializer: number): Operation {
  return (machine, registers) =>
    machine.heap.writeInternal(machine.fix(registers[constructor_]) as HeapObject, registers[initializer]);
}
