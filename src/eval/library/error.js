/** Errors: messages, causes and lists that have to be asked of objects. */

function errorFromObject(make, message, options) {
  return $call(make, undefined, toString(message), options);
}

function errorToString() {
  if (!$isObject(this))
    throw new TypeError('Method Error.prototype.toString called on incompatible receiver ' + $show(this));
  const ownName = this.name;
  const name = ownName === undefined ? 'Error' : toString(ownName);
  const ownMessage = this.message;
  const message = ownMessage === undefined ? '' : toString(ownMessage);
  if (name === '') return message;
  if (message === '') return name;
  return name + ': ' + message;
}

function installCause(error, options) {
  if ($isObject(options) && 'cause' in options) $defineHidden(error, 'cause', options.cause);
  return error;
}

function aggregateError(make, errors, message, options) {
  const error = $call(make, undefined, message, options);
  checkIterableArgument(errors);
  const list = [];
  for (const one of errors) $append(list, one);
  $defineHidden(error, 'errors', list);
  return error;
}
