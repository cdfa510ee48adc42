/**
 * Promise, queueMicrotask and timers. Everything that can be seen of them is library text; here are their objects, the lists of what is to
 * be done later, and the question to the world outside whether there is a later.
 */

import { unsupportedConstruct } from '../../base/messages.js';
import { CONFIGURABLE, HeapObject, PLAIN, initialise } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import { prototypeFor } from '../construct.js';
import type { NativeBody } from '../functions.js';
import { resumeGenerator, type Resumption } from '../generators.js';
import { PROMISE, type Realm } from '../realm.js';
import { constructorOf, getter, property, textMethod } from './define.js';
import { refuse } from './refuse.js';

/** The `data` of what setTimeout and setImmediate return. */
const TIMEOUT = 'Timeout';
const IMMEDIATE = 'Immediate';

export function installPromise(realm: Realm): void {
  const prototype = realm.promisePrototype;
  const made = constructorOf(
    realm,
    'Promise',
    1,
    prototype,
    (machine, _self, [executor], newTarget, destination) => {
      if (newTarget === undefined)
        return machine.raiseError('TypeError', "Promise constructor cannot be invoked without 'new'");
      if (!(executor instanceof HeapObject && executor.kind === 'function'))
        return machine.raiseError('TypeError', `Promise resolver ${realm.show(executor)} is not a function`);
      const promise = machine.heap.allocate('object', prototypeFor(machine, newTarget, prototype), PROMISE);
      initialise(promise, { internal: record(realm) });
      return realm.callLibrary(machine, 'runExecutor', [promise, executor], destination);
    },
    { splits: [0] },
  );
  textMethod(realm, prototype, 'then', 2, 'promiseThen');
  textMethod(realm, prototype, 'catch', 1, 'promiseCatch');
  textMethod(realm, prototype, 'finally', 1, 'promiseFinally');
  property(realm, prototype, Symbol.toStringTag, 'Promise', CONFIGURABLE);
  for (const [name, text] of [
    ['all', 'promiseAll'],
    ['allSettled', 'promiseAllSettled'],
    ['any', 'promiseAny'],
    ['race', 'promiseRace'],
    ['resolve', 'promiseResolve'],
    ['reject', 'promiseReject'],
  ] as const)
    textMethod(realm, made, name, 1, text);
  getter(realm, made, Symbol.species, (_machine, self) => self);
  installNatives(realm, made, prototype);
  property(realm, realm.global, 'queueMicrotask', realm.renamed('queueJob', 'queueMicrotask', 1), PLAIN);
  installTimers(realm);
}

/** What a new promise is in. */
function record(realm: Realm): HeapObject {
  const made = realm.object();
  property(realm, made, 'state', 'pending', PLAIN);
  property(realm, made, 'value', undefined, PLAIN);
  property(realm, made, 'reactions', realm.array([]), PLAIN);
  property(realm, made, 'isHandled', false, PLAIN);
  return made;
}

function isPromise(value: Value): value is HeapObject {
  return value instanceof HeapObject && value.data === PROMISE;
}

function installNatives(realm: Realm, constructor_: HeapObject, prototype: HeapObject): void {
  const [jobs, ticks, rejections] = [realm.array([]), realm.array([]), realm.array([])];
  realm.addLibraryNative('$jobs', () => jobs);
  realm.addLibraryNative('$ticks', () => ticks);
  realm.addLibraryNative('$rejections', () => rejections);
  realm.addLibraryNative('$promiseConstructor', () => constructor_);
  realm.addLibraryNative('$isPromise', (_machine, _self, [value]) => isPromise(value), { splits: [0] });
  realm.addLibraryNative(
    '$promiseRecord',
    (machine, _self, [promise]) => machine.heap.internal(promise as HeapObject),
    {
      splits: [0],
    },
  );
  realm.addLibraryNative('$newPromise', (machine) =>
    initialise(machine.heap.allocate('object', prototype, PROMISE), { internal: record(realm) }),
  );
  realm.addLibraryNative('$later', (machine, _self, [what]) => {
    if (realm.host.hasLater === true) return undefined;
    return refuse(machine, what as string, (name, span) => unsupportedConstruct('await', name, '', span));
  });
  realm.addLibraryNative(
    '$resume',
    (machine, _self, [generator, how, value], _new, destination) =>
      resumeGenerator(machine, generator as HeapObject, how as Resumption, value, destination),
    { splits: [0, 1] },
  );
}

function installTimers(realm: Realm): void {
  const state = realm.object();
  property(realm, state, 'now', 0, PLAIN);
  property(realm, state, 'last', 0, PLAIN);
  property(realm, state, 'pending', realm.array([]), PLAIN);
  property(realm, state, 'immediate', realm.array([]), PLAIN);
  realm.addLibraryNative('$timerState', () => state);
  const immediate = handlePrototype(realm, 'Immediate', 2);
  realm.addLibraryNative('$newImmediate', (machine, _self, [record_]) =>
    initialise(machine.heap.allocate('object', immediate, IMMEDIATE), { internal: record_ }),
  );
  realm.addLibraryNative(
    '$isImmediate',
    (_machine, _self, [value]) => value instanceof HeapObject && value.data === IMMEDIATE,
    { splits: [0] },
  );
  const prototype = handlePrototype(realm, 'Timeout', 5);
  textMethod(realm, prototype, 'refresh', 0, 'timeoutRefresh');
  textMethod(realm, prototype, 'close', 0, 'timeoutClose');
  property(realm, prototype, Symbol.toPrimitive, realm.renamed('timeoutToPrimitive', '[Symbol.toPrimitive]', 0));
  realm.addLibraryNative('$newTimeout', (machine, _self, [record_]) =>
    initialise(machine.heap.allocate('object', prototype, TIMEOUT), { internal: record_ }),
  );
  const recordOf: NativeBody = (machine, _self, [timeout]) =>
    timeout instanceof HeapObject && (timeout.data === TIMEOUT || timeout.data === IMMEDIATE)
      ? machine.heap.internal(timeout)
      : refuse(machine, 'a method of Timeout on something else');
  realm.addLibraryNative('$timerRecord', recordOf, { splits: [0] });
  for (const [name, text, length] of [
    ['setTimeout', 'setTimeoutOf', 5],
    ['setInterval', 'setIntervalOf', 5],
    ['clearTimeout', 'clearTimer', 1],
    ['clearInterval', 'clearTimer', 1],
    ['setImmediate', 'setImmediateOf', 4],
    ['clearImmediate', 'clearImmediateOf', 1],
  ] as const)
    property(realm, realm.global, name, realm.renamed(text, name, length), PLAIN);
}

/** What can be done with anything that was registered for later. */
function handlePrototype(realm: Realm, name: string, length: number): HeapObject {
  const prototype = realm.object();
  const made = realm.native(name, length, () => undefined, { constructs: true });
  property(realm, prototype, 'constructor', made);
  for (const [method, text] of [
    ['ref', 'timeoutRef'],
    ['unref', 'timeoutUnref'],
    ['hasRef', 'timeoutHasRef'],
  ] as const)
    textMethod(realm, prototype, method, 0, text);
  return prototype;
}
