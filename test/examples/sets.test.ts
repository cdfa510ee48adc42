/** BTree, Treap and SkipList against sets, PairingHeap against a sorted array, IntervalMap against a value at each point. */

import fc from 'fast-check';
import { test } from 'vitest';
import { BTree } from '../../examples/b-tree/b-tree.js';
import { IntervalMap } from '../../examples/interval-map/interval-map.js';
import { PairingHeap } from '../../examples/pairing-heap/pairing-heap.js';
import { SkipList, type Levels } from '../../examples/skip-list/skip-list.js';
import { Treap } from '../../examples/treap/treap.js';
import { act, agree, type Act } from './against.js';

const LARGEST = 20;
const number = fc.integer({ min: 0, max: LARGEST });
const key = fc.tuple(number);
const nothing = fc.constant<[]>([]);
const keys = Array.from({ length: LARGEST + 1 }, (_, index) => index);

type Model = Set<number>;
interface Keys {
  has(key: number): boolean;
  repOk(): boolean;
}

function likeSets<S extends Keys>(create: () => S, ...acts: readonly fc.Arbitrary<Act<S, Model>>[]): void {
  agree<S, Model>({
    create,
    model: () => new Set(),
    acts: fc.oneof(...acts),
    isValid: (subject) => subject.repOk(),
    view: (subject) => keys.filter((one) => subject.has(one)),
    modelView: (model) => keys.filter((one) => model.has(one)),
  });
}

/** Whether it was not there. */
const added = (model: Model, one: number): boolean => !model.has(one) && model.add(one) === model;

test('BTree', () => {
  likeSets(
    () => new BTree(),
    act(key, (tree: BTree, model: Model, one) => [tree.add(one), added(model, one)]),
    act(key, (tree: BTree, model: Model, one) => [tree.delete(one), model.delete(one)]),
  );
});

test('Treap', () => {
  likeSets(
    () => new Treap(),
    act(fc.tuple(number, number), (treap: Treap, model: Model, one, priority) => [
      treap.insert(one, priority),
      added(model, one),
    ]),
    act(key, (treap: Treap, model: Model, one) => [treap.delete(one), model.delete(one)]),
    act(key, (treap: Treap, model: Model, one) => [
      treap.after(one),
      model.has(one) ? (keys.find((other) => other > one && model.has(other)) ?? null) : null,
    ]),
  );
});

test('SkipList', () => {
  const levels = fc.constantFrom<Levels[]>(1, 2, 3);
  likeSets(
    () => new SkipList(),
    act(fc.tuple(number, levels), (list: SkipList, model: Model, one, height) => [
      list.insert(one, height),
      added(model, one),
    ]),
    act(key, (list: SkipList, model: Model, one) => [list.delete(one), model.delete(one)]),
  );
});

test('PairingHeap', () => {
  type M = number[];
  const sort = (model: M): M => model.sort((a, b) => a - b);
  agree<PairingHeap, M>({
    create: () => new PairingHeap(),
    model: () => [],
    acts: fc.oneof(
      act(key, (heap: PairingHeap, model: M, item) => [heap.insert(item), void sort(model).push(item)]),
      act(nothing, (heap: PairingHeap, model: M) => [heap.extractMinimum(), sort(model).shift() ?? null]),
      act(fc.tuple(fc.array(number, { maxLength: 4 })), (heap: PairingHeap, model: M, items) => {
        const other = new PairingHeap();
        for (const item of items) other.insert(item);
        model.push(...items);
        heap.absorb(other);
        return [other.minimum(), null];
      }),
      act(nothing, (heap: PairingHeap) => [heap.absorb(heap), undefined]),
    ),
    isValid: (heap) => heap.repOk(),
    view: (heap) => [heap.minimum(), heap.size],
    modelView: (model) => [sort(model)[0] ?? null, model.length],
  });
});

test('IntervalMap', () => {
  type M = (string | null)[];
  const ends = [number, number] as const;
  agree<IntervalMap<string>, M>({
    create: () => new IntervalMap(),
    model: () => keys.map(() => null),
    acts: fc.oneof(
      act(fc.tuple(...ends, fc.constantFrom('a', 'b')), (map: IntervalMap<string>, model: M, start, end, value) => [
        map.set(start, end, value),
        void (start < end && model.fill(value, start, end)),
      ]),
      act(fc.tuple(...ends), (map: IntervalMap<string>, model: M, start, end) => [
        map.delete(start, end),
        void (start < end && model.fill(null, start, end)),
      ]),
    ),
    isValid: (map) => map.repOk(),
    view: (map) => keys.map((point) => map.get(point)),
    modelView: (model) => model,
  });
});
