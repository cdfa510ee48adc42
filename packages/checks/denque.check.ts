/**
 * denque: a queue with two ends in a ring of cells. The items are those from the head up to the tail, all other cells hold nothing; the ring
 * has 2ᵏ cells, so that an index is brought into it by a mask.
 */

import Denque from 'denque';
import { array, check, int, oneOf } from 'glassbox';

/** What the declarations of the package hide. */
interface Ring {
  readonly _capacity: number | undefined;
  readonly _head: number;
  readonly _tail: number;
  readonly _capacityMask: number;
  readonly _list: readonly (string | undefined)[];
}

check(Denque<string>, (n) => {
  const item = oneOf('a', 'b');
  const index = int(0, n);
  return {
    name: 'denque',
    scope: 8,
    state: {
      Denque: {
        _capacity: oneOf(undefined, 3),
        _head: index,
        _tail: index,
        _capacityMask: int(3, n - 1),
        _list: array(oneOf('a', 'b', undefined), { minimum: 4, maximum: n, holes: true }),
      },
    },
    initial: [() => new Denque<string>(), () => new Denque<string>([], { capacity: 3 })],
    invariant: isRing,
    operations: {
      push: {
        arguments: [item],
        postcondition: (queue, old, result: number, added: string) =>
          result === queue.size() && isSame(items(queue), limited([...items(old), added], old, 'front')),
      },
      unshift: {
        arguments: [item],
        postcondition: (queue, old, result: number, added: string) =>
          result === queue.size() && isSame(items(queue), limited([added, ...items(old)], old, 'back')),
      },
      pop: {
        arguments: [],
        postcondition: (queue, old, result: string | undefined) =>
          old.isEmpty() ? result === undefined : isSame([...items(queue), result], items(old)),
      },
      shift: {
        arguments: [],
        postcondition: (queue, old, result: string | undefined) =>
          old.isEmpty() ? result === undefined : isSame([result, ...items(queue)], items(old)),
      },
      peekAt: {
        arguments: [int(-n, n)],
        postcondition: (_queue, old, result: string | undefined, at: number) => result === items(old).at(at),
      },
      peekFront: {
        arguments: [],
        postcondition: (_queue, old, result: string | undefined) => result === items(old)[0],
      },
      peekBack: {
        arguments: [],
        postcondition: (_queue, old, result: string | undefined) => result === items(old).at(-1),
      },
      removeOne: {
        arguments: [index],
        postcondition: (queue, old, result: string | undefined, at: number) =>
          result === items(old)[at] &&
          isSame(
            items(queue),
            items(old).filter((_, i) => i !== at),
          ),
      },
      size: { arguments: [], postcondition: (_queue, old, result: number) => result === items(old).length },
      toArray: { arguments: [], postcondition: (_queue, old, result: string[]) => isSame(result, items(old)) },
      clear: { arguments: [], postcondition: (queue) => queue.isEmpty() },
    },
  };
});

function ringOf(queue: Denque<string>): Ring {
  return queue as unknown as Ring;
}

function isRing(queue: Denque<string>): boolean {
  const { _capacity, _head, _tail, _capacityMask, _list } = ringOf(queue);
  if (_list.length !== _capacityMask + 1 || (_list.length & _capacityMask) !== 0) return false;
  if (_head > _capacityMask || _tail > _capacityMask) return false;
  const size = (_tail - _head) & _capacityMask;
  if (_capacity !== undefined && size > _capacity) return false;
  for (let i = 0; i < _list.length; i += 1) {
    if ((_list[i] !== undefined) !== ((i - _head) & _capacityMask) < size) return false;
  }
  return true;
}

/** From front to back. */
function items(queue: Denque<string>): (string | undefined)[] {
  const { _head, _tail, _capacityMask, _list } = ringOf(queue);
  const found: (string | undefined)[] = [];
  for (let i = _head; i !== _tail; i = (i + 1) & _capacityMask) found.push(_list[i]);
  return found;
}

/** A queue that is full loses an item at the other end. */
function limited(
  wanted: readonly (string | undefined)[],
  queue: Denque<string>,
  from: 'front' | 'back',
): readonly (string | undefined)[] {
  const { _capacity } = ringOf(queue);
  if (_capacity === undefined || wanted.length <= _capacity) return wanted;
  return from === 'front' ? wanted.slice(1) : wanted.slice(0, -1);
}

function isSame(a: readonly (string | undefined)[], b: readonly (string | undefined)[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
