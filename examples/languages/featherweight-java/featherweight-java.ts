/**
 * Featherweight Java with call by value: a program is a class table and the expression that is evaluated. It ends in a value, or
 * because a cast has failed.
 */

import { ClassDeclaration, ClassTable } from './classes.js';
import { FailedCast, step } from './semantics.js';
import { OBJECT, create, type Expression } from './syntax.js';
import { isTableWellTyped, typeOf } from './typing.js';

export class FeatherweightJava {
  hasFailed = false;

  constructor(
    public table: ClassTable = new ClassTable([1, 2, 3, 4].map(() => new ClassDeclaration(OBJECT))),
    public main: Expression = create(OBJECT),
  ) {}

  smallStep(): void {
    try {
      this.main = step(this.main, this.table);
    } catch (problem) {
      if (!(problem instanceof FailedCast)) throw problem;
      this.hasFailed = true;
    }
  }

  wellTyped(): boolean {
    return isTableWellTyped(this.table) && typeOf(this.main, this.table, null) !== undefined;
  }

  isFinalState(): boolean {
    return this.hasFailed || this.main.isValue();
  }

  show(): string {
    return this.hasFailed ? 'error: a cast has failed' : this.main.show();
  }
}
