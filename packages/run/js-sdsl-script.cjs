/** What is asked of js-sdsl, however it was loaded. */

'use strict';

const { attempt, exercise, generator, print } = require('./trace.cjs');

const numbers = (random, most) => Array.from({ length: random.integer(most) }, () => random.integer(20));
const compare = (a, b) => b - a;

function runContainers(sdsl) {
  print(Object.keys(sdsl).filter((name) => /^[A-Z]/.test(name)));
  sequences(sdsl);
  maps(sdsl);
  iterators(sdsl);
  for (const name of ['Vector', 'LinkList', 'Deque', 'OrderedSet', 'HashSet', 'PriorityQueue', 'Stack', 'Queue']) {
    exercise(name, {
      make: (random) => new sdsl[name](numbers(random, 9)),
      argument: (random, whole) =>
        random.pick(
          // what is no number makes a linked list loop for ever
          name === 'LinkList'
            ? [0, 1, 2, 5, -1, compare]
            : [0, 1, 2, 5, -1, 'a', undefined, null, compare, (x) => x, iteratorOf(whole, random)],
        ),
      show: (whole) => [whole.size(), whole.length, whole.empty(), itemsOf(whole)],
      skip: ['cut', 'find', 'Z', 'Y', 'U', '$', 'te', 'V', 'tt', 'ie', 'M', 'rt', 'G', 'A', 'F', 'm', 'k', 'I'],
      rounds: 150,
      seed: name.length,
      depth: 2,
    });
  }
  for (const name of ['OrderedMap', 'HashMap']) {
    exercise(name, {
      make: (random) => new sdsl[name](numbers(random, 9).map((key) => [key, `v${key}`])),
      argument: (random, whole) =>
        random.pick([0, 1, 2, 5, -1, 'a', undefined, (x) => x, iteratorOf(whole, random), whole]),
      show: (whole) => [whole.size(), whole.empty(), itemsOf(whole)],
      skip: ['Z', 'Y', 'U', '$', 'te', 'V', 'tt', 'ie', 'M', 'rt', 'I'],
      rounds: 150,
      depth: 2,
    });
  }
}

function iteratorOf(container, random) {
  if (typeof container.begin !== 'function') return random.integer(5);
  return random.pick([container.begin(), container.end(), container.rBegin(), container.rEnd()]);
}

function itemsOf(container) {
  if (typeof container.toArray === 'function') return container.toArray();
  return typeof container[Symbol.iterator] === 'function' ? [...container] : null;
}

function sequences({ Vector, LinkList, Deque, PriorityQueue, Stack, Queue }) {
  const random = generator(1);
  for (const Sequence of [Vector, LinkList, Deque]) {
    const list = new Sequence([5, 2, 9]);
    const act = {
      pushBack: () => list.pushBack(random.integer(30)),
      popBack: () => list.popBack(),
      insert: () => list.insert(random.integer(list.size() + 1), random.integer(30), 1 + random.integer(2)),
      eraseElementByPos: () => list.eraseElementByPos(random.integer(list.size() + 1)),
      eraseElementByValue: () => list.eraseElementByValue(random.integer(30)),
      getElementByPos: () => list.getElementByPos(random.integer(list.size() + 1)),
      setElementByPos: () => list.setElementByPos(random.integer(list.size() + 1), 7),
      reverse: () => list.reverse(),
      unique: () => list.unique(),
      sort: () => list.sort(random.pick([undefined, compare])),
      find: () => list.find(random.integer(30)).isAccessible(),
      ends: () => [list.front(), list.back(), list.size()],
    };
    for (let round = 0; round < 120; round += 1) {
      const name = random.pick(Object.keys(act));
      attempt(`${Sequence.name} ${name}`, act[name], 2);
      if (round % 5 === 0) attempt('items', () => [...list]);
    }
    attempt('cleared', () => [list.clear(), list.front(), list.back(), list.popBack(), [...list]]);
    attempt('from iterables', () => [
      [...new Sequence(new Set([1, 2]))],
      [...new Sequence('abc')],
      [...new Sequence(list)],
    ]);
    attempt('from nothing', () => new Sequence(5));
  }
  const deque = new Deque([], 4);
  for (let i = 0; i < 60; i += 1) {
    attempt('deque', () => [
      i % 3 === 0 ? deque.pushFront(i) : deque.pushBack(i),
      i % 4 === 0 ? deque.popFront() : null,
    ]);
  }
  attempt('deque', () => [[...deque], deque.cut(9), [...deque], deque.shrinkToFit(), [...deque]]);
  const [one, two] = [new LinkList([1, 4, 6]), new LinkList([2, 3, 9])];
  attempt('merge', () => [one.merge(two), [...one]]);
  const queue = new PriorityQueue([3, 1, 4, 1, 5], (a, b) => a - b);
  for (let i = 0; i < 40; i += 1) {
    attempt('heap', () => [
      queue.push((i * 7) % 11),
      i % 3 === 0 ? queue.pop() : queue.top(),
      queue.toArray(),
      queue.find(3),
    ]);
    attempt('remove', () => [queue.remove((i * 5) % 11), queue.size()]);
  }
  while (!queue.empty()) attempt('to empty', () => queue.pop());
  const [stack, line] = [new Stack([1, 2]), new Queue([1, 2])];
  for (let i = 0; i < 20; i += 1) {
    attempt('ends', () => [
      stack.push(i),
      i % 2 ? stack.pop() : stack.top(),
      line.push(i),
      i % 2 ? line.pop() : line.front(),
    ]);
  }
}

