/**
 * Iterators: what they all inherit, those of arrays and strings, and generators. Those of maps and sets are in
 * collection-iterators.ts.
 *
 * An iterator is a heap object whose elements are [source, kind] and whose `internal` part is its position, so a version
 * switch or a join of the heap takes care of it. The position may become symbolic, and so may the length of the source:
 * one step is then one formula for `done` and one value, never a split.
 */

import { unsupportedConstruct } from '../../base/messages.js';
import { FALSE, type Bit } from '../../formula/index.js';
import { CONFIGURABLE, HeapObject, initialise, unlogged } from '../../heap/index.js';
import {
  Cases,
  Union,
  arithmetic,
  enumerate,
  enumerateAll,
  ordered,
  presentOrUndefined,
  whereAbsent,
  type Atom,
  type Value,
} from '../../value/index.js';
import { peek } from '../describe.js';
import { NEXT, RETURN, THROW, resumeGenerator, type Resumption } from '../generators.js';
import type { NativeBody } from '../functions.js';
import type { Machine } from '../machine.js';
import { getProperty } from '../property/get.js';
import { inheritsElements } from '../property/open.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';
import { readIndex } from '../typed/view.js';
import { lengthOf } from './array-elements.js';
import { installAsyncGenerators } from './async-generators.js';
import { whereAtoms, boxed } from './conversion.js';
import { method, property, textMethod } from './define.js';
import { refusingFunction } from './refuse.js';

export type IteratorKind = 'keys' | 'values' | 'entries';
export type IteratorName = 'Array Iterator' | 'String Iterator' | 'Map Iterator' | 'Set Iterator';

const iteratorPrototypes = new WeakMap<Realm, Map<string, HeapObject>>();

/** A fresh iterator at its beginning. @requires the prototype of these iterators is installed */
export function newIterator(realm: Realm, name: IteratorName, source: Value, kind: IteratorKind): HeapObject {
  const made = realm.heap.allocate('iterator', iteratorPrototypes.get(realm)!.get(name)!, name);
  return initialise(made, { elements: [source, kind], internal: 0 });
}

/** The prototype of one kind of iterators; `next` sees only iterators of this kind. The result is what programs see as `next`. */
export function iteratorPrototype(
  realm: Realm,
  name: IteratorName,
  next: (machine: Machine, iterator: HeapObject, destination: number) => Value | typeof PENDING,
): HeapObject {
  const prototype = realm.heap.allocate('object', realm.iteratorPrototype);
  let known = iteratorPrototypes.get(realm);
  if (known === undefined) iteratorPrototypes.set(realm, (known = new Map()));
  known.set(name, prototype);
  const body: NativeBody = (machine, self, _actuals, _new, destination) => {
    if (self instanceof HeapObject && self.kind === 'iterator' && self.data === name) {
      return next(machine, self, destination);
    }
    return incompatible(machine, `${name}.prototype.next`, self);
  };
  property(realm, prototype, Symbol.toStringTag, name, CONFIGURABLE);
  return method(realm, prototype, 'next', 0, body, { splits: [-1] });
}

export function incompatible(machine: Machine, method: string, receiver: Value): typeof PENDING {
  const shown = machine.realm.describe(receiver);
  return machine.raiseError('TypeError', `Method ${method} called on incompatible receiver ${shown}`);
}

/** Where an iterator stands; undefined once it has reached the end. */
export function positionOf(machine: Machine, iterator: HeapObject): Value {
  return machine.narrow(machine.heap.internal(iterator));
}

export function installIterators(realm: Realm): void {
  textMethod(realm, realm.iteratorPrototype, Symbol.iterator, 0, 'iteratorSelf');
  iteratorPrototype(realm, 'Array Iterator', arrayNext);
  iteratorPrototype(realm, 'String Iterator', stringNext);
  installArrayIterators(realm);
  installGenerators(realm);
  realm.addLibraryNative('$newIterator', (_machine, _self, [name, source, kind]) =>
    newIterator(realm, name as IteratorName, source, kind as IteratorKind),
  );
  realm.addLibraryNative('$iteratorPosition', (machine, _self, [one]) => positionOf(machine, one as HeapObject));
  realm.addLibraryNative('$iteratorSource', (machine, _self, [one]) => machine.heap.elementAt(one as HeapObject, 0));
  realm.addLibraryNative('$iteratorKind', (machine, _self, [one]) => machine.heap.elementAt(one as HeapObject, 1));
  realm.addLibraryNative('$moveIterator', (machine, _self, [one, position]) => {
    machine.heap.writeInternal(one as HeapObject, position);
    return undefined;
  });
}

