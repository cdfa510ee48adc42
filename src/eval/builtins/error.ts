/**
 * Error and its family. `stack` holds the first line of node's stack, as it was when the error was made: there are no
 * frames worth showing.
 */

import { ACCESSOR, CONFIGURABLE, HIDDEN, HeapObject, WRITABLE, initialise, type Accessor } from '../../heap/index.js';
import { isConcrete, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { mentionsObject } from '../mentions.js';
import { prototypeFor } from '../construct.js';
import { GETTER, plainProperty } from '../property/get.js';
import { defineOwn, ownProperty } from '../property/own.js';
import type { Realm } from '../realm.js';
import type { PENDING } from '../state.js';
import { constructorOf, method, property, textMethod } from './define.js';

const NAMES = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'EvalError', 'URIError'] as const;

export function installError(realm: Realm): void {
  realm.addLibraryNative('$defineHidden', (machine, _self, [object, key, value]) => {
    defineOwn(machine, object as HeapObject, key as string, HIDDEN, value);
    return undefined;
  });
  realm.addLibraryNative('throwError', (machine, _self, [name, message]) =>
    machine.raiseError(name as string, message as string),
  );
  let base: HeapObject | null = null;
  for (const name of NAMES) {
    const made = defineConstructor(realm, name);
    if (base !== null)
      initialise(made, {
        shape: realm.heap.emptyShape(base).extend('length', 4).extend('name', 4).extend('prototype', 0),
      });
    base ??= made;
  }
  const prototype = realm.errorPrototypes.get('Error')!;
  textMethod(realm, prototype, 'toString', 0, 'errorToString');
  method(
    realm,
    base!,
    'captureStackTrace',
    2,
    (machine, _self, [target]) => {
      if (!(target instanceof HeapObject)) return machine.raiseError('TypeError', 'invalid_argument');
      if (machine.shapeOf(target).integrity !== 'open' && ownProperty(machine, target, 'stack').length === 0)
        return machine.raiseError('TypeError', 'Cannot define property stack, object is not extensible');
      defineOwn(machine, target, 'stack', HIDDEN, header(machine, target));
      return undefined;
    },
    { splits: [0] },
  );
  property(realm, base!, 'stackTraceLimit', 10, 7);
  installAggregate(realm, base!);
}

function defineConstructor(realm: Realm, name: string): HeapObject {
  const prototype = realm.errorPrototypes.get(name)!;
  const made = constructorOf(
    realm,
    name,
    1,
    prototype,
    (machine, _self, [message, options], newTarget, destination) => {
      const above = newTarget === undefined ? prototype : prototypeFor(machine, newTarget, prototype);
      return build(machine, above, message, options, destination);
    },
    { splits: [0] },
  );
  property(realm, prototype, 'name', name);
  property(realm, prototype, 'message', '');
  return made;
}

/** A function that builds an error, for library text. */
function maker(realm: Realm, prototype: HeapObject): HeapObject {
  return realm.native('make', 2, (machine, _self, [message, options], _new, destination) =>
    build(machine, prototype, message, options, destination),
  );
}

function build(
  machine: Machine,
  prototype: HeapObject,
  message: Value,
  options: Value,
  destination: number,
): Value | typeof PENDING {
  const { heap, realm } = machine;
  if (mentionsObject(message)) {
    return realm.callLibrary(machine, 'errorFromObject', [maker(realm, prototype), message, options], destination);
  }
  if (typeof message === 'symbol') return machine.raiseError('TypeError', 'Cannot convert a Symbol value to a string');
  const made = heap.allocate('error', prototype, machine.here());
  const text = message === undefined ? undefined : isConcrete(message) ? String(message as string) : message;
  defineOwn(machine, made, 'stack', HIDDEN, '');
  if (text !== undefined) defineOwn(machine, made, 'message', HIDDEN, text);
  const stack = header(machine, made);
  if (stack !== null) defineOwn(machine, made, 'stack', HIDDEN, stack);
  else defineOwn(machine, made, 'stack', ACCESSOR | CONFIGURABLE, lazyHeader(machine));
  if (mentionsObject(options)) return realm.callLibrary(machine, 'installCause', [made, options], destination);
  return made;
}

/** The first line of the stack; null where getters have to be asked for it, which happens when somebody looks. */
function header(machine: Machine, error: HeapObject): string | null {
  const name = plainProperty(machine, error, 'name');
  const message = plainProperty(machine, error, 'message');
  if (name === GETTER || message === GETTER) return null;
  const shown = typeof name === 'string' ? name : 'Error';
  return typeof message === 'string' && message !== '' ? `${shown}: ${message}` : shown;
}

function lazyHeader(machine: Machine): Accessor {
  return machine.heap.accessor(machine.realm.libraryFunction('errorToString'), undefined);
}

function installAggregate(realm: Realm, base: HeapObject): void {
  const prototype = realm.errorPrototypes.get('AggregateError')!;
  const made = constructorOf(
    realm,
    'AggregateError',
    2,
    prototype,
    (machine, _self, [errors, message, options], newTarget, destination) => {
      const above = prototypeFor(machine, newTarget, prototype);
      return realm.callLibrary(machine, 'aggregateError', [maker(realm, above), errors, message, options], destination);
    },
  );
  const shape = realm.heap.emptyShape(base).extend('length', CONFIGURABLE).extend('name', CONFIGURABLE);
  initialise(made, { shape: shape.extend('prototype', 0) });
  property(realm, prototype, 'name', 'AggregateError', WRITABLE | CONFIGURABLE);
  property(realm, prototype, 'message', '', WRITABLE | CONFIGURABLE);
}
