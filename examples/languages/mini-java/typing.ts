/**
 * The typing rules, Γ ⊢ e : T. An environment Γ is the method whose body it is, which says what `this` and the variables are; there is none
 * outside of methods, where references may be instead.
 *
 * Every cast from a class to a class is well typed, be it up, down or sideways: a step may turn a sensible cast into a stupid one. A pending
 * substitution is typed by what the method *declares*, not by what it was given: given objects of two unrelated subclasses, the
 * branches of an `if` that had one type would no longer have it.
 */

import type { ClassDeclaration, ClassTable, Method } from './classes.js';
import { slotOf, type HeapObject } from './heap.js';
import type { MiniJava } from './mini-java.js';
import { BOOLEAN, INT, isClass, isReducible, type Expression, type Type } from './syntax.js';

/** The T of Γ ⊢ e : T; undefined if no rule gives one. */
export function typeOf(e: Expression, java: MiniJava, gamma: Method | null): Type | undefined {
  const { table, heap } = java;
  const { kind, type, e1, e2, e3, e4 } = e;
  switch (kind) {
    // T-Var: Γ(x) = T
    case 'variable':
      return e.hasChildren(0) ? gamma?.parameters[e.index] : undefined;
    // T-This: Γ(this) = C
    case 'this':
      return e.hasChildren(0) ? gamma?.cls : undefined;
    // T-Null, T-New
    case 'null':
    case 'new':
      return e.hasChildren(0) && isClass(type) ? type : undefined;
    // T-Int, T-True, T-False
    case 'int':
      return e.hasChildren(0) ? INT : undefined;
    case 'true':
    case 'false':
      return e.hasChildren(0) ? BOOLEAN : undefined;
    // T-Ref: the object is in the heap
    case 'ref':
      return e.hasChildren(0) && gamma === null && e.index < heap.length ? heap[e.index]!.cls : undefined;
    // T-Field: e : C, C <: D, D declares T f
    case 'field':
      return e.hasChildren(1) && has(e1!, type, java, gamma) ? table.fieldType(type, e.index) : undefined;
    // T-Assign: e : C, C <: D, D declares T f, e′ : S, S <: T
    case 'assign': {
      const isReceiver = e.hasChildren(2) && has(e1!, type, java, gamma);
      return isReceiver && isActual(e2, table.fieldType(type, e.index), java, gamma)
        ? typeOf(e2!, java, gamma)
        : undefined;
    }
    // T-Invk: e : C, mtype(m, C) = T̄ → S, arguments : S̄, S̄ <: T̄
    case 'call': {
      if (e1 === null || e4 !== null) return undefined;
      const receiver = typeOf(e1, java, gamma);
      const method = receiver !== undefined && isClass(receiver) ? table.methodType(receiver, e.name) : null;
      return method !== null &&
        isActual(e2, method.parameters[0], java, gamma) &&
        isActual(e3, method.parameters[1], java, gamma)
        ? method.result
        : undefined;
    }
    // T-Cast: e : C
    case 'cast': {
      if (!e.hasChildren(1) || !isClass(type)) return undefined;
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
      return yes === undefined || no === undefined ? undefined : larger(yes, no, table);
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
    // e⟨s⟩ : T if D declares m, Γ(m) ⊢ e : T, and the receiver is an object and the arguments are values that m may be given
    case 'pending': {
      if (gamma !== null || e1 === null || e2 === null || e2.kind !== 'ref') return undefined;
      const method = table.declared(type, e.name);
      return method !== null &&
        has(e2, type, java, null) &&
        !isReducible(e3) &&
        !isReducible(e4) &&
        isActual(e3, method.parameters[0], java, null) &&
        isActual(e4, method.parameters[1], java, null)
        ? typeOf(e1, java, method)
        : undefined;
    }
  }
}

/** Γ ⊢ e : S, S <: T */
function has(e: Expression, type: Type, java: MiniJava, gamma: Method | null): boolean {
  const known = typeOf(e, java, gamma);
  return known !== undefined && java.table.isSubtype(known, type);
}

/** There is an argument where there is a parameter, and its type is a subtype. */
function isActual(e: Expression | null, type: Type | undefined, java: MiniJava, gamma: Method | null): boolean {
  if (e === null) return type === undefined;
  return type !== undefined && has(e, type, java, gamma);
}

/** Of two types that which the other is a subtype of; undefined if neither is. */
function larger(s: Type, t: Type, table: ClassTable): Type | undefined {
  if (table.isSubtype(s, t)) return t;
  return table.isSubtype(t, s) ? s : undefined;
}

const areComparable = (s: Type, t: Type): boolean => s === t || (isClass(s) && isClass(t));

/** All classes of the table are OK. */
export function isTableWellTyped(java: MiniJava): boolean {
  return java.table.classes.every((declaration, i) => isClassWellTyped(declaration, i + 1, java));
}

function isClassWellTyped({ superclass, methods }: ClassDeclaration, cls: Type, java: MiniJava): boolean {
  return (
    superclass < cls &&
    methods.every((method, i) => method.cls === cls && methods.indexOf(java.table.declared(cls, method.name)!) === i) &&
    methods.every((method) => isMethodWellTyped(method, superclass, java))
  );
}

/** x̄ : T̄, this : C ⊢ body : S, S <: result; a method that it overrides has the very same types. */
function isMethodWellTyped(method: Method, superclass: Type, java: MiniJava): boolean {
  return (
    isOverride(method, java.table.methodType(superclass, method.name)) && has(method.body, method.result, java, method)
  );
}

function isOverride(method: Method, inherited: Method | null): boolean {
  return (
    inherited === null ||
    (inherited.result === method.result &&
      inherited.parameters[0] === method.parameters[0] &&
      inherited.parameters[1] === method.parameters[1])
  );
}

/** The fields of every object hold what their types say. */
export function isHeapWellTyped(java: MiniJava): boolean {
  return java.heap.every((object) => isObjectWellTyped(object, java));
}

function isObjectWellTyped(object: HeapObject, java: MiniJava): boolean {
  return java.table.classes.every(({ fields }, i) =>
    fields.every(
      (type, index) => !java.table.isSubtype(object.cls, i + 1) || fits(object, slotOf(i + 1, index), type, java),
    ),
  );
}

/** Whether a slot holds a value of a type. */
function fits({ kinds, numbers }: HeapObject, slot: number, type: Type, { table, heap }: MiniJava): boolean {
  switch (kinds[slot]!) {
    case 'null':
      return isClass(type);
    case 'ref':
      return numbers[slot]! < heap.length && table.isSubtype(heap[numbers[slot]!]!.cls, type);
    case 'int':
      return type === INT;
    case 'true':
    case 'false':
      return type === BOOLEAN;
  }
}
