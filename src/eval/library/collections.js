/** Maps and sets: what calls back, and constructors that take an iterable. */

function checkIterableArgument(iterable) {
  if (iterable === undefined || iterable === null || !$isCallable(iterable[$symbol('iterator')])) {
    throw new TypeError($callSite(iterable) + ' is not iterable (cannot read property Symbol(Symbol.iterator))');
  }
}

function adderOf(collection, name) {
  const adder = collection[name];
  if (!$isCallable(adder)) {
    throw new TypeError(
      "'" +
        $describe(adder) +
        "' returned for property '" +
        name +
        "' of object '" +
        $describe(collection) +
        "' is not a function",
    );
  }
  return adder;
}

function fillMap(map, iterable) {
  const adder = adderOf(map, 'set');
  checkIterableArgument(iterable);
  for (const entry of iterable) {
    if (!$isObject(entry)) throw new TypeError('Iterator value ' + $describe(entry) + ' is not an entry object');
    $call(adder, map, entry[0], entry[1]);
  }
  return map;
}

function fillSet(set, iterable) {
  const adder = adderOf(set, 'add');
  checkIterableArgument(iterable);
  for (const value of iterable) $call(adder, set, value);
  return set;
}

function forEachEntry(cursor, callback, thisArg, collection) {
  for (;;) {
    if ($isAtGap(cursor)) $passGap(cursor);
    else if ($moveCursor(cursor)) $call(callback, thisArg, $cursorValue(cursor), $cursorKey(cursor), collection);
    else return;
  }
}

function mapForEach(callback, thisArg) {
  const cursor = $cursor(this, 'Map');
  if (!$isCallable(callback)) throw new TypeError($callSite(callback) + ' is not a function');
  forEachEntry(cursor, callback, thisArg, this);
}

function setForEach(callback, thisArg) {
  const cursor = $cursor(this, 'Set');
  if (!$isCallable(callback)) throw new TypeError($callSite(callback) + ' is not a function');
  forEachEntry(cursor, callback, thisArg, this);
}
