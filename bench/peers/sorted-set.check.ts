/** Sets of at most n of the numbers 0 … 2n. */

import { check, int, tree } from 'glassbox';
import { Link, SortedSet } from './sorted-set.js';

check(SortedSet, (n) => {
  const value = int(0, 2 * n);
  return {
    scope: 9,
    state: { SortedSet: { first: tree(Link) }, Link: { value, next: tree(Link) } },
    operations: {
      insert: { arguments: [value], postcondition: (set, _old, _result, given: number) => set.has(given) },
      delete: { arguments: [value], postcondition: (set, _old, _result, given: number) => !set.has(given) },
    },
  };
});
