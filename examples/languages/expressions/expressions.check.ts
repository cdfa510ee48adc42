/** Every program in the first n positions of a complete tree of expressions. */

import { soundness, tree } from 'glassbox';
import { Expression, Expressions } from './expressions.js';

soundness(Expressions, (n) => {
  const child = tree(Expression, { count: n });
  return {
    scope: 8,
    state: {
      Expressions: { root: tree(Expression, { count: n, optional: false }) },
      Expression: { e1: child, e2: child, e3: child },
    },
  };
});
