/**
 * URL and URLSearchParams, after the URL Standard. What a text means is the engine's own answer, one part at a time; an object keeps its whole address as
 * text, and a query as a list of pairs.
 */

function setUpUrl(url, settings, count, input, base) {
  if (count === 0) throw withCode(new TypeError('The "url" argument must be specified'), 'ERR_MISSING_ARGS');
  const text = wellFormed(input);
  const under = base === undefined ? undefined : wellFormed(base);
  settings.href = requireHref(text, under);
  settings.params = undefined;
  return url;
}

function wellFormed(value) {
  return $wellFormed(toString(value));
}

function requireHref(text, base) {
  const href = $urlHref(text, base);
  if (href !== undefined) return href;
  const error = withCode(new TypeError('Invalid URL'), 'ERR_INVALID_URL');
  $createDataProperty(error, 'input', text);
  if (base !== undefined) $createDataProperty(error, 'base', base);
  throw error;
}

function urlCanParse(input, base) {
  if ($argumentCount() === 0) throw withCode(new TypeError('The "url" argument must be specified'), 'ERR_MISSING_ARGS');
  return $urlHref(wellFormed(input), base === undefined ? undefined : wellFormed(base)) !== undefined;
}

function urlParse(input, base) {
  if ($argumentCount() === 0) throw withCode(new TypeError('The "url" argument must be specified'), 'ERR_MISSING_ARGS');
  const href = $urlHref(wellFormed(input), base === undefined ? undefined : wellFormed(base));
  return href === undefined ? null : new URL(href);
}

/** @param secret the private field that node looks for first; undefined: it asks before it looks */
function urlSettings(value, secret) {
  const settings = $urlSettings(value, 'URL');
  if (settings !== undefined) return settings;
  throw new TypeError(
    secret === undefined
      ? 'Receiver must be an instance of class URL'
      : 'Cannot read private member ' + secret + ' from an object whose class did not declare it',
  );
}

function urlGet(url, part) {
  return $urlPart(urlSettings(url, part === 'href' || part === 'search' ? undefined : '#context').href, part);
}

function urlSet(url, part, value) {
  const settings = urlSettings(url, '#context');
  const text = wellFormed(value);
  settings.href = part === 'href' ? requireHref(text, undefined) : $urlWith(settings.href, part, text);
  if (settings.params !== undefined && (part === 'href' || part === 'search'))
    $urlSettings(settings.params, 'URLSearchParams').list = $queryPairs($urlPart(settings.href, 'search'));
}

function urlText() {
  return urlSettings(this, undefined).href;
}

function urlParams() {
  const settings = urlSettings(this, '#searchParams');
  settings.params ??= $newSearchParams({ list: $queryPairs($urlPart(settings.href, 'search')), url: settings });
  return settings.params;
}

// --- queries -----------------------------------------------------------------------------------------------

function setUpParams(params, settings, init) {
  settings.url = undefined;
  settings.list = [];
  if (init === undefined || init === null) return params;
  if (!$isObject(init)) {
    settings.list = $queryPairs(wellFormed(init));
    return params;
  }
  const known = $urlSettings(init, 'URLSearchParams');
  const method = init[$symbol('iterator')];
  if (known !== undefined && method === params[$symbol('iterator')])
    for (let i = 0; i < known.list.length; i++) settings.list.push([known.list[i][0], known.list[i][1]]);
  else if (method !== undefined && method !== null) addPairs(settings.list, init, method);
  else addRecord(settings.list, init);
  return params;
}

function addPairs(list, init, method) {
  if (!$isCallable(method)) throw withCode(new TypeError('Query pairs must be iterable'), 'ERR_ARG_NOT_ITERABLE');
  for (const pair of init) {
    const isIterable = $isObject(pair) && $isCallable(pair[$symbol('iterator')]);
    const both = isIterable ? [...pair] : [];
    if (both.length !== 2)
      throw withCode(new TypeError('Each query pair must be an iterable [name, value] tuple'), 'ERR_INVALID_TUPLE');
    list.push([wellFormed(both[0]), wellFormed(both[1])]);
  }
}

