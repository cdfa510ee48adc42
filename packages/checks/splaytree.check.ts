/**
 * splaytree: a search tree that moves whatever was asked for to its root. Here no key occurs twice; where keys do, see the findings.
 */

import { array, check, int, oneOf, tree } from 'glassbox';
import SplayTree from 'splaytree';
import { areWithin, count, has, isAscending, isOrdered } from './search-trees.js';
import { Node } from './splaytree-shape.js';

check(SplayTree<number, string>, (n) => {
  const key = int(0, 2 * n);
  const data = oneOf('a', 'b');
  const below = tree(Node, { count: n });
  return {
    name: 'splaytree',
    scope: 15,
    state: {
      [SplayTree.name]: { _root: below, _size: int(0, n) },
      [Node.name]: { left: below, right: below, key, data, next: oneOf(null) },
    },
    initial: () => new SplayTree<number, string>(),
    invariant: (map) => isOrdered(map.root, null, null, true) && map.size === count(map.root),
    operations: {
      insert: {
        arguments: [key, data],
        precondition: (map, at: number) => !map.contains(at),
        postcondition: (map, old, result: Node, at: number, given: string) =>
          map.root === result && result.key === at && result.data === given && map.size === old.size + 1,
      },
      add: {
        arguments: [key, data],
        postcondition: (map, old, result: Node, at: number) =>
          map.root === result && result.key === at && map.size === old.size + (old.contains(at) ? 0 : 1),
      },
      update: {
        arguments: [key, key, data],
        precondition: (map, from: number, to: number) => map.contains(from) && (from === to || !map.contains(to)),
        postcondition: (map, _old, _result, from: number, to: number, given: string) =>
          map.findStatic(to)!.data === given && (from === to || !map.contains(from)),
      },
      remove: {
        arguments: [key],
        postcondition: (map, old, _result, at: number) =>
          !map.contains(at) && map.size === old.size - (old.contains(at) ? 1 : 0),
      },
      pop: {
        arguments: [],
        postcondition: (map, old, result: { readonly key: number } | null) =>
          result === null ? old.isEmpty() : result.key === old.min() && map.size === old.size - 1,
      },
      find: {
        arguments: [key],
        postcondition: (map, old, result: Node | null, at: number) =>
          old.contains(at) ? result === map.root && result!.key === at : result === null,
      },
      findStatic: {
        arguments: [key],
        postcondition: (_map, old, result: Node | null, at: number) =>
          old.contains(at) ? result!.key === at : result === null,
      },
      contains: {
        arguments: [key],
        postcondition: (_map, old, result: boolean, at: number) => result === has(old.root, at),
      },
      min: {
        arguments: [],
        postcondition: (_map, old, result: number | null) =>
          result === null ? old.isEmpty() : has(old.root, result) && areWithin(old.root, result, 2 * n),
      },
      max: {
        arguments: [],
        postcondition: (_map, old, result: number | null) =>
          result === null ? old.isEmpty() : has(old.root, result) && areWithin(old.root, 0, result),
      },
      load: {
        arguments: [array(key), array(data)],
        precondition: (map, keys: readonly number[], values: readonly string[]) =>
          map.isEmpty() && keys.length === values.length && isAscending(keys),
        postcondition: (map, _old, _result, keys: readonly number[]) => map.size === keys.length,
      },
      isEmpty: { arguments: [], postcondition: (map, _old, result: boolean) => result === (map.size === 0) },
      clear: { arguments: [], postcondition: (map) => map.isEmpty() },
    },
  };
});
