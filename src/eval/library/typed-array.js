/**
 * Typed arrays, after ECMAScript §23.2: how they are made, and the methods that move elements. An index
 * is always inside: a typed array neither grows nor shrinks while a method runs. What is read is a number or a bigint, so
 * an assignment here never calls back; `typedNumber` has asked the objects before.
 */

function typedReceiver(value, name) {
  if (!$isTyped(value)) throw new TypeError($noTyped(value, name));
  return value;
}

function typedOperand(value, name) {
  if (!$isTyped(value)) {
    throw new TypeError('Method %TypedArray%.' + name + ' called on incompatible receiver ' + $describe(value));
  }
  return value;
}

function toBigInt(value) {
  return $toBigInt(toPrimitive(value, 'number'));
}

function typedNumber(array, value) {
  return $isBigTyped(array) ? toBigInt(value) : toNumber(value);
}

function typedStore(array, index, value) {
  array[index] = typedNumber(array, value);
  return true;
}

function constructTyped(type, newTarget, first, offset, length) {
  if (!$isObject(first)) return $newTyped(type, newTarget, typedLengthFrom(first));
  if ($isKind(first, 'buffer')) return typedOnBuffer(type, newTarget, first, offset, length);
  if ($isTyped(first)) {
    const count = $typedLength(first);
    const made = $newTyped(type, newTarget, count);
    copyTyped(first, count, made, 0);
    return made;
  }
  const method = first[$symbol('iterator')];
  if (method !== undefined && method !== null) {
    return typedFromList(type, newTarget, typedList(first, method, "TypedArray's constructor"));
  }
  return typedFromList(type, newTarget, first);
}

function typedList(iterable, method, name) {
  if (!$isCallable(method)) {
    throw new TypeError(
      name + ' requires that the property of the first argument, items[Symbol.iterator], when exists, be a function',
    );
  }
  const list = [];
  const iterator = $call(method, iterable);
  if (!$isObject(iterator)) throw new TypeError('Result of the Symbol.iterator method is not an object');
  /** @type {any} */
  const once = {
    [$symbol('iterator')]() {
      return iterator;
    },
  };
  for (const value of once) $append(list, value);
  return list;
}

function typedFromList(type, newTarget, list) {
  const count = $lengthOf(list);
  const made = $newTyped(type, newTarget, count);
  for (let i = 0; i < count; i++) typedStore(made, i, list[i]);
  return made;
}

function shownNumber(value) {
  return $isObject(value) ? $describe(value) : value;
}

function typedLengthFrom(value) {
  const length = toIntegerOrInfinity(value);
  if (length < 0 || length > 9007199254740991)
    throw new RangeError('Invalid typed array length: ' + shownNumber(value));
  return length;
}

function viewStart(offset) {
  const start = toIntegerOrInfinity(offset);
  if (start < 0 || start > 9007199254740991) {
    throw new RangeError('Start offset ' + shownNumber(offset) + ' is outside the bounds of the buffer');
  }
  return start;
}

function typedOnBuffer(type, newTarget, buffer, offset, length) {
  const size = $elementSize(type);
  const start = viewStart(offset);
  if (start % size !== 0) throw new RangeError('start offset of ' + type + 'Array should be a multiple of ' + size);
  const count = length === undefined ? undefined : typedLengthFrom(length);
  const available = $viewPart(buffer, 'length');
  if (count === undefined) {
    if (available % size !== 0)
      throw new RangeError('byte length of ' + type + 'Array should be a multiple of ' + size);
    if (start > available) throw new RangeError('Start offset ' + start + ' is outside the bounds of the buffer');
    return $newTypedOn(type, newTarget, buffer, start, (available - start) / size);
  }
  if (start + count * size > available) throw new RangeError('Invalid typed array length: ' + count);
  return $newTypedOn(type, newTarget, buffer, start, count);
}

