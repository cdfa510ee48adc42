/**
 * RegExp: the host's regular expression as immutable data, and `lastIndex` as ordinary state of the object.
 *
 * As in the engines, there are two ways to do everything. While a regular expression is *pristine* (nobody touched it,
 * its prototype's `exec` or its flags) the host matches, replaces and splits, and only `lastIndex` is carried over. All
 * others, and replacement by functions, go the way the language prescribes, which is the text of `../library/regexp.js`.
 */

import { ACCESSOR, CONFIGURABLE, HeapObject, WRITABLE, type Key, type Shape } from '../../heap/index.js';
import { Union, type Value } from '../../value/index.js';
import { prototypeFor } from '../construct.js';
import { liftHost } from '../host.js';
import { mentionsObject } from '../mentions.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';
import { constructorOf, getter, method, property, textMethod } from './define.js';
import { complaint, where } from './operands.js';
import { refusingFunction, refusingProperty } from './refuse.js';
import { installMatchIterator } from './regexp-iterator.js';
import { matchArray } from './regexp-match.js';

const FLAGS = [
  'hasIndices',
  'global',
  'ignoreCase',
  'multiline',
  'dotAll',
  'unicode',
  'unicodeSets',
  'sticky',
] as const;

const LEGACY = ['input', '$_', 'lastMatch', '$&', 'lastParen', '$+', 'leftContext', '$`', 'rightContext', "$'"];

/** The host's regular expression of an object; null if the object is none. */
function hostOf(value: Value): RegExp | null {
  return value instanceof HeapObject && value.kind === 'regexp' ? (value.data as RegExp) : null;
}

export function installRegexp(realm: Realm): void {
  const { regExpPrototype } = realm;
  const initial = realm.heap.emptyShape(regExpPrototype).extend('lastIndex', WRITABLE);
  installNatives(realm, initial);
  const made = constructorOf(
    realm,
    'RegExp',
    2,
    regExpPrototype,
    (machine, _self, [pattern, flags], target, destination) =>
      realm.callLibrary(machine, 'makeRegExp', [target, pattern, flags], destination),
  );
  getter(realm, made, Symbol.species, (_machine, self) => self);
  for (const name of [...LEGACY, ...Array.from({ length: 9 }, (_, i) => `$${i + 1}`)])
    refusingProperty(realm, made, name, `RegExp.${name}`);
  realm.addLibraryNative('$regExpConstructor', () => made);
  installGetters(realm);
  textMethod(realm, regExpPrototype, 'toString', 0, 'regExpToString');
  property(realm, regExpPrototype, 'compile', refusingFunction(realm, 'compile', 'RegExp.prototype.compile', 2, false));
  textMethod(realm, regExpPrototype, Symbol.matchAll, 1, 'regExpMatchAll');
  installMatchIterator(realm);
  installFast(realm, initial, made);
}

function installNatives(realm: Realm, initial: Shape): void {
  realm.addLibraryNative('$isKind', (machine, _self, [value, kind]) =>
    machine.values.boolean(where(machine, value, (atom) => atom instanceof HeapObject && atom.kind === kind, false)),
  );
  const create = (machine: Machine, pattern: Value, flags: Value, shape: Shape): Value | typeof PENDING => {
    let host: RegExp;
    try {
      host = new RegExp(pattern as string, flags as string);
    } catch (problem) {
      if (!(problem instanceof Error)) throw problem;
      return machine.raiseError(problem.name, problem.message);
    }
    return machine.heap.allocateShaped('regexp', shape, [0], host);
  };
  realm.addLibraryNative('newRegExp', (machine, _self, [pattern, flags]) => create(machine, pattern, flags, initial), {
    splits: [0, 1],
  });
  realm.addLibraryNative(
    '$createRegExp',
    (machine, _self, [newTarget, pattern, flags]) => {
      const above = prototypeFor(machine, newTarget as HeapObject | undefined, realm.regExpPrototype);
      const shape = machine.heap.emptyShape(above).extend('lastIndex', WRITABLE);
      return create(machine, pattern, flags, shape);
    },
    { splits: [0, 1, 2] },
  );
  realm.addLibraryNative(
    '$regExpPart',
    (_machine, _self, [regexp, part]) => Reflect.get(hostOf(regexp)!, part as string) as string,
    {
      splits: [0],
    },
  );
  realm.addLibraryNative(
    '$regExpMatch',
    (machine, _self, [regexp, string, index]) => {
      const host = hostOf(regexp)!;
      host.lastIndex = index as number;
      const match = host.exec(string as string);
      return match === null ? null : matchArray(machine, match);
    },
    { splits: [0, 1, 2] },
  );
  realm.addLibraryNative('$advance', (machine, _self, actuals, _new, destination) =>
    liftHost(
      machine,
      actuals,
      (string, index, unicode) => {
        const point = unicode === true ? (string as string).codePointAt(index as number) : undefined;
        return (index as number) + (point !== undefined && point > 0xffff ? 2 : 1);
      },
      destination,
    ),
  );
}

function installGetters(realm: Realm): void {
  const { regExpPrototype } = realm;
  const read = (machine: Machine, self: Value, name: string, ofPrototype: Value): Value | typeof PENDING => {
    const host = hostOf(self);
    if (host !== null) return Reflect.get(host, name) as string | boolean;
    if (self === regExpPrototype) return ofPrototype;
    return machine.raiseError(
      'TypeError',
      complaint(() => Reflect.get(RegExp.prototype, name, {})),
    );
  };
  const onReceiver = { splits: [-1] };
  getter(realm, regExpPrototype, 'source', (machine, self) => read(machine, self, 'source', '(?:)'), onReceiver);
  for (const name of FLAGS)
    getter(realm, regExpPrototype, name, (machine, self) => read(machine, self, name, undefined), onReceiver);
  const flags = realm.renamed('regExpFlags', 'get flags', 0);
  property(realm, regExpPrototype, 'flags', realm.heap.accessor(flags, undefined), ACCESSOR | CONFIGURABLE);
}

