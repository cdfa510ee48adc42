/** Growing: a table of two buckets becomes one of four, and then the same keys lead to the same values. */

import { array, check, constant, int, oneOf, tree } from 'glassbox';
import { Entry, HashMap } from './hash-map.js';

check(HashMap<string>, (n) => {
  const largest = 2 * n;
  const key = int(0, largest);
  const value = oneOf('a', 'b');
  const chain = tree(Entry, { count: 4 * n, height: n });

  const agreeBut = (map: HashMap<string>, old: HashMap<string>, changed: number): boolean => {
    for (let other = 0; other <= largest; other += 1) {
      if (other !== changed && map.get(other) !== old.get(other)) return false;
    }
    return true;
  };

  return {
    name: 'HashMap that grows',
    scope: 3,
    state: {
      HashMap: { table: array(chain, { minimum: 2, maximum: 4 }), size: int(0, n), load: constant() },
      Entry: { key, value, next: chain },
    },
    initial: () => new HashMap(2, 1),
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
    },
  };
});
