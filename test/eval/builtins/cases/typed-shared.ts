/** What the cases of typed arrays are put together from. */

import type { BuiltinCases } from './case.js';

export const TYPES: readonly string[] = [
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
];

export const BIG_TYPES: readonly string[] = ['BigInt64Array', 'BigUint64Array'];

/** Receivers. */
export const typedArrays: readonly string[] = [
  'new Uint8Array()',
  'new Uint8Array([3, 1, 2])',
  'new Int16Array([-5, 300, 7, 300, -5])',
  'new Float64Array([0.5, NaN, -0, 0, Infinity, 0.5])',
  'new BigInt64Array([3n, -1n, 2n])',
  'new Int32Array([9, 8, 7, 6]).subarray(1, 3)',
  'new (class Bytes extends Uint8Array {})([1, 2, 3])',
  "Object.defineProperty(Object.assign(new Uint8Array([4, 5]), { extra: true }), 'length', { value: 7 })",
];

/** What has no elements of a fixed type. */
export const others: readonly string[] = [
  '[1, 2]',
  '{ length: 1, 0: 1 }',
  '5',
  'undefined',
  'null',
  "'ab'",
  'new ArrayBuffer(4)',
];

/** A snippet that shows what a method gives, of which class it is, and what it left behind. */
function calling(receiver: string, method: string, list: string): string {
  return `const a = ${receiver}; const r = a.${method}(${list}); return [r === a ? 'self' : r, ArrayBuffer.isView(r) && r.constructor.name, a];`;
}

function borrowing(receiver: string, method: string, list: string): string {
  return `Uint8Array.prototype.${method}.call(${receiver}${list === '' ? '' : `, ${list}`})`;
}

/** A method of all typed arrays, on all receivers and lists of arguments. */
export function typedMethod(
  name: string,
  lists: readonly string[],
  more: readonly string[] = [],
  status: BuiltinCases['status'] = 'symbolic',
): BuiltinCases {
  return {
    builtin: `TypedArray.prototype.${name}`,
    status,
    snippets: [
      ...typedArrays.flatMap((receiver) => lists.map((list) => calling(receiver, name, list))),
      ...TYPES.map((type) => calling(`new ${type}([3, -1, 2.5, 300])`, name, lists[0] ?? '')),
      ...others.map((receiver) => borrowing(receiver, name, lists[0] ?? '')),
      `[Uint8Array.prototype.${name}.name, Uint8Array.prototype.${name}.length]`,
      ...more,
    ],
  };
}
