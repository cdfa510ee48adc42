/** TextEncoder and TextDecoder of UTF-8: library text on objects whose internal part is what they were told when they were made. */

import { ACCESSOR, CONFIGURABLE, ENUMERABLE, HeapObject, PLAIN, initialise } from '../../heap/index.js';
import { prototypeFor } from '../construct.js';
import type { NativeBody } from '../functions.js';
import type { Realm } from '../realm.js';
import { constructorOf, property } from './define.js';

type Brand = 'TextEncoder' | 'TextDecoder';

export function installTextCoding(realm: Realm): void {
  const settingsOf: NativeBody = (machine, _self, [coder, brand]) =>
    coder instanceof HeapObject && coder.data === brand ? machine.heap.internal(coder) : undefined;
  realm.addLibraryNative('$coderSettings', settingsOf, { splits: [0] });
  const encoder = install(realm, 'TextEncoder', 'setUpEncoder');
  accessor(realm, encoder, 'encoding', 'encoderEncoding');
  property(realm, encoder, 'encode', realm.renamed('encoderEncode', 'encode', 0), PLAIN);
  property(realm, encoder, 'encodeInto', realm.renamed('encoderEncodeInto', 'encodeInto', 2), PLAIN);
  const decoder = install(realm, 'TextDecoder', 'setUpDecoder');
  property(realm, decoder, 'decode', realm.renamed('decoderDecode', 'decode', 0), PLAIN);
  accessor(realm, decoder, 'encoding', 'decoderEncoding');
  accessor(realm, decoder, 'fatal', 'decoderFatal');
  accessor(realm, decoder, 'ignoreBOM', 'decoderIgnoreBOM');
}

function install(realm: Realm, brand: Brand, setUp: string): HeapObject {
  const prototype = realm.object();
  constructorOf(realm, brand, 0, prototype, (machine, _self, [label, options], newTarget, destination) => {
    if (newTarget === undefined)
      return machine.raiseError('TypeError', `Class constructor ${brand} cannot be invoked without 'new'`);
    const settings = realm.object();
    const made = machine.heap.allocate('object', prototypeFor(machine, newTarget, prototype), brand);
    initialise(made, { internal: settings });
    return realm.callLibrary(machine, setUp, [made, settings, label, options], destination);
  });
  property(realm, prototype, Symbol.toStringTag, brand, CONFIGURABLE);
  return prototype;
}

function accessor(realm: Realm, prototype: HeapObject, name: string, text: string): void {
  const get = realm.renamed(text, `get ${name}`, 0);
  property(realm, prototype, name, realm.heap.accessor(get, undefined), ACCESSOR | CONFIGURABLE | ENUMERABLE);
}
