/**
 * %ThrowTypeError%: the one function, frozen, that strict arguments objects have as `callee` and functions as `caller` and `arguments`. Functions
 * that are not strict have these of their own, which change while they run; that is refused.
 */

import { Refusal } from '../base/diagnostic.js';
import { unsupportedBuiltin } from '../base/messages.js';
import { HeapObject, type Accessor, type Heap } from '../heap/index.js';
import { Closure, Native, functionData, type NativeBody } from './functions.js';

const MESSAGE =
  "'caller', 'callee', and 'arguments' properties may not be accessed on strict mode functions or the arguments objects for calls to them";

const forbid: NativeBody = (machine, self) => {
  const data = self instanceof HeapObject && self.kind === 'function' ? functionData(self) : null;
  if (data instanceof Closure && !data.source.strict)
    throw new Refusal(unsupportedBuiltin('caller and arguments of a function', machine.here()));
  return machine.raiseError('TypeError', MESSAGE);
};

export function forbiddenAccessor(heap: Heap, functionPrototype: HeapObject): Accessor {
  const shape = heap.emptyShape(functionPrototype, 'frozen').extend('length', 0).extend('name', 0);
  const thrower = heap.allocateShaped('function', shape, [0, ''], new Native('', forbid, false, []));
  return heap.accessor(thrower, thrower);
}
