/**
 * tinyqueue: a binary heap in an array, and a length that is kept beside it. The smallest item comes out first, and none is lost.
 */

import { array, check, int } from 'glassbox';
import TinyQueue from 'tinyqueue';

check(TinyQueue<number>, (n) => {
  const item = int(0, n);
  return {
    name: 'tinyqueue',
    scope: 10,
    state: { TinyQueue: { data: array(item), length: int(0, n) } },
    // how two items compare matters in two ways, not in three: with this, making a heap of ten takes 4,000 paths
    declarative: ['compare'],
    construct: [array(item)],
    invariant: isHeap,
    operations: {
      push: {
        arguments: [item],
        postcondition: (queue, old, _result, added: number) =>
          queue.length === old.length + 1 && sum(queue) === sum(old) + added,
      },
      pop: {
        arguments: [],
        postcondition: (queue, old, result: number | undefined) =>
          old.length === 0
            ? result === undefined
            : result === old.data[0] && queue.length === old.length - 1 && sum(queue) === sum(old) - result!,
      },
      peek: {
        arguments: [],
        postcondition: (_queue, old, result: number | undefined) => result === old.data[0],
      },
    },
  };
});

/** Every item is at least as large as the one above it. */
function isHeap({ data, length }: TinyQueue<number>): boolean {
  if (length !== data.length) return false;
  for (let i = 1; i < length; i += 1) if (data[(i - 1) >> 1]! > data[i]!) return false;
  return true;
}

/** That no item is lost or made up shows here, unless two mistakes make up for each other. */
function sum({ data }: TinyQueue<number>): number {
  let total = 0;
  for (let i = 0; i < data.length; i += 1) total += data[i]!;
  return total;
}
