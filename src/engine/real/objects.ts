/**
 * What is inside a real object: its fields (private ones as `#name`), the elements of arrays and sets, the entries of maps. Building,
 * reading, copying and walking all go through here, so they agree about what a state consists of.
 */

import { types } from 'node:util';
import { isHiddenName, symbolText, tellApart } from '../../base/key-text.js';
import { ORIGINAL } from '../../spec/statements.js';
import { isGiven } from './given.js';
import type { Registry } from './registry.js';

/** Stands in for an element that an array does not have. */
export const HOLE = Symbol('hole');

export interface Contents {
  readonly fields: readonly (readonly [name: string, value: unknown])[];
  /** Of arrays and sets. */
  readonly elements: readonly unknown[];
  readonly entries: readonly (readonly [key: unknown, value: unknown])[];
}

/** Whether there is something inside that can be read and built again. */
export function isTransparent(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isOpaque(value);
}

function isOpaque(value: object): boolean {
  return (
    types.isDate(value) ||
    types.isRegExp(value) ||
    types.isPromise(value) ||
    types.isProxy(value) ||
    types.isWeakMap(value) ||
    types.isWeakSet(value) ||
    types.isArrayBufferView(value) ||
    types.isAnyArrayBuffer(value) ||
    types.isGeneratorObject(value) ||
    types.isMapIterator(value) ||
    types.isSetIterator(value) ||
    types.isModuleNamespaceObject(value) ||
    types.isBoxedPrimitive(value) ||
    isGiven(value)
  );
}

export function contentsOf(object: object, registry: Registry): Contents {
  const isArray = Array.isArray(object);
  const isError = types.isNativeError(object);
  const fields: (readonly [string, unknown])[] = [];
  const names = Object.getOwnPropertyNames(object);
  // indices come first, then the length, which is older than any field
  for (let at = isArray ? names.indexOf('length') + 1 : 0; at < names.length; at += 1) {
    const name = names[at]!;
    const descriptor = Object.getOwnPropertyDescriptor(object, name)!;
    if (isError && !descriptor.enumerable) continue;
    fields.push([name, 'value' in descriptor ? (descriptor.value as unknown) : descriptor.get]);
  }
  for (const { name, get } of registry.privateFields(object)) fields.push([name, get()]);
  for (const { name, key } of symbolFields(object)) {
    const descriptor = Object.getOwnPropertyDescriptor(object, key)!;
    fields.push([name, 'value' in descriptor ? (descriptor.value as unknown) : descriptor.get]);
  }
  return {
    fields,
    elements: isArray ? elementsOf(object) : types.isSet(object) ? [...Set.prototype.values.call(object)] : [],
    entries: types.isMap(object) ? [...Map.prototype.entries.call(object)] : [],
  };
}

/** Fields behind symbols; what marks a copy is none. */
function symbolFields(object: object): readonly { readonly name: string; readonly key: symbol }[] {
  return named(Object.getOwnPropertySymbols(object).filter((key) => key !== ORIGINAL));
}

/** Whether it is what a field behind a symbol is called. */
function isOfSymbol(name: string): boolean {
  return name.startsWith('[Symbol');
}

function named(symbols: readonly symbol[]): readonly { readonly name: string; readonly key: symbol }[] {
  if (symbols.length === 0) return [];
  const unnamed = symbols.map((field) => ({ field, name: symbolText(field), owner: undefined }));
  return tellApart(unnamed).map(({ field: key, name }) => ({ name, key }));
}

function elementsOf(array: readonly unknown[]): unknown[] {
  return Array.from({ length: array.length }, (_, index) => (Object.hasOwn(array, index) ? array[index] : HOLE));
}

/** Everything that a value leads to, itself included, nearest first. */
export function reachableFrom(roots: readonly unknown[], registry: Registry): object[] {
  const found = new Set<object>(roots.filter(isTransparent));
  for (const object of found) {
    const { fields, elements, entries } = contentsOf(object, registry);
    for (const [, value] of fields) if (isTransparent(value)) found.add(value);
    for (const value of elements) if (isTransparent(value)) found.add(value);
    for (const pair of entries) for (const value of pair) if (isTransparent(value)) found.add(value);
  }
  return [...found];
}

/** Gives an object a field, or a private name a value. The field has the attributes that it has in the example, if there. */
export function define(
  object: object,
  name: string,
  value: unknown,
  registry: Registry,
  example: object | null = null,
): void {
  const own = isHiddenName(name) ? registry.privateFields(object).find((field) => field.name === name) : undefined;
  if (own !== undefined) own.set(value);
  else Object.defineProperty(object, keyIn(object, name, registry, example), { value, ...attributesIn(example, name) });
}

/** The key of a field that is not private. A symbol is known from its class, or from an object that has a field behind it. */
export function keyIn(object: object, name: string, registry: Registry, example: object | null): string | symbol {
  if (!isOfSymbol(name)) return name;
  const known = [...(example === null ? [] : symbolFields(example)), ...named(registry.symbolsOf(object))];
  return known.find((field) => field.name === name)?.key ?? name;
}

/** The attributes of a field in an example; those of an ordinary one, if it is not there. */
export function attributesIn(example: object | null, name: string): PropertyAttributes {
  if (example === null) return ORDINARY;
  const symbol = isOfSymbol(name) ? symbolFields(example).find((field) => field.name === name) : undefined;
  const found = Object.getOwnPropertyDescriptor(example, symbol?.key ?? name);
  const { writable = true, enumerable = true, configurable = true } = found ?? {};
  return { writable, enumerable, configurable };
}

const ORDINARY: PropertyAttributes = { writable: true, enumerable: true, configurable: true };

export interface PropertyAttributes {
  readonly writable: boolean;
  readonly enumerable: boolean;
  readonly configurable: boolean;
}
