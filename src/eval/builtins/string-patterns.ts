/**
 * The methods of strings that take a pattern. If the pattern is an object it is asked to do the work (`Symbol.replace` and
 * its kin); otherwise it is a piece of text, and where a function makes the replacement, library text calls it.
 */

import type { Value } from '../../value/index.js';
import { liftHost } from '../host.js';
import { mentionsObject } from '../mentions.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';
import { method, textMethod } from './define.js';
import { hostMethodOf } from './operands.js';

export const library = `
function isRegExp(value) {
  if (!$isObject(value)) return false;
  const matcher = value[$symbol('match')];
  if (matcher !== undefined) return !!matcher;
  return $isKind(value, 'regexp');
}
function requireText(value, name) {
  if (value === undefined || value === null) throw new TypeError('String.prototype.' + name + ' called on null or undefined');
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
`;

export function installPatterns(realm: Realm): void {
  const { stringPrototype } = realm;
  for (const [name, text, native] of [
    ['replace', 'stringReplace', '$replaceFirst'],
    ['replaceAll', 'stringReplaceAll', '$replaceEach'],
  ] as const) {
    const compute = hostMethodOf(String.prototype, name);
    realm.addLibraryNative(native, (machine, _self, actuals, _new, destination) =>
      liftHost(machine, actuals, compute, destination),
    );
    // text is searched and put together piece by piece there, which is no work for a union of texts
    realm.addLibraryNative(
      `$${text}`,
      (machine, _self, actuals, _new, destination) => realm.callLibrary(machine, text, actuals, destination),
      { splits: [0, 1] },
    );
    method(realm, stringPrototype, name, 2, (machine, self, [pattern, replacement], _new, destination) => {
      const operands = [self, pattern, replacement];
      if (operands.some(mentionsObject)) return realm.callLibrary(machine, `$${text}`, operands, destination);
      return liftHost(machine, operands, compute, destination);
    });
  }
  const split = String.prototype.split as (this: unknown, separator: unknown, limit: unknown) => string[];
  const splitText = (machine: Machine, operands: readonly Value[]): Value | typeof PENDING => {
    let parts: string[] = [];
    const done = liftHost(
      machine,
      operands,
      (text, separator, limit) => {
        parts = split.call(text, separator, limit);
        return true;
      },
      -1,
    );
    return done === PENDING ? PENDING : realm.array(parts);
  };
  realm.addLibraryNative('$splitText', (machine, _self, actuals) => splitText(machine, actuals), {
    splits: [0, 1, 2],
  });
  method(
    realm,
    stringPrototype,
    'split',
    2,
    (machine, self, [separator, limit], _new, destination) => {
      const operands = [self, separator, limit];
      if (operands.some(mentionsObject)) return realm.callLibrary(machine, 'stringSplit', operands, destination);
      return splitText(machine, operands);
    },
    { splits: [-1, 0, 1] },
  );
  textMethod(realm, stringPrototype, 'match', 1, 'stringMatch');
  textMethod(realm, stringPrototype, 'matchAll', 1, 'stringMatchAll');
  textMethod(realm, stringPrototype, 'search', 1, 'stringSearch');
}
