/** URL and URLSearchParams: library text on objects whose internal part is what they hold. What texts mean is asked of the engine that we run in. */

import { ACCESSOR, CONFIGURABLE, ENUMERABLE, HeapObject, PLAIN, initialise } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import { prototypeFor } from '../construct.js';
import type { NativeBody } from '../functions.js';
import type { Realm } from '../realm.js';
import { constructorOf, property } from './define.js';
import { refusingFunction } from './refuse.js';
import { urlPrototypes, type UrlBrand } from './url-prototypes.js';

/** As they stand in node, which shows in loops over an address. */
const PARTS = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'searchParams',
  'hash',
] as const;
type Part = Exclude<(typeof PARTS)[number], 'searchParams'>;
type WritablePart = Exclude<Part, 'origin'>;

const isWritable = (part: string): boolean => part !== 'origin' && part !== 'searchParams';

export function installUrl(realm: Realm): void {
  const params = installParams(realm);
  const prototype = realm.object();
  urlPrototypes.set(realm, { URL: prototype, URLSearchParams: params });
  installNatives(realm, params);
  const setUp: SetUp = (settings, made, actuals) => [made, settings, actuals.length, actuals[0], actuals[1]];
  const url = classOf(realm, 'URL', 1, prototype, 'setUpUrl', setUp);
  property(realm, prototype, 'toString', realm.renamed('urlText', 'toString', 0), PLAIN);
  for (const part of PARTS) {
    const get =
      part === 'searchParams'
        ? realm.renamed('urlParams', 'get searchParams', 0)
        : realm.native(`get ${part}`, 0, (machine, self, _actuals, _newTarget, destination) =>
            realm.callLibrary(machine, 'urlGet', [self, part], destination),
          );
    const set = isWritable(part)
      ? realm.native(`set ${part}`, 1, (machine, self, [value], _newTarget, destination) =>
          realm.callLibrary(machine, 'urlSet', [self, part, value], destination),
        )
      : undefined;
    property(realm, prototype, part, realm.heap.accessor(get, set), ACCESSOR | CONFIGURABLE | ENUMERABLE);
  }
  property(realm, prototype, 'toJSON', realm.renamed('urlText', 'toJSON', 0), PLAIN);
  property(realm, prototype, Symbol.toStringTag, 'URL', CONFIGURABLE);
  property(realm, url, 'canParse', realm.renamed('urlCanParse', 'canParse', 1), PLAIN);
  property(realm, url, 'parse', realm.renamed('urlParse', 'parse', 1), PLAIN);
  for (const name of ['createObjectURL', 'revokeObjectURL'])
    property(realm, url, name, refusingFunction(realm, name, `URL.${name}`, 1, false), PLAIN);
}

function installParams(realm: Realm): HeapObject {
  const prototype = realm.object();
  classOf(realm, 'URLSearchParams', 0, prototype, 'setUpParams', (settings, made, [init]) => [made, settings, init]);
  const size = realm.heap.accessor(realm.renamed('paramsSize', 'get size', 0), undefined);
  property(realm, prototype, 'size', size, ACCESSOR | CONFIGURABLE | ENUMERABLE);
  const method = (name: string, length: number): HeapObject => {
    const made = realm.renamed(`params${name[0]!.toUpperCase()}${name.slice(1)}`, name, length);
    property(realm, prototype, name, made, PLAIN);
    return made;
  };
  method('append', 2);
  for (const name of ['delete', 'get', 'getAll', 'has']) method(name, 1);
  method('set', 2);
  method('sort', 0);
  const entries = method('entries', 0);
  method('forEach', 1);
  for (const name of ['keys', 'values']) method(name, 0);
  property(realm, prototype, 'toString', realm.renamed('paramsText', 'toString', 0), PLAIN);
  property(realm, prototype, Symbol.toStringTag, 'URLSearchParams', CONFIGURABLE);
  property(realm, prototype, Symbol.iterator, entries);
  return prototype;
}

type SetUp = (settings: HeapObject, made: HeapObject, actuals: readonly Value[]) => readonly Value[];

function classOf(
  realm: Realm,
  brand: UrlBrand,
  length: number,
  prototype: HeapObject,
  text: string,
  operands: SetUp,
): HeapObject {
  return constructorOf(realm, brand, length, prototype, (machine, _self, actuals, newTarget, destination) => {
    if (newTarget === undefined)
      return machine.raiseError('TypeError', `Class constructor ${brand} cannot be invoked without 'new'`);
    const settings = realm.object();
    const made = machine.heap.allocate('object', prototypeFor(machine, newTarget, prototype), brand);
    initialise(made, { internal: settings });
    return realm.callLibrary(machine, text, [...operands(settings, made, actuals)], destination);
  });
}

/** Pure functions of texts, and the way from an object to what it holds. */
function installNatives(realm: Realm, params: HeapObject): void {
  const settingsOf: NativeBody = (machine, _self, [object, brand]) =>
    object instanceof HeapObject && object.kind === 'object' && object.data === brand
      ? machine.heap.internal(object)
      : undefined;
  realm.addLibraryNative('$urlSettings', settingsOf, { splits: [0] });
  realm.addLibraryNative('$newSearchParams', (machine, _self, [settings]) => {
    const made = machine.heap.allocate('object', params, 'URLSearchParams');
    initialise(made, { internal: settings });
    return made;
  });
  const all = { splits: [0, 1, 2] };
  realm.addLibraryNative('$wellFormed', (_machine, _self, [text]) => wellFormed(text as string), all);
  realm.addLibraryNative('$urlHref', (_machine, _self, [text, base]) => hrefOf(text as string, base as string), all);
  realm.addLibraryNative('$urlPart', (_machine, _self, [href, part]) => new URL(href as string)[part as Part], all);
  realm.addLibraryNative(
    '$urlWith',
    (_machine, _self, [href, part, value]) => {
      const url = new URL(href as string);
      url[part as WritablePart] = value as string;
      return url.href;
    },
    all,
  );
  const pairsOf: NativeBody = (_machine, _self, [text]) =>
    realm.array([...new URLSearchParams(text as string)].map((pair) => realm.array([...pair])));
  realm.addLibraryNative('$queryPairs', pairsOf, all);
  const queryText: NativeBody = (_machine, _self, [name, value]) =>
    new URLSearchParams([[name as string, value as string]]).toString();
  realm.addLibraryNative('$queryText', queryText, all);
}

function hrefOf(text: string, base: string | undefined): string | undefined {
  try {
    return new URL(text, base).href;
  } catch {
    return undefined;
  }
}

/** Halves of characters become U+FFFD. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
