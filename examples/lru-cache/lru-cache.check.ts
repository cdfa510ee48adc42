/** A Map and a list that lead to the same nodes: the list is the backbone, the Map may lead to any of its nodes. */

import { check, constant, derived, instances, int, map, nullable, oneOf, tree } from 'glassbox';
import { LruCache, Node } from './lru-cache.js';

check(LruCache<string>, (n) => {
  const key = int(0, n);
  const value = oneOf('a', 'b', 'c');
  const chain = tree(Node, { count: n, height: n });
  return {
    scope: 3,
    state: {
      LruCache: {
        nodes: map(key, instances(Node)),
        newest: chain,
        oldest: nullable(instances(Node)),
        capacity: constant(),
      },
      Node: { key, value, older: chain, newer: derived() },
    },
    initial: () => new LruCache(n),
    operations: {
      get: {
        arguments: [key],
        postcondition: (cache, old, result: string | undefined, wanted: number) =>
          result === old.nodes.get(wanted)?.value && (result === undefined || cache.newest!.key === wanted),
      },
      set: {
        arguments: [key, value],
        postcondition: (cache, old, _result, at: number, given: string) =>
          cache.newest!.key === at &&
          cache.newest!.value === given &&
          (old.nodes.has(at) || old.nodes.size < n || !cache.nodes.has(old.oldest!.key)),
      },
      delete: {
        arguments: [key],
        postcondition: (cache, old, result: boolean, at: number) =>
          result === old.nodes.has(at) && !cache.nodes.has(at),
      },
    },
  };
});
