/** Object: what reads or writes properties, and so may call getters and setters. */

function copyDataProperties(target, source, excluded) {
  if (source === undefined || source === null) return target;
  const from = $box(source);
  const keys = $ownKeys(from);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if ($listsKey(excluded, key)) continue;
    if ($isEnumerable(from, key)) $createDataProperty(target, key, from[key]);
  }
  return target;
}

function forInKeys(object) {
  const result = [];
  if (object === undefined || object === null) return result;
  const seen = [];
  let current = $box(object);
  while (current !== null) {
    const keys = $ownStringKeys(current);
    if ($isKind(current, 'namespace')) readAll(current, keys);
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i];
      if ($listsKey(seen, key)) continue;
      $append(seen, key);
      if ($isEnumerable(current, key)) $append(result, key);
    }
    current = $getPrototypeOf(current);
  }
  return result;
}

function forInHas(object, key) {
  return key in $box(object);
}

function objectKeys(value) {
  const object = toObject(value);
  const keys = $ownStringKeys(object);
  if ($isKind(object, 'namespace')) readAll(object, keys);
  const result = [];
  for (let i = 0; i < keys.length; i++) if ($isEnumerable(object, keys[i])) $append(result, keys[i]);
  return result;
}

/** Throws where an export has no value yet. */
function readAll(namespace, keys) {
  for (let i = 0; i < keys.length; i++) void namespace[keys[i]];
}

function objectValues(value) {
  const object = toObject(value);
  const keys = $ownStringKeys(object);
  const result = [];
  for (let i = 0; i < keys.length; i++) if ($isEnumerable(object, keys[i])) $append(result, object[keys[i]]);
  return result;
}

function objectEntries(value) {
  const object = toObject(value);
  const keys = $ownStringKeys(object);
  const result = [];
  for (let i = 0; i < keys.length; i++) if ($isEnumerable(object, keys[i])) $append(result, [keys[i], object[keys[i]]]);
  return result;
}

function objectAssign(target, ...sources) {
  const to = toObject(target);
  for (let s = 0; s < sources.length; s++) {
    const source = sources[s];
    if (source === undefined || source === null) continue;
    const from = $box(source);
    const keys = $ownKeys(from);
    for (let i = 0; i < keys.length; i++) if ($isEnumerable(from, keys[i])) to[keys[i]] = from[keys[i]];
  }
  return to;
}

function objectFromEntries(iterable) {
  if (iterable === undefined || iterable === null) throw new TypeError('undefined is not iterable');
  checkIterableArgument(iterable);
  const result = {};
  for (const entry of iterable) {
    if (!$isObject(entry)) throw new TypeError('Iterator value ' + $show(entry) + ' is not an entry object');
    const key = entry[0];
    const value = entry[1];
    $createDataProperty(result, toPropertyKey(key), value);
  }
  return result;
}

function objectCreate(prototype, properties) {
  if (prototype !== null && !$isObject(prototype))
    throw new TypeError('Object prototype may only be an Object or null: ' + $show(prototype));
  const object = $objectWithPrototype(prototype);
  if (properties === undefined) return object;
  return objectDefineProperties(object, properties);
}

function toDescriptor(descriptor) {
  if (!$isObject(descriptor)) throw new TypeError('Property description must be an object: ' + $show(descriptor));
  let mask = 0;
  let value;
  let get;
  let set;
  if ('enumerable' in descriptor) mask |= descriptor.enumerable ? 16 | 1024 : 16;
  if ('configurable' in descriptor) mask |= descriptor.configurable ? 32 | 2048 : 32;
  if ('value' in descriptor) {
    mask |= 1;
    value = descriptor.value;
  }
  if ('writable' in descriptor) mask |= descriptor.writable ? 2 | 512 : 2;
  if ('get' in descriptor) {
    mask |= 4;
    get = descriptor.get;
    if (get !== undefined && !$isCallable(get)) throw new TypeError('Getter must be a function: ' + $show(get));
  }
  if ('set' in descriptor) {
    mask |= 8;
    set = descriptor.set;
    if (set !== undefined && !$isCallable(set)) throw new TypeError('Setter must be a function: ' + $show(set));
  }
  if ((mask & 12) !== 0 && (mask & 3) !== 0) throw new TypeError($mixedDescriptor(descriptor));
  return { mask, value, get, set };
}

function defineFrom(object, key, { mask, value, get, set }, throws) {
  return $defineProperty(object, key, mask, value, get, set, throws);
}

function defineArrayLength(array, value, throws, closes) {
  const length = toNumber(value);
  if (toNumber(value) !== length >>> 0) throw new RangeError('Invalid array length');
  if (length !== array.length && $descriptor(array, 'length').writable) $setSloppy(array, 'length', length);
  if (closes) $closeLength(array);
  if (length === array.length) return true;
  if (throws) throw new TypeError('Cannot redefine property: length');
  return false;
}

function objectDefineProperty(object, key, descriptor) {
  if (!$isObject(object)) throw new TypeError('Object.defineProperty called on non-object');
  const name = toPropertyKey(key);
  defineFrom(object, name, toDescriptor(descriptor), true);
  return object;
}

function reflectDefineProperty(object, key, descriptor) {
  if (!$isObject(object)) throw new TypeError('Reflect.defineProperty called on non-object');
  const name = toPropertyKey(key);
  return defineFrom(object, name, toDescriptor(descriptor), false);
}

