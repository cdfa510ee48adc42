/** Function.prototype: call, apply, bind and the rest. What its constructor makes of text is in made-from-text.ts. */

import { CONFIGURABLE, HeapObject } from '../../heap/index.js';
import { call, spreadArguments } from '../calls.js';
import { Bound } from '../functions.js';
import type { Realm } from '../realm.js';
import { constructorOf, method, property, textMethod } from './define.js';
import { functionFromText } from './made-from-text.js';

export const library = `
function checkApplied(target) {
  if ($isCallable(target)) return;
  const kind = target === null ? 'null' : typeof target === 'object' ? 'an object' : 'a ' + typeof target;
  throw new TypeError('Function.prototype.apply was called on ' + $show(target) + ', which is ' + kind + ' and not a function');
}
function functionApply(receiver, list) {
  checkApplied(this);
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
function functionBind(receiver, ...actuals) {
  if (!$isCallable(this)) throw new TypeError('Bind must be called on a function');
  let length = 0;
  if ($hasOwn(this, 'length')) {
    const own = this.length;
    if (typeof own === 'number') length = toIntegerOrInfinity(own) - actuals.length;
  }
  const name = this.name;
  return $bind(this, receiver, actuals, length > 0 ? length : 0, typeof name === 'string' ? 'bound ' + name : 'bound ');
}
function functionHasInstance(value) {
  if (!$isCallable(this)) return false;
  return $ordinaryHasInstance(value, this);
}
`;

export function installFunction(realm: Realm): void {
  const { functionPrototype } = realm;
  constructorOf(realm, 'Function', 1, functionPrototype, (machine, _self, texts) => functionFromText(machine, texts), {
    splits: [0],
  });
  property(realm, functionPrototype, 'length', 0, 4);
  property(realm, functionPrototype, 'name', '', 4);
  textMethod(realm, functionPrototype, 'apply', 2, 'functionApply');
  method(realm, functionPrototype, 'call', 1, (machine, self, [receiver, ...actuals], _new, destination) =>
    call(machine, self, receiver, actuals, destination, 'Function.prototype.call'),
  );
  textMethod(realm, functionPrototype, 'bind', 1, 'functionBind');
  realm.addLibraryNative(
    '$bind',
    (machine, _self, [target, receiver, list, length, name], _new, destination) =>
      spreadArguments(machine, list, destination, (actuals) => {
        const { heap } = machine;
        const { prototype } = machine.shapeOf(target as HeapObject);
        const shape = heap.emptyShape(prototype).extend('length', CONFIGURABLE).extend('name', CONFIGURABLE);
        return heap.allocateShaped(
          'function',
          shape,
          [length, name],
          new Bound(target as HeapObject, receiver, actuals),
        );
      }),
    { splits: [0] },
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
