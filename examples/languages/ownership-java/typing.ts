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

/** The T of Γ ⊢ e : T. @requires e is well typed */
export function typeOf(e: Expression, java: OwnershipJava, gamma: Method | null): Type {
  const { table, heap } = java;
  switch (e.kind) {
    case 'variable':
      return gamma!.parameters[e.index]!;
    case 'this':
      return table.selfType(gamma!.cls);
    case 'null':
    case 'new':
    case 'cast':
      return e.type;
    case 'ref':
      return heap[e.index]!.type;
    case 'field':
      return memberType(table.fieldType(classIn(e.type), e.index)!, classIn(e.type), e.e1!, java, gamma);
    case 'assign':
    case 'seq':
      return typeOf(e.e2!, java, gamma);
    case 'call': {
      const method = table.methodType(classIn(typeOf(e.e1!, java, gamma)), e.name)!;
      return memberType(method.result, method.cls, e.e1!, java, gamma);
    }
    case 'if': {
      const yes = typeOf(e.e2!, java, gamma);
      const no = typeOf(e.e3!, java, gamma);
      return table.isSubtype(yes, no) ? no : yes;
    }
    case 'int':
    case 'plus':
    case 'minus':
      return INT;
    case 'true':
    case 'false':
    case 'less':
    case 'equal':
    case 'not':
    case 'and':
      return BOOLEAN;
    case 'pending':
      return theta(e, typeOf(e.e1!, java, table.declared(classIn(e.type), e.name)), java);
  }
}

/** The type that a member of a class D has in an object of a class below it. */
function memberType(type: Type, d: number, receiver: Expression, java: OwnershipJava, gamma: Method | null): Type {
  return substituted(type, java.table.seenAs(typeOf(receiver, java, gamma), d), selfOf(receiver) ?? THIS);
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

/** Whether some rule gives Γ ⊢ e : T. */
export function isWellTyped(e: Expression, java: OwnershipJava, gamma: Method | null): boolean {
  const { table } = java;
  const { kind, e1, e2, e3, e4 } = e;
  switch (kind) {
    // T-Var: Γ(x) = T
    case 'variable':
      return e.hasChildren(0) && gamma !== null && e.index < gamma.parameters.length;
    // T-This: Γ(this) = C<f1, f2>
    case 'this':
      return e.hasChildren(0) && gamma !== null;
    // T-Null, T-New: T ok
    case 'null':
    case 'new':
      return e.hasChildren(0) && isClass(e.type) && isTypeOk(e.type, java, gamma?.cls ?? null);
    // T-Int, T-True, T-False
    case 'int':
    case 'true':
    case 'false':
      return e.hasChildren(0);
    // T-Ref: the object is in the heap
    case 'ref':
      return e.hasChildren(0) && gamma === null && e.index < java.heap.length;
    // T-Field: e : C<ō>, C <: D, D declares f
    case 'field': {
      if (!e.hasChildren(1) || !isObjectOf(e1!, classIn(e.type), java, gamma)) return false;
      const type = table.fieldType(classIn(e.type), e.index);
      return type !== undefined && isUsable(type, e1!);
    }
    // T-Assign: e : C<ō>, C <: D, D declares f : T, e′ : S, S <: T as it is in e
    case 'assign': {
      if (!e.hasChildren(2) || !isObjectOf(e1!, classIn(e.type), java, gamma)) return false;
      const type = table.fieldType(classIn(e.type), e.index);
      if (type === undefined || !isUsable(type, e1!)) return false;
      return has(e2!, memberType(type, classIn(e.type), e1!, java, gamma), java, gamma);
    }
    // T-Invk: e : C<ō>, mtype(m, C) = T̄ → S, arguments : S̄, S̄ <: T̄ as they are in e
    case 'call': {
      if (e1 === null || e4 !== null || !isWellTyped(e1, java, gamma)) return false;
      const receiver = typeOf(e1, java, gamma);
      const method = isClass(receiver) ? table.methodType(classIn(receiver), e.name) : null;
      if (method === null || !isUsable(method.result, e1)) return false;
      return isActual(e2, method, 0, e1, java, gamma) && isActual(e3, method, 1, e1, java, gamma);
    }
    // T-Cast: e : S, T ok
    case 'cast':
      return (
        e.hasChildren(1) &&
        isClass(e.type) &&
        isTypeOk(e.type, java, gamma?.cls ?? null) &&
        isWellTyped(e1!, java, gamma) &&
        isClass(typeOf(e1!, java, gamma))
      );
    // T-Seq: e : S, e′ : T
    case 'seq':
      return e.hasChildren(2) && isWellTyped(e1!, java, gamma) && isWellTyped(e2!, java, gamma);
    // T-If: condition : boolean, one branch has a subtype of the other's type
    case 'if': {
      if (!e.hasChildren(3) || !has(e1!, BOOLEAN, java, gamma)) return false;
      if (!isWellTyped(e2!, java, gamma) || !isWellTyped(e3!, java, gamma)) return false;
      return areRelated(typeOf(e2!, java, gamma), typeOf(e3!, java, gamma), java);
    }
    // T-Plus, T-Minus, T-Less: both int
    case 'plus':
    case 'minus':
    case 'less':
      return e.hasChildren(2) && has(e1!, INT, java, gamma) && has(e2!, INT, java, gamma);
    // T-Equal: two ints, two booleans or two objects
    case 'equal':
      return (
        e.hasChildren(2) &&
        isWellTyped(e1!, java, gamma) &&
        isWellTyped(e2!, java, gamma) &&
        areComparable(typeOf(e1!, java, gamma), typeOf(e2!, java, gamma))
      );
    // T-Not
    case 'not':
      return e.hasChildren(1) && has(e1!, BOOLEAN, java, gamma);
    // T-And
    case 'and':
      return e.hasChildren(2) && has(e1!, BOOLEAN, java, gamma) && has(e2!, BOOLEAN, java, gamma);
    // e⟨s⟩ : θ(T) if D declares m, Γ(m) ⊢ e : T, and the receiver is an object and the arguments are values that m may be given
    case 'pending': {
      if (gamma !== null || e1 === null || e2 === null || e2.kind !== 'ref') return false;
      const method = table.declared(classIn(e.type), e.name);
      return (
        method !== null &&
        isObjectOf(e2, classIn(e.type), java, null) &&
        isWellTyped(e1, java, method) &&
        isGiven(e3, method.parameters[0], e, java) &&
        isGiven(e4, method.parameters[1], e, java)
      );
    }
  }
}

/** The body of a method has what the method returns. */
export const isBodyWellTyped = (method: Method, java: OwnershipJava): boolean =>
  has(method.body, method.result, java, method);

/** Γ ⊢ e : S, S <: T */
function has(e: Expression, type: Type, java: OwnershipJava, gamma: Method | null): boolean {
  return isWellTyped(e, java, gamma) && java.table.isSubtype(typeOf(e, java, gamma), type);
}

/** Γ ⊢ e : C<ō>, C <: D */
function isObjectOf(e: Expression, d: number, java: OwnershipJava, gamma: Method | null): boolean {
  if (!isWellTyped(e, java, gamma)) return false;
  const type = typeOf(e, java, gamma);
  return isClass(type) && java.table.isSubclass(classIn(type), d);
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

const areRelated = (s: Type, t: Type, { table }: OwnershipJava): boolean =>
  table.isSubtype(s, t) || table.isSubtype(t, s);

const areComparable = (s: Type, t: Type): boolean => s === t || (isClass(s) && isClass(t));
