/**
 * Progress and preservation for every program of four classes with at most two fields and two methods of their own, whose bodies and main
 * expression have at most n nodes in the positions of a complete tree, with a heap of four objects and n integers (table 6.4). An object
 * that nothing refers to is as good as none.
 */

import { array, bool, int, oneOf, soundness, tree } from 'glassbox';
import { ClassDeclaration, ClassTable, Method } from './classes.js';
import { HeapObject } from './heap.js';
import { MiniJava } from './mini-java.js';
import { Expression } from './syntax.js';

soundness(MiniJava, (n) => {
  const type = int(0, 6);
  const name = int(0, 3);
  const number = int(0, n - 1);
  const root = tree(Expression, { count: n, optional: false });
  const child = tree(Expression, { count: n });
  return {
    scope: 3,
    state: {
      MiniJava: {
        table: tree(ClassTable, { optional: false }),
        heap: array(tree(HeapObject, { optional: false }), { length: 4 }),
        main: root,
        integers: oneOf(n),
        hasFailed: bool(),
      },
      ClassTable: { classes: array(tree(ClassDeclaration, { optional: false }), { length: 4 }) },
      ClassDeclaration: {
        superclass: int(0, 3),
        fields: array(type, { maximum: 2 }),
        methods: array(tree(Method, { optional: false }), { maximum: 2 }),
      },
      Method: { cls: int(1, 4), name, result: type, parameters: array(type, { maximum: 2 }), body: root },
      HeapObject: {
        cls: int(0, 4),
        kinds: array(oneOf('null', 'int', 'true', 'false', 'ref'), { length: 8 }),
        numbers: array(int(0, Math.max(3, n - 1)), { length: 8 }),
      },
      Expression: { type, index: int(0, 3), name, number, e1: child, e2: child, e3: child, e4: child },
    },
  };
});
