/**
 * Progress and preservation for programs as in `few-classes.check.ts` in which methods have no parameters and no expression has more than two operands, so that among eight
 * positions of a complete tree there are four levels of them: some mistakes in the rules need that many.
 */

import { soundness } from 'glassbox';
import { OwnershipJava } from './ownership-java.js';
import { programs } from './programs.js';

soundness(OwnershipJava, (n) => ({
  scope: 3,
  state: programs({
    classes: 2,
    methods: 1,
    parameters: 0,
    names: 2,
    objects: 3,
    integers: 2,
    nodes: n,
    body: Math.min(n, 3),
    operands: 2,
  }),
}));