function maps({ OrderedMap, OrderedSet, HashMap, HashSet }) {
  const random = generator(8);
  for (const Map of [OrderedMap, HashMap]) {
    const map = new Map();
    for (let round = 0; round < 200; round += 1) {
      const key = random.integer(25);
      if (random.integer(3) > 0) attempt(`set ${key}`, () => map.setElement(key, round));
      else attempt(`erase ${key}`, () => map.eraseElementByKey(key));
      if (round % 10 === 0) attempt('map', () => [[...map], map.front(), map.back(), map.getElementByKey(key)]);
    }
    while (!map.empty()) attempt('to empty', () => [map.eraseElementByPos(random.integer(map.size())), map.size()]);
  }
  const names = new HashMap(
    [
      ['a', 1],
      [{ id: 1 }, 2],
      [Symbol.iterator, 3],
      [null, 4],
      [NaN, 5],
    ].map(([k, v]) => [k, v]),
  );
  attempt('keys of all kinds', () => [
    names.size(),
    names.getElementByKey('a'),
    names.getElementByKey(null),
    [...names],
  ]);
  const set = new OrderedSet([5, 1, 9, 3], compare, true);
  for (const key of [0, 1, 2, 5, 9, 10]) {
    attempt(`bounds ${key}`, () =>
      [set.lowerBound(key), set.upperBound(key), set.reverseLowerBound(key), set.reverseUpperBound(key)].map((at) =>
        at.isAccessible() ? [at.pointer, at.index] : null,
      ),
    );
  }
  attempt('union', () => [set.union(new OrderedSet([2, 3])), [...set], set.getHeight()]);
  attempt('renamed', () => [
    set.updateKeyByIterator(set.begin(), 7),
    set.updateKeyByIterator(set.begin(), 0),
    [...set],
  ]);
  attempt('hash set', () => [...new HashSet(['b', 'a', 'b', 1, '1'])]);
}

function iterators({ OrderedMap, Vector, LinkList, Deque, HashSet }) {
  for (const container of [
    new Vector([1, 2, 3]),
    new LinkList([1, 2, 3]),
    new Deque([1, 2, 3]),
    new HashSet([1, 2, 3]),
  ]) {
    const met = [];
    for (let at = container.begin(); !at.equals(container.end()); at.next()) met.push(at.pointer);
    for (let at = container.rBegin(); !at.equals(container.rEnd()); at.next()) met.push(at.pointer);
    attempt('both ways', () => met);
    attempt('before the first', () => container.begin().pre());
    attempt('after the last', () => container.end().next());
    attempt('nothing there', () => container.end().pointer);
    attempt('of another', () => container.begin().equals(new Vector([1]).begin()));
  }
  // the pointers of its iterators are proxies and stay out of this
  const map = new OrderedMap([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ]);
  attempt('erase while walking', () => {
    let at = map.begin();
    while (!at.equals(map.end())) at = map.eraseElementByIterator(at);
    return [map.size(), map.begin().isAccessible()];
  });
}

module.exports = { runContainers };
