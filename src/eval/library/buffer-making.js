/**
 * How Buffers are made, and what the class itself can do. A Buffer is a Uint8Array of another prototype. Each has memory of its own
 * here, where node has small ones share a pool, and what node leaves as it was is zero.
 */

function newBytes(length) {
  return $newTyped('Uint8', $fastBuffer(), length);
}

/** A Buffer of some elements, which are converted. */
function bufferFromList(list) {
  const count = $isTyped(list) ? $typedLength(list) : toLength(list.length);
  const made = newBytes(count);
  if ($isTyped(list)) copyTyped(list, count, made, 0);
  else for (let i = 0; i < count; i++) typedStore(made, i, list[i]);
  return made;
}

function bufferFromText(text, encoding) {
  return bufferFromList(bytesOfText(text, encoding));
}

function makeBuffer() {
  $refuse('new Buffer(…), which node advises against (use Buffer.from or Buffer.alloc)');
}

function bufferFrom(value, encodingOrOffset, length) {
  if (typeof value === 'string') return bufferFromText(value, textEncoding(encodingOrOffset));
  if (typeof value === 'object' && value !== null) {
    if ($brand(value) === 'ArrayBuffer') return bufferOnMemory(value, encodingOrOffset, length);
    const inner = value.valueOf && value.valueOf();
    if (inner !== undefined && inner !== null && inner !== value)
      if (typeof inner === 'string' || typeof inner === 'object') return bufferFrom(inner, encodingOrOffset, length);
    const made = bufferFromObject(value, encodingOrOffset);
    if (made !== undefined) return made;
  }
  throw withCode(
    new TypeError(
      'The first argument must be of type string or an instance of Buffer, ArrayBuffer, or Array or an Array-like Object. Received ' +
        received(value),
    ),
    'ERR_INVALID_ARG_TYPE',
  );
}

/** What is no text is no encoding either. */
function textEncoding(name) {
  return typeof name !== 'string' || name === '' ? 'utf8' : requireEncoding(name);
}

function bufferOnMemory(memory, offset, length) {
  const given = offset === undefined ? 0 : toNumber(offset);
  const start = given === given ? given : 0;
  const most = memory.byteLength - start;
  if (most < 0) throw withCode(new RangeError('"offset" is outside of buffer bounds'), 'ERR_BUFFER_OUT_OF_BOUNDS');
  let count = most;
  if (length !== undefined) {
    count = toNumber(length);
    if (!(count > 0)) count = 0;
    if (count > most)
      throw withCode(new RangeError('"length" is outside of buffer bounds'), 'ERR_BUFFER_OUT_OF_BOUNDS');
  }
  return typedOnBuffer('Uint8', $fastBuffer(), memory, start, count);
}

function bufferFromObject(value, encoding) {
  if (value.length !== undefined || $brand(value.buffer) === 'ArrayBuffer')
    return typeof value.length === 'number' ? bufferFromList(value) : newBytes(0);
  if (value.type === 'Buffer' && $isArray(value.data)) return bufferFromList(value.data);
  const exotic = value[$symbol('toPrimitive')];
  if (typeof exotic !== 'function') return undefined;
  const primitive = $call(exotic, value, 'string');
  return typeof primitive === 'string' ? bufferFromText(primitive, textEncoding(encoding)) : undefined;
}

function bufferAlloc(size, fill, encoding) {
  const made = sizedBuffer(size);
  return fill === undefined || fill === 0 || size === 0 ? made : filledBuffer(made, fill, 0, made.length, encoding);
}

function sizedBuffer(size) {
  requireType('size', 'number', size);
  if (!(size >= 0 && size <= $largestBuffer())) throw outOfRange('size', '>= 0 && <= ' + $largestBuffer(), size);
  return newBytes($truncate(size));
}

