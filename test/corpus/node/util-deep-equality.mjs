// Deep equality of every two of many values.
import { isDeepStrictEqual } from 'node:util';
const values = [
  ...[0, -0, NaN, 1, '1', 1n, null, undefined, true, Symbol.iterator, () => 1],
  ...[{}, { a: 1 }, { a: 1 }, { a: undefined }, { b: 2, a: 1 }, { a: 1, b: 2 }, Object.create(null), Object.create({})],
  ...[[], [1], [1], [, 1], [undefined, 1], Object.assign([1], { x: 1 })],
  ...[new Map([[1, { a: 1 }]]), new Map([[1, { a: 1 }]]), new Map([[{ k: 1 }, 1]]), new Map([[{ k: 1 }, 1]])],
  ...[new Set([[1], [2]]), new Set([[2], [1]]), new Set([1]), new Set(['1'])],
  ...[new Date(0), new Date(0), new Date(1), /a/g, /a/g, /a/i, new Error('x'), new Error('x'), new TypeError('x')],
  ...[Object(1), Object(1), Object('1'), new Uint8Array([1]), new Uint8Array([1]), new Int8Array([1])],
  ...[new (class A { x = 1; })(), { x: 1 }, { [Symbol.iterator]: 1 }, { [Symbol.iterator]: 1 }],
];
values.forEach((one, i) => console.log(i, values.flatMap((other, j) => (isDeepStrictEqual(one, other) ? [j] : [])).join()));
const [a, b] = [{ n: 1 }, { n: 1 }];
a.self = a;
b.self = b;
console.log(isDeepStrictEqual(a, b), isDeepStrictEqual([a], [b, b]));
