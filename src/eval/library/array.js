/**
 * Array.prototype, after ECMAScript §23.1.3: receivers of any kind, holes by HasProperty, strict writes.
 *
 * Loops count with an index that starts at a constant and steps by one even where the specification starts at a computed
 * place (`from + i` for `k = from`). Concretely that is the same; under merge it keeps the index concrete in each round,
 * so states of the same round meet, and the number of rounds follows from the bounds of the length.
 */

function lengthOfObject(object) {
  return toLength(object.length);
}

function relativeStart(value, length) {
  const integer = toIntegerOrInfinity(value);
  if (integer < 0) {
    const sum = length + integer;
    return sum < 0 ? 0 : $within(sum, length);
  }
  return integer < length ? $within(integer, length) : length;
}

function relativeEnd(value, length) {
  return value === undefined ? length : relativeStart(value, length);
}

function arraySpeciesCreate(original, length) {
  if ($isPlainArray(original)) return $newArray(length);
  if (!$isArray(original)) return $newArray(length);
  let constructor = original.constructor;
  if ($isObject(constructor)) {
    constructor = constructor[$symbol('species')];
    if (constructor === null) return $newArray(length);
  }
  if (constructor === undefined) return $newArray(length);
  if (!$isConstructor(constructor)) throw new TypeError('object.constructor[Symbol.species] is not a constructor');
  return new constructor(length);
}

function arrayAt(index) {
  const object = $receiver(this);
  const length = $lengthOf(object);
  const relative = toIntegerOrInfinity(index);
  const k = relative >= 0 ? relative : length + relative;
  return k < 0 || k >= length ? undefined : object[k];
}

function isConcatSpreadable(item) {
  if (!$isObject(item)) return false;
  const spreadable = item[$symbol('isConcatSpreadable')];
  return spreadable === undefined ? $isArray(item) : !!spreadable;
}

function arrayConcat() {
  const object = $receiver(this, 'concat');
  const result = arraySpeciesCreate(object, 0);
  const count = $argumentCount();
  let n = 0;
  for (let k = -1; k < count; k++) {
    const item = k < 0 ? object : $argument(k);
    if (isConcatSpreadable(item)) {
      const length = $lengthOf(item);
      if (n + length > 9007199254740991) throw new TypeError('Invalid array length');
      for (let i = 0; i < length; i++) if ($has(item, i)) $define(result, n + i, item[i]);
      n = n + length;
    } else {
      if (n >= 9007199254740991) throw new TypeError('Invalid array length');
      $define(result, n, item);
      n++;
    }
  }
  $setLength(result, n);
  return result;
}

function arrayCopyWithin(target, start, end) {
  const object = $receiver(this);
  const length = $lengthOf(object);
  const to = relativeStart(target, length);
  const from = relativeStart(start, length);
  const final = relativeEnd(end, length);
  const available = final - from;
  const room = length - to;
  const count = available < room ? available : room;
  if (from < to && to < from + count) {
    for (let i = count - 1; i >= 0; i--) copyElement(object, from + i, to + i);
  } else {
    for (let i = 0; i < count; i++) copyElement(object, from + i, to + i);
  }
  return object;
}

function copyElement(object, from, to) {
  if ($has(object, from)) object[to] = object[from];
  else delete object[to];
}

function arrayFill(value, start, end) {
  const object = $receiver(this);
  const length = $lengthOf(object);
  const from = relativeStart(start, length);
  const count = relativeEnd(end, length) - from;
  for (let i = 0; i < count; i++) object[from + i] = value;
  return object;
}

function arrayPop() {
  const object = $receiver(this);
  const length = $lengthOf(object);
  if (length === 0) {
    $setLength(object, 0);
    return undefined;
  }
  const index = length - 1;
  const element = object[index];
  delete object[index];
  $setLength(object, index);
  return element;
}

function arrayPush() {
  const object = $receiver(this);
  const length = $lengthOf(object);
  const count = $argumentCount();
  if (length + count > 9007199254740991) {
    throw new TypeError(
      'Pushing ' +
        count +
        ' elements on an array-like of length ' +
        length +
        ' is disallowed, as the total surpasses 2**53-1',
    );
  }
  for (let i = 0; i < count; i++) object[length + i] = $argument(i);
  $setLength(object, length + count);
  return length + count;
}

