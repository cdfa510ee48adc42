/** The running example of the papers: the order of keys is kept, and looking up finds what was inserted. */

import { check, int, oneOf, tree } from 'glassbox';
import { Node, SearchTree } from './search-tree.js';

check(SearchTree, (n) => {
  const key = int(0, 2 * n);
  const value = oneOf('a', 'b', 'c', 'd');
  const below = tree(Node, { count: n });
  return {
    scope: 7,
    state: { SearchTree: { root: below }, Node: { left: below, right: below, key, value } },
    operations: {
      get: {
        arguments: [key],
        postcondition: (search, old, result: string | null, wanted: number) =>
          result === old.get(wanted) && result === search.get(wanted),
      },
      insert: {
        arguments: [key, value],
        postcondition: (search, _old, _result, inserted: number, given: string) => search.get(inserted) === given,
      },
      delete: {
        arguments: [key],
        postcondition: (search, _old, _result, deleted: number) => search.get(deleted) === null,
      },
    },
  };
});
