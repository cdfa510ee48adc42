/**
 * The syntax of Featherweight Java (Igarashi, Pierce and Wadler 1999), one class of nodes for all expressions:
 *
 *     e ::= x | this | e.f | e.m(e, …) | new C(e, …) | (C) e          v ::= new C(v, …)
 *
 * and, only while a program runs, `e⟨s⟩`: the body of a method into which a substitution s of receiver and arguments has yet to be
 * pushed, node by node.
 *
 * Names are numbers: a class is its number in the class table, a method one of four names, a variable the number of a
 * parameter, and a field the class that declares it with its number there, so that no field hides another.
 */

/** The number of a class in the table, from 1; 0 is `Object`. */
export type ClassName = number;
export const OBJECT: ClassName = 0;

export type Kind = 'variable' | 'this' | 'field' | 'call' | 'new' | 'cast' | 'pending';

/**
 * | kind     | cls                  | number    | name   | e1       | e2       | e3       | e4       |
 * | -------- | -------------------- | --------- | ------ | -------- | -------- | -------- | -------- |
 * | variable |                      | parameter |        |          |          |          |          |
 * | field    | that declares it     | field     |        | receiver |          |          |          |
 * | call     |                      |           | method | receiver | argument | argument |          |
 * | new      | that is instantiated |           |        | argument | argument | argument | argument |
 * | cast     | that is wanted       |           |        | operand  |          |          |          |
 * | pending  | that declares it     |           | method | body     | receiver | argument | argument |
 */
export class Expression {
  constructor(
    public kind: Kind,
    public cls: ClassName,
    public number: number,
    public name: number,
    public e1: Expression | null = null,
    public e2: Expression | null = null,
    public e3: Expression | null = null,
    public e4: Expression | null = null,
  ) {}

  isValue(): boolean {
    return (
      this.kind === 'new' &&
      !isReducible(this.e1) &&
      !isReducible(this.e2) &&
      !isReducible(this.e3) &&
      !isReducible(this.e4)
    );
  }

  /** @declarative */
  copy(): Expression {
    const { kind, cls, number, name, e1, e2, e3, e4 } = this;
    return new Expression(kind, cls, number, name, copyOf(e1), copyOf(e2), copyOf(e3), copyOf(e4));
  }

  /** Whether it has so many subexpressions, the first ones. */
  hasChildren(count: number): boolean {
    return (
      (this.e1 !== null) === count > 0 &&
      (this.e2 !== null) === count > 1 &&
      (this.e3 !== null) === count > 2 &&
      (this.e4 !== null) === count > 3
    );
  }

  show(): string {
    const { kind, cls, number, name } = this;
    const list = (...all: (Expression | null)[]): string =>
      all.flatMap((e) => (e === null ? [] : [e.show()])).join(', ');
    switch (kind) {
      case 'variable':
        return `x${number}`;
      case 'this':
        return 'this';
      case 'field':
        return `${this.e1!.show()}.${fieldName(cls, number)}`;
      case 'call':
        return `${this.e1!.show()}.m${name}(${list(this.e2, this.e3)})`;
      case 'new':
        return `new ${className(cls)}(${list(this.e1, this.e2, this.e3, this.e4)})`;
      case 'cast':
        return `((${className(cls)}) ${this.e1!.show()})`;
      case 'pending':
        return `${this.e1!.show()}⟨${className(cls)}.m${name}: ${list(this.e2, this.e3, this.e4)}⟩`;
    }
  }
}

/** Whether there is something to evaluate. */
export function isReducible(e: Expression | null): boolean {
  return e !== null && !e.isValue();
}

/** @declarative */
export function copyOf(e: Expression | null): Expression | null {
  return e === null ? null : e.copy();
}

/** `Object`, `A`, `B` … */
export const className = (cls: ClassName): string => (cls === OBJECT ? 'Object' : String.fromCharCode(64 + cls));

/** `a0`, `a1`, `b0` …: of A, of B */
export const fieldName = (cls: ClassName, number: number): string => `${className(cls).toLowerCase()}${number}`;

// expressions as one would write them

export const variable = (number: number): Expression => new Expression('variable', OBJECT, number, 0);

export const self = (): Expression => new Expression('this', OBJECT, 0, 0);

/** e.f */
export const field = (e: Expression, cls: ClassName, number: number): Expression =>
  new Expression('field', cls, number, 0, e);

/** e.m(…) */
export const call = (e: Expression, name: number, ...actuals: readonly [Expression?, Expression?]): Expression =>
  new Expression('call', OBJECT, 0, name, e, ...actuals);

/** new C(…) */
export const create = (cls: ClassName, ...actuals: readonly Expression[]): Expression =>
  new Expression('new', cls, 0, 0, ...actuals);

/** (C) e */
export const cast = (cls: ClassName, e: Expression): Expression => new Expression('cast', cls, 0, 0, e);

/** e⟨D.m: receiver, arguments⟩ */
export const pending = (
  cls: ClassName,
  name: number,
  body: Expression,
  receiver: Expression | null,
  first: Expression | null = null,
  second: Expression | null = null,
): Expression => new Expression('pending', cls, 0, name, body, receiver, first, second);
