/** The operands of the host's own functions, converted one by one in the language's order; see `../builtins/operands.ts`. */

function callConverted(target, name, self, list, kinds, rest) {
  let receiver = self;
  if (name !== undefined) {
    if (self === undefined || self === null) throw new TypeError(name + ' called on null or undefined');
    receiver = toString(self);
  }
  const converted = [];
  for (let i = 0; i < list.length; i++) {
    const kind = i < kinds.length ? kinds[i] : rest;
    if (kind === 'fill' && toLength(converted[0]) <= receiver.length) return receiver;
    converted[i] = convertOperand(list[i], kind, name);
  }
  return $apply(target, receiver, converted);
}

function convertOperand(value, kind, name) {
  if (value === undefined) return value;
  if (kind === 'number') return toNumber(value);
  if (kind === 'codePoint') return $codePoint(toNumber(value));
  if (kind === 'primitive') return toPrimitive(value, 'number');
  if (kind === 'search' && isRegExp(value)) {
    throw new TypeError('First argument to ' + name + ' must not be a regular expression');
  }
  return toString(value);
}
