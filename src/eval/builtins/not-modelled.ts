/**
 * Everything in the language and in node that is not modelled: classes and namespaces, timers, input and output, sources
 * of chance, and single keys of builtins that are modelled. A program may look at all of it (see `refuse.ts`).
 */

import { inputOutput, nondeterministic, unsupportedConstruct } from '../../base/messages.js';
import { PLAIN, unlogged } from '../../heap/index.js';
import type { Realm } from '../realm.js';
import { property } from './define.js';
import { refusingFunction, refusingProperty, type Mirror, type Wording } from './refuse.js';

/** What is modelled; the rest of their keys is mirrored, so that nothing the host has is silently missing. */
const MODELLED = [
  'AggregateError',
  'Array',
  'ArrayBuffer',
  'BigInt',
  'BigInt64Array',
  'BigUint64Array',
  'Boolean',
  'Buffer',
  'DataView',
  'Date',
  'Error',
  'EvalError',
  'Float32Array',
  'Float64Array',
  'Function',
  'Int16Array',
  'Int32Array',
  'Int8Array',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'RangeError',
  'ReferenceError',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'SyntaxError',
  'TextDecoder',
  'TextEncoder',
  'TypeError',
  'URIError',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'WeakMap',
  'WeakRef',
  'WeakSet',
];

/** Functions of node that read or write. */
const OUTSIDE = ['fetch'];

/** Classes and namespaces that are not modelled. Those that another family has installed by now are left alone. */
const NOT_MODELLED = [
  'AsyncDisposableStack',
  'Atomics',
  'DisposableStack',
  'FinalizationRegistry',
  'Float16Array',
  'Intl',
  'Iterator',
  'SharedArrayBuffer',
  'WeakRef',
];

/** The same for what the engine does not define but node does; these read and write, or are about text encodings. */
const NODE_CLASSES = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'MessageChannel',
  'MessagePort',
  'WebAssembly',
];

/** Looking at these in node loads large parts of it, so they are not mirrored: their prototypes refuse as well. */
const LAZY_CLASSES = [
  'ByteLengthQueuingStrategy',
  'CompressionStream',
  'CountQueuingStrategy',
  'Crypto',
  'CryptoKey',
  'CustomEvent',
  'DecompressionStream',
  'FormData',
  'Headers',
  'MessageEvent',
  'Performance',
  'PerformanceEntry',
  'PerformanceMark',
  'PerformanceMeasure',
  'PerformanceObserver',
  'PerformanceObserverEntryList',
  'PerformanceResourceTiming',
  'ReadableByteStreamController',
  'ReadableStream',
  'ReadableStreamBYOBReader',
  'ReadableStreamBYOBRequest',
  'ReadableStreamDefaultController',
  'ReadableStreamDefaultReader',
  'Request',
  'Response',
  'SubtleCrypto',
  'TextDecoderStream',
  'TextEncoderStream',
  'TransformStream',
  'TransformStreamDefaultController',
  'WritableStream',
  'WritableStreamDefaultController',
  'WritableStreamDefaultWriter',
];

/** Functions of node about text. */
const TEXT = ['atob', 'btoa'];

/** Objects whose every answer is a matter of chance or of the clock. */
const CHANCE = [
  { name: 'crypto', functions: ['getRandomValues', 'randomUUID'], values: ['subtle'] },
  {
    name: 'performance',
    functions: [
      'clearMarks',
      'clearMeasures',
      'eventLoopUtilization',
      'getEntries',
      'getEntriesByName',
      'getEntriesByType',
      'mark',
      'measure',
      'now',
      'timerify',
      'toJSON',
    ],
    values: ['nodeTiming', 'timeOrigin'],
  },
];

/** @requires everything that is modelled is installed */
export function installNotModelled(realm: Realm, mirror: Mirror): void {
  const { global } = realm;
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
  for (const name of MODELLED) mirror.complete(name);
  const iteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
  mirror.keys(iteratorPrototype, 'Iterator.prototype', realm.iteratorPrototype);
  for (const name of [...NOT_MODELLED, ...NODE_CLASSES]) likeness(realm, mirror, name);
  for (const name of TEXT) property(realm, global, name, refusingFunction(realm, name, name, 1, false), PLAIN);
  for (const name of LAZY_CLASSES) {
    const made = refusingFunction(realm, name, name, 0, true, inputOutput);
    refusingProperty(realm, made, 'prototype', `${name}.prototype`, 0, inputOutput);
    property(realm, global, name, made);
  }
  for (const { name, functions, values } of CHANCE) {
    const made = realm.object();
    for (const key of functions)
      property(realm, made, key, refusingFunction(realm, key, `${name}.${key}`, 0, false, nondeterministic), PLAIN);
    for (const key of values) refusingProperty(realm, made, key, `${name}.${key}`, PLAIN, nondeterministic);
    property(realm, global, name, made);
  }
}

/** Puts a refusing likeness of a host global on ours, unless it is there or the host has none. */
function likeness(realm: Realm, mirror: Mirror, name: string): void {
  const shape = unlogged.shape(realm.global);
  const host: unknown = Reflect.get(globalThis, name);
  if (!('find' in shape) || shape.find(name) !== undefined) return;
  if (typeof host === 'function') property(realm, realm.global, name, mirror.constructor_(host, name));
  else if (typeof host === 'object' && host !== null)
    property(realm, realm.global, name, mirror.keys(host, name, realm.object()));
}
