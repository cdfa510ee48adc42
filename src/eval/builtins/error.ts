/** Error and its family. `stack` holds the first line of node's stack: there are no frames worth showing. */

import { CONFIGURABLE, HIDDEN, HeapObject, WRITABLE } from '../../heap/index.js';
import { isConcrete, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { mentionsObject } from '../mentions.js';
import { prototypeFor } from '../construct.js';
import { getFrom } from '../property/get.js';
import { defineOwn } from '../property/own.js';
import { hasProperty } from '../property/has.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';
import { constructorOf, method, property, textMethod } from './define.js';

export const library = `
function errorFromObject(make, message, options) {
  return $call(make, undefined, toString(message), options);
}
function errorToString() {
  if (!$isObject(this)) throw new TypeError('Error.prototype.toString requires that \\'this\\' be a JSReceiver');
  const name = this.name === undefined ? 'Error' : toString(this.name);
  const message = this.message === undefined ? '' : toString(this.message);
  if (name === '') return message;
  if (message === '') return name;
  return name + ': ' + message;
}
function aggregateErrors(error, errors) {
  const list = [];
  for (const one of errors) $append(list, one);
  $defineHidden(error, 'errors', list);
  return error;
}
`;

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
      made.shape = realm.heap.emptyShape(base).extend('length', 4).extend('name', 4).extend('prototype', 0);
    base ??= made;
  }
  const prototype = realm.errorPrototypes.get('Error')!;
  textMethod(realm, prototype, 'toString', 0, 'errorToString');
  method(realm, base!, 'captureStackTrace', 2, (machine, _self, [target]) => {
    if (target instanceof HeapObject) defineOwn(machine, target, 'stack', HIDDEN, header(machine, target));
    return undefined;
  });
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

function build(
  machine: Machine,
  prototype: HeapObject,
  message: Value,
  options: Value,
  destination: number,
): Value | typeof PENDING {
  const { heap, realm } = machine;
  if (mentionsObject(message)) {
    const make = realm.native('make', 2, (inner, _self, [text, more], _new, register) =>
      build(inner, prototype, text, more, register),
    );
    return realm.callLibrary(machine, 'errorFromObject', [make, message, options], destination);
  }
  if (typeof message === 'symbol') return machine.raiseError('TypeError', 'Cannot convert a Symbol value to a string');
  const made = heap.allocate('error', prototype, machine.here());
  const text = message === undefined ? undefined : isConcrete(message) ? String(message as string) : message;
  defineOwn(machine, made, 'stack', HIDDEN, '');
  if (text !== undefined) defineOwn(machine, made, 'message', HIDDEN, text);
  defineOwn(machine, made, 'stack', HIDDEN, header(machine, made));
  if (options instanceof HeapObject && machine.decide(hasProperty(machine, options, 'cause')) === true) {
    const cause = getFrom(machine, options, 'cause', options, -1);
    if (cause !== PENDING) defineOwn(machine, made, 'cause', HIDDEN, cause);
  }
  return made;
}

function header(machine: Machine, error: HeapObject): string {
  const name = getFrom(machine, error, 'name', error, -1);
  const message = getFrom(machine, error, 'message', error, -1);
  const shown = typeof name === 'string' ? name : 'Error';
  return typeof message === 'string' && message !== '' ? `${shown}: ${message}` : shown;
}

function installAggregate(realm: Realm, base: HeapObject): void {
  const prototype = realm.errorPrototypes.get('AggregateError')!;
  const made = constructorOf(
    realm,
    'AggregateError',
    2,
    prototype,
    (machine, _self, [errors, message, options], newTarget, destination) => {
      const error = build(machine, prototypeFor(machine, newTarget, prototype), message, options, destination);
      if (error === PENDING) return PENDING;
      return realm.callLibrary(machine, 'aggregateErrors', [error, errors], destination);
    },
  );
  made.shape = realm.heap
    .emptyShape(base)
    .extend('length', CONFIGURABLE)
    .extend('name', CONFIGURABLE)
    .extend('prototype', 0);
  property(realm, prototype, 'name', 'AggregateError', WRITABLE | CONFIGURABLE);
  property(realm, prototype, 'message', '', WRITABLE | CONFIGURABLE);
}
