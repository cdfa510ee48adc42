/** fast-equals: deep equality of everything JavaScript has, with cycles and comparators of one's own. */

import * as equals from 'fast-equals';
import { attempt, generator, print } from './trace.cjs';

const { createCustomEqual, deepEqual, circularDeepEqual, shallowEqual, strictDeepEqual, circularShallowEqual } = equals;

class Point {
  constructor(x, y) {
    this.x = x;
    this.y = y;
  }
}
const cyclic = (name) => {
  const made = { name, list: [] };
  made.list.push(made);
  return made;
};
const hidden = Object.defineProperty({ a: 1 }, 'b', { value: 2, enumerable: false });
const named = (value) => Object.assign([1, 2], { extra: value });

/** Each pair of values made here is made anew for each side, so nothing is equal by being the same object. */
const makers = [
  () => 0,
  () => -0,
  () => NaN,
  () => 'text',
  () => null,
  () => undefined,
  () => 10n,
  () => Symbol.for('s'),
  () => [],
  () => [1, 2, 3],
  () => [1, [2, [3, undefined]]],
  () => ({}),
  () => ({ a: 1, b: { c: [1, { d: 2 }] } }),
  () => ({ b: { c: [1, { d: 2 }] }, a: 1 }),
  () => ({ a: undefined }),
  () => Object.create(null),
  () => new Date(0),
  () => new Date(NaN),
  () => /ab+c/gi,
  () => /ab+c/g,
  () =>
    new Map([
      ['a', 1],
      [{ k: 1 }, 2],
    ]),
  () =>
    new Map([
      [{ k: 1 }, 2],
      ['a', 1],
    ]),
  () => new Set([1, 'a', { b: 1 }]),
  () => new Set([{ b: 1 }, 1, 'a']),
  () => new Point(1, 2),
  () => ({ x: 1, y: 2 }),
  () => new Number(5),
  () => new String('text'),
  () => new Boolean(false),
  // where an error was made shows in its stack
  () => Object.assign(new Error('message'), { stack: 'nowhere' }),
  () => Object.assign(new TypeError('message'), { stack: 'nowhere' }),
  () => named(1),
  () => named(2),
  () => ({ [Symbol.for('key')]: 1 }),
  () => ({
    get a() {
      return 1;
    },
  }),
  () => ({ valueOf: () => 1 }),
  () => hidden,
  () => ({ $$typeof: 'x', _owner: cyclic('o'), key: 1 }),
];

print(Object.keys(equals));
const functions = { deepEqual, shallowEqual, strictDeepEqual, circularDeepEqual, circularShallowEqual };
for (const [i, make] of makers.entries()) {
  attempt(`itself ${i}`, () => Object.values(functions).map((equal) => equal(make(), make())));
}
const random = generator(18);
for (let round = 0; round < 300; round += 1) {
  const [i, j] = [random.integer(makers.length), random.integer(makers.length)];
  attempt(`${i} ${j}`, () => Object.values(functions).map((equal) => equal(makers[i](), makers[j]())));
}
attempt('cycles', () => [circularDeepEqual(cyclic('a'), cyclic('a')), circularDeepEqual(cyclic('a'), cyclic('b'))]);
attempt('nested cycles', () => {
  const pair = () => {
    const [a, b] = [new Map(), new Set()];
    a.set('b', b);
    b.add(a);
    return { a, b };
  };
  return circularDeepEqual(pair(), pair());
});
attempt('the others', () =>
  ['sameValueEqual', 'sameValueZeroEqual', 'strictEqual'].map((name) => [equals[name](NaN, NaN), equals[name](0, -0)]),
);
attempt('a comparator of our own', () => {
  const near = createCustomEqual({ createCustomConfig: () => ({ areNumbersEqual: (a, b) => Math.abs(a - b) < 0.1 }) });
  return [near({ a: [1, 2] }, { a: [1.05, 2] }), near({ a: [1, 2] }, { a: [1.5, 2] })];
});
attempt('a comparator with state', () => {
  const calls = [];
  const traced = createCustomEqual({
    circular: true,
    strict: true,
    createState: () => ({ cache: new WeakMap(), meta: 'meta' }),
    createInternalComparator: (compare) => (a, b, keyA, keyB, _parentA, _parentB, state) => {
      calls.push([keyA, keyB, state.meta]);
      return compare(a, b, state);
    },
  });
  return [traced({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }), calls];
});
attempt('functions', () => [
  deepEqual(Math.max, Math.max),
  deepEqual(
    () => 1,
    () => 1,
  ),
]);
attempt('getters that throw', () => {
  const make = () => ({
    get a() {
      throw new RangeError('not now');
    },
  });
  return deepEqual(make(), make());
});
