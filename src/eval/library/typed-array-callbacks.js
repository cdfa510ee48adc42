/**
 * The methods of typed arrays that call back, and sorting. Unlike arrays, typed arrays are sorted by
 * halves and merging, from the top, as in V8: a comparator that contradicts itself makes the difference visible.
 */

function typedForEach(callback, thisArg) {
  const array = typedReceiver(this, 'forEach');
  const length = $typedLength(array);
  $checkCallback(callback);
  for (let i = 0; i < length; i++) $call(callback, thisArg, array[i], i, array);
}

function typedMap(callback, thisArg) {
  const array = typedReceiver(this, 'map');
  const length = $typedLength(array);
  $checkCallback(callback);
  const made = typedCreate(typedSpecies(array), length, 'prototype.map');
  for (let i = 0; i < length; i++) typedStore(made, i, $call(callback, thisArg, array[i], i, array));
  return made;
}

function typedFilter(callback, thisArg) {
  const array = typedReceiver(this, 'filter');
  const length = $typedLength(array);
  $checkCallback(callback);
  const kept = [];
  for (let i = 0; i < length; i++) {
    const element = array[i];
    if ($call(callback, thisArg, element, i, array)) $append(kept, element);
  }
  const count = kept.length;
  const made = typedCreate(typedSpecies(array), count, 'prototype.filter');
  for (let i = 0; i < count; i++) typedStore(made, i, kept[i]);
  return made;
}

function typedEvery(callback, thisArg) {
  const array = typedReceiver(this, 'every');
  const length = $typedLength(array);
  $checkCallback(callback);
  for (let i = 0; i < length; i++) if (!$call(callback, thisArg, array[i], i, array)) return false;
  return true;
}

function typedSome(callback, thisArg) {
  const array = typedReceiver(this, 'some');
  const length = $typedLength(array);
  $checkCallback(callback);
  for (let i = 0; i < length; i++) if ($call(callback, thisArg, array[i], i, array)) return true;
  return false;
}

function typedFind(callback, thisArg) {
  const array = typedReceiver(this, 'find');
  const length = $typedLength(array);
  $checkCallback(callback);
  for (let i = 0; i < length; i++) {
    const element = array[i];
    if ($call(callback, thisArg, element, i, array)) return element;
  }
  return undefined;
}

function typedFindIndex(callback, thisArg) {
  const array = typedReceiver(this, 'findIndex');
  const length = $typedLength(array);
  $checkCallback(callback);
  for (let i = 0; i < length; i++) if ($call(callback, thisArg, array[i], i, array)) return i;
  return -1;
}

function typedFindLast(callback, thisArg) {
  const array = typedReceiver(this, 'findLast');
  const length = $typedLength(array);
  $checkCallback(callback);
  for (let i = length - 1; i >= 0; i--) {
    const element = array[i];
    if ($call(callback, thisArg, element, i, array)) return element;
  }
  return undefined;
}

function typedFindLastIndex(callback, thisArg) {
  const array = typedReceiver(this, 'findLastIndex');
  const length = $typedLength(array);
  $checkCallback(callback);
  for (let i = length - 1; i >= 0; i--) if ($call(callback, thisArg, array[i], i, array)) return i;
  return -1;
}

function typedReduce(callback, initial) {
  const array = typedReceiver(this, 'reduce');
  const length = $typedLength(array);
  $checkCallback(callback);
  const given = $argumentCount() > 1;
  if (!given && length === 0) throw new TypeError('Reduce of empty array with no initial value');
  let accumulator = given ? initial : array[0];
  for (let i = given ? 0 : 1; i < length; i++) {
    accumulator = $call(callback, undefined, accumulator, array[i], i, array);
  }
  return accumulator;
}

function typedReduceRight(callback, initial) {
  const array = typedReceiver(this, 'reduceRight');
  const length = $typedLength(array);
  $checkCallback(callback);
  const given = $argumentCount() > 1;
  if (!given && length === 0) throw new TypeError('Reduce of empty array with no initial value');
  let accumulator = given ? initial : array[length - 1];
  for (let i = given ? length - 1 : length - 2; i >= 0; i--) {
    accumulator = $call(callback, undefined, accumulator, array[i], i, array);
  }
  return accumulator;
}

function compareElements(comparator, a, b) {
  return comparator === undefined ? compareNumbers(a, b) : compareForSort(comparator, a, b);
}

function compareNumbers(a, b) {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a !== a) return b !== b ? 0 : 1;
  if (b !== b) return -1;
  if (!$sameValue(a, -0)) return $sameValue(b, -0) ? 1 : 0;
  return $sameValue(b, -0) ? 0 : -1;
}

function sortedElements(array, comparator) {
  const sorted = comparator === undefined ? $sortedElements(array) : undefined;
  if (sorted !== undefined) return sorted;
  const work = $typedElements(array);
  const length = $typedLength(array);
  if (length > 1) mergeElements($typedElements(array), 0, length, work, comparator);
  return work;
}

function mergeElements(source, from, to, target, comparator) {
  const middle = from + ((to - from) >> 1);
  if (middle - from > 1) mergeElements(target, from, middle, source, comparator);
  if (to - middle > 1) mergeElements(target, middle, to, source, comparator);
  let left = from;
  let right = middle;
  for (let i = from; i < to; i++) {
    if (left < middle && (right >= to || compareElements(comparator, source[left], source[right]) <= 0)) {
      target[i] = source[left];
      left++;
    } else {
      target[i] = source[right];
      right++;
    }
  }
}

function typedSort(comparator) {
  checkComparator(comparator);
  const array = typedReceiver(this, 'sort');
  const length = $typedLength(array);
  if (length < 2) return array;
  const sorted = sortedElements(array, comparator);
  for (let i = 0; i < length; i++) array[i] = sorted[i];
  return array;
}

function typedToSorted(comparator) {
  checkComparator(comparator);
  const array = typedReceiver(this, 'toSorted');
  const length = $typedLength(array);
  const sorted = sortedElements(array, comparator);
  const made = $newTyped($typedType(array), undefined, length);
  for (let i = 0; i < length; i++) made[i] = sorted[i];
  return made;
}
