/** What Buffers do besides what typed arrays do: texts, comparing, copying, filling, finding, and turning bytes round. */

/** Node's methods work, more or less, on other things as well. */
function requireBuffer(value) {
  if (!$isBuffer(value)) $refuse('a method of Buffer of something else');
}

/** A part of somebody's memory, for reading. */
function bytesBetween(bytes, start, end) {
  return $newTypedOn('Uint8', undefined, $viewPart(bytes, 'buffer'), $viewPart(bytes, 'offset') + start, end - start);
}

function bufferToString(encoding, start, end) {
  requireBuffer(this);
  const { length } = this;
  let from = start;
  let to = end;
  if ($argumentCount() === 0) return textOfBytes(bytesBetween(this, 0, length), 'utf8');
  if (from <= 0) from = 0;
  else if (from >= length) return '';
  else from = wholeOr(from, 0);
  if (to === undefined || to > length) to = length;
  else to = wholeOr(to, 0);
  if (to <= from) return '';
  const known = encoding === undefined ? 'utf8' : requireEncoding(encoding);
  return textOfBytes(bytesBetween(this, from, to), known);
}

/** Without its fraction. */
function wholeOr(value, otherwise) {
  const number = toNumber(value);
  return number === number ? $truncate(number) : otherwise;
}

function bufferWrite(text, offset, length, encoding) {
  requireBuffer(this);
  const size = this.length;
  let [start, count, name] = [offset, length, encoding];
  if (offset === undefined) [start, count, name] = [0, size, undefined];
  else if (length === undefined && typeof offset === 'string') [start, count, name] = [0, size, offset];
  else {
    requireInside('offset', offset, 0, size);
    const left = size - offset;
    if (length === undefined) count = left;
    else if (typeof length === 'string') [count, name] = [left, length];
    else {
      requireInside('length', length, 0, size);
      if (length > left) count = left;
    }
  }
  const known = name ? requireEncoding(name) : 'utf8';
  if (typeof text !== 'string') throw withCode(new TypeError('argument must be a string'), 'ERR_INVALID_ARG_TYPE');
  return writtenText(this, text, start, count, known);
}

/** Writes whole characters only. @returns how many bytes */
function writtenText(bytes, text, start, room, encoding) {
  if (encoding !== 'utf8') {
    const list = bytesOfText(text, encoding);
    let count = list.length < room ? list.length : room;
    if (encoding === 'utf16le') count -= count % 2;
    for (let i = 0; i < count; i++) bytes[start + i] = list[i];
    return count;
  }
  let at = 0;
  for (const character of text) {
    const list = utf8Bytes(character);
    if (at + list.length > room) break;
    for (let i = 0; i < list.length; i++) bytes[start + at++] = list[i];
  }
  return at;
}

// --- comparing and copying ---------------------------------------------------------------------------------

/** -1, 0 or 1 */
function comparedBytes(a, aStart, aEnd, b, bStart, bEnd) {
  const [aCount, bCount] = [aEnd - aStart, bEnd - bStart];
  for (let i = 0; i < aCount && i < bCount; i++)
    if (a[aStart + i] !== b[bStart + i]) return a[aStart + i] < b[bStart + i] ? -1 : 1;
  return aCount === bCount ? 0 : aCount < bCount ? -1 : 1;
}

function bufferEquals(other) {
  requireBuffer(this);
  requireBytes('otherBuffer', other);
  return this === other || comparedBytes(this, 0, this.length, other, 0, other.length) === 0;
}

function bufferCompareWith(target, targetStart, targetEnd, sourceStart, sourceEnd) {
  requireBuffer(this);
  requireBytes('target', target);
  const most = $largestBuffer();
  if (targetStart !== undefined) requireInside('targetStart', targetStart, 0, most);
  if (targetEnd !== undefined) requireInside('targetEnd', targetEnd, 0, target.length);
  if (sourceStart !== undefined) requireInside('sourceStart', sourceStart, 0, most);
  if (sourceEnd !== undefined) requireInside('sourceEnd', sourceEnd, 0, this.length);
  const [from, to] = [sourceStart ?? 0, sourceEnd ?? this.length];
  const [otherFrom, otherTo] = [targetStart ?? 0, targetEnd ?? target.length];
  if (from >= to) return otherFrom >= otherTo ? 0 : -1;
  if (otherFrom >= otherTo) return 1;
  return comparedBytes(this, from, to, target, otherFrom, otherTo);
}

