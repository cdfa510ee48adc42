/**
 * Deep equality as node:assert and node:util have it: strict compares by Object.is, prototypes and tags as well; loose by ==. What is
 * under comparison already counts as equal, so that cycles end.
 */

function deepEqual(a, b, isStrict) {
  return isEqualDeep(a, b, isStrict, []);
}

function isEqualDeep(a, b, isStrict, open) {
  if (isStrict ? $sameValue(a, b) : a === b) return true;
  if (!isComparedByParts(a) || !isComparedByParts(b))
    return !isStrict && !isComparedByParts(a) && !isComparedByParts(b) && (a == b || (a !== a && b !== b));
  const brand = $brand(a);
  if (brand !== $brand(b)) return false;
  if (isStrict && $getPrototypeOf(a) !== $getPrototypeOf(b)) return false;
  if (!isEqualInside(a, b, brand, isStrict)) return false;
  for (let i = 0; i < open.length; i += 2) if (open[i] === a && open[i + 1] === b) return true;
  open.push(a, b);
  const result = hasEqualParts(a, b, brand, isStrict, open);
  open.length -= 2;
  return result;
}

function isComparedByParts(value) {
  return $isObject(value) && !$isCallable(value);
}

/** What an object holds besides its properties and elements. */
function isEqualInside(a, b, brand, isStrict) {
  if (brand === 'Date') return $sameValue($timeOf(a), $timeOf(b));
  if (brand === 'RegExp')
    return (
      $regExpPart(a, 'source') === $regExpPart(b, 'source') &&
      $regExpPart(a, 'flags') === $regExpPart(b, 'flags') &&
      a.lastIndex === b.lastIndex
    );
  if (brand === 'Error') return a.message === b.message && a.name === b.name && equalCauses(a, b, isStrict);
  if (brand === 'Array') return a.length === b.length;
  if (brand === 'Map' || brand === 'Set') return a.size === b.size;
  if (brand === 'WeakMap' || brand === 'WeakSet' || brand === 'Promise') return !isStrict;
  if (brand.endsWith(' object')) return $sameValue($inside(a), $inside(b));
  if ($isTyped(a)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (isStrict ? !$sameValue(a[i], b[i]) : a[i] !== b[i]) return false;
  }
  return true;
}

function equalCauses(a, b, isStrict) {
  return $hasOwn(a, 'cause') === $hasOwn(b, 'cause') && isEqualDeep(a.cause, b.cause, isStrict, []);
}

function hasEqualParts(a, b, brand, isStrict, open) {
  const keys = comparedKeys(a, isStrict);
  const others = comparedKeys(b, isStrict);
  if (keys.length !== others.length) return false;
  for (const key of keys) if (!$hasOwn(b, key) || !$isEnumerable(b, key)) return false;
  for (const key of keys) if (!isEqualDeep(a[key], b[key], isStrict, open)) return false;
  return (brand !== 'Set' && brand !== 'Map') || hasEqualEntries([...a], [...b], isStrict, open);
}

/** Indices of typed arrays have been compared. */
function comparedKeys(object, isStrict) {
  const keys = objectKeys(object).filter((key) => !$isTyped(object) || '' + (key >>> 0) !== key);
  if (isStrict) for (const symbol of $ownSymbols(object)) if ($isEnumerable(object, symbol)) keys.push(symbol);
  return keys;
}

/** In any order: each of the one has a partner of its own among the others. */
function hasEqualEntries(left, right, isStrict, open) {
  const free = right.slice();
  for (const one of left) {
    let at = -1;
    for (let i = 0; i < free.length && at < 0; i++) if (isEqualDeep(one, free[i], isStrict, open)) at = i;
    if (at < 0) return false;
    free.splice(at, 1);
  }
  return true;
}
