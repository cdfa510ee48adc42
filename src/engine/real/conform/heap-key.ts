/**
 * Two states are equal if they are written the same: objects are numbered as they are met, breadth first, each with its prototype, its
 * fields in order (private ones and those in weak maps included), elements, entries. Nothing has to be known of classes.
 *
 * What cannot be looked into (functions, promises, proxies, objects of node's own classes) counts by its identity. So a state with a closure that
 * was made for it is equal to no other: what the closure remembers might differ.
 */

import { types } from 'node:util';
import type { Registry } from '../registry.js';
import { heldWeakly } from './weak.js';

const WRITABLE = 4;
const ENUMERABLE = 2;
const CONFIGURABLE = 1;
const ORDINARY = WRITABLE + ENUMERABLE + CONFIGURABLE;

/** Everything that objects of these prototypes have inside is written down. */
const KNOWN: ReadonlySet<unknown> = new Set([
  Object.prototype,
  Array.prototype,
  Map.prototype,
  Set.prototype,
  Date.prototype,
  RegExp.prototype,
  ArrayBuffer.prototype,
  DataView.prototype,
  ...[Number, String, Boolean, BigInt, Symbol].map((one) => one.prototype as unknown),
  ...[Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError].map((one) => one.prototype),
  AggregateError.prototype,
  Object.getPrototypeOf(Uint8Array.prototype),
  ...[Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array].map(
    (one) => one.prototype,
  ),
  ...[Float32Array, Float64Array, BigInt64Array, BigUint64Array].map((one) => one.prototype),
]);

export class HeapKeys {
  private readonly identities = new WeakMap<object, number>();
  private readonly symbols = new Map<symbol, number>();
  private readonly transparent = new WeakMap<object, boolean>();
  private count = 0;

  constructor(private readonly registry: Registry) {}

  /** @ensures equal only for values that nobody can tell apart */
  of(roots: readonly unknown[]): string {
    const numbers = new Map<object, number>();
    const text = (value: unknown): string => {
      switch (typeof value) {
        case 'string':
          return JSON.stringify(value);
        case 'number':
          return Object.is(value, -0) ? '-0' : String(value);
        case 'bigint':
          return `${value}n`;
        case 'symbol':
          return `@${this.symbol(value)}`;
        case 'function':
          return `ƒ${this.identity(value)}`;
        case 'boolean':
        case 'undefined':
          return String(value);
        case 'object':
          break;
      }
      if (value === null) return 'null';
      const object = value as object;
      if (!this.isTransparent(object)) return `?${this.identity(object)}`;
      const number = numbers.get(object) ?? numbers.size;
      if (number === numbers.size) numbers.set(object, number);
      return `#${number}`;
    };
    let key = roots.map(text).join();
    for (const object of numbers.keys()) key += `\n${this.written(object, text)}`;
    return key;
  }

  /** The same without identities: what two runs of the same calls have in common. */
  static withoutIdentities(key: string): string {
    return key.replaceAll(/[ƒ?@^]\d+/g, '?');
  }

  private written(object: object, text: (value: unknown) => string): string {
    const prototype = Object.getPrototypeOf(object) as object | null;
    const parts = [prototype === null ? '^' : `^${this.identity(prototype)}`];
    if (!Object.isExtensible(object)) parts.push('!');
    const isError = types.isNativeError(object);
    for (const name of Reflect.ownKeys(object)) {
      if (isError && name === 'stack') continue;
      const { value, get, set, ...attributes } = Object.getOwnPropertyDescriptor(object, name)!;
      const flags =
        (attributes.writable === true ? WRITABLE : 0) +
        (attributes.enumerable === true ? ENUMERABLE : 0) +
        (attributes.configurable === true ? CONFIGURABLE : 0);
      const content = get === undefined && set === undefined ? text(value) : `${text(get)}/${text(set)}`;
      parts.push(`${text(name)}${flags === ORDINARY ? '' : flags}:${content}`);
    }
    for (const { name, get } of this.registry.privateFields(object)) parts.push(`${name}:${text(get())}`);
    for (const [holder, value] of heldWeakly(object)) parts.push(`~${this.identity(holder)}:${text(value)}`);
    if (types.isMap(object))
      for (const [key, value] of Map.prototype.entries.call(object)) parts.push(`${text(key)}→${text(value)}`);
    if (types.isSet(object)) for (const one of Set.prototype.values.call(object)) parts.push(text(one));
    if (types.isDate(object)) parts.push(String(Date.prototype.getTime.call(object)));
    if (types.isRegExp(object)) parts.push(`/${object.source}/${object.flags}`);
    if (types.isBoxedPrimitive(object)) parts.push(text((object as { valueOf(): unknown }).valueOf()));
    if (types.isArrayBuffer(object)) parts.push(new Uint8Array(object).join());
    if (types.isDataView(object)) parts.push(`${text(object.buffer)}+${object.byteOffset}`);
    if (types.isTypedArray(object)) parts.push(`${text(object.buffer)}+${object.byteOffset}`);
    return parts.join(' ');
  }

  /** Whether all that is inside can be seen. */
  private isTransparent(object: object): boolean {
    if (
      types.isProxy(object) ||
      types.isPromise(object) ||
      types.isWeakMap(object) ||
      types.isWeakSet(object) ||
      types.isSharedArrayBuffer(object) ||
      types.isGeneratorObject(object) ||
      types.isMapIterator(object) ||
      types.isSetIterator(object) ||
      types.isModuleNamespaceObject(object)
    )
      return false;
    const prototype = Object.getPrototypeOf(object) as object | null;
    return prototype === null || this.hasPlainInside(prototype);
  }

  /** Classes of the user have told of themselves as they were loaded; others may have private fields that nobody can read. */
  private hasPlainInside(prototype: object): boolean {
    const known = this.transparent.get(prototype);
    if (known !== undefined) return known;
    const above = Object.getPrototypeOf(prototype) as object | null;
    const isPlain =
      KNOWN.has(prototype) || this.isOfUser(prototype) ? above === null || this.hasPlainInside(above) : false;
    this.transparent.set(prototype, isPlain);
    return isPlain;
  }

  private isOfUser(prototype: object): boolean {
    if (this.registry.typeOf(Object.create(prototype) as object) !== null) return true;
    const maker: unknown = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value;
    if (typeof maker !== 'function') return true;
    const text = Function.prototype.toString.call(maker);
    return !/^class\b|\[native code\]/.test(text);
  }

  private identity(object: object): number {
    let known = this.identities.get(object);
    if (known === undefined) {
      known = this.count += 1;
      this.identities.set(object, known);
    }
    return known;
  }

  private symbol(symbol: symbol): number {
    const known = this.symbols.get(symbol) ?? this.symbols.size;
    this.symbols.set(symbol, known);
    return known;
  }
}