function bufferCopy(target, targetStart, sourceStart, sourceEnd) {
  requireBuffer(this);
  requireBytes('target', target);
  const to = floorOr(targetStart, 0);
  if (to < 0) throw outOfRange('targetStart', '>= 0', to);
  const from = floorOr(sourceStart, 0);
  if (from < 0 || from > this.length) throw outOfRange('sourceStart', '>= 0 && <= ' + this.length, from);
  const end = sourceEnd === undefined ? this.length : floorOr(sourceEnd, 0);
  if (end < 0) throw outOfRange('sourceEnd', '>= 0', end);
  return to >= target.length || from >= end ? 0 : copyToBytes(this, target, to, from, end);
}

function floorOr(value, otherwise) {
  if (value === undefined) return otherwise;
  const number = toNumber(value);
  if (!(number >= -9007199254740991 && number <= 9007199254740991)) return otherwise;
  const whole = $truncate(number);
  return whole > number ? whole - 1 : whole;
}

/** @returns how many bytes there was room for */
function copyToBytes(source, target, to, from, end) {
  let count = end - from;
  if (count > target.length - to) count = target.length - to;
  if (count > source.length - from) count = source.length - from;
  if (count > 0) copyTyped(bytesBetween(source, from, from + count), count, target, to);
  return count;
}

function bufferSubarray(start, end) {
  requireBuffer(this);
  const { length } = this;
  const from = placeInside(start, length);
  const to = end === undefined ? length : placeInside(end, length);
  const count = to > from ? to - from : 0;
  return $newTypedOn('Uint8', $fastBuffer(), $viewPart(this, 'buffer'), $viewPart(this, 'offset') + from, count);
}

function placeInside(value, length) {
  const place = wholeOr(value, 0);
  if (place < 0) return place + length > 0 ? place + length : 0;
  return place < length ? place : length;
}

function bufferToJson() {
  requireBuffer(this);
  const data = [];
  for (let i = 0; i < this.length; i++) data.push(this[i]);
  return { type: 'Buffer', data };
}

// --- filling -----------------------------------------------------------------------------------------------

function bufferFill(value, offset, end, encoding) {
  requireBuffer(this);
  return filledBuffer(this, value, offset, end, encoding);
}

function filledBuffer(bytes, value, offset, end, encoding) {
  let [start, stop, name] = [offset, end, encoding];
  let pattern;
  if (typeof value === 'string') {
    if (offset === undefined || typeof offset === 'string') [start, stop, name] = [undefined, undefined, offset];
    else if (typeof end === 'string') [stop, name] = [bytes.length, end];
    if (name !== undefined && name !== null && name !== '') requireType('encoding', 'string', name);
    const known = name ? requireEncoding(name) : 'utf8';
    pattern = value === '' ? 0 : bytesOfText(value, known);
  } else if ($isTyped(value) || $brand(value) === 'DataView') pattern = bytesOf(value);
  else pattern = toNumber(value);
  if (start === undefined) [start, stop] = [0, bytes.length];
  else {
    requireInside('offset', start, 0, $largestBuffer());
    if (stop === undefined) stop = bytes.length;
    else requireInside('end', stop, 0, bytes.length);
    if (start >= stop) return bytes;
  }
  if (typeof pattern === 'number') for (let i = start; i < stop; i++) bytes[i] = pattern;
  else {
    const { length } = pattern;
    if (length === 0)
      throw withCode(
        new TypeError("The argument 'value' is invalid. Received " + shownNothing(value)),
        'ERR_INVALID_ARG_VALUE',
      );
    const list = [];
    for (let i = 0; i < length; i++) $append(list, pattern[i]); // it may be of the same memory
    for (let i = start; i < stop; i++) bytes[i] = list[(i - start) % length];
  }
  return bytes;
}

