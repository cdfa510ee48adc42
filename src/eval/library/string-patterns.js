/**
 * The methods of strings that take a pattern. An object is asked to do the work (`Symbol.replace` and its kin); anything
 * else is a piece of text.
 */

function isRegExp(value) {
  if (!$isObject(value)) return false;
  const matcher = value[$symbol('match')];
  if (matcher !== undefined) return !!matcher;
  return $isKind(value, 'regexp');
}

function requireText(value, name) {
  if (value === undefined || value === null)
    throw new TypeError('String.prototype.' + name + ' called on null or undefined');
}

function patternMethod(pattern, name, quick) {
  if (pattern === undefined || pattern === null) return undefined;
  const found = pattern[$symbol(name)];
  if (found === undefined || found === null) return undefined;
  if ($isCallable(found)) return found;
  if (quick) throw new TypeError(typeof found + ' ' + $show(found) + ' is not a function');
  const property = "property 'Symbol(Symbol." + name + ")' of object '" + $show(pattern) + "'";
  throw new TypeError("'" + $show(found) + "' returned for " + property + ' is not a function');
}

function requireGlobal(pattern, name) {
  if (!isRegExp(pattern)) return;
  const flags = pattern.flags;
  if (name === 'matchAll' && (flags === undefined || flags === null)) {
    throw new TypeError('The .flags property of the argument to String.prototype.matchAll cannot be null or undefined');
  }
  requireText(flags, name);
  if ($indexOf(toString(flags), 'g', 0) < 0) {
    throw new TypeError('String.prototype.' + name + ' called with a non-global RegExp argument');
  }
}

function stringReplace(self, pattern, replacement) {
  requireText(self, 'replace');
  const replacer = patternMethod(pattern, 'replace', true);
  if (replacer !== undefined) return $call(replacer, pattern, self, replacement);
  const text = toString(self);
  const search = toString(pattern);
  if (!$isCallable(replacement)) return $replaceFirst(text, search, toString(replacement));
  const position = $indexOf(text, search, 0);
  if (position === -1) return text;
  const result = toString($call(replacement, undefined, search, position, text));
  return $slice(text, 0, position) + result + $slice(text, position + search.length);
}

function stringReplaceAll(self, pattern, replacement) {
  requireText(self, 'replaceAll');
  requireGlobal(pattern, 'replaceAll');
  const replacer = patternMethod(pattern, 'replace', false);
  if (replacer !== undefined) return $call(replacer, pattern, self, replacement);
  const text = toString(self);
  const search = toString(pattern);
  if (!$isCallable(replacement)) return $replaceEach(text, search, toString(replacement));
  const advance = search.length === 0 ? 1 : search.length;
  let result = '';
  let end = 0;
  let position = $indexOf(text, search, 0);
  while (position !== -1) {
    const made = toString($call(replacement, undefined, search, position, text));
    result += $slice(text, end, position) + made;
    end = position + search.length;
    position = position + advance > text.length ? -1 : $indexOf(text, search, position + advance);
  }
  return result + $slice(text, end);
}

function stringSplit(self, separator, limit) {
  requireText(self, 'split');
  const splitter = patternMethod(separator, 'split', true);
  if (splitter !== undefined) return $call(splitter, separator, self, limit);
  const text = toString(self);
  const most = limit === undefined ? limit : toNumber(limit);
  return $splitText(text, separator === undefined ? separator : toString(separator), most);
}

function stringMatch(pattern) {
  requireText(this, 'match');
  const matcher = patternMethod(pattern, 'match', false);
  if (matcher !== undefined) return $call(matcher, pattern, this);
  const text = toString(this);
  const regexp = newRegExp(pattern === undefined ? '' : toString(pattern), '');
  return $call(regexp[$symbol('match')], regexp, text);
}

function stringMatchAll(pattern) {
  requireText(this, 'matchAll');
  requireGlobal(pattern, 'matchAll');
  const matcher = patternMethod(pattern, 'matchAll', true);
  if (matcher !== undefined) return $call(matcher, pattern, this);
  const text = toString(this);
  const regexp = newRegExp(pattern === undefined ? '' : toString(pattern), 'g');
  return $call(regexp[$symbol('matchAll')], regexp, text);
}

function stringSearch(pattern) {
  requireText(this, 'search');
  const searcher = patternMethod(pattern, 'search', false);
  if (searcher !== undefined) return $call(searcher, pattern, this);
  const text = toString(this);
  const regexp = newRegExp(pattern === undefined ? '' : toString(pattern), '');
  return $call(regexp[$symbol('search')], regexp, text);
}