// --- arrays ------------------------------------------------------------------------------------------------

function installArrayIterators(realm: Realm): void {
  const { arrayPrototype } = realm;
  for (const kind of ['keys', 'values', 'entries'] as const) {
    const library = `array${kind[0]!.toUpperCase()}${kind.slice(1)}`;
    realm.addLibraryNative(library, (machine, self) => arrayIterator(machine, self, kind));
    // one function object: arguments objects have the very function that Array.prototype.values is
    const made = realm.libraryFunction(library);
    realm.heap.writeSlot(made, 1, kind);
    property(realm, arrayPrototype, kind, made);
    if (kind === 'values') property(realm, arrayPrototype, Symbol.iterator, made);
  }
}

function arrayIterator(machine: Machine, receiver: Value, kind: IteratorKind): Value | typeof PENDING {
  const { realm } = machine;
  if (receiver instanceof HeapObject) return newIterator(realm, 'Array Iterator', receiver, kind);
  const nullish = whereAtoms(machine, receiver, (atom) => atom === null || atom === undefined);
  if (nullish !== FALSE) {
    const message = 'Cannot convert undefined or null to object';
    if (!machine.raiseUnder(nullish, () => realm.error(machine, 'TypeError', message))) return PENDING;
  }
  return newIterator(realm, 'Array Iterator', boxed(machine, receiver), kind);
}

function arrayNext(machine: Machine, iterator: HeapObject, destination: number): Value | typeof PENDING {
  const { heap, realm } = machine;
  const position = positionOf(machine, iterator);
  const source = heap.elementAt(iterator, 0);
  const kind = heap.elementAt(iterator, 1) as IteratorKind;
  if (!(source instanceof HeapObject) || !isList(source)) {
    return arrayNextSymbolic(machine, iterator, position, source, kind, destination);
  }
  if (position === undefined) return realm.iteratorResult(undefined, true);
  const length = lengthOf(machine, source);
  if (typeof position !== 'number' || typeof length !== 'number') {
    return arrayNextSymbolic(machine, iterator, position, source, kind, destination);
  }
  if (position >= length) {
    heap.writeInternal(iterator, undefined);
    return realm.iteratorResult(undefined, true);
  }
  if (
    source.kind === 'array' &&
    whereAbsent(heap.elementAt(source, position)) !== FALSE &&
    inheritsElements(machine, source)
  )
    return realm.callLibrary(machine, 'arrayIteratorStep', [iterator], destination);
  heap.writeInternal(iterator, position + 1);
  if (kind === 'keys') return realm.iteratorResult(position, false);
  const element =
    source.kind === 'typed'
      ? readIndex(machine, source, position)
      : presentOrUndefined(machine.values, heap.elementAt(source, position));
  return realm.iteratorResult(kind === 'values' ? element : realm.array([position, element]), false);
}

/** What has a length of its own that no program can replace. */
function isList(object: HeapObject): boolean {
  return object.kind === 'array' || object.kind === 'typed';
}

function arrayNextSymbolic(
  machine: Machine,
  iterator: HeapObject,
  position: Value,
  source: Value,
  kind: IteratorKind,
  destination: number,
): Value | typeof PENDING {
  const { circuit, heap, realm, values } = machine;
  const ended = position instanceof Union ? position.guardOf(undefined) : FALSE;
  const index = withoutUndefined(machine, position);
  const length = new Cases(values);
  const arrays = machine.narrow(source);
  for (const { guard, atom } of enumerate(values, arrays)) {
    const isPlain =
      atom instanceof HeapObject && isList(atom) && !(atom.kind === 'array' && inheritsElements(machine, atom));
    if (!isPlain) {
      return realm.callLibrary(machine, 'arrayIteratorStep', [iterator], destination);
    }
    length.add(guard, lengthOf(machine, atom));
  }
  if (position === undefined) return realm.iteratorResult(undefined, true);
  const done = circuit.or(ended, ordered(values, '<=', length.buildOr(0), index));
  const settled = machine.settle(done);
  if (settled === true) {
    heap.writeInternal(iterator, undefined);
    return realm.iteratorResult(undefined, true);
  }
  let value: Value = index;
  if (kind !== 'keys') {
    const element = getProperty(machine, arrays, index, -1);
    if (element === PENDING) throw new Error('elements of arrays are not accessors');
    value = kind === 'values' ? element : realm.array([index, element]);
  }
  const next = arithmetic(values, '+', index, 1);
  if (settled === false) {
    heap.writeInternal(iterator, next);
    return realm.iteratorResult(value, false);
  }
  heap.writeInternal(iterator, values.ite(done, undefined, next));
  return realm.iteratorResult(values.ite(done, undefined, value), values.boolean(done));
}