function addRecord(list, init) {
  const keys = $ownKeys(init);
  for (let i = 0; i < keys.length; i++) {
    if (!$isEnumerable(init, keys[i])) continue;
    const name = wellFormed(keys[i]);
    const value = wellFormed(init[keys[i]]);
    const known = list.find((pair) => pair[0] === name);
    if (known === undefined) list.push([name, value]);
    else known[1] = value;
  }
}

function paramsSettings(value) {
  const settings = $urlSettings(value, 'URLSearchParams');
  if (settings !== undefined) return settings;
  throw withCode(new TypeError('Value of "this" must be of type URLSearchParams'), 'ERR_INVALID_THIS');
}

function requireNames(count, isPair) {
  if (count >= (isPair ? 2 : 1)) return;
  const what = isPair ? '"name" and "value" arguments' : '"name" argument';
  throw withCode(new TypeError('The ' + what + ' must be specified'), 'ERR_MISSING_ARGS');
}

/** The address that a query is part of says the same. */
function afterChange(settings) {
  if (settings.url !== undefined) settings.url.href = $urlWith(settings.url.href, 'search', queryText(settings.list));
}

function queryText(list) {
  let text = '';
  for (let i = 0; i < list.length; i++) text += (i === 0 ? '' : '&') + $queryText(list[i][0], list[i][1]);
  return text;
}

function paramsAppend(name, value) {
  const settings = paramsSettings(this);
  requireNames($argumentCount(), true);
  settings.list.push([wellFormed(name), wellFormed(value)]);
  afterChange(settings);
}

function paramsDelete(name, value) {
  const settings = paramsSettings(this);
  requireNames($argumentCount(), false);
  const isMeant = pairTest(name, value);
  settings.list = settings.list.filter((pair) => !isMeant(pair));
  afterChange(settings);
}

function pairTest(name, value) {
  const text = wellFormed(name);
  if (value === undefined) return (pair) => pair[0] === text;
  const other = wellFormed(value);
  return (pair) => pair[0] === text && pair[1] === other;
}

function paramsGet(name) {
  const settings = paramsSettings(this);
  requireNames($argumentCount(), false);
  const found = settings.list.find(pairTest(name, undefined));
  return found === undefined ? null : found[1];
}

function paramsGetAll(name) {
  const settings = paramsSettings(this);
  requireNames($argumentCount(), false);
  return settings.list.filter(pairTest(name, undefined)).map((pair) => pair[1]);
}

function paramsHas(name, value) {
  const settings = paramsSettings(this);
  requireNames($argumentCount(), false);
  return settings.list.some(pairTest(name, value));
}

function paramsSet(name, value) {
  const settings = paramsSettings(this);
  requireNames($argumentCount(), true);
  const isMeant = pairTest(name, undefined);
  const made = [wellFormed(name), wellFormed(value)];
  const at = settings.list.findIndex(isMeant);
  settings.list = settings.list.filter((pair, index) => index === at || !isMeant(pair));
  if (at === -1) settings.list.push(made);
  else settings.list[at] = made;
  afterChange(settings);
}

function paramsSort() {
  const settings = paramsSettings(this);
  settings.list.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
  afterChange(settings);
}

function paramsForEach(callback, receiver) {
  const settings = paramsSettings(this);
  requireType('callback', 'function', callback);
  for (let i = 0; i < settings.list.length; i++)
    $call(callback, receiver, settings.list[i][1], settings.list[i][0], this);
}

function paramsEntries() {
  return paramsIterator(paramsSettings(this), 'entries');
}

function paramsKeys() {
  return paramsIterator(paramsSettings(this), 'keys');
}

function paramsValues() {
  return paramsIterator(paramsSettings(this), 'values');
}

/** What is added or removed meanwhile is seen. */
function* paramsIterator(settings, kind) {
  for (let i = 0; i < settings.list.length; i++) {
    const [name, value] = settings.list[i];
    yield kind === 'entries' ? [name, value] : kind === 'keys' ? name : value;
  }
}

function paramsText() {
  return queryText(paramsSettings(this).list);
}

function paramsSize() {
  return paramsSettings(this).list.length;
}
