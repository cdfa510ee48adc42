/** structuredClone: a walk over data that keeps a list of what it has met, so that cycles and sharing are cloned as such. */

function structuredCloneOf(value, options) {
  if (options !== undefined && options !== null && options.transfer !== undefined)
    $refuse('structuredClone with transfer');
  return cloneInto([], [], value);
}

function cloneInto(sources, clones, value) {
  if (typeof value === 'symbol') $refuse('structuredClone of a symbol');
  if (!$isObject(value)) return value;
  for (let i = 0; i < sources.length; i++) if (sources[i] === value) return clones[i];
  const kind = $plainKind(value);
  if (kind === 'date') return cloneLeaf(sources, clones, value, new Date($timeOf(value)));
  if (kind === 'regexp') {
    return cloneLeaf(sources, clones, value, newRegExp($regExpPart(value, 'source'), $regExpPart(value, 'flags')));
  }
  if (kind === 'error') return cloneError(sources, clones, value);
  if (kind === 'boxed') return cloneLeaf(sources, clones, value, $box($inside(value)));
  if (kind === 'buffer') {
    const buffer = cloneLeaf(sources, clones, value, $newBuffer(undefined, $viewPart(value, 'length')));
    $copyBytes(value, 0, $viewPart(value, 'length'), buffer);
    return buffer;
  }
  if (kind === 'typed' || kind === 'dataView') {
    const buffer = cloneInto(sources, clones, $viewPart(value, 'buffer'));
    const offset = $viewPart(value, 'offset');
    const length = $viewPart(value, 'length');
    const view =
      kind === 'typed'
        ? $newTypedOn($typedType(value), undefined, buffer, offset, length)
        : $newDataView(undefined, buffer, offset, length);
    return cloneLeaf(sources, clones, value, view);
  }
  if (kind === 'map') {
    const map = cloneLeaf(sources, clones, value, new Map());
    const entries = [];
    for (const entry of value) $append(entries, entry);
    for (let i = 0; i < entries.length; i++) {
      map.set(cloneInto(sources, clones, entries[i][0]), cloneInto(sources, clones, entries[i][1]));
    }
    return map;
  }
  if (kind === 'set') {
    const set = cloneLeaf(sources, clones, value, new Set());
    const entries = [];
    for (const entry of value) $append(entries, entry);
    for (let i = 0; i < entries.length; i++) set.add(cloneInto(sources, clones, entries[i]));
    return set;
  }
  let result = {};
  if (kind === 'array') {
    result = [];
    result.length = value.length;
  }
  cloneLeaf(sources, clones, value, result);
  const keys = objectKeys(value);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if ($hasOwn(value, key)) $createDataProperty(result, key, cloneInto(sources, clones, value[key]));
  }
  return result;
}

function cloneLeaf(sources, clones, value, clone) {
  $append(sources, value);
  $append(clones, clone);
  return clone;
}

/** The name decides the class, whatever it was; of the rest only `message`, `stack` and `cause` are kept. */
function cloneError(sources, clones, error) {
  const name = error.name;
  const clone = cloneLeaf(sources, clones, error, newErrorNamed(name === undefined ? 'Error' : '' + name));
  if ($hasOwn(error, 'message') && 'value' in $descriptor(error, 'message'))
    $defineHidden(clone, 'message', '' + error.message);
  if ($hasOwn(error, 'cause')) $defineHidden(clone, 'cause', cloneInto(sources, clones, error.cause));
  clone.stack = error.stack;
  return clone;
}

function newErrorNamed(name) {
  if (name === 'EvalError') return new EvalError();
  if (name === 'RangeError') return new RangeError();
  if (name === 'ReferenceError') return new ReferenceError();
  if (name === 'SyntaxError') return new SyntaxError();
  if (name === 'TypeError') return new TypeError();
  if (name === 'URIError') return new URIError();
  return new Error();
}
