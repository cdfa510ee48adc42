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
  cls: ClassName = OBJECT;
  number = 0;
  name = 0;
  e1: Expression | null = null;
  e2: Expression | null = null;
  e3: Expression | null = null;
  e4: Expression | null = null;

  constructor(public kind: Kind) {}

  /** @declarative */
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
    const copied = new Expression(this.kind);
    copied.cls = this.cls;
    copied.number = this.number;
    copied.name = this.name;
    copied.e1 = copyOf(this.e1);
    copied.e2 = copyOf(this.e2);
    copied.e3 = copyOf(this.e3);
    copied.e4 = copyOf(this.e4);
    return copied;
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

/** @declarative */
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

// the same expressions, as one would write them

type Children = readonly [e1?: Expression, e2?: Expression, e3?: Expression, e4?: Expression];

function expression(kind: Kind, payload: Partial<Expression>, [e1, e2, e3, e4]: Children): Expression {
  const children = { e1: e1 ?? null, e2: e2 ?? null, e3: e3 ?? null, e4: e4 ?? null };
  return Object.assign(new Expression(kind), payload, children);
}

export const variable = (number: number): Expression => expression('variable', { number }, []);
export const self = (): Expression => expression('this', {}, []);
export const field = (e: Expression, cls: ClassName, number: number): Expression =>
  expression('field', { cls, number }, [e]);
export const call = (e: Expression, name: number, ...actuals: readonly [Expression?, Expression?]): Expression =>
  expression('call', { name }, [e, ...actuals]);
export const create = (cls: ClassName, ...actuals: Children): Expression => expression('new', { cls }, actuals);
export const cast = (cls: ClassName, e: Expression): Expression => expression('cast', { cls }, [e]);
