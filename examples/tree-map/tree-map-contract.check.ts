/**
 * What a map promises besides staying a red-black tree. An invariant cannot see that the wrong entry was removed; a
 * postcondition that looks at every key can.
 */

import { check, derived, int, oneOf, tree } from 'glassbox';
import { Entry, TreeMap } from './tree-map.js';

check(TreeMap<string>, (n) => {
  const largest = 2 * n;
  const key = int(0, largest);
  const value = oneOf('a', 'b', 'c', 'd');
  const below = tree(Entry, { count: n });

  /** Whether every other key leads to what it led to before. */
  const agreeBut = (map: TreeMap<string>, old: TreeMap<string>, changed: number): boolean => {
    for (let other = 0; other <= largest; other += 1) {
      if (other !== changed && map.get(other) !== old.get(other)) return false;
    }
    return true;
  };

  return {
    name: 'TreeMap: the contract of a map',
    scope: 4,
    state: {
      TreeMap: { root: below, size: int(0, n) },
      Entry: { left: below, right: below, key, value, parent: derived() },
    },
    operations: {
      put: {
        arguments: [key, value],
        postcondition: (map, old, result: string | null, at: number, given: string) =>
          map.get(at) === given && result === old.get(at) && agreeBut(map, old, at),
      },
      remove: {
        arguments: [key],
        postcondition: (map, old, result: string | null, at: number) =>
          map.get(at) === null && result === old.get(at) && agreeBut(map, old, at),
      },
      get: {
        arguments: [key],
        postcondition: (map, old, result: string | null, at: number) =>
          result === old.get(at) && map.get(at) === result && agreeBut(map, old, at),
      },
      isEmpty: {
        arguments: [],
        postcondition: (map, _old, result: boolean) => result === (map.root === null),
      },
      clear: {
        arguments: [],
        postcondition: (map) => map.isEmpty(),
      },
    },
    declarative: ['parentOf', 'leftOf', 'rightOf', 'colorOf'],
  };
});
