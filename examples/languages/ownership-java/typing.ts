/**
 * The typing rules, Γ ⊢ e : T. An environment Γ is the method whose body it is, which says what `this` and the variables are; there is none
 * outside of methods, where references may be instead.
 *
 * Every cast from a class to a class is well typed, be it up, down or sideways: a step may turn a sensible cast into a stupid one. A pending
 * substitution is typed by what the method *declares*, not by what it was given: given objects of two unrelated subclasses, the
 * branches of an `if` that had one type would no longer have it.
 */

import type { Method } from './classes.js';
import type { OwnershipJava } from './ownership-java.js';
import { isReducible, type Expression } from './syntax.js';
import { BOOLEAN, INT, THIS, classIn, isClass, mentionsThis, ownerOf, substituted } from './types.js';
import type { Owner, Type } from './types.js';
import { isTypeOk } from './well-formed.js';

/** The T of Γ ⊢ e : T; undefined if no rule gives one. */
export function typeOf(e: Expression, java: OwnershipJava, gamma: Method | null): Type | undefined {
  const { table, heap } = java;
  const { kind, type, e1, e2, e3, e4 } = e;
  switch (kind) {
    // T-Var: Γ(x) = T
    case 'variable':
      return e.hasChildren(0) ? gamma?.parameters[e.index] : undefined;
    // T-This: Γ(this) = C<f1, f2>
    case 'this':
      return e.hasChildren(0) && gamma !== null ? table.selfType(gamma.cls) : undefined;
    // T-Null, T-New: T ok
    case 'null':
    case 'new':
      return e.hasChildren(0) && isClass(type) && isTypeOk(type, java, gamma?.cls ?? null) ? type : undefined;
    // T-Int, T-True, T-False
    case 'int':
      return e.hasChildren(0) ? INT : undefined;
    case 'true':
    case 'false':
      return e.hasChildren(0) ? BOOLEAN : undefined;
    // T-Ref: the object is in the heap
    case 'ref':
      return e.hasChildren(0) && gamma === null && e.index < heap.length ? heap[e.index]!.type : undefined;
    // T-Field: e : C<ō>, C <: D, D declares T f
    case 'field': {
      if (!e.hasChildren(1) || !isObjectOf(e1!, classIn(type), java, gamma)) return undefined;
      const declared = table.fieldType(classIn(type), e.index);
      if (declared === undefined || !isUsable(declared, e1!)) return undefined;
      return memberType(declared, classIn(type), e1!, java, gamma);
    }
    // T-Assign: e : C<ō>, C <: D, D declares T f, e′ : S, S <: T as it is in e
    case 'assign': {
      if (!e.hasChildren(2) || !isObjectOf(e1!, classIn(type), java, gamma)) return undefined;
      const declared = table.fieldType(classIn(type), e.index);
      if (declared === undefined || !isUsable(declared, e1!)) return undefined;
      const value = typeOf(e2!, java, gamma);
      return value !== undefined && table.isSubtype(value, memberType(declared, classIn(type), e1!, java, gamma))
        ? value
        : undefined;
    }
    // T-Invk: e : C<ō>, mtype(m, C) = T̄ → S, arguments : S̄, S̄ <: T̄ as they are in e
    case 'call': {
      if (e1 === null || e4 !== null) return undefined;
      const receiver = typeOf(e1, java, gamma);
      const method = receiver !== undefined && isClass(receiver) ? table.methodType(classIn(receiver), e.name) : null;
      if (method === null || !isUsable(method.result, e1)) return undefined;
      return isActual(e2, method, 0, e1, java, gamma) && isActual(e3, method, 1, e1, java, gamma)
        ? memberType(method.result, method.cls, e1, java, gamma)
        : undefined;
    }
    // T-Cast: e : S, T ok
    case 'cast': {
      if (!e.hasChildren(1) || !isClass(type) || !isTypeOk(type, java, gamma?.cls ?? null)) return undefined;
      const operand = typeOf(e1!, java, gamma);
      return operand !== undefined && isClass(operand) ? type : undefined;
    }
    // T-Seq: e : S, e′ : T
    case 'seq':
      return e.hasChildren(2) && typeOf(e1!, java, gamma) !== undefined ? typeOf(e2!, java, gamma) : undefined;
    // T-If: condition : boolean, one branch has a subtype of the other's type
    case 'if': {
      if (!e.hasChildren(3) || !has(e1!, BOOLEAN, java, gamma)) return undefined;
      const [yes, no] = [typeOf(e2!, java, gamma), typeOf(e3!, java, gamma)];
      return yes === undefined || no === undefined ? undefined : larger(yes, no, java);
    }
    // T-Plus, T-Minus, T-Less: both int
    case 'plus':
    case 'minus':
      return e.hasChildren(2) && has(e1!, INT, java, gamma) && has(e2!, INT, java, gamma) ? INT : undefined;
    case 'less':
      return e.hasChildren(2) && has(e1!, INT, java, gamma) && has(e2!, INT, java, gamma) ? BOOLEAN : undefined;
    // T-Equal: two ints, two booleans or two objects
    case 'equal': {
      if (!e.hasChildren(2)) return undefined;
      const [left, right] = [typeOf(e1!, java, gamma), typeOf(e2!, java, gamma)];
      return left !== undefined && right !== undefined && areComparable(left, right) ? BOOLEAN : undefined;
    }
    // T-Not
    case 'not':
      return e.hasChildren(1) && has(e1!, BOOLEAN, java, gamma) ? BOOLEAN : undefined;
    // T-And
    case 'and':
      return e.hasChildren(2) && has(e1!, BOOLEAN, java, gamma) && has(e2!, BOOLEAN, java, gamma) ? BOOLEAN : undefined;
    // e⟨s⟩ : θ(T) if D declares m, Γ(m) ⊢ e : T, and the receiver is an object and the arguments are values that m may be given
    case 'pending': {
      if (gamma !== null || e1 === null || e2 === null || e2.kind !== 'ref') return undefined;
      const method = table.declared(classIn(type), e.name);
      if (method === null || !isObjectOf(e2, classIn(type), java, null)) return undefined;
      if (!isGiven(e3, method.parameters[0], e, java) || !isGiven(e4, method.parameters[1], e, java)) return undefined;
      const body = typeOf(e1, java, method);
      return body === undefined ? undefined : theta(e, body, java);
    }
  }
}

