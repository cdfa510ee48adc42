/** Errors as node throws them, with a code. */

function withCode(error, code) {
  $createDataProperty(error, 'code', code);
  return error;
}

/** @throws TypeError unless `typeof value` is the type */
function requireType(name, type, value) {
  if (typeof value === type) return;
  throw withCode(
    new TypeError('The "' + name + '" argument must be of type ' + type + '. Received ' + received(value)),
    'ERR_INVALID_ARG_TYPE',
  );
}

function received(value) {
  if (value === undefined || value === null) return '' + value;
  if (typeof value === 'function') return value.name === '' ? 'function ' : 'function ' + value.name;
  if (typeof value === 'object') {
    const constructor = value.constructor;
    return $isCallable(constructor) && constructor.name !== '' ? 'an instance of ' + constructor.name : $show(value);
  }
  let text = typeof value === 'symbol' ? $symbolText(value) : '' + value;
  if (value === 0 && 1 / value < 0) text = '-0';
  if (text.length > 28) text = text.slice(0, 25) + '...';
  if (typeof value === 'string') text = "'" + text + "'";
  if (typeof value === 'bigint') text += 'n';
  return 'type ' + typeof value + ' (' + text + ')';
}
