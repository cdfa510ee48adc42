/** What two programs make is compared as their users would. */

import { describe, expect, test } from 'vitest';
import { alike } from '../../src/spec/alike.js';

class Point {
  constructor(readonly x: number) {}
}
class Other {
  constructor(readonly x: number) {}
}
const ring = (...values: readonly number[]): object => {
  const first: { value: number; next?: object } = { value: values[0]! };
  let last = first;
  for (const value of values.slice(1)) last = last.next = { value } as never;
  last.next = first;
  return first;
};

describe('alike', () => {
  test.each([
    ['NaN', NaN, NaN],
    ['arrays', [1, [2]], [1, [2]]],
    ['objects, whatever the order of their fields', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['objects without a prototype', Object.assign(Object.create(null) as object, { a: 1 }), { a: 1 }],
    ['maps', new Map([[{ a: 1 }, 2]]), new Map([[{ a: 1 }, 2]])],
    ['objects of a class', new Point(1), new Point(1)],
    ['dates', new Date(5), new Date(5)],
    ['errors of a class', new RangeError('a'), new RangeError('b')],
    ['iterators', new Map([[1, 2]]).keys(), [1].values()],
    ['cycles', ring(1, 2), ring(1, 2)],
  ])('%s', (_, a, b) => {
    expect(alike(a, b)).toBe(true);
  });

  test.each([
    ['zeros', 0, -0],
    ['undefined and null', undefined, null],
    ['arrays of other lengths', [1], [1, undefined]],
    ['an array and its entries', ['a'], { 0: 'a' }],
    ['fields that are missing', { a: undefined }, { b: undefined }],
    ['classes', new Point(1), new Other(1)],
    ['an object of a class and a plain one', new Point(1), { x: 1 }],
    ['sets in another order', new Set([1, 2]), new Set([2, 1])],
    ['dates', new Date(5), new Date(6)],
    ['errors', new RangeError('a'), new TypeError('a')],
    ['iterators', [1, 2].values(), [1].values()],
    ['cycles', ring(1, 2), ring(1, 3)],
    ['functions', () => 1, () => 1],
  ])('not %s', (_, a, b) => {
    expect(alike(a, b)).toBe(false);
  });

  test('what stands for what is asked first', () => {
    const [one, other] = [new Point(1), new Other(2)];
    expect(alike([one], [other], (a, b) => (a === one ? b === other : null))).toBe(true);
  });
});