function objectDefineProperties(object, properties) {
  if (!$isObject(object)) throw new TypeError('Object.defineProperties called on non-object');
  const from = toObject(properties);
  const keys = $ownKeys(from);
  const found = [];
  for (let i = 0; i < keys.length; i++) found[i] = $isEnumerable(from, keys[i]) ? toDescriptor(from[keys[i]]) : null;
  for (let i = 0; i < keys.length; i++) {
    const descriptor = found[i];
    if (descriptor) defineFrom(object, keys[i], descriptor, true);
  }
  return object;
}

function objectDefineGetter(key, getter) {
  const object = toObject(this);
  if (!$isCallable(getter)) throw new TypeError('Object.prototype.__defineGetter__: Expecting function');
  $defineProperty(object, toPropertyKey(key), 4 | 16 | 1024 | 32 | 2048, undefined, getter, undefined, true);
}

function objectDefineSetter(key, setter) {
  const object = toObject(this);
  if (!$isCallable(setter)) throw new TypeError('Object.prototype.__defineSetter__: Expecting function');
  $defineProperty(object, toPropertyKey(key), 8 | 16 | 1024 | 32 | 2048, undefined, undefined, setter, true);
}

function objectLookup(object, key) {
  for (let holder = object; holder !== null; holder = $getPrototypeOf(holder)) {
    const own = $descriptor(holder, key);
    if (own !== undefined) return own;
  }
  return {};
}

function objectLookupGetter(key) {
  const object = toObject(this);
  return objectLookup(object, toPropertyKey(key)).get;
}

function objectLookupSetter(key) {
  const object = toObject(this);
  return objectLookup(object, toPropertyKey(key)).set;
}

function objectGetOwnPropertyDescriptor(value, key) {
  return $descriptor(toObject(value), toPropertyKey(key));
}

function objectGetOwnPropertyDescriptors(value) {
  const object = toObject(value);
  const keys = $ownKeys(object);
  const result = {};
  for (let i = 0; i < keys.length; i++) $createDataProperty(result, keys[i], $descriptor(object, keys[i]));
  return result;
}

function objectGetOwnPropertyNames(value) {
  return $ownStringKeys(toObject(value));
}

function objectGetOwnPropertySymbols(value) {
  return $ownSymbols(toObject(value));
}

function objectGetPrototypeOf(value) {
  return $getPrototypeOf(toObject(value));
}

function objectSetPrototypeOf(object, prototype) {
  if (object === undefined || object === null) throw new TypeError('Object.setPrototypeOf called on null or undefined');
  if (prototype !== null && !$isObject(prototype))
    throw new TypeError('Object prototype may only be an Object or null: ' + $show(prototype));
  if (!$isObject(object)) return object;
  if (!$setPrototypeOf(object, prototype)) throw new TypeError($whyPrototypeStays(object));
  return object;
}

function objectHasOwn(value, key) {
  return $hasOwn(toObject(value), toPropertyKey(key));
}

function objectHasOwnProperty(key) {
  const name = toPropertyKey(key);
  return $hasOwn(toObject(this), name);
}

function objectPropertyIsEnumerable(key) {
  const name = toPropertyKey(key);
  return $isEnumerable(toObject(this), name);
}

function objectIsPrototypeOf(value) {
  if (!$isObject(value)) return false;
  return $inherits(value, toObject(this));
}

function objectToString() {
  if (this === undefined) return '[object Undefined]';
  if (this === null) return '[object Null]';
  const object = $box(this);
  const tag = object[$symbol('toStringTag')];
  return '[object ' + (typeof tag === 'string' ? tag : $classOf(object)) + ']';
}

function objectToLocaleString() {
  if (this === undefined || this === null)
    throw new TypeError('Object.prototype.toLocaleString called on null or undefined');
  const method = this.toString;
  if (!$isCallable(method)) throw new TypeError($callSite(method) + ' is not a function');
  return $call(method, this);
}

function objectValueOf() {
  return toObject(this);
}

function objectGetProto() {
  return $getPrototypeOf(toObject(this));
}

function objectSetProto(prototype) {
  if (this === undefined || this === null)
    throw new TypeError('set Object.prototype.__proto__ called on null or undefined');
  if (prototype !== null && !$isObject(prototype)) return;
  if (!$isObject(this)) return;
  if (!$setPrototypeOf(this, prototype)) throw new TypeError($whyPrototypeStays(this));
}

function objectFreeze(object) {
  if ($isObject(object)) $setIntegrity(object, 'frozen');
  return object;
}

function objectSeal(object) {
  if ($isObject(object)) $setIntegrity(object, 'sealed');
  return object;
}

function objectPreventExtensions(object) {
  if ($isObject(object)) $setIntegrity(object, 'closed');
  return object;
}

function objectIsFrozen(object) {
  return $isObject(object) ? $hasIntegrity(object, 'frozen') : true;
}

function objectIsSealed(object) {
  return $isObject(object) ? $hasIntegrity(object, 'sealed') : true;
}

function objectIsExtensible(object) {
  return $isObject(object) ? $isExtensible(object) : false;
}

function objectIs(a, b) {
  return $sameValue(a, b);
}
