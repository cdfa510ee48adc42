/** Iterators as library text: what has to ask objects that are not arrays. */

export const library = `
function iteratorSelf() {
  return this;
}
function stringIterator() {
  if (this === undefined || this === null) {
    throw new TypeError('String.prototype[Symbol.iterator] called on null or undefined');
  }
  return $newIterator('String Iterator', \`\${this}\`, 'values');
}
function arrayIteratorStep(iterator) {
  const position = $iteratorPosition(iterator);
  if (position === undefined) return { value: undefined, done: true };
  const source = $iteratorSource(iterator);
  if (position >= $lengthOf(source)) {
    $moveIterator(iterator, undefined);
    return { value: undefined, done: true };
  }
  $moveIterator(iterator, position + 1);
  const kind = $iteratorKind(iterator);
  if (kind === 'keys') return { value: position, done: false };
  const value = source[position];
  return { value: kind === 'values' ? value : [position, value], done: false };
}
`;
