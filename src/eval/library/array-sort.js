/**
 * Sorting. What a program sees of a sort is not only the result: a comparator that contradicts itself
 * makes the result depend on which elements are compared. Up to 63 elements we therefore compare as V8 does (the run at
 * the beginning, then binary insertion: the base case of Peters' timsort, 2002); longer arrays get a plain merge sort,
 * which agrees with V8 for every consistent comparator.
 *
 * Under merge the places of the insertion are symbolic but all loops are bounded by constants: the interval searched at
 * least halves in each round, so `span` bounds the rounds without looking at the comparisons.
 */

function checkComparator(comparator) {
  if (comparator !== undefined && !$isCallable(comparator)) {
    throw new TypeError('The comparison function must be either a function or undefined');
  }
}

function arraySort(comparator) {
  checkComparator(comparator);
  const object = $receiver(this);
  const length = $lengthOf(object);
  if (length < 2) return object;
  const work = [];
  let count = 0;
  let undefinedCount = 0;
  for (let i = 0; i < length; i++) {
    if (!$has(object, i)) continue;
    const element = object[i];
    if (element === undefined) undefinedCount++;
    else {
      $appendAt(work, count, element);
      count++;
    }
  }
  const sorted = sortValues(work, count, comparator);
  for (let i = 0; i < count; i++) object[i] = sorted[i];
  for (let i = 0; i < undefinedCount; i++) object[count + i] = undefined;
  const total = count + undefinedCount;
  if (total < length) for (let i = 0; i < length; i++) if (i >= total && $has(object, i)) delete object[i];
  return object;
}

function arrayToSorted(comparator) {
  checkComparator(comparator);
  const object = $receiver(this);
  const length = checkedLength($lengthOf(object));
  const result = $newArray(length);
  const work = [];
  let count = 0;
  for (let i = 0; i < length; i++) {
    const element = object[i];
    if (element !== undefined) {
      $appendAt(work, count, element);
      count++;
    }
  }
  const sorted = sortValues(work, count, comparator);
  for (let i = 0; i < length; i++) $define(result, i, i < count ? sorted[i] : undefined);
  return result;
}

function compareForSort(comparator, a, b) {
  if (comparator === undefined) {
    const x = `${a}`;
    const y = `${b}`;
    return x < y ? -1 : x > y ? 1 : 0;
  }
  const order = +$call(comparator, undefined, a, b);
  return order !== order ? 0 : order;
}

function sortValues(work, count, comparator) {
  if (count < 2) return work;
  if (count > 63) return mergeSort(work, count, comparator);
  const run = initialRun(work, count, comparator);
  for (let start = 2; start < count; start++) if (start >= run) insertSorted(work, start, comparator);
  return work;
}

function initialRun(work, count, comparator) {
  let run = 2;
  const descending = compareForSort(comparator, work[1], work[0]) < 0;
  for (let i = 2; i < count; i++) {
    const order = compareForSort(comparator, work[i], work[i - 1]);
    if (descending ? order >= 0 : order < 0) break;
    run++;
  }
  if (descending) {
    const copy = [];
    for (let i = 0; i < run; i++) copy[i] = work[run - 1 - i];
    for (let i = 0; i < run; i++) work[i] = copy[i];
  }
  return run;
}

function insertSorted(work, start, comparator) {
  const pivot = work[start];
  let left = 0;
  let right = start;
  for (let span = start; span > 0; span = span >> 1) {
    if (left < right) {
      const middle = left + ((right - left) >> 1);
      if (compareForSort(comparator, pivot, work[middle]) < 0) right = middle;
      else left = middle + 1;
    }
  }
  for (let p = start; p >= 0; p--) {
    if (p > left) work[p] = work[p - 1];
    else {
      work[p] = pivot;
      break;
    }
  }
}

function mergeSort(work, count, comparator) {
  let from = work;
  let to = [];
  for (let width = 1; width < count; width = width * 2) {
    for (let low = 0; low < count; low = low + 2 * width) {
      const middle = low + width < count ? low + width : count;
      const high = low + 2 * width < count ? low + 2 * width : count;
      let i = low;
      let j = middle;
      for (let k = low; k < high; k++) {
        if (i < middle && (j >= high || compareForSort(comparator, from[i], from[j]) <= 0)) {
          to[k] = from[i];
          i++;
        } else {
          to[k] = from[j];
          j++;
        }
      }
    }
    const swap = from;
    from = to;
    to = swap;
  }
  return from;
}
