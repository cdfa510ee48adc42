/**
 * Mini Java: a program is a class table, a heap and the expression that is evaluated. It ends in a value, or because a cast has failed
 * or null was asked for a member.
 */

import { ClassDeclaration, ClassTable } from './classes.js';
import { newObject, type HeapObject } from './heap.js';
import { show } from './notation.js';
import { Failure, step } from './semantics.js';
import { OBJECT, nothing, type Expression } from './syntax.js';
import { isHeapWellTyped, isTableWellTyped, typeOf } from './typing.js';

export class MiniJava {
  hasFailed = false;
  heap: HeapObject[];

  constructor(
    public table: ClassTable = new ClassTable([1, 2, 3, 4].map(() => new ClassDeclaration(OBJECT))),
    public main: Expression = nothing(OBJECT),
    /** How many integers there are; arithmetic goes round among them. */
    public integers = 8,
  ) {
    this.heap = [0, 1, 2, 3].map(() => newObject(OBJECT, table));
  }

  smallStep(): void {
    try {
      this.main = step(this.main, this);
    } catch (problem) {
      if (!(problem instanceof Failure)) throw problem;
      this.hasFailed = true;
    }
  }

  wellTyped(): boolean {
    return isTableWellTyped(this) && isHeapWellTyped(this) && typeOf(this.main, this, null) !== undefined;
  }

  isFinalState(): boolean {
    return this.hasFailed || this.main.isValue();
  }

  show(): string {
    return this.hasFailed ? 'error' : show(this.main);
  }
}
