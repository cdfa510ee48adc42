/** Reflect: the language's own operations as functions, and `ordinarySet`, after ECMAScript §10.1.9. */

function reflectTarget(target, name) {
  if (!$isObject(target)) throw new TypeError('Reflect.' + name + ' called on non-object');
  return target;
}

function reflectApply(target, receiver, list) {
  checkApplied(target);
  return $apply(target, receiver, listFromArrayLike(list));
}

function reflectConstruct(target, list, newTarget) {
  if (!$isConstructor(target)) throw new TypeError($show(target) + ' is not a constructor');
  if (arguments.length > 2 && !$isConstructor(newTarget))
    throw new TypeError($show(newTarget) + ' is not a constructor');
  return $constructAs(target, listFromArrayLike(list), arguments.length > 2 ? newTarget : target);
}

function constructByGetter(target, list, newTarget) {
  const prototype = newTarget.prototype;
  return $constructOn(target, list, newTarget, $isObject(prototype) ? prototype : undefined);
}

function reflectDeleteProperty(target, key) {
  return $deleteSloppy(reflectTarget(target, 'deleteProperty'), toPropertyKey(key));
}

function reflectGet(target, key, receiver) {
  reflectTarget(target, 'get');
  return $getWithReceiver(target, toPropertyKey(key), arguments.length > 2 ? receiver : target);
}

function reflectGetOwnPropertyDescriptor(target, key) {
  return $descriptor(reflectTarget(target, 'getOwnPropertyDescriptor'), toPropertyKey(key));
}

function reflectGetPrototypeOf(target) {
  return $getPrototypeOf(reflectTarget(target, 'getPrototypeOf'));
}

function reflectSetPrototypeOf(target, prototype) {
  reflectTarget(target, 'setPrototypeOf');
  if (prototype !== null && !$isObject(prototype))
    throw new TypeError('Object prototype may only be an Object or null: ' + $show(prototype));
  return $setPrototypeOf(target, prototype);
}

function reflectHas(target, key) {
  reflectTarget(target, 'has');
  return toPropertyKey(key) in target;
}

function reflectIsExtensible(target) {
  return $isExtensible(reflectTarget(target, 'isExtensible'));
}

function reflectOwnKeys(target) {
  return $ownKeys(reflectTarget(target, 'ownKeys'));
}

function reflectSet(target, key, value, receiver) {
  reflectTarget(target, 'set');
  return ordinarySet(target, toPropertyKey(key), value, arguments.length > 3 ? receiver : target);
}

function ordinarySet(target, key, value, receiver) {
  if ($isKind(target, 'namespace')) return false;
  let holder = target;
  let own = undefined;
  while (holder !== null) {
    const index = $typedIndex(holder, key);
    if (index !== undefined && holder === receiver) return typedStore(holder, index, value);
    if (index === -1) return true;
    own = $descriptor(holder, key);
    if (own !== undefined) break;
    holder = $getPrototypeOf(holder);
  }
  if (own !== undefined) {
    if ('set' in own) {
      if (own.set === undefined) return false;
      $call(own.set, receiver, value);
      return true;
    }
    if (!own.writable) return false;
  }
  if (!$isObject(receiver)) return false;
  const existing = $descriptor(receiver, key);
  if (existing === undefined)
    return reflectDefineProperty(receiver, key, { value, writable: true, enumerable: true, configurable: true });
  if (!('value' in existing) || !existing.writable) return false;
  return reflectDefineProperty(receiver, key, { value });
}

function reflectPreventExtensions(target) {
  $setIntegrity(reflectTarget(target, 'preventExtensions'), 'closed');
  return true;
}
