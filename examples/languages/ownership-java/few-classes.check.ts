/**
 * Progress and preservation for a part of the programs of `ownership-java.check.ts`, in which mistakes in the rules are found sooner: two classes
 * with one method each, whose body has at most five nodes, and three objects.
 */

import { soundness } from 'glassbox';
import { OwnershipJava } from './ownership-java.js';
import { programs } from './programs.js';

soundness(OwnershipJava, (n) => ({
  scope: 3,
  state: programs({
    classes: 2,
    methods: 1,
    parameters: 2,
    names: 2,
    objects: 3,
    integers: 2,
    nodes: n,
    body: Math.min(n, 5),
    operands: 4,
  }),
}));
