/** Symbol. The symbols of a program are symbols of the host, the well-known ones among them. */

import { ACCESSOR, CONFIGURABLE } from '../../heap/index.js';
import type { Atom } from '../../value/index.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { constructorOf, method, property } from './define.js';
import { hostMethodOf, pureFunction, pureMethod } from './operands.js';
import { mentionsObject } from '../mentions.js';

const WELL_KNOWN = [
  'asyncIterator',
  'hasInstance',
  'isConcatSpreadable',
  'iterator',
  'match',
  'matchAll',
  'replace',
  'search',
  'species',
  'split',
  'toPrimitive',
  'toStringTag',
  'unscopables',
] as const;

export function installSymbol(realm: Realm): void {
  const { symbolPrototype } = realm;
  realm.addLibraryNative('$newSymbol', (machine, _self, [text]) => newSymbol(machine, text as string), { splits: [0] });
  const made = constructorOf(
    realm,
    'Symbol',
    0,
    symbolPrototype,
    (machine, _self, [description], newTarget, destination) => {
      if (newTarget !== undefined) return machine.raiseError('TypeError', 'Symbol is not a constructor');
      if (description === undefined) return newSymbol(machine);
      if (mentionsObject(description) || typeof description === 'symbol')
        return realm.callLibrary(machine, 'symbolWithDescription', [description], destination);
      return newSymbol(machine, String(description as Atom as string));
    },
    { splits: [0] },
  );
  for (const name of WELL_KNOWN) property(realm, made, name, Symbol[name], 0);
  for (const name of ['asyncDispose', 'dispose']) {
    const symbol: unknown = Reflect.get(Symbol, name); // not in every engine
    if (typeof symbol === 'symbol') property(realm, made, name, symbol, 0);
  }
  pureMethod(realm, made, 'for', 1, { kinds: ['string'] }, (key) => Symbol.for(key as string));
  method(
    realm,
    made,
    'keyFor',
    1,
    (machine, _self, [symbol]) =>
      typeof symbol === 'symbol'
        ? Symbol.keyFor(symbol)
        : machine.raiseError('TypeError', `${realm.describe(symbol)} is not a symbol`),
    { splits: [0] },
  );
  for (const name of ['toString', 'valueOf']) {
    pureMethod(realm, symbolPrototype, name, 0, { type: 'symbol' }, hostMethodOf(Symbol.prototype, name));
  }
  const description = pureFunction(realm, 'get description', 0, { type: 'symbol' }, (symbol) =>
    Reflect.get(Symbol.prototype, 'description', symbol),
  );
  property(realm, symbolPrototype, 'description', realm.heap.accessor(description, undefined), ACCESSOR | CONFIGURABLE);
  property(realm, symbolPrototype, Symbol.toStringTag, 'Symbol', CONFIGURABLE);
  const toPrimitive = pureFunction(realm, '[Symbol.toPrimitive]', 1, { type: 'symbol' }, (symbol) =>
    Symbol.prototype[Symbol.toPrimitive].call(symbol as symbol, 'default'),
  );
  property(realm, symbolPrototype, Symbol.toPrimitive, toPrimitive, CONFIGURABLE);
}

/** A symbol is no reference, but made anew each time all the same. */
function newSymbol(machine: Machine, description?: string): symbol {
  machine.policy.cache?.doNotKeep();
  return machine.heap.newSymbol(description);
}
