/**
 * Conversions and operators on objects, as the language defines them: what runs when an operator meets an operand that
 * has to be asked for its primitive value first. The operators in this text only ever see primitives: a value that turned
 * out to be none of its objects is given on without them, or the operator would come back here.
 */

import { FALSE, TRUE, type Bit } from '../../formula/index.js';
import { HeapObject } from '../../heap/index.js';
import { Cases, Union, enumerate, toNumber, type Value } from '../../value/index.js';
import { call, spreadArguments } from '../calls.js';
import { construct } from '../construct.js';
import { functionData, Bound, isConstructor } from '../functions.js';
import type { Machine } from '../machine.js';
import { getFrom } from '../property/get.js';
import { deleteProperty, setProperty } from '../property/set.js';
import { liftHost } from '../host.js';
import { mentionsExotic, mentionsObject } from '../mentions.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';
import { shapeCases } from '../../heap/index.js';

export const library = `
function setLengthToObject(array, value) {
  const length = toNumber(value);
  if (toNumber(value) !== length >>> 0) throw new RangeError('Invalid array length');
  array.length = length;
}
function toPrimitive(value, hint) {
  if (!$isObject(value)) return $primitive(value);
  const exotic = value[$symbol('toPrimitive')];
  if (exotic !== undefined && exotic !== null) {
    const result = $call(exotic, value, hint);
    if (!$isObject(result)) return $primitive(result);
    throw new TypeError('Cannot convert object to primitive value');
  }
  const first = hint === 'string' ? 'toString' : 'valueOf';
  const second = hint === 'string' ? 'valueOf' : 'toString';
  const one = value[first];
  if ($isCallable(one)) {
    const result = $call(one, value);
    if (!$isObject(result)) return $primitive(result);
  }
  const two = value[second];
  if ($isCallable(two)) {
    const result = $call(two, value);
    if (!$isObject(result)) return $primitive(result);
  }
  throw new TypeError('Cannot convert object to primitive value');
}
function toPropertyKey(value) {
  return toPrimitive(value, 'string');
}
function toString(value) {
  return \`\${toPrimitive(value, 'string')}\`;
}
function toNumber(value) {
  return +toPrimitive(value, 'number');
}
function toNumeric(value) {
  return $toNumeric(toPrimitive(value, 'number'));
}
function toObject(value) {
  if (value === undefined || value === null) throw new TypeError('Cannot convert undefined or null to object');
  return $box(value);
}
function toIntegerOrInfinity(value) {
  return $truncate(+value);
}
function toLength(value) {
  const integer = toIntegerOrInfinity(value);
  if (integer <= 0) return 0;
  return integer > 9007199254740991 ? 9007199254740991 : integer;
}
function negate(a) { return -toPrimitive(a, 'number'); }
function bitwiseNot(a) { return ~toPrimitive(a, 'number'); }
function increment(a) { let b = toPrimitive(a, 'number'); return ++b; }
function decrement(a) { let b = toPrimitive(a, 'number'); return --b; }
function operatorAdd(a, b) { const x = toPrimitive(a, 'default'); const y = toPrimitive(b, 'default'); return x + y; }
function operatorSubtract(a, b) { const x = toNumeric(a); const y = toNumeric(b); return x - y; }
function operatorMultiply(a, b) { const x = toNumeric(a); const y = toNumeric(b); return x * y; }
function operatorDivide(a, b) { const x = toNumeric(a); const y = toNumeric(b); return x / y; }
function operatorRemainder(a, b) { const x = toNumeric(a); const y = toNumeric(b); return x % y; }
function operatorPower(a, b) { const x = toNumeric(a); const y = toNumeric(b); return x ** y; }
function operatorShiftLeft(a, b) { const x = toNumeric(a); const y = toNumeric(b); return x << y; }
function operatorShiftRight(a, b) { const x = toNumeric(a); const y = toNumeric(b); return x >> y; }
function operatorShiftRightUnsigned(a, b) { const x = toNumeric(a); const y = toNumeric(b); return x >>> y; }
function operatorAnd(a, b) { const x = toNumeric(a); const y = toNumeric(b); return x & y; }
function operatorOr(a, b) { const x = toNumeric(a); const y = toNumeric(b); return x | y; }
function operatorXor(a, b) { const x = toNumeric(a); const y = toNumeric(b); return x ^ y; }
function operatorLess(a, b) { const x = toPrimitive(a, 'number'); const y = toPrimitive(b, 'number'); return x < y; }
function operatorLessOrEqual(a, b) { const x = toPrimitive(a, 'number'); const y = toPrimitive(b, 'number'); return x <= y; }
function operatorGreater(a, b) { const x = toPrimitive(a, 'number'); const y = toPrimitive(b, 'number'); return x > y; }
function operatorGreaterOrEqual(a, b) { const x = toPrimitive(a, 'number'); const y = toPrimitive(b, 'number'); return x >= y; }
function looselyEqual(a, b) {
  if ($isObject(a)) {
    if ($isObject(b)) return a === b;
    if (b === undefined || b === null) return false;
    return toPrimitive(a, 'default') == $primitive(b);
  }
  if ($isObject(b)) {
    if (a === undefined || a === null) return false;
    return $primitive(a) == toPrimitive(b, 'default');
  }
  return $primitive(a) == $primitive(b);
}
function looselyUnequal(a, b) { return !looselyEqual(a, b); }
function instanceOf(value, target) {
  if (!$isObject(target)) throw new TypeError("Right-hand side of 'instanceof' is not an object");
  const handler = target[$symbol('hasInstance')];
  if (handler !== undefined && handler !== null) return !!$call(handler, target, value);
  if (!$isCallable(target)) throw new TypeError("Right-hand side of 'instanceof' is not callable");
  return $ordinaryHasInstance(value, target);
}
function getByObjectKey(object, key) {
  if (object === undefined || object === null) {
    // objects that have a text of their own are left out, for asking for it would run code
    const shown = $show(key);
    const reading = shown[0] === '[' ? '' : " (reading '" + shown + "')";
    throw new TypeError('Cannot read properties of ' + object + reading);
  }
  return object[toPropertyKey(key)];
}
function setByObjectKey(object, key, value) {
  object[toPropertyKey(key)] = value;
}
function setByObjectKeySloppy(object, key, value) {
  $setSloppy(object, toPropertyKey(key), value);
}
function deleteByObjectKey(object, key) {
  return delete object[toPropertyKey(key)];
}
function deleteByObjectKeySloppy(object, key) {
  return $deleteSloppy(object, toPropertyKey(key));
}
function hasByObjectKey(key, object) {
  return toPropertyKey(key) in object;
}
`;

