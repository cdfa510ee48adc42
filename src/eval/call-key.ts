/** Calls as keys: two are the same if the function and all operands are, symbolic ones by identity. */

import { mix } from '../formula/index.js';
import type { HeapObject } from '../heap/index.js';
import { Reference, Union, type Value } from '../value/index.js';

/** A function and its operands, the receiver first. */
export interface Call {
  readonly callee: HeapObject;
  readonly operands: readonly Value[];
  /** Equal for equal calls. */
  readonly hash: number;
}

/** A function on its operands, the receiver first. */
export function callOf(callee: HeapObject, operands: readonly Value[]): Call {
  let hash = mix(17, callee.id);
  for (let i = 0; i < operands.length; i += 1) hash = mix(hash, hashOf(operands[i]));
  return { callee, operands, hash };
}

function hashOf(value: Value): number {
  if (value instanceof Reference) return 4 * value.id;
  if (value instanceof Union) return 4 * value.id + 1;
  switch (typeof value) {
    case 'number':
      return Number.isSafeInteger(value) ? 4 * (value | 0) + 2 : 3;
    case 'string':
      return 4 * value.length + 3;
    case 'boolean':
      return value ? 7 : 11;
    case 'bigint':
    case 'symbol':
      return 15;
    case 'undefined':
      return 19;
    case 'object':
      return 23;
  }
}

export function isSame(a: Call, b: Call): boolean {
  if (a.callee !== b.callee || a.operands.length !== b.operands.length) return false;
  for (let i = 0; i < a.operands.length; i += 1) if (!Object.is(a.operands[i], b.operands[i])) return false;
  return true;
}
