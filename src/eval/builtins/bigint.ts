/** BigInt, by the host: bigints are always concrete, so symbolic operands come as few cases. */

import { CONFIGURABLE } from '../../heap/index.js';
import type { Atom } from '../../value/index.js';
import { liftHost } from '../host.js';
import { mentionsObject } from '../mentions.js';
import type { Realm } from '../realm.js';
import { constructorOf, property } from './define.js';
import { hostMethodOf, pureMethod } from './operands.js';

export function installBigint(realm: Realm): void {
  const { bigintPrototype } = realm;
  const ofPrimitive = (atom: Atom): Atom => BigInt(atom as string);
  realm.addLibraryNative('$bigintOf', (machine, _self, actuals, _new, destination) =>
    liftHost(machine, actuals, ofPrimitive, destination),
  );
  const made = constructorOf(realm, 'BigInt', 1, bigintPrototype, (machine, _self, [value], newTarget, destination) => {
    if (newTarget !== undefined) return machine.raiseError('TypeError', 'BigInt is not a constructor');
    if (mentionsObject(value)) return realm.callLibrary(machine, 'bigintOf', [value], destination);
    return liftHost(machine, [value], ofPrimitive, destination);
  });
  for (const name of ['asIntN', 'asUintN'] as const) {
    pureMethod(realm, made, name, 2, { kinds: ['number', 'primitive'] }, (bits, bigint) =>
      BigInt[name](bits as number, bigint as bigint),
    );
  }
  pureMethod(
    realm,
    bigintPrototype,
    'toLocaleString',
    0,
    { type: 'bigint', kinds: ['locale', 'locale'] },
    hostMethodOf(BigInt.prototype, 'toLocaleString'),
  );
  pureMethod(
    realm,
    bigintPrototype,
    'toString',
    0,
    { type: 'bigint', kinds: ['number'] },
    hostMethodOf(BigInt.prototype, 'toString'),
  );
  pureMethod(realm, bigintPrototype, 'valueOf', 0, { type: 'bigint' }, hostMethodOf(BigInt.prototype, 'valueOf'));
  property(realm, bigintPrototype, Symbol.toStringTag, 'BigInt', CONFIGURABLE);
}
