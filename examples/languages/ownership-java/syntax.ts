/**
 * The syntax of Ownership Java, which is Mini Java with owners in its types:
 *
 *     e ::= x | this | null | n | true | false | new T | e.f | e.f = e | e.m(e, …) | (T) e | e; e | if e then e else e
 *         | e + e | e - e | e < e | e == e | !e | e && e
 *
 * and, only while a program runs, `#o`, a reference to an object, and `e⟨s⟩`, the body of a method into which a substitution s of
 * receiver and arguments has yet to be pushed. Every `null` carries the type that it was written with or read at; without that, `x.f` would
 * lose its type where x becomes null.
 */

import { OBJECT, type ClassName, type Type } from './types.js';

/** The kinds of values, which are leaves. */
export type ValueKind = 'null' | 'int' | 'true' | 'false' | 'ref';

/** Whose operands are all evaluated, from left to right. */
type StrictKind = 'field' | 'assign' | 'call' | 'cast' | 'plus' | 'minus' | 'less' | 'equal' | 'not';

export type Kind = ValueKind | StrictKind | 'variable' | 'this' | 'new' | 'seq' | 'if' | 'and' | 'pending';

/**
 * | kind          | type             | index     | name   | e1        | e2       | e3       | e4       |
 * | ------------- | ---------------- | --------- | ------ | --------- | -------- | -------- | -------- |
 * | variable      |                  | parameter |        |           |          |          |          |
 * | null, new     | type             |           |        |           |          |          |          |
 * | ref           |                  | object    |        |           |          |          |          |
 * | field, assign | that declares it | field     |        | receiver  | value    |          |          |
 * | call          |                  |           | method | receiver  | argument | argument |          |
 * | cast          | that is wanted   |           |        | operand   |          |          |          |
 * | if            |                  |           |        | condition | branch   | branch   |          |
 * | pending       | that declares it |           | method | body      | receiver | argument | argument |
 */
export class Expression {
  constructor(
    public kind: Kind,
    public type: Type,
    public index: number,
    public name: number,
    /** Of an integer literal. */
    public number: number,
    public e1: Expression | null = null,
    public e2: Expression | null = null,
    public e3: Expression | null = null,
    public e4: Expression | null = null,
  ) {}

  isValue(): boolean {
    const { kind } = this;
    return kind === 'null' || kind === 'int' || kind === 'true' || kind === 'false' || kind === 'ref';
  }

  /** Whether all its operands are evaluated before it. */
  isStrict(): boolean {
    const { kind } = this;
    return kind !== 'seq' && kind !== 'if' && kind !== 'and' && kind !== 'pending';
  }

  /** @declarative */
  copy(): Expression {
    const { kind, type, index, name, number, e1, e2, e3, e4 } = this;
    return new Expression(kind, type, index, name, number, copyOf(e1), copyOf(e2), copyOf(e3), copyOf(e4));
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
}

/** Whether there is something to evaluate. */
export function isReducible(e: Expression | null): boolean {
  return e !== null && !e.isValue();
}

/** @declarative */
export function copyOf(e: Expression | null): Expression | null {
  return e === null ? null : e.copy();
}

// expressions as one would write them

type Actuals = readonly [first?: Expression | null, second?: Expression | null];

const plain = (kind: Kind, ...operands: readonly Expression[]): Expression =>
  new Expression(kind, OBJECT, 0, 0, 0, ...operands);

export const variable = (index: number): Expression => new Expression('variable', OBJECT, index, 0, 0);
export const self = (): Expression => plain('this');
export const nothing = (type: Type): Expression => new Expression('null', type, 0, 0, 0);
export const int = (number: number): Expression => new Expression('int', OBJECT, 0, 0, number);
export const truth = (value: boolean): Expression => plain(value ? 'true' : 'false');
export const create = (type: Type): Expression => new Expression('new', type, 0, 0, 0);
export const ref = (object: number): Expression => new Expression('ref', OBJECT, object, 0, 0);
/** e.f */
export const field = (e: Expression, type: ClassName, index: number): Expression =>
  new Expression('field', type, index, 0, 0, e);
/** e.f = value */
export const assign = (e: Expression, type: ClassName, index: number, value: Expression): Expression =>
  new Expression('assign', type, index, 0, 0, e, value);
/** e.m(…) */
export const call = (e: Expression, name: number, ...actuals: Actuals): Expression =>
  new Expression('call', OBJECT, 0, name, 0, e, ...actuals);
/** (T) e */
export const cast = (type: Type, e: Expression): Expression => new Expression('cast', type, 0, 0, 0, e);
export const seq = (first: Expression, second: Expression): Expression => plain('seq', first, second);
export const iff = (condition: Expression, yes: Expression, no: Expression): Expression =>
  plain('if', condition, yes, no);
export const binary = (kind: 'plus' | 'minus' | 'less' | 'equal' | 'and', a: Expression, b: Expression): Expression =>
  plain(kind, a, b);
export const not = (e: Expression): Expression => plain('not', e);
/** e⟨D.m: receiver, arguments⟩ */
export const pending = (
  type: ClassName,
  name: number,
  body: Expression,
  receiver: Expression | null,
  ...actuals: Actuals
): Expression => new Expression('pending', type, 0, name, 0, body, receiver, ...actuals);
