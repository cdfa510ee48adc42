/**
 * Progress and preservation for every program of four classes with at most two fields and two methods of their own, whose bodies and main
 * expression have at most n nodes in the positions of a complete tree (table 6.4).
 */

import { array, bool, int, soundness, tree } from 'glassbox';
import { ClassDeclaration, ClassTable, Method } from './classes.js';
import { FeatherweightJava } from './featherweight-java.js';
import { Expression } from './syntax.js';

soundness(FeatherweightJava, (n) => {
  const cls = int(0, 4);
  const name = int(0, 3);
  const root = tree(Expression, { count: n, optional: false });
  const child = tree(Expression, { count: n });
  return {
    scope: 5,
    state: {
      FeatherweightJava: { table: tree(ClassTable, { optional: false }), main: root, hasFailed: bool() },
      ClassTable: { classes: array(tree(ClassDeclaration, { optional: false }), { length: 4 }) },
      ClassDeclaration: {
        superclass: int(0, 3),
        fields: array(cls, { maximum: 2 }),
        methods: array(tree(Method, { optional: false }), { maximum: 2 }),
      },
      Method: { cls: int(1, 4), name, result: cls, parameters: array(cls, { maximum: 2 }), body: root },
      Expression: {
        cls,
        number: int(0, 1),
        name,
        e1: child,
        e2: child,
        e3: child,
        e4: child,
      },
    },
  };
});
