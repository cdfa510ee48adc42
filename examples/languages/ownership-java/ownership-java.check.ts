/**
 * Progress and preservation for every program of four classes with at most two fields and two methods of their own, whose bodies and main
 * expression have at most n nodes in the positions of a complete tree, with at most two owners, a heap of four objects and n integers (table 6.4).
 */

import { soundness } from 'glassbox';
import { OwnershipJava } from './ownership-java.js';
import { programs } from './programs.js';

soundness(OwnershipJava, (n) => ({
  scope: 2,
  state: programs({
    classes: 4,
    methods: 2,
    parameters: 2,
    names: 4,
    objects: 4,
    integers: n,
    nodes: n,
    body: n,
    operands: 4,
  }),
}));