function checkMixing(source, target) {
  if ($isBigTyped(source) !== $isBigTyped(target)) {
    throw new TypeError('Cannot mix BigInt and other types, use explicit conversions');
  }
}

function copyTyped(source, count, target, start) {
  checkMixing(source, target);
  if (count === 0) return;
  const list = $typedElements(source);
  for (let i = 0; i < count; i++) target[start + i] = list[i];
}

function typedSpecies(array) {
  const constructor = array.constructor;
  if (constructor === undefined) return $typedConstructor(array);
  if (!$isObject(constructor)) throw new TypeError('The .constructor property is not an object');
  const species = constructor[$symbol('species')];
  if (species === undefined || species === null) return $typedConstructor(array);
  if (!$isConstructor(species)) throw new TypeError('object.constructor[Symbol.species] is not a constructor');
  return species;
}

function typedCreate(constructor, length, name) {
  const made = typedOperand(new constructor(length), name);
  if ($typedLength(made) < length) {
    throw new TypeError('Derived TypedArray constructor created an array which was too small');
  }
  return made;
}

function typedConstructorOf(value) {
  if (!$isConstructor(value)) throw new TypeError($describe(value) + ' is not a constructor');
  return value;
}

function typedFrom(items, mapper, thisArg) {
  const constructor = typedConstructorOf(this);
  if (mapper !== undefined && !$isCallable(mapper)) throw new TypeError($describe(mapper) + ' is not a function');
  if (items === undefined || items === null) {
    throw new TypeError($callSite(items) + ' is not iterable (cannot read property Symbol(Symbol.iterator))');
  }
  const method = items[$symbol('iterator')];
  const isIterable = method !== undefined && method !== null;
  const list = isIterable ? typedList(items, method, '%TypedArray%.from') : $box(items);
  const count = $lengthOf(list);
  const made = typedCreate(constructor, count, 'from');
  for (let i = 0; i < count; i++) {
    const value = list[i];
    typedStore(made, i, mapper === undefined ? value : $call(mapper, thisArg, value, i));
  }
  return made;
}

function typedOf() {
  const count = $argumentCount();
  const made = typedCreate(typedConstructorOf(this), count, 'of');
  for (let i = 0; i < count; i++) typedStore(made, i, $argument(i));
  return made;
}

function typedAt(index) {
  const array = typedReceiver(this, 'at');
  const relative = toIntegerOrInfinity(index);
  return array[relative >= 0 ? relative : $typedLength(array) + relative];
}

function typedCopyWithin(target, start, end) {
  const array = typedReceiver(this, 'copyWithin');
  const length = $typedLength(array);
  const to = relativeStart(target, length);
  const from = relativeStart(start, length);
  const available = relativeEnd(end, length) - from;
  const room = length - to;
  const count = available < room ? available : room;
  const list = $typedElements(array);
  for (let i = 0; i < length; i++) if (i < count) array[to + i] = list[from + i];
  return array;
}

function typedFill(value, start, end) {
  const array = typedReceiver(this, 'fill');
  const length = $typedLength(array);
  const number = typedNumber(array, value);
  const from = relativeStart(start, length);
  const final = relativeEnd(end, length);
  for (let i = 0; i < length; i++) if (i >= from && i < final) array[i] = number;
  return array;
}

function typedIncludes(search, start) {
  const array = typedReceiver(this, 'includes');
  const length = $typedLength(array);
  if (length === 0) return false;
  const from = relativeStart(start, length);
  for (let i = 0; i < length; i++) if (i >= from && $sameValueZero(array[i], search)) return true;
  return false;
}

function typedIndexOf(search, start) {
  const array = typedReceiver(this, 'indexOf');
  const length = $typedLength(array);
  if (length === 0) return -1;
  const from = relativeStart(start, length);
  for (let i = 0; i < length; i++) if (i >= from && array[i] === search) return i;
  return -1;
}

