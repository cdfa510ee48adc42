/**
 * The global object: its constants and functions, and a likeness of everything in node that is not modelled, so that a
 * package may look whether it is there (see `refuse.ts`).
 *
 * `process` is small and always the same, so that a check does not depend on the machine it runs on: an empty
 * environment, platform 'linux', version 20. Its functions and streams refuse.
 */

import { inputOutput, nondeterministic, unsupportedBuiltin, unsupportedConstruct } from '../../base/messages.js';
import { HIDDEN, HeapObject, PLAIN } from '../../heap/index.js';
import type { Atom } from '../../value/index.js';
import type { Realm } from '../realm.js';
import { method, property } from './define.js';
import { pureMethod } from './operands.js';
import { Mirror, refusingFunction, refuse, refusingProperty, type Wording } from './refuse.js';

export const library = `
function structuredCloneOf(value, options) {
  if (options !== undefined && options !== null && options.transfer !== undefined) $refuse('structuredClone with transfer');
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
  if (kind === 'boxed') return cloneLeaf(sources, clones, value, $box($inside(value)));
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
`;

/** Functions of node that wait, read or write. */
const OUTSIDE = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'fetch',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

/** Classes and namespaces that are not modelled. Those that another family has installed by now are left alone. */
const NOT_MODELLED = [
  'AggregateError',
  'ArrayBuffer',
  'AsyncDisposableStack',
  'Atomics',
  'BigInt64Array',
  'BigUint64Array',
  'DataView',
  'DisposableStack',
  'FinalizationRegistry',
  'Float16Array',
  'Float32Array',
  'Float64Array',
  'Int16Array',
  'Int32Array',
  'Int8Array',
  'Intl',
  'Promise',
  'SharedArrayBuffer',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'WeakRef',
];

/** The same for what the engine does not define but node does; these read and write, or are about text encodings and URLs. */
const NODE_CLASSES = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'Buffer',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'MessageChannel',
  'MessagePort',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'WebAssembly',
];

/** Looking at these in node loads its whole network client, so they are not mirrored: their prototypes refuse as well. */
const NETWORK_CLASSES = ['FormData', 'Headers', 'MessageEvent', 'Request', 'Response'];

const PROCESS_FUNCTIONS: readonly (readonly [string, Wording])[] = [
  ['abort', inputOutput],
  ['binding', inputOutput],
  ['chdir', inputOutput],
  ['cpuUsage', nondeterministic],
  ['cwd', inputOutput],
  ['emit', unsupportedBuiltin],
  ['emitWarning', inputOutput],
  ['exit', inputOutput],
  ['getuid', inputOutput],
  ['hrtime', nondeterministic],
  ['kill', inputOutput],
  ['listeners', unsupportedBuiltin],
  ['memoryUsage', nondeterministic],
  ['nextTick', unsupportedBuiltin],
  ['off', unsupportedBuiltin],
  ['on', unsupportedBuiltin],
  ['once', unsupportedBuiltin],
  ['removeListener', unsupportedBuiltin],
  ['umask', inputOutput],
  ['uptime', nondeterministic],
];

const PROCESS_OBJECTS = ['argv', 'execArgv', 'execPath', 'pid', 'ppid', 'stderr', 'stdin', 'stdout', 'title'];

