/**
 * Ready-made abstractions end every sequence of calls as the containers of JavaScript do, and are equal exactly where those have the same
 * content. And modules of the fixtures differ from such a container within six calls exactly if their checks are refuted.
 */

import { expect, test } from 'vitest';
import {
  AbstractMap,
  AbstractMultiset,
  AbstractPriorityQueue,
  AbstractSequence,
  AbstractSet,
} from '../../src/abstractions/index.js';
import { ForgetfulHeap, Heap, LeakingPurse, Purse } from '../fixtures/refinement/arrays.js';
import { ListMap, LosingMap, LyingMap, PreparedMap } from '../fixtures/refinement/list-map.js';
import { Model, OtherStack, PatientStack, Stack } from '../fixtures/refinement/stacks.js';
import { HashSet } from '../../examples/hash-set/hash-set.js';
import { TreeSet } from '../../examples/tree-set/tree-set.js';
import { BagModel, ListModel, MapModel, SetModel } from './models.js';
import { after, firstDifference, sequences, to, type Call } from './sequences.js';

interface Abstract {
  equalTo(other: unknown): boolean;
  repOk?(): boolean;
}

const onMaps = [to('set', 0, 'a'), to('set', 1, 'a'), to('set', 0, 'b'), to('delete', 0), to('clear')];
const onSets = [to('add', 0), to('add', 1), to('delete', 0)];
const onSequences = [to('addFirst', 0), to('addLast', 1), to('removeFirst'), to('removeLast')];
const onBags = [to('add', 0), to('add', 1), to('delete', 0)];
const seen: Readonly<Record<string, readonly Call[]>> = {
  map: [to('get', 0), to('has', 1), to('size')],
  set: [to('has', 0), to('size')],
  sequence: [to('at', 1), to('size')],
  bag: [to('count', 0), to('size')],
  queue: [to('peek')],
};

const abstractions: readonly [
  name: string,
  () => Abstract,
  () => { content(): string },
  readonly Call[],
  readonly Call[],
][] = [
  ['AbstractMap', () => new AbstractMap() as Abstract, () => new MapModel(), onMaps, seen['map']!],
  ['AbstractSet', () => new AbstractSet() as Abstract, () => new SetModel(), onSets, seen['set']!],
  ['AbstractSequence', () => new AbstractSequence() as Abstract, () => new ListModel(), onSequences, seen['sequence']!],
  ['AbstractMultiset', () => new AbstractMultiset() as Abstract, () => new BagModel(), onBags, seen['bag']!],
  [
    'AbstractPriorityQueue',
    () => new AbstractPriorityQueue() as Abstract,
    () => new BagModel(),
    [...onBags, to('removeLeast')],
    seen['queue']!,
  ],
];

test.each(abstractions)('%s does what JavaScript does', (_name, abstraction, model, changing, looking) => {
  expect(firstDifference(abstraction, model, [...changing, ...looking], 5)).toBeNull();
});

test.each(abstractions)('%s is equal to what has the same content', (_name, abstraction, model, changing) => {
  const states = [...sequences(changing, 3)].map((calls) => ({
    one: after(abstraction(), calls),
    content: after(model(), calls).content(),
  }));
  for (const a of states) {
    expect(a.one.repOk?.() ?? true).toBe(true);
    for (const b of states) expect(a.one.equalTo(b.one)).toBe(a.content === b.content);
  }
});

/** A model by the names that modules have for its operations. */
const renamed = (model: () => object, names: Readonly<Record<string, string>>) => (): object => {
  const inner = model();
  const calls = Object.entries(names).map(([name, own]) => [name, (...all: unknown[]) => call(inner, own, all)]);
  return Object.fromEntries(calls) as object;
};

function call(subject: object, name: string, actuals: readonly unknown[]): unknown {
  return (subject as Record<string, (...all: readonly unknown[]) => unknown>)[name]!(...actuals);
}

const mapLike = renamed(() => new MapModel(), { get: 'get', put: 'set', remove: 'delete' });
const heapLike = renamed(() => new BagModel(), { insert: 'add', extract: 'removeLeast' });
const purseLike = renamed(() => new BagModel(), { put: 'add', spend: 'delete' });
const setLike = renamed(() => new SetModel(), { add: 'add', remove: 'delete', has: 'has' });
const onModules = [to('put', 0, 'a'), to('put', 1, 'b'), to('put', 0, 'b'), to('remove', 0), to('get', 1)];
const onStacks = [to('push', 'a'), to('push', 'b'), to('pop')];
const onHeaps = [to('insert', 0), to('insert', 1), to('insert', 2), to('extract')];
const onPurses = [to('put', 1), to('put', 2), to('spend', 1)];
const onModuleSets = [to('add', 0), to('add', 4), to('remove', 0), to('remove', 4), to('has', 4)];

test.each<[new () => object, () => object, readonly Call[], 'holds' | 'refuted']>([
  [ListMap, mapLike, onModules, 'holds'],
  [LosingMap, mapLike, onModules, 'refuted'],
  [LyingMap, mapLike, onModules, 'refuted'],
  [PreparedMap, mapLike, onModules, 'refuted'],
  [Stack, () => new Model(), onStacks, 'holds'],
  [OtherStack, () => new Model(), onStacks, 'refuted'],
  [PatientStack, () => new Model(), onStacks, 'refuted'],
  [Heap, heapLike, onHeaps, 'holds'],
  [ForgetfulHeap, heapLike, onHeaps, 'refuted'],
  [Purse, purseLike, onPurses, 'holds'],
  [LeakingPurse, purseLike, onPurses, 'refuted'],
  [TreeSet, setLike, onModuleSets, 'holds'],
  [HashSet, setLike, onModuleSets, 'holds'],
])('%o in six calls', (module, model, calls, verdict) => {
  const difference = firstDifference(() => new module(), model, calls, 6);
  expect(difference === null ? 'holds' : 'refuted').toBe(verdict);
});
