/** Reflect: the language's own operations as functions. */

import { type HeapObject } from '../../heap/index.js';
import { spreadArguments } from '../calls.js';
import { construct, constructOn } from '../construct.js';
import { isConstructor } from '../functions.js';
import { getFrom } from '../property/get.js';
import { canonicalKey } from '../key.js';
import type { Realm } from '../realm.js';
import { namespaceObject, textMethod } from './define.js';

const METHODS: readonly (readonly [string, number, string])[] = [
  ['apply', 3, 'reflectApply'],
  ['construct', 2, 'reflectConstruct'],
  ['defineProperty', 3, 'reflectDefineProperty'],
  ['deleteProperty', 2, 'reflectDeleteProperty'],
  ['get', 2, 'reflectGet'],
  ['getOwnPropertyDescriptor', 2, 'reflectGetOwnPropertyDescriptor'],
  ['getPrototypeOf', 1, 'reflectGetPrototypeOf'],
  ['has', 2, 'reflectHas'],
  ['isExtensible', 1, 'reflectIsExtensible'],
  ['ownKeys', 1, 'reflectOwnKeys'],
  ['preventExtensions', 1, 'reflectPreventExtensions'],
  ['set', 3, 'reflectSet'],
  ['setPrototypeOf', 2, 'reflectSetPrototypeOf'],
];

export function installReflect(realm: Realm): void {
  const reflect = namespaceObject(realm, 'Reflect');
  for (const [name, length, text] of METHODS) textMethod(realm, reflect, name, length, text);
  realm.addLibraryNative(
    '$getWithReceiver',
    (machine, _self, [object, key, receiver], _new, destination) =>
      getFrom(machine, object as HeapObject, canonicalKey(key as string), receiver, destination),
    { splits: [0, 1] },
  );
  realm.addLibraryNative(
    '$constructOn',
    (machine, _self, [target, list, newTarget, prototype], _new, destination) =>
      spreadArguments(machine, list, destination, (actuals, register) =>
        constructOn(
          machine,
          target as HeapObject,
          actuals,
          newTarget as HeapObject,
          prototype as HeapObject | undefined,
          register,
        ),
      ),
    { splits: [0, 2, 3] },
  );
  realm.addLibraryNative(
    '$constructAs',
    (machine, _self, [target, list, newTarget], _new, destination) =>
      spreadArguments(machine, list, destination, (actuals, register) =>
        construct(machine, target, actuals, isConstructor(newTarget) ? newTarget : null, register),
      ),
    { splits: [0, 2] },
  );
}