function bufferConcat(list, length) {
  if (!$isArray(list))
    throw withCode(
      new TypeError('The "list" argument must be an instance of Array. Received ' + received(list)),
      'ERR_INVALID_ARG_TYPE',
    );
  if (list.length === 0) return newBytes(0);
  let total = length;
  if (length === undefined) {
    total = 0;
    for (let i = 0; i < list.length; i++) if (list[i].length) total += list[i].length;
  } else requireInside('length', length, 0, $largestBuffer());
  const made = newBytes(total);
  let at = 0;
  for (let i = 0; i < list.length; i++) {
    requireBytes('list[' + i + ']', list[i]);
    at += copyToBytes(list[i], made, at, 0, list[i].length);
  }
  return made;
}

function bufferCopyOf(view, offset, length) {
  if (!$isTyped(view))
    throw withCode(
      new TypeError('The "view" argument must be an instance of TypedArray. Received ' + received(view)),
      'ERR_INVALID_ARG_TYPE',
    );
  const most = 9007199254740991;
  if (offset !== undefined) requireInside('offset', offset, 0, most);
  if (length !== undefined) requireInside('length', length, 0, most);
  const start = offset ?? 0;
  const left = $typedLength(view) - start;
  const count = length === undefined || length > left ? left : length;
  if (count <= 0) return newBytes(0);
  const made = $newTyped($typedType(view), undefined, count);
  for (let i = 0; i < count; i++) made[i] = view[start + i];
  return bufferFromList(bytesOf(made));
}

function bufferOfItems(...items) {
  return bufferFromList(items);
}

function bufferIsBuffer(value) {
  return $isObject(value) && $inherits(value, $fastBuffer().prototype);
}

function bufferIsEncoding(name) {
  return typeof name === 'string' && name !== '' && encodingNamed(name) !== undefined;
}

function bufferByteLength(value, encoding) {
  if (typeof value === 'string') return claimedLength(value, (encoding && encodingNamed(encoding)) || 'utf8');
  const brand = $brand(value);
  if (brand === 'ArrayBuffer' || brand === 'DataView' || $isTyped(value)) return value.byteLength;
  throw withCode(
    new TypeError(
      'The "string" argument must be of type string or an instance of Buffer or ArrayBuffer. Received ' +
        received(value),
    ),
    'ERR_INVALID_ARG_TYPE',
  );
}

function bufferCompare(a, b) {
  requireBytes('buf1', a);
  requireBytes('buf2', b);
  return comparedBytes(a, 0, a.length, b, 0, b.length);
}

// --- what is asked of arguments ----------------------------------------------------------------------------

function requireBytes(name, value) {
  if ($isTyped(value) && $typedType(value) === 'Uint8') return;
  throw withCode(
    new TypeError(
      'The "' + name + '" argument must be an instance of Buffer or Uint8Array. Received ' + received(value),
    ),
    'ERR_INVALID_ARG_TYPE',
  );
}

function requireInside(name, value, least, most) {
  requireType(name, 'number', value);
  if (!$call(Number.isInteger, undefined, value)) throw outOfRange(name, 'an integer', value);
  if (value < least || value > most) throw outOfRange(name, '>= ' + least + ' && <= ' + most, value);
}

function outOfRange(name, range, value) {
  const message = 'The value of "' + name + '" is out of range. It must be ' + range + '. Received ';
  return withCode(new RangeError(message + grouped(value)), 'ERR_OUT_OF_RANGE');
}

/** Large integers in groups of three digits. */
function grouped(value) {
  const isBig = typeof value === 'bigint';
  const suffix = isBig ? 'n' : '';
  const text = '' + value;
  const isLarge = isBig
    ? value > 4294967296n || value < -4294967296n
    : $call(Number.isInteger, undefined, value) && (value > 4294967296 || value < -4294967296);
  if (!isLarge) return text + suffix;
  let end = text.length;
  let result = '';
  for (; end >= (text[0] === '-' ? 5 : 4); end -= 3) result = '_' + text.slice(end - 3, end) + result;
  return text.slice(0, end) + result + suffix;
}
