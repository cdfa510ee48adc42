/** Date: what converts operands, or asks the object for a method of its own. */

function constructDate(newTarget, list) {
  if (list.length === 0) return $newDate(newTarget, $now());
  if (list.length > 1) {
    const numbers = [];
    for (let i = 0; i < list.length && i < 7; i++) numbers[i] = toNumber(list[i]);
    return $newDate(newTarget, $localTime(numbers));
  }
  if ($isKind(list[0], 'date')) return $newDate(newTarget, $timeOf(list[0]));
  const value = toPrimitive(list[0], 'default');
  return $newDate(newTarget, typeof value === 'string' ? $parseDate(value) : $timeClip(toNumber(value)));
}

function dateToJSON() {
  const object = toObject(this);
  const value = toPrimitive(object, 'number');
  if (typeof value === 'number' && value - value !== 0) return null;
  const toISOString = object.toISOString;
  if (!$isCallable(toISOString)) throw new TypeError('toISOString is not a function');
  return $call(toISOString, object);
}

function dateToPrimitive(hint) {
  if (!$isObject(this)) {
    throw new TypeError('Method Date.prototype [ @@toPrimitive ] called on incompatible receiver ' + $show(this));
  }
  if (hint === 'string' || hint === 'default') return datePrimitive(this, 'toString', 'valueOf');
  if (hint === 'number') return datePrimitive(this, 'valueOf', 'toString');
  throw new TypeError('Invalid hint: ' + $describe(hint));
}

function datePrimitive(object, first, second) {
  const one = object[first];
  if ($isCallable(one)) {
    const result = $call(one, object);
    if (!$isObject(result)) return result;
  }
  const two = object[second];
  if ($isCallable(two)) {
    const result = $call(two, object);
    if (!$isObject(result)) return result;
  }
  throw new TypeError('Cannot convert object to primitive value');
}