function typedLastIndexOf(search, start) {
  const array = typedReceiver(this, 'lastIndexOf');
  const length = $typedLength(array);
  if (length === 0) return -1;
  const given = $argumentCount() > 1 ? toIntegerOrInfinity(start) : length - 1;
  const last = given >= 0 ? given : length + given;
  for (let i = 1; i <= length; i++) if (length - i <= last && array[length - i] === search) return length - i;
  return -1;
}

function typedJoin(separator) {
  const array = typedReceiver(this, 'join');
  const length = $typedLength(array);
  const between = separator === undefined ? ',' : toString(separator);
  let text = '';
  for (let i = 0; i < length; i++) text += i > 0 ? between + array[i] : array[i];
  return text;
}

function typedToLocaleString() {
  const array = typedReceiver(this, 'toLocaleString');
  const length = $typedLength(array);
  let text = '';
  for (let i = 0; i < length; i++) text += (i > 0 ? ',' : '') + toString(array[i].toLocaleString());
  return text;
}

function typedReverse() {
  const array = typedReceiver(this, 'reverse');
  const length = $typedLength(array);
  const list = $typedElements(array);
  for (let i = 0; i < length; i++) array[i] = list[length - 1 - i];
  return array;
}

function typedToReversed() {
  const array = typedReceiver(this, 'toReversed');
  const length = $typedLength(array);
  const made = $newTyped($typedType(array), undefined, length);
  for (let i = 0; i < length; i++) made[i] = array[length - 1 - i];
  return made;
}

function typedSet(source, offset) {
  const array = typedReceiver(this, 'set');
  const start = toIntegerOrInfinity(offset);
  if (start < 0) throw new RangeError('offset is out of bounds');
  const length = $typedLength(array);
  const from = $isTyped(source) ? source : toObject(source);
  const count = $isTyped(from) ? $typedLength(from) : $lengthOf(from);
  if (count + start > length) throw new RangeError('offset is out of bounds');
  if ($isTyped(from)) copyTyped(from, count, array, start);
  else for (let i = 0; i < count; i++) typedStore(array, start + i, from[i]);
}

function typedSlice(start, end) {
  const array = typedReceiver(this, 'slice');
  const length = $typedLength(array);
  const from = relativeStart(start, length);
  const difference = relativeEnd(end, length) - from;
  const count = difference < 0 ? 0 : difference;
  const made = typedCreate(typedSpecies(array), count, 'prototype.slice');
  checkMixing(array, made);
  for (let i = 0; i < count; i++) made[i] = array[from + i];
  return made;
}

function typedSubarray(start, end) {
  const array = typedReceiver(this, 'subarray');
  const length = $typedLength(array);
  const from = relativeStart(start, length);
  const difference = relativeEnd(end, length) - from;
  const count = difference < 0 ? 0 : difference;
  const constructor = typedSpecies(array);
  const place = $viewPart(array, 'offset') + from * $elementSize($typedType(array));
  return typedOperand(new constructor($viewPart(array, 'buffer'), place, count), 'prototype.subarray');
}

function typedWith(index, value) {
  const array = typedReceiver(this, 'with');
  const length = $typedLength(array);
  const relative = toIntegerOrInfinity(index);
  const actual = relative >= 0 ? relative : length + relative;
  const number = typedNumber(array, value);
  if (actual < 0 || actual >= length) throw new RangeError('Invalid typed array index');
  const made = $newTyped($typedType(array), undefined, length);
  for (let i = 0; i < length; i++) made[i] = i === actual ? number : array[i];
  return made;
}

function typedEntries() {
  return $newIterator('Array Iterator', typedReceiver(this, 'entries'), 'entries');
}

function typedKeys() {
  return $newIterator('Array Iterator', typedReceiver(this, 'keys'), 'keys');
}

function typedValues() {
  return $newIterator('Array Iterator', typedReceiver(this, 'values'), 'values');
}
