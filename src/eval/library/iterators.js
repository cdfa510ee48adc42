/**
 * Iterators: what has to ask objects that are not arrays. Like V8, and unlike the specification, an
 * iterator that has ended still asks for the length.
 */

function iteratorSelf() {
  return this;
}

function stringIterator() {
  if (this === undefined || this === null) {
    throw new TypeError('String.prototype[Symbol.iterator] called on null or undefined');
  }
  return $newIterator('String Iterator', `${this}`, 'values');
}

function arrayIteratorStep(iterator) {
  const position = $iteratorPosition(iterator);
  const source = $iteratorSource(iterator);
  const length = $lengthOf(source);
  if (position === undefined) return { value: undefined, done: true };
  if (position >= length) {
    $moveIterator(iterator, undefined);
    return { value: undefined, done: true };
  }
  $moveIterator(iterator, position + 1);
  const kind = $iteratorKind(iterator);
  if (kind === 'keys') return { value: position, done: false };
  const value = source[position];
  return { value: kind === 'values' ? value : [position, value], done: false };
}
