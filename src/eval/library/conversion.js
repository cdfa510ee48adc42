/**
 * Conversions and operators on objects, as the language defines them: what runs when an operator meets an operand that
 * has to be asked for its primitive value first. The operators in this file only ever see primitives: a value that turned
 * out to be none of its objects is given on without them, or the operator would come back here.
 */

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
  return `${toPrimitive(value, 'string')}`;
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

function negate(a) {
  return -toPrimitive(a, 'number');
}

function bitwiseNot(a) {
  return ~toPrimitive(a, 'number');
}

function increment(a) {
  let b = toPrimitive(a, 'number');
  b++;
  return b;
}

function decrement(a) {
  let b = toPrimitive(a, 'number');
  b--;
  return b;
}

function operatorAdd(a, b) {
  const x = toPrimitive(a, 'default');
  const y = toPrimitive(b, 'default');
  return x + y;
}

function operatorSubtract(a, b) {
  const x = toNumeric(a);
  const y = toNumeric(b);
  return x - y;
}

function operatorMultiply(a, b) {
  const x = toNumeric(a);
  const y = toNumeric(b);
  return x * y;
}

function operatorDivide(a, b) {
  const x = toNumeric(a);
  const y = toNumeric(b);
  return x / y;
}

function operatorRemainder(a, b) {
  const x = toNumeric(a);
  const y = toNumeric(b);
  return x % y;
}

function operatorPower(a, b) {
  const x = toNumeric(a);
  const y = toNumeric(b);
  return x ** y;
}

function operatorShiftLeft(a, b) {
  const x = toNumeric(a);
  const y = toNumeric(b);
  return x << y;
}

function operatorShiftRight(a, b) {
  const x = toNumeric(a);
  const y = toNumeric(b);
  return x >> y;
}

function operatorShiftRightUnsigned(a, b) {
  const x = toNumeric(a);
  const y = toNumeric(b);
  return x >>> y;
}

function operatorAnd(a, b) {
  const x = toNumeric(a);
  const y = toNumeric(b);
  return x & y;
}

function operatorOr(a, b) {
  const x = toNumeric(a);
  const y = toNumeric(b);
  return x | y;
}

function operatorXor(a, b) {
  const x = toNumeric(a);
  const y = toNumeric(b);
  return x ^ y;
}

function operatorLess(a, b) {
  const x = toPrimitive(a, 'number');
  const y = toPrimitive(b, 'number');
  return x < y;
}

function operatorLessOrEqual(a, b) {
  const x = toPrimitive(a, 'number');
  const y = toPrimitive(b, 'number');
  return x <= y;
}

function operatorGreater(a, b) {
  const x = toPrimitive(a, 'number');
  const y = toPrimitive(b, 'number');
  return x > y;
}

function operatorGreaterOrEqual(a, b) {
  const x = toPrimitive(a, 'number');
  const y = toPrimitive(b, 'number');
  return x >= y;
}

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

function looselyUnequal(a, b) {
  return !looselyEqual(a, b);
}

function instanceOf(value, target) {
  if (!$isObject(target)) throw new TypeError("Right-hand side of 'instanceof' is not an object");
  const handler = target[$symbol('hasInstance')];
  if (handler !== undefined && handler !== null) return !!$call(handler, target, value);
  if (!$isCallable(target)) throw new TypeError("Right-hand side of 'instanceof' is not callable");
  return $ordinaryHasInstance(value, target);
}

function hasInstanceByGetter(value, target) {
  const prototype = target.prototype;
  if (!$isObject(value)) return false;
  if (!$isObject(prototype))
    throw new TypeError("Function has non-object prototype '" + $show(prototype) + "' in instanceof check");
  for (let above = $getPrototypeOf(value); above !== null; above = $getPrototypeOf(above))
    if (above === prototype) return true;
  return false;
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