/** The methods that ask the host as long as the regular expression is pristine. */
function installFast(realm: Realm, initial: Shape, constructor_: HeapObject): void {
  const { regExpPrototype } = realm;
  const watched = ['constructor', 'exec', 'flags', ...FLAGS];
  let originals: readonly Value[] = [];
  const contents = (object: HeapObject, keys: readonly Key[]): readonly Value[] => {
    const shape = realm.heap.shape(object);
    if (!('find' in shape)) return [];
    return keys.map((key) => {
      const found = shape.find(key);
      return found === undefined ? undefined : realm.heap.slot(object, found.index);
    });
  };
  const furniture = (): readonly Value[] => [
    ...contents(regExpPrototype, watched),
    ...contents(constructor_, [Symbol.species]),
  ];
  /** The host's regular expression, set to where the object stands; null unless it is pristine. */
  const pristine = (self: Value): RegExp | null => {
    if (!(self instanceof HeapObject) || realm.heap.shape(self) !== initial || self.kind !== 'regexp') return null;
    const lastIndex = realm.heap.slot(self, 0);
    if (typeof lastIndex !== 'number' || !(lastIndex >= 0)) return null;
    const now = furniture();
    if (now.length !== originals.length || now.some((one, i) => one !== originals[i])) return null;
    const host = self.data as RegExp;
    host.lastIndex = Math.floor(lastIndex);
    return host;
  };
  /** Carries `lastIndex` back; the host leaves it alone unless the regular expression is global or sticky. */
  const keep = (machine: Machine, self: Value, host: RegExp): void => {
    if (!host.global && !host.sticky) return;
    const object = self as HeapObject;
    if (machine.heap.slot(object, 0) !== host.lastIndex) machine.heap.writeSlot(object, 0, host.lastIndex);
  };
  const stateless = (host: RegExp): boolean => !host.global && !host.sticky;
  const onText = { splits: [-1, 0] };

  method(
    realm,
    regExpPrototype,
    'exec',
    1,
    (machine, self, [string], _new, destination) => {
      const host = pristine(self);
      if (host === null || typeof string !== 'string')
        return realm.callLibrary(machine, 'regExpExecMethod', [self, string], destination);
      const match = host.exec(string);
      keep(machine, self, host);
      return match === null ? null : matchArray(machine, match);
    },
    onText,
  );
  method(
    realm,
    regExpPrototype,
    'test',
    1,
    (machine, self, [string], _new, destination) => {
      const host = pristine(self);
      if (host !== null && stateless(host) && string instanceof Union && !mentionsObject(string))
        return liftHost(machine, [string], (atom) => host.test(`${atom as string}`), destination);
      if (host === null || typeof string !== 'string')
        return realm.callLibrary(machine, 'regExpTest', [self, string], destination);
      const found = host.test(string);
      keep(machine, self, host);
      return found;
    },
    { splits: [-1] },
  );
  method(
    realm,
    regExpPrototype,
    Symbol.match,
    1,
    (machine, self, [string], _new, destination) => {
      const host = pristine(self);
      if (host === null || typeof string !== 'string')
        return realm.callLibrary(machine, 'regExpMatch', [self, string], destination);
      const { global } = host;
      const match = string.match(host);
      keep(machine, self, host);
      if (match === null) return null;
      return global ? realm.array([...match]) : matchArray(machine, match as RegExpExecArray);
    },
    onText,
  );
  realm.addLibraryNative(
    '$regExpReplace',
    (machine, _self, actuals, _new, destination) => realm.callLibrary(machine, 'regExpReplace', actuals, destination),
    { splits: [0, 1] },
  );
  method(
    realm,
    regExpPrototype,
    Symbol.replace,
    2,
    (machine, self, [string, replacement], _new, destination) => {
      const host = pristine(self);
      if (
        host === null ||
        mentionsObject(string) ||
        mentionsObject(replacement) ||
        (host.sticky && string instanceof Union)
      )
        return realm.callLibrary(machine, '$regExpReplace', [self, string, replacement], destination);
      const start = host.lastIndex;
      const result = liftHost(
        machine,
        [string, replacement],
        (one, other) => {
          host.lastIndex = start;
          return `${one as string}`.replace(host, `${other as string}`);
        },
        destination,
      );
      if (result !== PENDING) keep(machine, self, host);
      return result;
    },
    { splits: [-1] },
  );
  method(
    realm,
    regExpPrototype,
    Symbol.search,
    1,
    (machine, self, [string], _new, destination) => {
      const host = pristine(self);
      if (host === null || mentionsObject(string))
        return realm.callLibrary(machine, 'regExpSearch', [self, string], destination);
      return liftHost(machine, [string], (one) => `${one as string}`.search(host), destination);
    },
    { splits: [-1] },
  );
  method(
    realm,
    regExpPrototype,
    Symbol.split,
    2,
    (machine, self, [string, limit], _new, destination) => {
      const host = pristine(self);
      if (host === null || typeof string !== 'string' || (limit !== undefined && typeof limit !== 'number'))
        return realm.callLibrary(machine, 'regExpSplit', [self, string, limit], destination);
      return realm.array(string.split(host, limit));
    },
    { splits: [-1, 0, 1] },
  );
  originals = furniture();
}
