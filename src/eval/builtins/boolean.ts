/** Boolean. `Boolean(x)` is one formula for whatever x may be. */

import { truth } from '../../value/index.js';
import type { Realm } from '../realm.js';
import { constructorOf } from './define.js';
import { hostMethodOf, pureMethod } from './operands.js';
import { wrapper } from './string.js';

export function installBoolean(realm: Realm): void {
  const { booleanPrototype } = realm;
  constructorOf(realm, 'Boolean', 1, booleanPrototype, (machine, _self, [value], newTarget) => {
    const result = machine.values.boolean(truth(machine.values, machine.narrow(value)));
    return newTarget === undefined ? result : wrapper(machine, newTarget, result, booleanPrototype);
  });
  for (const name of ['toString', 'valueOf']) {
    pureMethod(realm, booleanPrototype, name, 0, { type: 'boolean' }, hostMethodOf(Boolean.prototype, name));
  }
}