export function installGlobals(realm: Realm): void {
  const { global } = realm;
  property(realm, global, 'globalThis', global);
  property(realm, global, 'global', global);
  property(realm, global, 'NaN', NaN, 0);
  property(realm, global, 'Infinity', Infinity, 0);
  property(realm, global, 'undefined', undefined, 0);
  property(realm, global, Symbol.toStringTag, 'global', 4);
  for (const name of ['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'unescape']) {
    const host = Reflect.get(globalThis, name) as (text: Atom) => string;
    pureMethod(realm, global, name, 1, { kinds: ['string'] }, host);
  }
  realm.addLibraryNative('$refuse', (machine, _self, [name]) => refuse(machine, name as string));
  realm.addLibraryNative('$plainKind', (machine, _self, [object]) => plainKind(realm, machine, object as HeapObject), {
    splits: [0],
  });
  property(realm, global, 'structuredClone', realm.renamed('structuredCloneOf', 'structuredClone', 1), PLAIN);
  method(
    realm,
    global,
    'eval',
    1,
    (machine, _self, [text]) =>
      typeof text === 'string'
        ? refuse(machine, 'eval(…)', (name, span) => unsupportedConstruct('direct-eval', name, '', span))
        : text,
    { splits: [0] },
  );
  const proxyWording: Wording = (name, span) => unsupportedConstruct('proxy', name, '', span);
  const proxy = refusingFunction(realm, 'Proxy', 'new Proxy(…)', 2, true, proxyWording);
  property(
    realm,
    proxy,
    'revocable',
    refusingFunction(realm, 'revocable', 'Proxy.revocable(…)', 2, false, proxyWording),
  );
  property(realm, global, 'Proxy', proxy);
  for (const name of OUTSIDE) {
    const length = Number(Reflect.get((Reflect.get(globalThis, name) as object | undefined) ?? {}, 'length') ?? 0);
    property(realm, global, name, refusingFunction(realm, name, name, length, false, inputOutput), PLAIN);
  }
  const mirror = new Mirror(realm);
  for (const name of [...NOT_MODELLED, ...NODE_CLASSES]) likeness(realm, mirror, name);
  for (const name of NETWORK_CLASSES) {
    const made = refusingFunction(realm, name, name, 0, true, inputOutput);
    refusingProperty(realm, made, 'prototype', `${name}.prototype`, 0, inputOutput);
    property(realm, global, name, made);
  }
  installViews(realm);
  refusingProperty(realm, global, 'crypto', 'crypto', HIDDEN, nondeterministic);
  refusingProperty(realm, global, 'performance', 'performance', HIDDEN, nondeterministic);
  installProcess(realm);
}

/** Puts a refusing likeness of a host global on ours, unless it is there or the host has none. */
function likeness(realm: Realm, mirror: Mirror, name: string): void {
  const { shape } = realm.global;
  const host: unknown = Reflect.get(globalThis, name);
  if (!('find' in shape) || shape.find(name) !== undefined) return;
  if (typeof host === 'function') property(realm, realm.global, name, mirror.constructor_(host, name));
  else if (typeof host === 'object' && host !== null)
    property(realm, realm.global, name, mirror.keys(host, name, realm.object()));
}

/** No array buffer or view can exist here, so the question whether something is one has an answer. */
function installViews(realm: Realm): void {
  const { shape } = realm.global;
  const found = 'find' in shape ? shape.find('ArrayBuffer') : undefined;
  const made = found === undefined ? undefined : realm.global.slots[found.index];
  if (made instanceof HeapObject) method(realm, made, 'isView', 1, () => false);
}

function installProcess(realm: Realm): void {
  const made = realm.object();
  const add = (object: HeapObject, key: string, value: HeapObject | string): void =>
    property(realm, object, key, value, PLAIN);
  const versions = realm.object();
  add(versions, 'node', '20.19.0');
  add(made, 'version', 'v20.19.0');
  add(made, 'versions', versions);
  add(made, 'platform', 'linux');
  add(made, 'arch', 'x64');
  add(made, 'env', realm.object());
  for (const [name, wording] of PROCESS_FUNCTIONS)
    add(made, name, refusingFunction(realm, name, `process.${name}`, 0, false, wording));
  for (const name of PROCESS_OBJECTS) refusingProperty(realm, made, name, `process.${name}`, PLAIN, inputOutput);
  property(realm, made, Symbol.toStringTag, 'process', 4);
  property(realm, realm.global, 'process', made);
}

/** What `structuredClone` makes of an object; refuses what it would reject or what is not modelled. */
function plainKind(realm: Realm, machine: Parameters<typeof refuse>[0], object: HeapObject): string {
  switch (object.kind) {
    case 'object':
    case 'array':
    case 'map':
    case 'set':
    case 'date':
    case 'regexp':
      return object.kind;
    case 'boxed':
      return typeof object.internal === 'symbol' ? refuse(machine, 'structuredClone of a symbol') : 'boxed';
    case 'arguments':
      return 'object';
    case 'function':
    case 'error':
    case 'iterator':
    case 'generator':
    case 'namespace':
      return refuse(machine, `structuredClone of ${realm.describe(object)}`);
  }
}
