/** ArrayBuffer: what converts operands, and `slice`, which asks for a species. */

function constructArrayBuffer(newTarget, length, options) {
  const count = toIntegerOrInfinity(length);
  if (count < 0 || count > 9007199254740991) throw new RangeError('Invalid array buffer length');
  if ($isObject(options) && options.maxByteLength !== undefined) $refuse('an ArrayBuffer that can be resized');
  return $newBuffer(newTarget, count);
}

function arrayBufferSlice(start, end) {
  if (!$isKind(this, 'buffer')) {
    throw new TypeError('Method ArrayBuffer.prototype.slice called on incompatible receiver ' + $describe(this));
  }
  const length = $viewPart(this, 'length');
  const from = relativeStart(start, length);
  const difference = relativeEnd(end, length) - from;
  const count = difference < 0 ? 0 : difference;
  const constructor = bufferSpecies(this);
  const made = constructor === undefined ? $newBuffer(undefined, count) : new constructor(count);
  if (!$isKind(made, 'buffer')) {
    throw new TypeError('Method ArrayBuffer.prototype.slice called on incompatible receiver ' + $describe(made));
  }
  if (made === this) throw new TypeError('ArrayBuffer subclass returned this from species constructor');
  if ($viewPart(made, 'length') < count) {
    throw new TypeError('Derived ArrayBuffer constructor created a buffer which was too small');
  }
  $copyBytes(this, from, count, made);
  return made;
}

function bufferSpecies(buffer) {
  const constructor = buffer.constructor;
  if (constructor === undefined) return undefined;
  if (!$isObject(constructor)) throw new TypeError('The .constructor property is not an object');
  const species = constructor[$symbol('species')];
  if (species === undefined || species === null) return undefined;
  if (!$isConstructor(species)) throw new TypeError('object.constructor[Symbol.species] is not a constructor');
  return species;
}
