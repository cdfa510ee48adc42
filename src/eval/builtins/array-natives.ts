/** The leaf functions that the text of Array.prototype is written with. */

import { FALSE, type Bit } from '../../formula/index.js';
import { HeapObject } from '../../heap/index.js';
import { ABSENT, Cases, Union, enumerate, equal, typeOf, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { hasIn } from '../property/in.js';
import { isOpenArray } from '../property/open.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';
import { appendElement, assignLength, defineIndex, isPlainArray, lengthOf, newArray } from './array-elements.js';
import { boxed, whereAtoms } from './conversion.js';
import { where } from './operands.js';

export function installArrayNatives(realm: Realm): void {
  // Natives have no activation of their own: the running one is that of the text that asks.
  realm.addLibraryNative('$argumentCount', (machine) => machine.activation.actuals.length);
  realm.addLibraryNative('$argument', (machine, _self, [index]) => machine.activation.actuals[index as number]);

  realm.addLibraryNative('$receiver', (machine, _self, [value, name]) =>
    value instanceof HeapObject ? value : receiverObject(machine, value, name),
  );
  realm.addLibraryNative('$checkCallback', (machine, _self, [callback]) =>
    callback instanceof HeapObject && callback.callable ? undefined : checkCallback(machine, callback),
  );
  realm.addLibraryNative('$isArray', (machine, _self, [value]) => isArray(machine, value));
  realm.addLibraryNative('$isPlainArray', (machine, _self, [value]) =>
    machine.values.boolean(where(machine, value, (atom) => isPlainArray(machine, atom), false)),
  );
  realm.addLibraryNative('$lengthOf', (machine, _self, [object], _new, destination) => {
    if (object instanceof HeapObject && object.kind === 'array') return lengthOf(machine, object);
    return lengthOfAny(machine, object) ?? realm.callLibrary(machine, 'lengthOfObject', [object], destination);
  });
  realm.addLibraryNative('$has', (machine, _self, [object, key], _new, destination) => {
    if (!machine.heap.isWatched && object instanceof HeapObject && object.kind === 'array') {
      const element = machine.heap.elementAt(object, key as number);
      if (element !== undefined && element !== ABSENT && !(element instanceof Union)) return true;
    }
    return hasIn(machine, key, object, destination);
  });
  realm.addLibraryNative('$define', (machine, _self, [object, key, value]) => defineIndex(machine, object, key, value));
  realm.addLibraryNative('$appendAt', (machine, _self, [object, index, value]) => {
    const list = machine.narrow(object);
    // A plain array that a builtin fills from the beginning is as long as what has been put into it.
    const grows = isPlainArray(machine, list) && (index instanceof Union || machine.heap.length(list) === index);
    if (grows && isOpenArray(machine, list) && appendElement(machine, list, value)) return undefined;
    return defineIndex(machine, list, index, value);
  });
  realm.addLibraryNative('$setLength', (machine, _self, [object, length]) => assignLength(machine, object, length));
  realm.addLibraryNative('$newArray', (machine, _self, [length]) => newArray(machine, length));
  realm.addLibraryNative('$sameValueZero', (machine, _self, [a, b]) =>
    machine.values.boolean(equal(machine.values, 'sameValueZero', a, b)),
  );
  const open = realm.array([]);
  realm.addLibraryNative('$joinStack', () => open);
  realm.addLibraryNative('$unnamed', (machine, _self, [value]) => machine.realm.unnamed(value));
  realm.addLibraryNative('$callSite', (machine, _self, [value]) => callSite(machine, value));
}

export function isArray(machine: Machine, value: Value): Value {
  const passes = (atom: Value): boolean => atom instanceof HeapObject && atom.kind === 'array';
  return machine.values.boolean(where(machine, value, passes, false));
}

/** ToObject of a receiver, with the words of the method called `name`, or those of ToObject if it has no name. */
function receiverObject(machine: Machine, value: Value, name: Value): Value | typeof PENDING {
  const nullish = whereAtoms(machine, value, (atom) => atom === null || atom === undefined);
  if (nullish !== FALSE) {
    const message =
      typeof name === 'string'
        ? `Array.prototype.${name} called on null or undefined`
        : 'Cannot convert undefined or null to object';
    if (!machine.raiseUnder(nullish, () => machine.realm.error(machine, 'TypeError', message))) return PENDING;
  }
  return boxed(machine, value);
}

/** More integers than this are not named one by one in a message. */
const NAMED = 16;

function checkCallback(machine: Machine, callback: Value): typeof PENDING | undefined {
  const { realm, circuit, values } = machine;
  const fails = (guard: Bit, value: Value): boolean => {
    const message = `${realm.describe(value)} is not a function`;
    return machine.raiseUnder(guard, () => realm.error(machine, 'TypeError', message));
  };
  const view = values.view(machine.narrow(callback));
  for (const [i, atom] of view.atoms.entries()) {
    if (!(atom instanceof HeapObject && atom.callable) && !fails(view.guards[i]!, atom)) return PENDING;
  }
  const { word, wordGuard } = view;
  if (word === null) return undefined;
  if (word.hi - word.lo >= NAMED) return fails(wordGuard, values.fromWord(word)) ? undefined : PENDING;
  for (let n = word.lo; n <= word.hi; n += 1) {
    if (!fails(circuit.and(wordGuard, values.words.equalsConstant(word, n)), n)) return PENDING;
  }
  return undefined;
}

/** The length of a value that is an array in all its cases, else null. */
function lengthOfAny(machine: Machine, object: Value): Value | null {
  const cases = new Cases(machine.values);
  for (const { guard, atom } of enumerate(machine.values, machine.narrow(object))) {
    if (!(atom instanceof HeapObject) || atom.kind !== 'array') return null;
    cases.add(guard, lengthOf(machine, atom));
  }
  return cases.buildOr(0);
}

/** A value as V8 names it where it has no source text to quote. */
export function callSite(machine: Machine, value: Value): Value {
  const one = machine.narrow(value);
  if (one instanceof Union) return 'symbolic value';
  const type = typeOf(machine.values, one) as string;
  if (typeof one === 'string') return `${type} "${one}"`;
  return one === null || typeof one === 'boolean' || typeof one === 'number' ? `${type} ${String(one)}` : type;
}
