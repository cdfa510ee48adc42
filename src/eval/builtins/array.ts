/**
 * Array. The methods are library text, one text for all policies (`../library`: array.js, array-callbacks.js, array-sort.js);
 * those that programs use most have a shortcut in front of it (array-fast.ts).
 */

import { CONFIGURABLE, type HeapObject, initialise } from '../../heap/index.js';
import { Union, enumerate, type Value } from '../../value/index.js';
import { prototypeFor } from '../construct.js';
import type { NativeBody } from '../functions.js';
import type { Machine } from '../machine.js';
import { isLength } from '../property/own.js';
import type { Realm } from '../realm.js';
import type { PENDING } from '../state.js';
import { installArrayShortcuts } from './array-fast.js';
import { installArrayNatives, isArray } from './array-natives.js';
import { constructorOf, getter, method, property, textMethod } from './define.js';

/** Methods without a shortcut, with their `length`. */
const TEXTS: readonly (readonly [name: string, length: number, text: string])[] = [
  ['at', 1, 'arrayAt'],
  ['every', 1, 'arrayEvery'],
  ['filter', 1, 'arrayFilter'],
  ['find', 1, 'arrayFind'],
  ['findIndex', 1, 'arrayFindIndex'],
  ['findLast', 1, 'arrayFindLast'],
  ['findLastIndex', 1, 'arrayFindLastIndex'],
  ['flat', 0, 'arrayFlat'],
  ['flatMap', 1, 'arrayFlatMap'],
  ['forEach', 1, 'arrayForEach'],
  ['lastIndexOf', 1, 'arrayLastIndexOf'],
  ['map', 1, 'arrayMap'],
  ['reduce', 1, 'arrayReduce'],
  ['reduceRight', 1, 'arrayReduceRight'],
  ['some', 1, 'arraySome'],
  ['toLocaleString', 0, 'arrayToLocaleString'],
  ['toSorted', 1, 'arrayToSorted'],
  ['toString', 0, 'arrayToString'],
  ['with', 2, 'arrayWith'],
];

/** What `with` statements do not see; of interest only to programs that list symbols. */
const UNSCOPABLES =
  'at copyWithin entries fill find findIndex findLast findLastIndex flat flatMap includes keys toReversed toSorted toSpliced values';

export function installArray(realm: Realm): void {
  installArrayNatives(realm);
  const { arrayPrototype } = realm;
  const array = constructorOf(realm, 'Array', 1, arrayPrototype, construct);
  method(realm, array, 'isArray', 1, (machine, _self, [value]) => isArray(machine, value));
  textMethod(realm, array, 'from', 1, 'arrayFrom');
  textMethod(realm, array, 'of', 0, 'arrayOf');
  getter(realm, array, Symbol.species, (_machine, self) => self);
  installArrayShortcuts(realm);
  for (const [name, length, text] of TEXTS) textMethod(realm, arrayPrototype, name, length, text);
  const unscopables = realm.heap.allocate('object', null);
  for (const name of UNSCOPABLES.split(' ')) property(realm, unscopables, name, true, 7);
  property(realm, arrayPrototype, Symbol.unscopables, unscopables, CONFIGURABLE);
}

const construct: NativeBody = (machine, _self, actuals, newTarget, destination) => {
  const prototype = prototypeFor(machine, newTarget, machine.realm.arrayPrototype);
  if (actuals.length !== 1) return machine.heap.allocateArray(prototype, actuals.slice());
  const only = machine.narrow(actuals[0]);
  if (!(only instanceof Union)) return constructOne(machine, prototype, only);
  const { atoms, word } = only;
  if (atoms.length === 0 && word !== null && word.lo >= 0 && word.hi < 4294967296) {
    const made = machine.heap.allocateArray(prototype, []);
    return initialise(made, { length: only });
  }
  const cases = enumerate(machine.values, only).map(({ guard, atom }) => ({
    guard,
    run: () => constructOne(machine, prototype, atom),
  }));
  return machine.dispatch(destination, cases);
};

/** A number is a length, anything else an element. */
function constructOne(machine: Machine, prototype: HeapObject, only: Value): Value | typeof PENDING {
  if (typeof only !== 'number') return machine.heap.allocateArray(prototype, [only]);
  if (!isLength(only + 0)) return machine.raiseError('RangeError', 'Invalid array length');
  const made = machine.heap.allocateArray(prototype, []);
  return initialise(made, { length: only + 0 });
}
