/**
 * The way of regular expressions that the language prescribes: everything through `exec` and `lastIndex`, which a program
 * may have replaced or may watch.
 */

function makeRegExp(newTarget, pattern, flags) {
  const isPattern = isRegExp(pattern);
  if (newTarget === undefined && isPattern && flags === undefined) {
    if (pattern.constructor === $regExpConstructor()) return pattern;
  }
  let source;
  let chosen;
  if ($isKind(pattern, 'regexp')) {
    source = $regExpPart(pattern, 'source');
    chosen = flags === undefined ? $regExpPart(pattern, 'flags') : flags;
  } else if (isPattern) {
    source = pattern.source;
    chosen = flags === undefined ? pattern.flags : flags;
  } else {
    source = pattern;
    chosen = flags;
  }
  const sourceText = source === undefined ? '' : toString(source);
  return $createRegExp(newTarget, sourceText, chosen === undefined ? '' : toString(chosen));
}

function incompatible(name, value) {
  throw new TypeError('Method RegExp.prototype.' + name + ' called on incompatible receiver ' + $describe(value));
}

function regExpToString() {
  if (!$isObject(this)) incompatible('toString', this);
  const source = toString(this.source);
  return '/' + source + '/' + toString(this.flags);
}

function regExpFlags() {
  if (!$isObject(this)) throw new TypeError('RegExp.prototype.flags getter called on non-object ' + $show(this));
  let flags = '';
  if (this.hasIndices) flags += 'd';
  if (this.global) flags += 'g';
  if (this.ignoreCase) flags += 'i';
  if (this.multiline) flags += 'm';
  if (this.dotAll) flags += 's';
  if (this.unicode) flags += 'u';
  if (this.unicodeSets) flags += 'v';
  if (this.sticky) flags += 'y';
  return flags;
}

function regExpExecMethod(regexp, string) {
  if (!$isKind(regexp, 'regexp')) incompatible('exec', regexp);
  return regExpBuiltinExec(regexp, toString(string));
}

function regExpBuiltinExec(regexp, string) {
  let lastIndex = toLength(regexp.lastIndex);
  const keeps = $regExpPart(regexp, 'global') || $regExpPart(regexp, 'sticky');
  if (!keeps) lastIndex = 0;
  const match = lastIndex > string.length ? null : $regExpMatch(regexp, string, lastIndex);
  if (keeps) regexp.lastIndex = match === null ? 0 : match.index + match[0].length;
  return match;
}

function regExpExec(regexp, string) {
  const exec = regexp.exec;
  if ($isCallable(exec)) {
    const result = $call(exec, regexp, string);
    if (result !== null && !$isObject(result)) {
      throw new TypeError('RegExp exec method returned something other than an Object or null');
    }
    return result;
  }
  return regExpExecMethod(regexp, string);
}

function regExpTest(regexp, string) {
  if (!$isObject(regexp)) incompatible('test', undefined);
  return regExpExec(regexp, toString(string)) !== null;
}

function regExpMatch(regexp, string) {
  if (!$isObject(regexp)) incompatible('@@match', regexp);
  const text = toString(string);
  const flags = toString(regexp.flags);
  if ($indexOf(flags, 'g', 0) < 0) return regExpExec(regexp, text);
  const unicode = $indexOf(flags, 'u', 0) >= 0 || $indexOf(flags, 'v', 0) >= 0;
  regexp.lastIndex = 0;
  const found = [];
  for (;;) {
    const result = regExpExec(regexp, text);
    if (result === null) return found.length === 0 ? null : found;
    const matched = toString(result[0]);
    $append(found, matched);
    if (matched === '') regexp.lastIndex = $advance(text, toLength(regexp.lastIndex), unicode);
  }
}

function regExpMatchAll(string) {
  if (!$isObject(this)) incompatible('@@matchAll', this);
  const text = toString(string);
  const constructor = regExpSpecies(this);
  const flags = toString(this.flags);
  const matcher = $construct(constructor, [this, flags]);
  matcher.lastIndex = toLength(this.lastIndex);
  const unicode = $indexOf(flags, 'u', 0) >= 0 || $indexOf(flags, 'v', 0) >= 0;
  return $newMatches(matcher, text, $indexOf(flags, 'g', 0) >= 0, unicode);
}

function matchesNext() {
  if (!$isMatches(this)) {
    throw new TypeError(
      'Method %RegExpStringIterator%.prototype.next called on incompatible receiver ' + $describe(this),
    );
  }
  if ($matchesDone(this)) return { value: undefined, done: true };
  const regexp = $matchesPart(this, 0);
  const text = $matchesPart(this, 1);
  const match = regExpExec(regexp, text);
  if (match === null) {
    $endMatches(this);
    return { value: undefined, done: true };
  }
  if (!$matchesPart(this, 2)) {
    $endMatches(this);
    return { value: match, done: false };
  }
  if (toString(match[0]) === '') {
    regexp.lastIndex = $advance(text, toLength(regexp.lastIndex), $matchesPart(this, 3));
  }
  return { value: match, done: false };
}

function regExpSpecies(regexp) {
  const constructor = regexp.constructor;
  if (constructor === undefined) return $regExpConstructor();
  if (!$isObject(constructor)) throw new TypeError('The .constructor property is not an object');
  const species = constructor[$symbol('species')];
  if (species === undefined || species === null) return $regExpConstructor();
  if (!$isConstructor(species)) throw new TypeError('object.constructor[Symbol.species] is not a constructor');
  return species;
}

