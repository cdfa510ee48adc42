import { int, soundness, tree } from 'glassbox';
import { Term, Terms } from './terms.js';

soundness(Terms, (n) => {
  const below = tree(Term, { count: n });
  return {
    scope: 7,
    state: {
      Terms: { root: tree(Term, { count: n, optional: false }) },
      Term: { number: int(0, 1), a: below, b: below, c: below },
    },
    initial: () => new Terms(new Term('true')),
  };
});
