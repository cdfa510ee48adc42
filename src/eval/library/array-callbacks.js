/** The methods of Array.prototype that call back; see array.js for how its loops are written. */

function arrayForEach(callback, thisArg) {
  const object = $receiver(this, 'forEach');
  const length = $lengthOf(object);
  $checkCallback(callback);
  for (let i = 0; i < length; i++) if ($has(object, i)) $call(callback, thisArg, object[i], i, object);
}

function arrayMap(callback, thisArg) {
  const object = $receiver(this, 'map');
  const length = $lengthOf(object);
  $checkCallback(callback);
  const result = arraySpeciesCreate(object, length);
  for (let i = 0; i < length; i++) {
    if ($has(object, i)) $define(result, i, $call(callback, thisArg, object[i], i, object));
  }
  return result;
}

function arrayFilter(callback, thisArg) {
  const object = $receiver(this, 'filter');
  const length = $lengthOf(object);
  $checkCallback(callback);
  const result = arraySpeciesCreate(object, 0);
  let count = 0;
  for (let i = 0; i < length; i++) {
    if (!$has(object, i)) continue;
    const element = object[i];
    if ($call(callback, thisArg, element, i, object)) {
      $appendAt(result, count, element);
      count++;
    }
  }
  return result;
}

function arrayEvery(callback, thisArg) {
  const object = $receiver(this, 'every');
  const length = $lengthOf(object);
  $checkCallback(callback);
  for (let i = 0; i < length; i++) {
    if ($has(object, i) && !$call(callback, thisArg, object[i], i, object)) return false;
  }
  return true;
}

function arraySome(callback, thisArg) {
  const object = $receiver(this, 'some');
  const length = $lengthOf(object);
  $checkCallback(callback);
  for (let i = 0; i < length; i++) {
    if ($has(object, i) && $call(callback, thisArg, object[i], i, object)) return true;
  }
  return false;
}

function arrayFind(callback, thisArg) {
  const object = $receiver(this, 'find');
  const length = $lengthOf(object);
  $checkCallback(callback);
  for (let i = 0; i < length; i++) {
    const element = object[i];
    if ($call(callback, thisArg, element, i, object)) return element;
  }
  return undefined;
}

function arrayFindIndex(callback, thisArg) {
  const object = $receiver(this, 'findIndex');
  const length = $lengthOf(object);
  $checkCallback(callback);
  for (let i = 0; i < length; i++) if ($call(callback, thisArg, object[i], i, object)) return i;
  return -1;
}

function arrayFindLast(callback, thisArg) {
  const object = $receiver(this, 'findLast');
  const length = $lengthOf(object);
  $checkCallback(callback);
  for (let i = 1; i <= length; i++) {
    const element = object[length - i];
    if ($call(callback, thisArg, element, length - i, object)) return element;
  }
  return undefined;
}

function arrayFindLastIndex(callback, thisArg) {
  const object = $receiver(this, 'findLastIndex');
  const length = $lengthOf(object);
  $checkCallback(callback);
  for (let i = 1; i <= length; i++) {
    if ($call(callback, thisArg, object[length - i], length - i, object)) return length - i;
  }
  return -1;
}

function arrayReduce(callback, initial) {
  const object = $receiver(this, 'reduce');
  const length = $lengthOf(object);
  $checkCallback(callback);
  let started = $argumentCount() > 1;
  let accumulator = initial;
  for (let i = 0; i < length; i++) {
    if (!$has(object, i)) continue;
    if (started) accumulator = $call(callback, undefined, accumulator, object[i], i, object);
    else {
      accumulator = object[i];
      started = true;
    }
  }
  if (!started) throw new TypeError('Reduce of empty array with no initial value');
  return accumulator;
}

function arrayReduceRight(callback, initial) {
  const object = $receiver(this, 'reduceRight');
  const length = $lengthOf(object);
  $checkCallback(callback);
  let started = $argumentCount() > 1;
  let accumulator = initial;
  for (let i = 1; i <= length; i++) {
    const k = length - i;
    if (!$has(object, k)) continue;
    if (started) accumulator = $call(callback, undefined, accumulator, object[k], k, object);
    else {
      accumulator = object[k];
      started = true;
    }
  }
  if (!started) throw new TypeError('Reduce of empty array with no initial value');
  return accumulator;
}

function arrayFlatMap(callback, thisArg) {
  const object = $receiver(this);
  const length = $lengthOf(object);
  if (!$isCallable(callback)) throw new TypeError('flatMap mapper function is not callable');
  const result = arraySpeciesCreate(object, 0);
  let n = 0;
  for (let i = 0; i < length; i++) {
    if (!$has(object, i)) continue;
    const element = $call(callback, thisArg, object[i], i, object);
    if ($isArray(element)) n = flattenInto(result, n, element, $lengthOf(element), 0);
    else {
      $appendAt(result, n, element);
      n++;
    }
  }
  return result;
}