function regExpSearch(regexp, string) {
  if (!$isObject(regexp)) incompatible('@@search', regexp);
  const text = toString(string);
  const before = regexp.lastIndex;
  if (!$sameValue(before, 0)) regexp.lastIndex = 0;
  const result = regExpExec(regexp, text);
  if (!$sameValue(regexp.lastIndex, before)) regexp.lastIndex = before;
  return result === null ? -1 : result.index;
}

function regExpSplit(regexp, string, limit) {
  if (!$isObject(regexp)) incompatible('@@split', regexp);
  const text = toString(string);
  const constructor = regExpSpecies(regexp);
  const flags = toString(regexp.flags);
  const unicode = $indexOf(flags, 'u', 0) >= 0 || $indexOf(flags, 'v', 0) >= 0;
  const splitter = $construct(constructor, [regexp, $indexOf(flags, 'y', 0) >= 0 ? flags : flags + 'y']);
  const parts = [];
  const most = limit === undefined ? 4294967295 : limit >>> 0;
  if (most === 0) return parts;
  const size = text.length;
  if (size === 0) {
    if (regExpExec(splitter, text) === null) $append(parts, text);
    return parts;
  }
  let begin = 0;
  let at = 0;
  while (at < size) {
    splitter.lastIndex = at;
    const match = regExpExec(splitter, text);
    let end = 0;
    if (match !== null) {
      end = toLength(splitter.lastIndex);
      if (end > size) end = size;
    }
    if (match === null || end === begin) at = $advance(text, at, unicode);
    else {
      $append(parts, $slice(text, begin, at));
      if (parts.length === most) return parts;
      begin = end;
      const captures = toLength(match.length) - 1;
      for (let i = 1; i <= captures; i++) {
        $append(parts, match[i]);
        if (parts.length === most) return parts;
      }
      at = begin;
    }
  }
  $append(parts, $slice(text, begin, size));
  return parts;
}

function regExpReplace(regexp, string, replacement) {
  if (!$isObject(regexp)) incompatible('@@replace', undefined);
  const text = toString(string);
  const calls = $isCallable(replacement);
  const template = calls ? '' : toString(replacement);
  const flags = toString(regexp.flags);
  const global = $indexOf(flags, 'g', 0) >= 0;
  const unicode = $indexOf(flags, 'u', 0) >= 0 || $indexOf(flags, 'v', 0) >= 0;
  if (global) regexp.lastIndex = 0;
  const results = [];
  for (;;) {
    const result = regExpExec(regexp, text);
    if (result === null) break;
    $append(results, result);
    if (!global) break;
    if (toString(result[0]) === '') regexp.lastIndex = $advance(text, toLength(regexp.lastIndex), unicode);
  }
  let done = '';
  let next = 0;
  for (let r = 0; r < results.length; r++) {
    const result = results[r];
    const count = toLength(result.length) - 1;
    const matched = toString(result[0]);
    let position = toIntegerOrInfinity(result.index);
    position = position < 0 ? 0 : position > text.length ? text.length : position;
    const captures = [];
    for (let n = 1; n <= count; n++) {
      const capture = result[n];
      $append(captures, capture === undefined ? capture : toString(capture));
    }
    const named = result.groups;
    let made;
    if (calls) {
      const operands = [matched];
      for (let n = 0; n < captures.length; n++) $append(operands, captures[n]);
      $append(operands, position);
      $append(operands, text);
      if (named !== undefined) $append(operands, named);
      made = toString($apply(replacement, undefined, operands));
    } else {
      made = getSubstitution(
        matched,
        text,
        position,
        captures,
        named === undefined ? named : toObject(named),
        template,
      );
    }
    if (position >= next) {
      done += $slice(text, next, position) + made;
      next = position + matched.length;
    }
  }
  return next >= text.length ? done : done + $slice(text, next);
}

function getSubstitution(matched, text, position, captures, named, template) {
  let result = '';
  let rest = 0;
  for (;;) {
    const dollar = $indexOf(template, '$', rest);
    if (dollar === -1 || dollar + 1 === template.length) return result + $slice(template, rest);
    result += $slice(template, rest, dollar);
    const next = template[dollar + 1];
    rest = dollar + 2;
    if (next === '$') result += '$';
    else if (next === '&') result += matched;
    else if (next === '`') result += $slice(text, 0, position);
    else if (next === "'") {
      const end = position + matched.length;
      result += end >= text.length ? '' : $slice(text, end);
    } else if (next >= '0' && next <= '9') {
      let digits = 1;
      let index = +next;
      const second = template[rest];
      if (second !== undefined && second >= '0' && second <= '9' && index * 10 + +second <= captures.length) {
        const both = index * 10 + +second;
        if (both > 0) {
          index = both;
          digits = 2;
        }
      }
      if (index >= 1 && index <= captures.length) {
        const capture = captures[index - 1];
        if (capture !== undefined) result += capture;
        rest = dollar + 1 + digits;
      } else result += '$' + next;
    } else if (next === '<' && named !== undefined) {
      const close = $indexOf(template, '>', rest);
      if (close === -1) result += '$<';
      else {
        const capture = named[$slice(template, rest, close)];
        if (capture !== undefined) result += toString(capture);
        rest = close + 1;
      }
    } else result += '$' + next;
  }
}