function arrayReverse() {
  const object = $receiver(this);
  const length = $lengthOf(object);
  for (let lower = 0; lower < length - 1 - lower; lower++) {
    const upper = length - 1 - lower;
    const lowerExists = $has(object, lower);
    const lowerValue = lowerExists ? object[lower] : undefined;
    const upperExists = $has(object, upper);
    const upperValue = upperExists ? object[upper] : undefined;
    if (upperExists) object[lower] = upperValue;
    else if (lowerExists) delete object[lower];
    if (lowerExists) object[upper] = lowerValue;
    else if (upperExists) delete object[upper];
  }
  return object;
}

function arrayShift() {
  const object = $receiver(this);
  const length = $lengthOf(object);
  if (length === 0) {
    $setLength(object, 0);
    return undefined;
  }
  const first = object[0];
  for (let k = 1; k < length; k++) copyElement(object, k, k - 1);
  delete object[length - 1];
  $setLength(object, length - 1);
  return first;
}

function arrayUnshift() {
  const object = $receiver(this);
  const length = $lengthOf(object);
  const count = $argumentCount();
  if (count > 0) {
    if (length + count > 9007199254740991) throw new TypeError('Invalid array length');
    for (let i = 1; i <= length; i++) copyElement(object, length - i, length - i + count);
    for (let i = 0; i < count; i++) object[i] = $argument(i);
  }
  $setLength(object, length + count);
  return length + count;
}

function arraySlice(start, end) {
  const object = $receiver(this);
  const length = $lengthOf(object);
  const from = relativeStart(start, length);
  const difference = relativeEnd(end, length) - from;
  const count = difference < 0 ? 0 : difference;
  const result = arraySpeciesCreate(object, count);
  for (let i = 0; i < count; i++) if ($has(object, from + i)) $define(result, i, object[from + i]);
  $setLength(result, count);
  return result;
}

function spliceCount(argumentCount, deleteCount, available) {
  if (argumentCount === 0) return 0;
  if (argumentCount === 1) return available;
  const wanted = toIntegerOrInfinity(deleteCount);
  if (wanted < 0) return 0;
  return wanted < available ? wanted : available;
}

function arraySplice(start, deleteCount) {
  const object = $receiver(this);
  const length = $lengthOf(object);
  const from = relativeStart(start, length);
  const argumentCount = $argumentCount();
  const items = argumentCount > 2 ? argumentCount - 2 : 0;
  const removed = spliceCount(argumentCount, deleteCount, length - from);
  if (length + items - removed > 9007199254740991) throw new TypeError('Invalid array length');
  const result = arraySpeciesCreate(object, removed);
  for (let i = 0; i < removed; i++) if ($has(object, from + i)) $define(result, i, object[from + i]);
  $setLength(result, removed);
  const rest = length - removed - from;
  if (items < removed) {
    for (let i = 0; i < rest; i++) copyElement(object, from + removed + i, from + items + i);
    const gone = removed - items;
    for (let i = 1; i <= gone; i++) delete object[length - i];
  } else if (items > removed) {
    for (let i = 1; i <= rest; i++) copyElement(object, length - i, length - i + items - removed);
  }
  for (let i = 0; i < items; i++) object[from + i] = $argument(i + 2);
  $setLength(object, length - removed + items);
  return result;
}

function arrayIncludes(search, start) {
  const object = $receiver(this);
  const length = $lengthOf(object);
  if (length === 0) return false;
  const from = relativeStart(start, length);
  for (let i = 0; i < length; i++) if (i >= from && $sameValueZero(object[i], search)) return true;
  return false;
}

function arrayIndexOf(search, start) {
  const object = $receiver(this, 'indexOf');
  const length = $lengthOf(object);
  if (length === 0) return -1;
  const from = relativeStart(start, length);
  for (let i = 0; i < length; i++) if (i >= from && $has(object, i) && object[i] === search) return i;
  return -1;
}

function arrayLastIndexOf(search, start) {
  const object = $receiver(this);
  const length = $lengthOf(object);
  if (length === 0) return -1;
  const given = $argumentCount() > 1 ? toIntegerOrInfinity(start) : length - 1;
  const last = given >= 0 ? (given < length - 1 ? given : length - 1) : length + given;
  for (let i = 0; i <= last; i++) {
    const k = last - i;
    if ($has(object, k) && object[k] === search) return k;
  }
  return -1;
}

function arrayJoin(separator) {
  const object = $receiver(this);
  const length = $lengthOf(object);
  return joinElements(object, length, separator === undefined ? ',' : `${separator}`, false);
}

