/** Questions about the cases of a value that decide whether an operation stays inside the evaluator. */

import { HeapObject } from '../heap/index.js';
import { Reference, Union, type Value } from '../value/index.js';

/** Whether any case is an object, so that a conversion may call user code. */
export function mentionsObject(value: Value): boolean {
  if (value instanceof HeapObject) return true;
  return value instanceof Union && value.atoms.some((atom) => atom instanceof HeapObject);
}

/** Whether any case is a symbol or a bigint. */
export function mentionsExotic(value: Value): boolean {
  if (!(value instanceof Union)) return typeof value === 'symbol' || typeof value === 'bigint';
  return value.atoms.some((atom) => typeof atom === 'symbol' || typeof atom === 'bigint');
}

/** Whether any case is something with an identity. */
export function mentionsReference(value: Value): boolean {
  return value instanceof Union ? value.atoms.some((atom) => atom instanceof Reference) : value instanceof Reference;
}
