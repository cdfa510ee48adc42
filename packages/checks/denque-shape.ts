/** How denque keeps its items: in a ring of 2ᵏ cells, from the head up to the tail. All other cells hold nothing. */

import type Denque from 'denque';

export type Queue = Denque<string>;

/** The smallest ring there is. */
export const SMALLEST = 4;

/** Of queues that are told how long they may get. */
export const CAPACITY = 3;

/** What the declarations of the package hide. */
interface Ring {
  readonly _capacity: number | undefined;
  readonly _head: number;
  readonly _tail: number;
  readonly _capacityMask: number;
  readonly _list: readonly (string | undefined)[];
}

function ringOf(queue: Queue): Ring {
  return queue as unknown as Ring;
}

/** Besides, cells without an item must not hold on to one that is gone. */
export function isClean(queue: Queue): boolean {
  const { _head, _capacityMask, _list } = ringOf(queue);
  const size = sizeOf(queue);
  for (let i = 0; i < _list.length; i += 1) {
    if (((i - _head) & _capacityMask) >= size && _list[i] !== undefined) return false;
  }
  return true;
}

export function isRing(queue: Queue): boolean {
  const { _capacity, _head, _tail, _capacityMask, _list } = ringOf(queue);
  if (_list.length !== _capacityMask + 1 || (_list.length & _capacityMask) !== 0) return false;
  if (_head > _capacityMask || _tail > _capacityMask) return false;
  const size = sizeOf(queue);
  if (_capacity !== undefined && size > _capacity) return false;
  for (let i = 0; i < _list.length; i += 1) {
    if (((i - _head) & _capacityMask) < size && _list[i] === undefined) return false;
  }
  return true;
}

export function sizeOf(queue: Queue): number {
  const { _head, _tail, _capacityMask } = ringOf(queue);
  return (_tail - _head) & _capacityMask;
}

/** Counted from the front. */
export function itemAt(queue: Queue, index: number): string | undefined {
  const { _head, _capacityMask, _list } = ringOf(queue);
  return _list[(_head + index) & _capacityMask];
}

/** Whether an item has to leave before another one can come. */
export function isFull(queue: Queue): boolean {
  return sizeOf(queue) === ringOf(queue)._capacity;
}
