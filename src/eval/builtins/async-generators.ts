/** Async generators: the objects, whose internal part says what the body is in and who has asked for what. All else is library text. */

import { CONFIGURABLE, HeapObject, initialise } from '../../heap/index.js';
import { prototypeFor } from '../construct.js';
import type { Realm } from '../realm.js';
import { method, property, textMethod } from './define.js';

/** Their `data`. */
const ASYNC_GENERATOR = 'AsyncGenerator';

export function installAsyncGenerators(realm: Realm): void {
  const { asyncGeneratorPrototype: prototype } = realm;
  property(realm, prototype, 'constructor', realm.asyncGeneratorFunctionPrototype, CONFIGURABLE);
  textMethod(realm, prototype, 'next', 1, 'asyncGeneratorNext');
  textMethod(realm, prototype, 'return', 1, 'asyncGeneratorReturn');
  textMethod(realm, prototype, 'throw', 1, 'asyncGeneratorThrow');
  property(realm, prototype, Symbol.toStringTag, ASYNC_GENERATOR, CONFIGURABLE);
  method(realm, realm.asyncIteratorPrototype, Symbol.asyncIterator, 0, (_machine, self) => self);
  realm.addLibraryNative(
    '$newAsyncGenerator',
    (machine, _self, [callee, record]) => {
      const made = machine.heap.allocate(
        'object',
        prototypeFor(machine, callee as HeapObject, prototype),
        ASYNC_GENERATOR,
      );
      return initialise(made, { internal: record });
    },
    { splits: [0] },
  );
  realm.addLibraryNative(
    '$asyncGeneratorRecord',
    (machine, _self, [value]) =>
      value instanceof HeapObject && value.data === ASYNC_GENERATOR ? machine.heap.internal(value) : undefined,
    { splits: [0] },
  );
}
