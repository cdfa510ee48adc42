/** hamt: a hash array mapped trie that is never changed, with collisions and a mutable mode. */

'use strict';

const hamt = require('hamt');
const { attempt, exercise, generator, print } = require('./trace.cjs');

const show = (map) => [Array.from(hamt.entries(map)), hamt.count(map), hamt.isEmpty(map)];

print(Object.keys(hamt));
attempt('empty', () => show(hamt.empty));
attempt('hashes', () => ['', 'a', 'hello', 'collections', 5, '5'].map((key) => hamt.hash(key)));
attempt('no map', () => [hamt.isMap(hamt.empty), hamt.isMap(null), hamt.isMap({})]);
attempt('collisions', () => {
  let map = hamt.empty;
  for (const key of ['a', 'b', 'cc', 'dd', 'c', 'a']) map = map.setHash(key.length, key, key + key);
  const fewer = map.removeHash(1, 'b').removeHash(2, 'cc').removeHash(2, 'zz');
  return [show(map), show(fewer), fewer.getHash(1, 'a'), fewer.hasHash(1, 'b'), fewer.tryGetHash('none', 1, 'b')];
});
attempt('structure', () => hamt.empty.set('a', 1).set('b', 2).set('hello', 3), 7);
attempt('mutable', () => {
  const map = hamt.empty.mutate((made) => {
    for (let i = 0; i < 40; i += 1) made.set(`k${i}`, i);
    made.remove('k3');
  });
  return [show(map), show(hamt.empty), map.beginMutation() === map, map.endMutation() === map];
});

const random = generator(15);
let map = hamt.empty;
const versions = [];
for (let round = 0; round < 300; round += 1) {
  const key = `key${random.integer(40)}`;
  switch (random.integer(7)) {
    case 0:
    case 1:
    case 2:
      attempt(`set ${key}`, () => hamt.count((map = hamt.set(key, round, map))));
      break;
    case 3:
      attempt(`remove ${key}`, () => hamt.count((map = map.remove(key))));
      break;
    case 4:
      attempt(`get ${key}`, () => [map.get(key), hamt.get(key, map), map.has(key), map.tryGet('none', key), map.size]);
      break;
    case 5:
      attempt(`modify ${key}`, () => {
        map = map.modify(key, (value) => (value === undefined ? 'new' : value));
        map = hamt.modifyValue((value) => `${value}!`, 'first', key, map);
        return map.get(key);
      });
      break;
    case 6:
      attempt('fold', () => [map.fold((sum, value, name) => sum + name.length, 0), [...map.keys()], [...map.values()]]);
      break;
  }
  if (round % 30 === 0) versions.push(map);
}
attempt('old versions stay', () => versions.map((old) => old.count()));
for (const [key] of [...map]) attempt('to empty', () => (map = map.remove(key)).count());
attempt('forEach', () => {
  const met = [];
  versions[3].forEach((value, key, whole) => met.push([value, key, whole === versions[3]]));
  return met;
});

exercise('Map', {
  make: (chance) => Array.from({ length: chance.integer(9) }).reduce((made, _, i) => made.set(`k${i}`, i), hamt.empty),
  argument: (chance) => chance.pick(['k0', 'k1', 'x', 5, undefined, (value) => value, (a, b) => [a, b], 0, -1]),
  show: (whole) => [...whole],
  rounds: 250,
});
