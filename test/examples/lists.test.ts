/** Stack, Queue, DoublyLinkedList, HeapArray and LruCache against arrays. */

import fc from 'fast-check';
import { test } from 'vitest';
import { DoublyLinkedList, type Node as ListNode } from '../../examples/doubly-linked-list/doubly-linked-list.js';
import { HeapArray } from '../../examples/heap-array/heap-array.js';
import { LruCache, type Node as CacheNode } from '../../examples/lru-cache/lru-cache.js';
import { Queue } from '../../examples/queue/queue.js';
import { Stack } from '../../examples/stack/stack.js';
import { act, agree } from './against.js';

const value = fc.tuple(fc.integer({ min: 0, max: 6 }));
const nothing = fc.constant<[]>([]);

function items(stack: Stack<number>): number[] {
  const found: number[] = [];
  for (let node = stack.head; node !== null; node = node.next) found.push(node.value);
  return found;
}

test('Stack', () => {
  type S = Stack<number>;
  agree<S, number[]>({
    create: () => new Stack(),
    model: () => [],
    acts: fc.oneof(
      act(value, (stack: S, model: number[], item) => [stack.push(item), void model.unshift(item)]),
      act(nothing, (stack: S, model: number[]) => (model.length === 0 ? [0, 0] : [stack.pop(), model.shift()])),
      act(nothing, (stack: S, model: number[]) => [stack.isEmpty(), model.length === 0]),
    ),
    isValid: (stack) => stack.repOk(),
    view: items,
    modelView: (model) => model,
  });
});

test('Queue', () => {
  type S = Queue<number>;
  agree<S, number[]>({
    create: () => new Queue(),
    model: () => [],
    acts: fc.oneof(
      act(value, (queue: S, model: number[], item) => [queue.enqueue(item), void model.push(item)]),
      act(nothing, (queue: S, model: number[]) => (model.length === 0 ? [0, 0] : [queue.dequeue(), model.shift()])),
      act(nothing, (queue: S, model: number[]) => [queue.isEmpty(), model.length === 0]),
    ),
    isValid: (queue) => queue.repOk(),
    view: (queue) => [...items(queue.front), ...items(queue.back).reverse()],
    modelView: (model) => model,
  });
});

test('DoublyLinkedList', () => {
  type S = DoublyLinkedList<number>;
  const forwards = (list: S): number[] => walk(list.head, ({ next }) => next);
  const backwards = (list: S): number[] => walk(list.tail, ({ prev }) => prev);
  const walk = (
    start: ListNode<number> | null,
    step: (node: ListNode<number>) => ListNode<number> | null,
  ): number[] => {
    const found: number[] = [];
    for (let node = start; node !== null; node = step(node)) found.push(node.value);
    return found;
  };
  agree<S, number[]>({
    create: () => new DoublyLinkedList(),
    model: () => [],
    acts: fc.oneof(
      act(value, (list: S, model: number[], item) => [list.addFirst(item), void model.unshift(item)]),
      act(value, (list: S, model: number[], item) => [list.addLast(item), void model.push(item)]),
      act(nothing, (list: S, model: number[]) => [list.removeFirst(), model.shift()]),
      act(nothing, (list: S, model: number[]) => [list.removeLast(), model.pop()]),
      act(nothing, (list: S, model: number[]) => [list.reverse(), void model.reverse()]),
      act(value, (list: S, model: number[], item) => {
        const index = model.indexOf(item);
        if (index >= 0) model.splice(index, 1);
        return [list.remove(item), index >= 0];
      }),
    ),
    isValid: (list) => list.repOk(),
    view: (list) => [forwards(list), backwards(list), list.size],
    modelView: (model) => [model, [...model].reverse(), model.length],
  });
});

test('HeapArray', () => {
  agree<HeapArray, number[]>({
    create: () => new HeapArray(),
    model: () => [],
    acts: fc.oneof(
      act(value, (heap: HeapArray, model: number[], item) => [
        heap.insert(item),
        void model.splice(0, model.length, ...[...model, item].sort((a, b) => a - b)),
      ]),
      act(nothing, (heap: HeapArray, model: number[]) => [heap.extractMinimum(), model.shift() ?? null]),
      act(nothing, (heap: HeapArray, model: number[]) => [heap.minimum(), model[0] ?? null]),
    ),
    isValid: (heap) => heap.repOk(),
    view: (heap) => [...heap.items].sort((a, b) => a - b),
    modelView: (model) => model,
  });
});

test.each([1, 2, 4])('LruCache of %i', (capacity) => {
  type S = LruCache<number>;
  /** Keys and values, the latest used first. */
  type M = [key: number, value: number][];
  const pair = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 3 }));
  const taken = (model: M, key: number): [number, number] | undefined => {
    const index = model.findIndex(([known]) => known === key);
    return index < 0 ? undefined : model.splice(index, 1)[0];
  };
  agree<S, M>({
    create: () => new LruCache(capacity),
    model: () => [],
    acts: fc.oneof(
      act(pair, (cache: S, model: M, key, given) => {
        taken(model, key);
        model.unshift([key, given]);
        model.splice(capacity);
        return [cache.set(key, given), undefined];
      }),
      act(value, (cache: S, model: M, key) => {
        const found = taken(model, key);
        if (found !== undefined) model.unshift(found);
        return [cache.get(key), found?.[1]];
      }),
      act(value, (cache: S, model: M, key) => [cache.delete(key), taken(model, key) !== undefined]),
    ),
    isValid: (cache) => cache.repOk(),
    view: (cache) => {
      const found: [number, number][] = [];
      for (let node: CacheNode<number> | null = cache.newest; node !== null; node = node.older) {
        found.push([node.key, node.value]);
      }
      return found;
    },
    modelView: (model) => model,
  });
});
