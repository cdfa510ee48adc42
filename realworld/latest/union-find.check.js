/** union-find: from every forest of four whose ranks grow towards the roots, whether calls lead there or not. */

import { array, check, int } from 'glassbox';
import UnionFind from 'union-find';

check(UnionFind, (n) => ({
  scope: 4,
  state: { UnionFind: { roots: array(int(0, n - 1), { length: n }), ranks: array(int(0, 2), { length: n }) } },
  initial: () => new UnionFind(n),
  invariant: ({ roots, ranks }) => roots.every((root, one) => root === one || ranks[root] > ranks[one]),
  operations: {
    find: {
      arguments: [int(0, n - 1)],
      postcondition: (sets, old, root, one) => sets.roots[root] === root && rootIn(old, one) === root,
    },
    link: {
      arguments: [int(0, n - 1), int(0, n - 1)],
      // a rank that is greater has no place in these states
      precondition: ({ ranks }) => ranks.every((rank) => rank < 2),
      postcondition: (sets, old, _result, one, other) =>
        rootIn(sets, one) === rootIn(sets, other) &&
        sets.roots.every((_root, third) =>
          [one, other].some((linked) => rootIn(old, third) === rootIn(old, linked))
            ? rootIn(sets, third) === rootIn(sets, one)
            : rootIn(sets, third) === rootIn(old, third),
        ),
    },
  },
}));

function rootIn({ roots }, one) {
  return roots[one] === one ? one : rootIn({ roots }, roots[one]);
}
