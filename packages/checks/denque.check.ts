/**
 * denque: a queue with two ends in a ring of cells. The items are those from the head up to the tail, all other cells hold nothing; the ring
 * has 2ᵏ cells, so that an index is brought into it by a mask. What an operation does to the items is said item by item: arrays of
 * them would be of unknown length, which is dear.
 */

import Denque from 'denque';
import { array, check, int, oneOf } from 'glassbox';
import { CAPACITY, SMALLEST, isClean, isFull, isRing, itemAt, sizeOf, type Queue } from './denque-shape.js';

check(Denque<string>, (n) => {
  const most = n < SMALLEST ? SMALLEST : n;
  const item = oneOf('a', 'b');
  const index = int(0, most - 1);

  /** Whether `count` items from here on in the one are those from there on in the other. */
  const isSame = (queue: Queue, from: number, old: Queue, oldFrom: number, count: number): boolean => {
    for (let i = 0; i < most; i += 1) {
      if (i < count && itemAt(queue, from + i) !== itemAt(old, oldFrom + i)) return false;
    }
    return true;
  };

  return {
    name: 'denque',
    scope: 8,
    state: {
      Denque: {
        _capacity: oneOf(undefined, CAPACITY),
        _head: index,
        _tail: index,
        _capacityMask: int(SMALLEST - 1, most - 1),
        _list: array(oneOf('a', 'b', undefined), { minimum: SMALLEST, maximum: most, holes: true }),
      },
    },
    initial: [() => new Denque<string>(), () => new Denque<string>([], { capacity: CAPACITY })],
    invariant: (queue) => isRing(queue) && isClean(queue),
    operations: {
      push: {
        arguments: [item],
        postcondition: (queue, old, result: number, added: string) => {
          const size = sizeOf(old);
          const lost = isFull(old) ? 1 : 0;
          return (
            result === sizeOf(queue) &&
            result === size + 1 - lost &&
            itemAt(queue, result - 1) === added &&
            isSame(queue, 0, old, lost, size - lost)
          );
        },
      },
      unshift: {
        arguments: [item],
        postcondition: (queue, old, result: number, added: string) => {
          const size = sizeOf(old);
          const lost = isFull(old) ? 1 : 0;
          return (
            result === sizeOf(queue) &&
            result === size + 1 - lost &&
            itemAt(queue, 0) === added &&
            isSame(queue, 1, old, 0, size - lost)
          );
        },
      },
      pop: {
        arguments: [],
        postcondition: (queue, old, result: string | undefined) => {
          const size = sizeOf(old);
          if (size === 0) return result === undefined && sizeOf(queue) === 0;
          return result === itemAt(old, size - 1) && sizeOf(queue) === size - 1 && isSame(queue, 0, old, 0, size - 1);
        },
      },
      shift: {
        arguments: [],
        postcondition: (queue, old, result: string | undefined) => {
          const size = sizeOf(old);
          if (size === 0) return result === undefined && sizeOf(queue) === 0;
          return result === itemAt(old, 0) && sizeOf(queue) === size - 1 && isSame(queue, 0, old, 1, size - 1);
        },
      },
      removeOne: {
        arguments: [index],
        postcondition: (queue, old, result: string | undefined, at: number) => {
          const size = sizeOf(old);
          if (at >= size) return result === undefined && sizeOf(queue) === size && isSame(queue, 0, old, 0, size);
          return (
            result === itemAt(old, at) &&
            sizeOf(queue) === size - 1 &&
            isSame(queue, 0, old, 0, at) &&
            isSame(queue, at, old, at + 1, size - at - 1)
          );
        },
      },
      peekAt: {
        arguments: [int(-most, most)],
        postcondition: (_queue, old, result: string | undefined, at: number) => {
          const from = at < 0 ? at + sizeOf(old) : at;
          return result === (from >= 0 && from < sizeOf(old) ? itemAt(old, from) : undefined);
        },
      },
      peekFront: {
        arguments: [],
        postcondition: (_queue, old, result: string | undefined) =>
          result === (sizeOf(old) === 0 ? undefined : itemAt(old, 0)),
      },
      peekBack: {
        arguments: [],
        postcondition: (_queue, old, result: string | undefined) =>
          result === (sizeOf(old) === 0 ? undefined : itemAt(old, sizeOf(old) - 1)),
      },
      size: { arguments: [], postcondition: (_queue, old, result: number) => result === sizeOf(old) },
      isEmpty: { arguments: [], postcondition: (_queue, old, result: boolean) => result === (sizeOf(old) === 0) },
      toArray: {
        arguments: [],
        postcondition: (_queue, old, result: readonly string[]) => {
          for (let i = 0; i < most; i += 1) if (i < sizeOf(old) && result[i] !== itemAt(old, i)) return false;
          return result.length === sizeOf(old);
        },
      },
      clear: { arguments: [], postcondition: (queue) => sizeOf(queue) === 0 },
    },
  };
});
