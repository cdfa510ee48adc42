/**
 * denque, where it does not do what its documentation says. Removing by an index from the end, `removeOne(-1)`, loses the first item
 * and keeps a gap. Removing several items in the middle of a ring that wraps around loses others: of seven items from cell 2 on,
 * `remove(3, 2)` leaves undefined among the last two.
 */

import Denque from 'denque';
import { array, check, int, oneOf } from 'glassbox';
import { SMALLEST, isRing, itemAt, sizeOf } from './denque-shape.js';

check(Denque<string>, (n) => {
  const most = n < SMALLEST ? SMALLEST : n;
  const index = int(0, most - 1);
  return {
    name: 'denque: findings',
    scope: 8,
    state: {
      Denque: {
        _capacity: oneOf(undefined),
        _head: index,
        _tail: index,
        _capacityMask: int(SMALLEST - 1, most - 1),
        _list: array(oneOf('a', 'b', undefined), { minimum: SMALLEST, maximum: most, holes: true }),
      },
    },
    initial: () => new Denque<string>(),
    invariant: isRing,
    operations: {
      push: [oneOf('a', 'b')],
      unshift: [oneOf('a', 'b')],
      shift: [],
      pop: [],
      removeOne: {
        arguments: [int(-most, -1)],
        precondition: (queue, at: number) => sizeOf(queue) + at >= 0,
        postcondition: (queue, old, result: string | undefined, at: number) => {
          const from = sizeOf(old) + at;
          if (result !== itemAt(old, from) || sizeOf(queue) !== sizeOf(old) - 1) return false;
          for (let i = 0; i < most; i += 1) {
            if (i < sizeOf(queue) && itemAt(queue, i) !== itemAt(old, i < from ? i : i + 1)) return false;
          }
          return true;
        },
      },
      remove: {
        arguments: [index, int(2, most)],
        precondition: (queue, at: number, count: number) => at + count <= sizeOf(queue),
        postcondition: (queue, old, result: readonly string[], at: number, count: number) => {
          if (result.length !== count || sizeOf(queue) !== sizeOf(old) - count) return false;
          for (let i = 0; i < most; i += 1) {
            if (i < sizeOf(queue) && itemAt(queue, i) !== itemAt(old, i < at ? i : i + count)) return false;
          }
          return true;
        },
      },
    },
  };
});