/** What gives no byte, as node shows it. */
function shownNothing(value) {
  if (typeof value === 'string') return value.includes("'") ? '"' + value + '"' : "'" + value + "'";
  if ($isBuffer(value)) return '<Buffer >';
  return $isTyped(value) ? $typedType(value) + 'Array(0) []' : $refuse('Buffer.fill with a DataView of nothing');
}

// --- finding -----------------------------------------------------------------------------------------------

function bufferIndexOf(value, offset, encoding) {
  requireBuffer(this);
  return foundInBytes(this, value, offset, encoding, true);
}

function bufferLastIndexOf(value, offset, encoding) {
  requireBuffer(this);
  return foundInBytes(this, value, offset, encoding, false);
}

function bufferIncludes(value, offset, encoding) {
  requireBuffer(this);
  return foundInBytes(this, value, offset, encoding, true) !== -1;
}

function foundInBytes(bytes, value, offset, encoding, isForward) {
  const [place, name] = typeof offset === 'string' ? [undefined, offset] : [offset, encoding];
  const number = toNumber(place);
  const { length } = bytes;
  const start = number === number ? $truncate(number) : isForward ? 0 : length;
  if (typeof value === 'number') {
    const list = [$truncate(value) & 255];
    return foundList(bytes, list, startOfSearch(length, start, 1, isForward), isForward, 1);
  }
  let known = name === undefined ? 'utf8' : encodingNamed(name);
  let list = value;
  if (typeof value === 'string')
    list = bytesOfText(value, (known = requireEncoding(name === undefined ? 'utf8' : name)));
  else if (!$isTyped(value) || $typedType(value) !== 'Uint8')
    throw withCode(
      new TypeError(
        'The "value" argument must be one of type number or string or an instance of Buffer or Uint8Array. Received ' +
          received(value),
      ),
      'ERR_INVALID_ARG_TYPE',
    );
  const from = startOfSearch(length, start, list.length, isForward);
  return foundList(bytes, list, from, isForward, known === 'utf16le' ? 2 : 1);
}

/** Where to begin, -1 for nowhere. Negative places count from the end. */
function startOfSearch(length, offset, count, isForward) {
  if (offset < 0) {
    if (offset + length >= 0) return offset + length;
    return isForward || count === 0 ? 0 : -1;
  }
  if (offset + count <= length) return offset;
  if (count === 0) return length;
  return isForward ? -1 : length - 1;
}

/** @param unit the bytes of what is never taken apart */
function foundList(bytes, list, start, isForward, unit) {
  const count = list.length;
  if (start < 0 || count === 0) return start < 0 ? -1 : start;
  const last = bytes.length - count;
  if (last < 0 || (isForward && start > last) || (unit === 2 && count < 2)) return -1;
  const first = start - (start % unit);
  if (isForward) {
    for (let i = first; i <= last; i += unit) if (isListAt(bytes, list, i)) return i;
  } else for (let i = first; i >= 0; i -= unit) if (i <= last && isListAt(bytes, list, i)) return i;
  return -1;
}

function isListAt(bytes, list, at) {
  for (let i = 0; i < list.length; i++) if (bytes[at + i] !== list[i]) return false;
  return true;
}

// --- turning round -----------------------------------------------------------------------------------------

function bufferSwap16() {
  requireBuffer(this);
  return turnedRound(this, 2);
}

function bufferSwap32() {
  requireBuffer(this);
  return turnedRound(this, 4);
}

function bufferSwap64() {
  requireBuffer(this);
  return turnedRound(this, 8);
}

function turnedRound(bytes, size) {
  const { length } = bytes;
  if (length % size !== 0)
    throw withCode(
      new RangeError('Buffer size must be a multiple of ' + size * 8 + '-bits'),
      'ERR_INVALID_BUFFER_SIZE',
    );
  for (let at = 0; at < length; at += size)
    for (let i = 0; i < size / 2; i++) {
      const other = at + size - 1 - i;
      [bytes[at + i], bytes[other]] = [bytes[other], bytes[at + i]];
    }
  return bytes;
}
