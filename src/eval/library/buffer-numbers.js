/** Numbers in Buffers: integers of one to six bytes by arithmetic, bigints and fractions as a DataView has them. */

/** @param offset where `count` bytes have to be */
function checkPlace(bytes, offset, count) {
  requireBuffer(bytes);
  requireType('offset', 'number', offset);
  if (bytes[offset] === undefined || bytes[offset + count - 1] === undefined)
    throw misplaced(offset, bytes.length - count, 'offset', 0);
}

function misplaced(value, most, name, least) {
  requireType(name, 'number', value);
  if ($call(Math.floor, undefined, value) !== value) return outOfRange(name, 'an integer', value);
  if (most < 0)
    return withCode(new RangeError('Attempt to access memory outside buffer bounds'), 'ERR_BUFFER_OUT_OF_BOUNDS');
  return outOfRange(name, '>= ' + least + ' and <= ' + most, value);
}

function checkCount(count) {
  if (count === 1 || count === 2 || count === 3 || count === 4 || count === 5 || count === 6) return;
  throw misplaced(count, 6, 'byteLength', 1);
}

function readInteger(bytes, count, isLittle, isSigned, offset = 0) {
  return isSigned ? readSigned(bytes, offset, count, isLittle) : readUnsigned(bytes, offset, count, isLittle);
}

function readUnsigned(bytes, offset, count, isLittle) {
  checkPlace(bytes, offset, count);
  let value = 0;
  for (let i = 0; i < count; i++) value = value * 256 + bytes[offset + (isLittle ? count - 1 - i : i)];
  return value;
}

function readSigned(bytes, offset, count, isLittle) {
  const value = readUnsigned(bytes, offset, count, isLittle);
  return value >= 2 ** (count * 8 - 1) ? value - 2 ** (count * 8) : value;
}

function writeInteger(bytes, count, isLittle, isSigned, given, offset = 0) {
  const value = toNumber(given);
  if (count === 1) requireType('offset', 'number', offset);
  const bits = count * 8;
  const least = isSigned ? -(2 ** (bits - 1)) : 0;
  const most = isSigned ? 2 ** (bits - 1) - 1 : 2 ** bits - 1;
  if (value > most || value < least) throw outOfRange('value', rangeOfIntegers(bits, isSigned, least, most), value);
  checkPlace(bytes, offset, count);
  const low = value >>> 0;
  const high = count > 4 && value === value ? ($truncate(value) - low) / 4294967296 : 0;
  for (let i = 0; i < count; i++)
    bytes[offset + (isLittle ? i : count - 1 - i)] = i < 4 ? low >>> (8 * i) : high >> (8 * (i - 4));
  return offset + count;
}

function rangeOfIntegers(bits, isSigned, least, most) {
  if (bits <= 32) return '>= ' + least + ' and <= ' + most;
  return isSigned ? '>= -(2 ** ' + (bits - 1) + ') and < 2 ** ' + (bits - 1) : '>= 0 and < 2 ** ' + bits;
}

function readView(bytes, type, isLittle, offset = 0) {
  checkPlace(bytes, offset, $elementSize(type));
  return $viewGet(bytes, type, offset, isLittle);
}

function writeFraction(bytes, type, isLittle, given, offset = 0) {
  const value = toNumber(given);
  checkPlace(bytes, offset, $elementSize(type));
  $viewSet(bytes, type, offset, value, isLittle);
  return offset + $elementSize(type);
}

function writeBig(bytes, isLittle, isSigned, value, offset = 0) {
  const [least, limit] = isSigned ? [-(2n ** 63n), 2n ** 63n] : [0n, 2n ** 64n];
  if (value > limit - 1n || value < least)
    throw outOfRange('value', isSigned ? '>= -(2n ** 63n) and < 2n ** 63n' : '>= 0n and < 2n ** 64n', value);
  checkPlace(bytes, offset, 8);
  $viewSet(bytes, isSigned ? 'BigInt64' : 'BigUint64', offset, value & 0xffffffffffffffffn, isLittle);
  return offset + 8;
}

/** Of any number of bytes, which the caller names. */
function readSized(bytes, isLittle, isSigned, offset, count) {
  if (offset === undefined) requireType('offset', 'number', offset);
  checkCount(count);
  return readInteger(bytes, count, isLittle, isSigned, offset);
}

function writeSized(bytes, isLittle, isSigned, value, offset, count) {
  checkCount(count);
  if (offset === undefined) requireType('offset', 'number', offset);
  return writeInteger(bytes, count, isLittle, isSigned, value, offset);
}
