/** Function.prototype: call, apply, bind and the rest. The Function constructor would compile text and is refused. */

import { Refusal } from '../../base/diagnostic.js';
import { unsupportedConstruct } from '../../base/messages.js';
import { HeapObject } from '../../heap/index.js';
import { call } from '../calls.js';
import { Bound } from '../functions.js';
import { getFrom } from '../property/get.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';
import { constructorOf, method, property, textMethod } from './define.js';

export const library = `
function functionApply(receiver, list) {
  if (!$isCallable(this)) throw new TypeError('Function.prototype.apply was called on ' + $show(this) + ', which is ' + (typeof this === 'object' ? 'an object' : 'a ' + typeof this) + ' and not a function');
  if (list === undefined || list === null) return $call(this, receiver);
  return $apply(this, receiver, listFromArrayLike(list));
}
function listFromArrayLike(list) {
  if (!$isObject(list)) throw new TypeError('CreateListFromArrayLike called on non-object');
  const length = toLength(list.length);
  const result = [];
  for (let i = 0; i < length; i++) $append(result, list[i]);
  return result;
}
function functionHasInstance(value) {
  if (!$isCallable(this)) return false;
  return $ordinaryHasInstance(value, this);
}
`;

export function installFunction(realm: Realm): void {
  const { functionPrototype } = realm;
  constructorOf(realm, 'Function', 1, functionPrototype, (machine) => {
    throw new Refusal(unsupportedConstruct('direct-eval', 'Function(…)', '', machine.here()));
  });
  property(realm, functionPrototype, 'length', 0, 4);
  property(realm, functionPrototype, 'name', '', 4);
  textMethod(realm, functionPrototype, 'apply', 2, 'functionApply');
  method(realm, functionPrototype, 'call', 1, (machine, self, [receiver, ...actuals], _new, destination) =>
    call(machine, self, receiver, actuals, destination, 'Function.prototype.call'),
  );
  method(
    realm,
    functionPrototype,
    'bind',
    1,
    (machine, self, [receiver, ...actuals]) => {
      if (!(self instanceof HeapObject) || !self.callable)
        return machine.raiseError('TypeError', 'Bind must be called on a function');
      const made = realm.native('', 0, () => PENDING);
      const length = getFrom(machine, self, 'length', self, -1);
      const name = getFrom(machine, self, 'name', self, -1);
      const bound = machine.heap.allocateShaped(
        'function',
        machine.shapeOf(made),
        [
          typeof length === 'number' ? Math.max(0, Math.trunc(length) - actuals.length) : 0,
          `bound ${typeof name === 'string' ? name : ''}`,
        ],
        new Bound(self, receiver, actuals),
      );
      return bound;
    },
    { splits: [-1] },
  );
  method(
    realm,
    functionPrototype,
    'toString',
    0,
    (machine, self) => {
      if (self instanceof HeapObject && self.callable) return realm.functionText(self);
      return machine.raiseError('TypeError', "Function.prototype.toString requires that 'this' be a Function");
    },
    { splits: [-1] },
  );
  const hasInstance = realm.renamed('functionHasInstance', '[Symbol.hasInstance]', 1);
  property(realm, functionPrototype, Symbol.hasInstance, hasInstance, 0);
}
