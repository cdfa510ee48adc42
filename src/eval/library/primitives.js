/** The constructors of primitives, where their operand has to be asked for its primitive value first, and `String.raw`. */

function numberOf(value) {
  return $numberOf(toPrimitive(value, 'number'));
}

function constructNumber(newTarget, value) {
  return $newNumber(newTarget, numberOf(value));
}

function bigintOf(value) {
  return $bigintOf(toPrimitive(value, 'number'));
}

function symbolWithDescription(value) {
  return $newSymbol(toString(value));
}

function stringOf(value) {
  return typeof value === 'symbol' ? $symbolText(value) : toString(value);
}

function constructString(newTarget, value) {
  return $newString(newTarget, toString(value));
}

function stringRaw(template, ...substitutions) {
  const literals = toObject(toObject(template).raw);
  const length = toLength(literals.length);
  let result = '';
  for (let i = 0; i < length; i++) {
    result += toString(literals[i]);
    if (i + 1 < length && i < substitutions.length) result += toString(substitutions[i]);
  }
  return result;
}