/** The position of an iterator that has not ended. */
export function withoutUndefined(machine: Machine, position: Value): Value {
  if (!(position instanceof Union) || position.guardOf(undefined) === FALSE) return position;
  const cases = new Cases(machine.values);
  if (position.word !== null) cases.addWord(position.wordGuard, position.word);
  return cases.build();
}

// --- strings -----------------------------------------------------------------------------------------------

function stringNext(machine: Machine, iterator: HeapObject): Value {
  const { heap, realm, values, circuit } = machine;
  const source = heap.elementAt(iterator, 0);
  const value = new Cases(values);
  const next = new Cases(values);
  let end: Bit = FALSE;
  let more = false;
  for (const { guard, atoms } of enumerateAll(values, [machine.narrow(source), positionOf(machine, iterator)])) {
    const character = codePointAt(atoms[0], atoms[1]);
    value.add(guard, character);
    next.add(guard, character === undefined ? undefined : (atoms[1] as number) + character.length);
    if (character === undefined) end = circuit.or(end, guard);
    else more = true;
  }
  heap.writeInternal(iterator, next.buildOr(undefined));
  return realm.iteratorResult(value.buildOr(undefined), more ? values.boolean(end) : true);
}

function codePointAt(source: Atom, position: Atom): string | undefined {
  if (typeof position !== 'number') return undefined;
  const point = (source as string).codePointAt(position);
  return point === undefined ? undefined : String.fromCodePoint(point);
}

// --- generators --------------------------------------------------------------------------------------------

function installGenerators(realm: Realm): void {
  const { generatorPrototype, generatorFunctionPrototype } = realm;
  const resume = (name: string, how: Resumption): void => {
    const body: NativeBody = (machine, self, [value], _new, destination) => {
      if (self instanceof HeapObject && self.kind === 'generator') {
        return resumeGenerator(machine, self, how, value, destination);
      }
      return incompatible(machine, `[Generator].prototype.${name}`, self);
    };
    method(realm, generatorPrototype, name, 1, body, { splits: [-1] });
  };
  property(realm, generatorPrototype, 'constructor', generatorFunctionPrototype, CONFIGURABLE);
  resume('next', NEXT);
  resume('return', RETURN);
  resume('throw', THROW);
  property(realm, generatorPrototype, Symbol.toStringTag, 'Generator', CONFIGURABLE);
  property(realm, generatorFunctionPrototype, 'prototype', generatorPrototype, CONFIGURABLE);
  property(realm, realm.asyncGeneratorFunctionPrototype, 'prototype', realm.asyncGeneratorPrototype, CONFIGURABLE);
  installAsyncGenerators(realm);
  installKind(realm, 'GeneratorFunction', generatorFunctionPrototype);
  installKind(realm, 'AsyncFunction', realm.asyncFunctionPrototype);
  installKind(realm, 'AsyncGeneratorFunction', realm.asyncGeneratorFunctionPrototype);
}

function installKind(realm: Realm, name: string, prototype: HeapObject): void {
  property(realm, prototype, 'constructor', makerOf(realm, name, prototype), CONFIGURABLE);
  property(realm, prototype, Symbol.toStringTag, name, CONFIGURABLE);
}

/** What would make functions of a kind from text, which no global name leads to. */
function makerOf(realm: Realm, name: string, prototype: HeapObject): HeapObject {
  const made = refusingFunction(realm, name, `${name}(…)`, 1, true, (refused, span) =>
    unsupportedConstruct('direct-eval', refused, '', span),
  );
  const shape = unlogged.shape(made);
  if (!('rebuild' in shape)) throw new Error('builtin objects have one shape');
  const above = peek(realm.functionPrototype, 'constructor') as HeapObject;
  initialise(made, { shape: shape.rebuild(realm.heap.emptyShape(above), ({ flags }) => flags) });
  property(realm, made, 'prototype', prototype, 0);
  return made;
}