/** Library names of the binary operators. */
export const OPERATOR_TEXTS: Readonly<Record<string, string>> = {
  '+': 'operatorAdd',
  '-': 'operatorSubtract',
  '*': 'operatorMultiply',
  '/': 'operatorDivide',
  '%': 'operatorRemainder',
  '**': 'operatorPower',
  '<<': 'operatorShiftLeft',
  '>>': 'operatorShiftRight',
  '>>>': 'operatorShiftRightUnsigned',
  '&': 'operatorAnd',
  '|': 'operatorOr',
  '^': 'operatorXor',
  '<': 'operatorLess',
  '<=': 'operatorLessOrEqual',
  '>': 'operatorGreater',
  '>=': 'operatorGreaterOrEqual',
};

/** The condition under which a value passes a test on its cases; integers never do. */
export function whereAtoms(machine: Machine, value: Value, passes: (atom: Value) => boolean): Bit {
  const narrowed = machine.narrow(value);
  if (!(narrowed instanceof Union)) return passes(narrowed) ? TRUE : FALSE;
  let result: Bit = FALSE;
  narrowed.atoms.forEach((atom, i) => {
    if (passes(atom)) result = machine.circuit.or(result, narrowed.guards[i]!);
  });
  return result;
}

export function installConversion(realm: Realm): void {
  realm.addLibraryNative('$isObject', (machine, _self, [value]) =>
    machine.values.boolean(whereAtoms(machine, value, (atom) => atom instanceof HeapObject)),
  );
  realm.addLibraryNative('$primitive', (machine, _self, [value]) => withoutObjects(machine, value));
  realm.addLibraryNative('$isCallable', (machine, _self, [value]) =>
    machine.values.boolean(whereAtoms(machine, value, (atom) => atom instanceof HeapObject && atom.callable)),
  );
  realm.addLibraryNative('$isConstructor', (machine, _self, [value]) =>
    machine.values.boolean(whereAtoms(machine, value, (atom) => isConstructor(atom))),
  );
  realm.addLibraryNative('$symbol', (_machine, _self, [name]) => Symbol[name as 'iterator']);
  realm.addLibraryNative('$call', (machine, _self, [target, receiver, ...actuals], _new, destination) =>
    call(machine, target, receiver, actuals, destination),
  );
  realm.addLibraryNative('$apply', (machine, _self, [target, receiver, list], _new, destination) =>
    spreadArguments(machine, list, destination, (actuals, register) =>
      call(machine, target, receiver, actuals, register),
    ),
  );
  realm.addLibraryNative('$construct', (machine, _self, [target, list], _new, destination) =>
    spreadArguments(machine, list, destination, (actuals, register) =>
      construct(machine, target, actuals, null, register),
    ),
  );
  realm.addLibraryNative('$toNumeric', (machine, _self, [value], _new, destination) =>
    liftNumeric(machine, value, destination),
  );
  realm.addLibraryNative('$truncate', (machine, _self, [value], _new, destination) =>
    value instanceof Union && value.atoms.length === 0
      ? value
      : liftHost(machine, [value], (atom) => Math.trunc(atom as unknown as number) || 0, destination),
  );
  realm.addLibraryNative('$within', (machine, _self, [value, length]) => within(machine, value, length));
  realm.addLibraryNative('$box', (machine, _self, [value]) => boxed(machine, value));
  realm.addLibraryNative('$setSloppy', (machine, _self, [object, key, value]) =>
    setProperty(machine, object, key, value, false),
  );
  realm.addLibraryNative('$deleteSloppy', (machine, _self, [object, key], _new, destination) =>
    deleteProperty(machine, object, key, false, destination),
  );
  realm.addLibraryNative(
    '$ordinaryHasInstance',
    (machine, _self, [value, target]) => hasInstance(machine, value, target as HeapObject),
    { splits: [1] },
  );
}

