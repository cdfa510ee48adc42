/** The programs and states that a spec of Ownership Java speaks of: so many classes, objects and nodes. */

import { array, bool, int, oneOf, tree } from 'glassbox';
import { ClassDeclaration, ClassTable, Method } from './classes.js';
import { HeapObject } from './heap.js';
import { Expression } from './syntax.js';

export interface Size {
  readonly classes: number;
  /** Of a class. */
  readonly methods: number;
  /** Of a method. */
  readonly parameters: number;
  /** Of methods. */
  readonly names: number;
  /** In the heap; one that nothing refers to is as good as none. */
  readonly objects: number;
  readonly integers: number;
  /** Of the main expression, in the positions of a complete tree. */
  readonly nodes: number;
  /** Of the body of a method. */
  readonly body: number;
  /** That an expression has at most. */
  readonly operands: 2 | 4;
}

const FIELDS = 2;

export function programs(size: Size) {
  const { classes, methods, parameters, names, objects, integers, nodes, body, operands } = size;
  // three bits for the class, four for the first owner, three for the second
  const type = int(0, 2 ** 10 - 1);
  const name = int(0, names - 1);
  const slots = classes * FIELDS;
  const child = tree(Expression, { count: nodes });
  const further = operands === 4 ? child : oneOf(null);
  return {
    OwnershipJava: {
      table: tree(ClassTable, { optional: false }),
      heap: array(tree(HeapObject, { optional: false }), { length: objects }),
      main: tree(Expression, { count: nodes, optional: false }),
      integers: oneOf(integers),
      hasFailed: bool(),
    },
    ClassTable: { classes: array(tree(ClassDeclaration, { optional: false }), { length: classes }) },
    ClassDeclaration: {
      arity: int(1, 2),
      superclass: type,
      fields: array(type, { maximum: FIELDS }),
      methods: array(tree(Method, { optional: false }), { maximum: methods }),
    },
    Method: {
      cls: int(1, classes),
      name,
      result: type,
      parameters: array(type, { maximum: parameters }),
      body: tree(Expression, { count: body, optional: false }),
    },
    HeapObject: {
      type,
      kinds: array(oneOf('null', 'int', 'true', 'false', 'ref'), { length: slots }),
      numbers: array(int(0, Math.max(objects, integers) - 1), { length: slots }),
    },
    Expression: {
      type,
      index: int(0, Math.max(objects, FIELDS) - 1),
      name,
      number: int(0, integers - 1),
      e1: child,
      e2: child,
      e3: further,
      e4: further,
    },
  };
}