/** The type that a member of a class D has in an object of a class below it. @requires the receiver is such an object */
function memberType(type: Type, d: number, receiver: Expression, java: OwnershipJava, gamma: Method | null): Type {
  return substituted(type, java.table.seenAs(typeOf(receiver, java, gamma)!, d), selfOf(receiver) ?? THIS);
}

/** The object that a receiver is known to be: `this`, `#o` or `this⟨s⟩`; null if it may be any. */
function selfOf(receiver: Expression): Owner | null {
  if (receiver.kind === 'this') return THIS;
  if (receiver.kind === 'ref') return ownerOf(receiver.index);
  return receiver.kind === 'pending' && receiver.e1!.kind === 'this' ? ownerOf(receiver.e2!.index) : null;
}

/** A member whose type mentions `this` can be used only where it is known which object that is. */
const isUsable = (type: Type, receiver: Expression): boolean => !mentionsThis(type) || selfOf(receiver) !== null;

/** θ(T): a type inside of the method that is pending as it is outside. */
export function theta(s: Expression, type: Type, { table, heap }: OwnershipJava): Type {
  const object = s.e2!.index;
  return substituted(type, table.seenAs(heap[object]!.type, classIn(s.type)), ownerOf(object));
}

/** The body of a method has what the method returns. */
export const isBodyWellTyped = (method: Method, java: OwnershipJava): boolean =>
  has(method.body, method.result, java, method);

/** Γ ⊢ e : S, S <: T */
function has(e: Expression, type: Type, java: OwnershipJava, gamma: Method | null): boolean {
  const known = typeOf(e, java, gamma);
  return known !== undefined && java.table.isSubtype(known, type);
}

/** Γ ⊢ e : C<ō>, C <: D */
function isObjectOf(e: Expression, d: number, java: OwnershipJava, gamma: Method | null): boolean {
  const type = typeOf(e, java, gamma);
  return type !== undefined && isClass(type) && java.table.isSubclass(classIn(type), d);
}

/** There is an argument where there is a parameter, and its type is a subtype. */
function isActual(
  e: Expression | null,
  { cls, parameters }: Method,
  index: number,
  receiver: Expression,
  java: OwnershipJava,
  gamma: Method | null,
): boolean {
  const type = parameters[index];
  if (e === null) return type === undefined;
  if (type === undefined || !isUsable(type, receiver)) return false;
  return has(e, memberType(type, cls, receiver, java, gamma), java, gamma);
}

/** There is a value where there is a parameter, and its type is a subtype. */
function isGiven(e: Expression | null, type: Type | undefined, s: Expression, java: OwnershipJava): boolean {
  if (e === null || type === undefined) return e === null && type === undefined;
  return !isReducible(e) && has(e, theta(s, type, java), java, null);
}

/** Of two types that which the other is a subtype of; undefined if neither is. */
function larger(s: Type, t: Type, { table }: OwnershipJava): Type | undefined {
  if (table.isSubtype(s, t)) return t;
  return table.isSubtype(t, s) ? s : undefined;
}

const areComparable = (s: Type, t: Type): boolean => s === t || (isClass(s) && isClass(t));
