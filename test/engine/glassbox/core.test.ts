/** Least cores, held against trying all subsets: which one it is depends on the order of the assumptions only. */

import { expect, test } from 'vitest';
import { leastCore } from '../../../src/engine/glassbox/coverage/core.js';

/** A question that has no answer where all of one of the sets are assumed. */
function asker(sets: readonly (readonly number[])[], pick: number) {
  return (assumed: readonly number[]) => {
    const possible = sets.filter((set) => set.every((one) => assumed.includes(one)));
    // a solver may come up with any of them, and with more than it takes
    const core = possible.length === 0 ? [] : possible[pick % possible.length]!;
    return { answer: possible.length === 0 ? ('sat' as const) : ('unsat' as const), core };
  };
}

/** Leaving out one after the other, without any help. */
function slowly(all: readonly number[], sets: readonly (readonly number[])[]): readonly number[] {
  return all.reduce<readonly number[]>((left, one) => {
    const without = left.filter((other) => other !== one);
    return sets.some((set) => set.every((needed) => without.includes(needed))) ? without : left;
  }, all);
}

test('whatever the solver says it did not need, the core is the same', () => {
  const all = [0, 1, 2, 3, 4];
  const subsets = [...Array(32).keys()].map((bits) => all.filter((one) => (bits >> one) & 1));
  for (const first of subsets)
    for (const second of subsets) {
      const expected = slowly(all, [first, second]);
      for (const pick of [0, 1]) {
        const { needed } = leastCore(all, asker([first, second], pick))!;
        expect([...needed].toSorted()).toEqual(expected);
      }
    }
});

test('what has an answer has no core', () => {
  expect(leastCore([1, 2], asker([[3]], 0))).toBeNull();
});
