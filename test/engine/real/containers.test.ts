/**
 * Numbers of states and transitions that are known: of Stack and Queue by Stirling numbers (elements up to renaming), of heaps by
 * counting them. They agree with what Darga and Boyapati (2006) print for their black box and their Korat.
 */

import { afterAll, describe, expect, test } from 'vitest';
import type { Bounds } from '../../../src/spec/bounds.js';
import { RealSession } from '../../../src/engine/real/client.js';
import {
  bounds,
  choice,
  expectKind,
  fixture,
  initial,
  int,
  kept,
  list,
  operations,
  optional,
  reference,
  type,
} from './bounds.js';

const session = new RealSession({ timeLimit: 50_000 });
afterAll(() => session.end());

const file = fixture('containers.check.ts');
const id = (name: string): string => `${fixture('containers.ts')}#${name}`;

async function count(kind: 'blackbox' | 'enumerate', ordinal: number, scope: number, of: Bounds): Promise<number[]> {
  const address = { file, ordinal, scope };
  const answer = await session.ask({ kind, address, bounds: of, goals: null, deadline: Infinity });
  const { end, counts } = expectKind(answer, 'searched');
  expect(end.kind).toBe('exhausted');
  return [counts.states, counts.transitions];
}

/** Partitions of k things into j parts. */
function stirling(k: number, j: number): number {
  if (k === 0 || j === 0) return k === j ? 1 : 0;
  return j * stirling(k - 1, j) + stirling(k - 1, j - 1);
}

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, k) => k);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const elements = (n: number) => list(optional(reference(id('Item'))), n);

const stack = (n: number): Bounds =>
  bounds(n, [type(id('Stack'), 1, { items: elements(n), capacity: kept }), type(id('Item'), n, {})], {
    beginnings: initial('initial()'),
    operations: operations({ push: [optional(reference(id('Item')))], pop: [] }),
  });

const queue = (n: number): Bounds =>
  bounds(
    n,
    [type(id('Queue'), 1, { front: elements(n), back: elements(n), capacity: kept }), type(id('Item'), n, {})],
    {
      beginnings: initial('initial()'),
      operations: operations({ enqueue: [optional(reference(id('Item')))], dequeue: [] }),
    },
  );

describe('elements that are objects, up to isomorphism', () => {
  // j objects and null in k elements; an argument is null, one of the j, or a new one; and there is the other operation
  test.each([1, 2, 3, 4])('Stack %i', async (n) => {
    const states = sum(upTo(n).flatMap((k) => upTo(n).map((j) => stirling(k + 1, j + 1))));
    const transitions = sum(upTo(n).flatMap((k) => upTo(n).map((j) => stirling(k + 1, j + 1) * (j + 3))));
    expect(await count('blackbox', 0, n, stack(n))).toEqual([states, transitions]);
    expect(await count('enumerate', 0, n, stack(n))).toEqual([states, transitions]);
  });

  test.each([1, 2])('Queue %i', async (n) => {
    const pairs = upTo(n).flatMap((i) => upTo(n).map((k) => i + k));
    const states = sum(pairs.flatMap((size) => upTo(n).map((j) => stirling(size + 1, j + 1))));
    const transitions = sum(pairs.flatMap((size) => upTo(n).map((j) => stirling(size + 1, j + 1) * (j + 3))));
    expect(await count('blackbox', 1, n, queue(n))).toEqual([states, transitions]);
    expect(await count('enumerate', 1, n, queue(n))).toEqual([states, transitions]);
  });
});

describe('elements that do not matter', () => {
  test.each([1, 2, 5])('Stack and Queue %i', async (n) => {
    const items = list(choice('x'), n);
    const one = bounds(n, [type(id('Stack'), 1, { items, capacity: kept })], {
      beginnings: initial('initial()'),
      operations: operations({ push: [choice('x')], pop: [], isEmpty: [] }),
    });
    const two = bounds(n, [type(id('Queue'), 1, { front: items, back: items, capacity: kept })], {
      beginnings: initial('initial()'),
      operations: operations({ enqueue: [choice('x')], dequeue: [], isEmpty: [] }),
    });
    expect(await count('enumerate', 0, n, one)).toEqual([n + 1, 3 * (n + 1)]);
    expect(await count('enumerate', 1, n, two)).toEqual([(n + 1) ** 2, 3 * (n + 1) ** 2]);
    expect(await count('blackbox', 1, n, two)).toEqual([(n + 1) ** 2, 3 * (n + 1) ** 2]);
  });

  test('an abstraction makes states of the same size one', async () => {
    const items = list(int(0, 1), 4);
    const of = (name: string): Bounds =>
      bounds(4, [type(id(name), 1, { items, capacity: kept })], {
        beginnings: initial('initial()'),
        operations: operations({ push: [int(0, 1)], pop: [] }),
      });
    expect(await count('blackbox', 3, 4, of('AbstractedStack'))).toEqual([5, 15]);
    expect(await count('blackbox', 0, 4, of('Stack'))).toEqual([31, 93]);
  });

  test('an abstraction keeps no state from being reached', async () => {
    const of = bounds(2, [type(id('AbstractedStack'), 1, { items: list(int(0, 1), 2), capacity: kept })], {
      beginnings: initial('initial()'),
      operations: operations({ push: [int(0, 1)] }),
    });
    const target = await session.ask({
      kind: 'states',
      address: { file, ordinal: 3, scope: 2 },
      bounds: of,
      limit: 99,
    });
    for (const state of expectKind(target, 'states').states) {
      const answer = await session.ask({
        kind: 'reach',
        address: { file, ordinal: 3, scope: 2 },
        bounds: of,
        target: state,
        calls: 9,
        deadline: Infinity,
      });
      expectKind(answer, 'reached');
    }
  });
});

describe('HeapArray', () => {
  test.each([
    [1, 2],
    [2, 6],
    [3, 24],
    [4, 110],
    [5, 664],
  ])('%i', async (n, states) => {
    const of = bounds(n, [type(id('HeapArray'), 1, { elements: list(int(1, n), n), capacity: kept })], {
      beginnings: initial('initial()'),
      operations: operations({ insert: [int(1, n)], extractMinimum: [] }),
    });
    expect(await count('enumerate', 2, n, of)).toEqual([states, states * (n + 1)]);
    expect(await count('blackbox', 2, n, of)).toEqual([states, states * (n + 1)]);
  });
});
