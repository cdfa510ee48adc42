/** Every program in the first n positions of a complete binary tree, with n variables and n literals, in every store. */

import { array, bool, int, oneOf, soundness, tree } from 'glassbox';
import { Imp } from './imp.js';
import { Term } from './terms.js';

soundness(Imp, (n) => {
  const child = tree(Term, { count: n });
  const type = array(oneOf('int', 'bool'), { length: n });
  return {
    scope: 7,
    state: {
      Imp: {
        root: tree(Term, { count: n, optional: false }),
        types: type,
        tags: type,
        numbers: array(int(0, n - 1), { length: n }),
        truths: array(bool(), { length: n }),
      },
      Term: { e1: child, e2: child, number: int(0, n - 1), variable: int(0, n - 1) },
    },
    initial: () => new Imp(new Term('skip'), ['int'], ['int'], [0], [false]),
  };
});
