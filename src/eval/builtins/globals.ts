/** The global object: its constants and functions, and what is to be seen there of things that are not modelled. */

import { CONFIGURABLE, type HeapObject } from '../../heap/index.js';
import type { Atom } from '../../value/index.js';
import type { Realm } from '../realm.js';
import { method, property } from './define.js';
import { evaluateText } from './made-from-text.js';
import { installNotModelled } from './not-modelled.js';
import { pureMethod } from './operands.js';
import { installProcess } from './process.js';
import { Mirror } from './refuse.js';
import { installStructuredClone } from './structured-clone.js';
import { hostTypedArray } from './typed-natives.js';

/** @param typedArray the class above all typed arrays, which no global name leads to */
export function installGlobals(realm: Realm, typedArray: HeapObject): void {
  const { global } = realm;
  property(realm, global, 'globalThis', global);
  property(realm, global, 'global', global);
  property(realm, global, 'NaN', NaN, 0);
  property(realm, global, 'Infinity', Infinity, 0);
  property(realm, global, 'undefined', undefined, 0);
  property(realm, global, Symbol.toStringTag, 'global', CONFIGURABLE);
  for (const name of ['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'unescape']) {
    const host = Reflect.get(globalThis, name) as (text: Atom) => string;
    pureMethod(realm, global, name, 1, { kinds: ['string'] }, host);
  }
  installStructuredClone(realm);
  method(
    realm,
    global,
    'eval',
    1,
    (machine, _self, [text]) => (typeof text === 'string' ? evaluateText(machine, text) : text),
    { splits: [0] },
  );
  const mirror = new Mirror(realm, [[hostTypedArray, typedArray]]);
  installNotModelled(realm, mirror);
  installProcess(realm, mirror);
}
