/** JSON as the language defines it, for everything that may run code of the program on the way. */

function jsonParseAndRevive(source, reviver) {
  const parsed = jsonParse(toString(source));
  if (!$isCallable(reviver)) return parsed;
  return jsonInternalize({ '': parsed }, '', reviver);
}

function jsonInternalize(holder, key, reviver) {
  const value = holder[key];
  if ($isObject(value)) {
    if ($isKind(value, 'array')) {
      const length = toLength(value.length);
      for (let i = 0; i < length; i++) jsonReviveProperty(value, toString(i), reviver);
    } else {
      const keys = objectKeys(value);
      for (let i = 0; i < keys.length; i++) jsonReviveProperty(value, keys[i], reviver);
    }
  }
  return $call(reviver, holder, key, value);
}

function jsonReviveProperty(object, key, reviver) {
  const revived = jsonInternalize(object, key, reviver);
  if (revived === undefined) $deleteSloppy(object, key);
  else {
    const own = $descriptor(object, key);
    const isOpen = own === undefined ? $isExtensible(object) : own.configurable;
    if (isOpen) $createDataProperty(object, key, revived);
  }
}

function jsonStringify(value, replacer, space) {
  let calls;
  let keys;
  if ($isCallable(replacer)) calls = replacer;
  else if ($isKind(replacer, 'array')) keys = jsonPropertyList(replacer);
  const state = { calls, keys, gap: jsonGap(space), objects: [], path: [] };
  return jsonProperty(state, { '': value }, '', '', '');
}

function jsonPropertyList(replacer) {
  const list = [];
  const length = toLength(replacer.length);
  for (let i = 0; i < length; i++) {
    const element = replacer[i];
    let key;
    if (typeof element === 'string') key = element;
    else if (typeof element === 'number') key = toString(element);
    else if ($isObject(element)) {
      const inside = $wrapped(element);
      if (inside === 'string' || inside === 'number') key = toString(element);
    }
    if (key !== undefined && !$listsKey(list, key)) $append(list, key);
  }
  return list;
}

function jsonGap(space) {
  let wanted = space;
  if ($isObject(wanted)) {
    const inside = $wrapped(wanted);
    if (inside === 'number') wanted = toNumber(wanted);
    else if (inside === 'string') wanted = toString(wanted);
  }
  if (typeof wanted === 'number') {
    const count = toIntegerOrInfinity(wanted);
    return count < 1 ? '' : $slice('          ', 0, count > 10 ? 10 : count);
  }
  return typeof wanted === 'string' ? $slice(wanted, 0, 10) : '';
}

function jsonProperty(state, holder, key, indent, step) {
  let value = holder[key];
  if ($isObject(value) || typeof value === 'bigint') {
    const toJSON = value.toJSON;
    if ($isCallable(toJSON)) value = $call(toJSON, value, key);
  }
  if (state.calls !== undefined) value = $call(state.calls, holder, key, value);
  if ($isObject(value)) {
    const inside = $wrapped(value);
    if (inside === 'number') value = toNumber(value);
    else if (inside === 'string') value = toString(value);
    else if (inside === 'boolean' || inside === 'bigint') value = $inside(value);
  }
  if (value === null) return 'null';
  if (value === true) return 'true';
  if (value === false) return 'false';
  if (typeof value === 'string') return $jsonQuote(value);
  if (typeof value === 'number') return value - value === 0 ? toString(value) : 'null';
  if (typeof value === 'bigint') throw new TypeError('Do not know how to serialize a BigInt');
  if (!$isObject(value) || $isCallable(value)) return undefined;
  for (let i = 0; i < state.objects.length; i++) {
    if (state.objects[i] === value) throw new TypeError(jsonCycle(state, i, step));
  }
  $append(state.objects, value);
  $append(state.path, step);
  const result = $isKind(value, 'array') ? jsonArray(state, value, indent) : jsonObject(state, value, indent);
  state.objects.length = state.objects.length - 1;
  state.path.length = state.path.length - 1;
  return result;
}

function jsonObject(state, object, indent) {
  const inner = indent + state.gap;
  const keys = state.keys === undefined ? objectKeys(object) : state.keys;
  const colon = state.gap === '' ? ':' : ': ';
  let result = '';
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    const step = key === '' ? '<anonymous>' : "property '" + key + "'";
    const written = jsonProperty(state, object, key, inner, step);
    if (written !== undefined) result = jsonJoin(state, result, $jsonQuote(key) + colon + written, inner);
  }
  return jsonClose(state, '{', result, '}', indent);
}

function jsonArray(state, array, indent) {
  const inner = indent + state.gap;
  const length = toLength(array.length);
  let result = '';
  for (let i = 0; i < length; i++) {
    const written = jsonProperty(state, array, toString(i), inner, 'index ' + i);
    result = jsonJoin(state, result, written === undefined ? 'null' : written, inner);
  }
  return jsonClose(state, '[', result, ']', indent);
}

function jsonJoin(state, before, part, inner) {
  if (state.gap === '') return before === '' ? part : before + ',' + part;
  return before === '' ? '\n' + inner + part : before + ',\n' + inner + part;
}

function jsonClose(state, open, content, close, indent) {
  if (content === '') return open + close;
  return state.gap === '' ? open + content + close : open + content + '\n' + indent + close;
}

function jsonCycle(state, start, step) {
  const count = state.objects.length;
  let message = 'Converting circular structure to JSON\n    --> starting at object with constructor ';
  message += "'" + $constructorName(state.objects[start]) + "'";
  for (let i = start + 1; i < count; i++) {
    if (i > start + 2 && i < count - 1) {
      if (i === start + 3) message += '\n    |     ...';
      continue;
    }
    message +=
      '\n    |     ' + state.path[i] + " -> object with constructor '" + $constructorName(state.objects[i]) + "'";
  }
  return message + '\n    --- ' + step + ' closes the circle';
}