function joinElements(object, length, separator, localized) {
  const open = $joinStack();
  for (let i = 0; i < open.length; i++) if (open[i] === object) return '';
  let text = '';
  for (let i = 0; i < length; i++) {
    if (i > 0) text += separator;
    const element = object[i];
    if ($isObject(element)) {
      open[open.length] = object;
      try {
        text += `${localized ? element.toLocaleString() : element}`;
      } finally {
        $setLength(open, open.length - 1);
      }
    } else if (element !== undefined && element !== null) {
      text += `${localized ? element.toLocaleString() : element}`;
    }
  }
  return text;
}

function arrayToString() {
  const object = $receiver(this);
  const join = object.join;
  return $isCallable(join) ? $call(join, object) : $call(Object.prototype.toString, object);
}

function arrayToLocaleString() {
  const object = $receiver(this);
  return joinElements(object, $lengthOf(object), ',', true);
}

function flattenInto(target, start, source, length, depth) {
  let n = start;
  for (let i = 0; i < length; i++) {
    if (!$has(source, i)) continue;
    const element = source[i];
    if (depth > 0 && $isArray(element)) n = flattenInto(target, n, element, $lengthOf(element), depth - 1);
    else {
      $appendAt(target, n, element);
      n++;
    }
  }
  return n;
}

function arrayFlat(depth) {
  const object = $receiver(this);
  const length = $lengthOf(object);
  const levels = depth === undefined ? 1 : toIntegerOrInfinity(depth);
  const result = arraySpeciesCreate(object, 0);
  flattenInto(result, 0, object, length, levels);
  return result;
}

function checkedLength(length) {
  if (length > 4294967295) throw new RangeError('Invalid array length');
  return length;
}

function arrayToReversed() {
  const object = $receiver(this);
  const length = checkedLength($lengthOf(object));
  const result = $newArray(length);
  for (let i = 0; i < length; i++) $define(result, i, object[length - 1 - i]);
  return result;
}

function arrayToSpliced(start, deleteCount) {
  const object = $receiver(this);
  const length = $lengthOf(object);
  const from = relativeStart(start, length);
  const argumentCount = $argumentCount();
  const items = argumentCount > 2 ? argumentCount - 2 : 0;
  const removed = spliceCount(argumentCount, deleteCount, length - from);
  const total = length + items - removed;
  if (total > 9007199254740991) throw new TypeError('Invalid array length');
  checkedLength(total);
  const result = $newArray(total);
  for (let i = 0; i < from; i++) $define(result, i, object[i]);
  for (let i = 0; i < items; i++) $define(result, from + i, $argument(i + 2));
  const rest = length - removed - from;
  for (let i = 0; i < rest; i++) $define(result, from + items + i, object[from + removed + i]);
  return result;
}

function arrayWith(index, value) {
  const object = $receiver(this);
  const length = $lengthOf(object);
  const relative = toIntegerOrInfinity(index);
  const actual = relative >= 0 ? relative : length + relative;
  if (actual >= length || actual < 0) {
    throw new RangeError('Invalid index : ' + ($isObject(index) ? $describe(index) : index));
  }
  checkedLength(length);
  const result = $newArray(length);
  for (let i = 0; i < length; i++) $define(result, i, i === actual ? value : object[i]);
  return result;
}

function arrayOf() {
  const count = $argumentCount();
  const result = $isConstructor(this) ? new this(count) : $newArray(count);
  for (let i = 0; i < count; i++) $define(result, i, $argument(i));
  $setLength(result, count);
  return result;
}

function arrayFrom(items, mapper, thisArg) {
  if (mapper !== undefined && !$isCallable(mapper)) throw new TypeError($describe(mapper) + ' is not a function');
  if (items === undefined || items === null) {
    throw new TypeError($callSite(items) + ' is not iterable (cannot read property Symbol(Symbol.iterator))');
  }
  const method = items[$symbol('iterator')];
  if (method !== undefined && method !== null) {
    if (!$isCallable(method))
      throw new TypeError(
        '%Array%.from requires that the property of the first argument, items[Symbol.iterator], when exists, be a function',
      );
    const result = $isConstructor(this) ? new this() : [];
    let k = 0;
    for (const value of items) {
      $define(result, k, mapper === undefined ? value : $call(mapper, thisArg, value, k));
      k++;
    }
    $setLength(result, k);
    return result;
  }
  const object = $box(items);
  const length = $lengthOf(object);
  const result = $isConstructor(this) ? new this(length) : $newArray(length);
  for (let i = 0; i < length; i++) {
    const value = object[i];
    $define(result, i, mapper === undefined ? value : $call(mapper, thisArg, value, i));
  }
  $setLength(result, length);
  return result;
}
