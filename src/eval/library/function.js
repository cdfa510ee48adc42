/** Function.prototype: lists of arguments from anything that has a length, and `bind`. */

function checkApplied(target) {
  if ($isCallable(target)) return;
  const kind = target === null ? 'null' : typeof target === 'object' ? 'an object' : 'a ' + typeof target;
  throw new TypeError(
    'Function.prototype.apply was called on ' + $show(target) + ', which is ' + kind + ' and not a function',
  );
}

function functionApply(receiver, list) {
  checkApplied(this);
  if (list === undefined || list === null) return $call(this, receiver);
  return $apply(this, receiver, listFromArrayLike(list));
}

function listFromArrayLike(list) {
  if (!$isObject(list)) throw new TypeError('CreateListFromArrayLike called on non-object');
  const length = toLength(list.length);
  const result = [];
  for (let i = 0; i < length; i++) $append(result, list[i]);
  return result;
}

function functionBind(receiver, ...actuals) {
  if (!$isCallable(this)) throw new TypeError('Bind must be called on a function');
  let length = 0;
  if ($hasOwn(this, 'length')) {
    const own = this.length;
    if (typeof own === 'number') length = toIntegerOrInfinity(own) - actuals.length;
  }
  const name = this.name;
  return $bind(this, receiver, actuals, length > 0 ? length : 0, typeof name === 'string' ? 'bound ' + name : 'bound ');
}

function functionHasInstance(value) {
  if (!$isCallable(this)) return false;
  return $ordinaryHasInstance(value, this);
}
