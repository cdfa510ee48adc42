/** lru_map: a map that forgets the least recently used entry, minified. */

'use strict';

const { LRUMap } = require('lru_map');
const { attempt, exercise, generator, print } = require('./trace.cjs');

const show = (map) => [map.toString(), map.size, map.limit, JSON.stringify(map), map.oldest, map.newest];

print(Object.keys(require('lru_map')), Object.getOwnPropertyNames(LRUMap.prototype));
attempt('empty', () => [show(new LRUMap(3)), new LRUMap(2).shift(), new LRUMap(2).get('a')]);
attempt('from entries', () => [
  ...new LRUMap([
    ['a', 1],
    ['b', 2],
  ]),
]);
attempt(
  'too many entries',
  () =>
    new LRUMap(1, [
      ['a', 1],
      ['b', 2],
    ]),
);
attempt('assigned', () => {
  const map = new LRUMap(3, new Map([['a', 1]]));
  map.assign([
    ['x', 1],
    ['y', 2],
    ['z', 3],
  ]);
  return show(map);
});
attempt('iterators', () => {
  const map = new LRUMap(3, [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  const met = [];
  map.get('a');
  map.forEach((value, key, whole) => met.push([value, key, whole === map]));
  return [met, [...map.keys()], [...map.values()], [...map.entries()], map.keys().next()];
});
attempt('wasted', () => {
  class Told extends LRUMap {
    shift() {
      const entry = super.shift();
      this.told = (this.told ?? []).concat([entry]);
      return entry;
    }
  }
  const map = new Told(2);
  for (const key of ['a', 'b', 'c', 'd']) map.set(key, key);
  return [map.told, show(map)];
});

const random = generator(16);
const map = new LRUMap(6);
for (let round = 0; round < 350; round += 1) {
  const key = `k${random.integer(10)}`;
  switch (random.integer(6)) {
    case 0:
    case 1:
    case 2:
      attempt(`set ${key}`, () => map.set(key, round) === map);
      break;
    case 3:
      attempt(`get ${key}`, () => map.get(key));
      break;
    case 4:
      attempt(`delete ${key}`, () => map.delete(key));
      break;
    case 5:
      attempt(`look ${key}`, () => [map.find(key), map.has(key), random.integer(9) === 0 ? map.shift() : null]);
      break;
  }
  if (round % 10 === 0) attempt('map', () => show(map), 6);
}
while (map.size > 0) attempt('to empty', () => map.shift());

exercise('LRUMap', {
  make: (chance) =>
    new LRUMap(
      4,
      Array.from({ length: chance.integer(5) }, (_, i) => [i, i * i]),
    ),
  argument: (chance) => chance.pick([0, 1, 2, 3, 9, 'a', undefined, null, (value) => value, [[1, 2]], {}]),
  show: (whole) => [whole.toJSON(), whole.size],
  rounds: 250,
});
