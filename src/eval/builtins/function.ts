/** Function.prototype: call, apply, bind and the rest. What its constructor makes of text is in made-from-text.ts. */

import { ACCESSOR, CONFIGURABLE, HeapObject } from '../../heap/index.js';
import { call, spreadArguments } from '../calls.js';
import { Bound } from '../functions.js';
import type { Realm } from '../realm.js';
import { constructorOf, method, property, textMethod } from './define.js';
import { functionFromText } from './made-from-text.js';

export function installFunction(realm: Realm): void {
  const { functionPrototype } = realm;
  constructorOf(realm, 'Function', 1, functionPrototype, (machine, _self, texts) => functionFromText(machine, texts), {
    splits: [0],
  });
  property(realm, functionPrototype, 'length', 0, 4);
  property(realm, functionPrototype, 'name', '', 4);
  for (const name of ['arguments', 'caller'])
    property(realm, functionPrototype, name, realm.forbidden, ACCESSOR | CONFIGURABLE);
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