/** A value without its objects. @requires the running state excludes them */
function withoutObjects(machine: Machine, value: Value): Value {
  if (!(value instanceof Union)) return value;
  const cases = new Cases(machine.values);
  value.atoms.forEach((atom, i) => {
    if (!(atom instanceof HeapObject)) cases.add(value.guards[i]!, atom);
  });
  if (value.word !== null) cases.addWord(value.wordGuard, value.word);
  return cases.empty ? value : cases.build();
}

/** ToNumeric of primitives. */
function liftNumeric(machine: Machine, value: Value, destination: number): Value | typeof PENDING {
  if (!mentionsExotic(value)) return toNumber(machine.values, value);
  return liftHost(
    machine,
    [value],
    (atom) => (typeof atom === 'bigint' ? atom : +(atom as unknown as number)),
    destination,
  );
}

/** ToObject of anything but null and undefined. */
export function boxed(machine: Machine, value: Value): Value {
  if (value instanceof HeapObject) return value;
  const narrowed = machine.narrow(value);
  if (!(narrowed instanceof Union)) return narrowed instanceof HeapObject ? narrowed : machine.realm.box(narrowed);
  const cases = new Cases(machine.values);
  narrowed.atoms.forEach((atom, i) => {
    if (atom !== null && atom !== undefined)
      cases.add(narrowed.guards[i]!, atom instanceof HeapObject ? atom : machine.realm.box(atom));
  });
  if (narrowed.word !== null) cases.add(narrowed.wordGuard, machine.realm.box(machine.values.fromWord(narrowed.word)));
  return cases.build();
}

/** OrdinaryHasInstance for a concrete function. */
export function hasInstance(machine: Machine, value: Value, target: HeapObject): Value | typeof PENDING {
  const data = functionData(target);
  if (data instanceof Bound) return hasInstance(machine, value, data.target);
  if (!mentionsObject(value)) return false;
  const prototype = getFrom(machine, target, 'prototype', target, -1);
  if (!(prototype instanceof HeapObject)) {
    const shown = machine.realm.show(prototype === PENDING ? undefined : prototype);
    return machine.raiseError('TypeError', `Function has non-object prototype '${shown}' in instanceof check`);
  }
  let result: Bit = FALSE;
  for (const { guard, atom } of enumerate(machine.values, machine.narrow(value))) {
    if (atom instanceof HeapObject)
      result = machine.circuit.or(result, machine.circuit.and(guard, inherits(machine, atom, prototype)));
  }
  return machine.values.boolean(result);
}

/** Whether `prototype` is on the prototype chain of an object. */
export function inherits(machine: Machine, object: HeapObject, prototype: HeapObject): Bit {
  let result: Bit = FALSE;
  for (const { guard, shape } of shapeCases(machine.heap.shape(object))) {
    const above = shape.prototype;
    if (above === null) continue;
    const here = above === prototype ? TRUE : inherits(machine, above, prototype);
    result = machine.circuit.or(result, machine.circuit.and(guard, here));
  }
  return result;
}

/** A number of which the program has just found out that it lies in 0 … length: other integers are not worth a case. */
function within({ values }: Machine, value: Value, length: Value): Value {
  if (!(value instanceof Union) || value.word === null) return value;
  const most = length instanceof Union ? (length.word?.hi ?? null) : (length as number);
  if (most === null) return value;
  const cases = new Cases(values);
  value.atoms.forEach((atom, i) => cases.add(value.guards[i]!, atom));
  cases.addWord(value.wordGuard, values.words.narrow(value.word, 0, most));
  return cases.build();
}
