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

/** The T of Γ ⊢ e : T. @requires e is well typed */
export function typeOf(e: Expression, java: MiniJava, gamma: Method | null): Type {
  const { table, heap } = java;
  switch (e.kind) {
    case 'variable':
      return gamma!.parameters[e.index]!;
    case 'this':
      return gamma!.cls;
    case 'null':
    case 'new':
    case 'cast':
      return e.type;
    case 'ref':
      return heap[e.index]!.cls;
    case 'field':
      return table.fieldType(e.type, e.index)!;
    case 'assign':
    case 'seq':
      return typeOf(e.e2!, java, gamma);
    case 'call':
      return table.methodType(typeOf(e.e1!, java, gamma), e.name)!.result;
    case 'if': {
      const [yes, no] = [typeOf(e.e2!, java, gamma), typeOf(e.e3!, java, gamma)];
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
      return typeOf(e.e1!, java, table.declared(e.type, e.name));
  }
}

/** Whether some rule gives Γ ⊢ e : T. */
export function isWellTyped(e: Expression, java: MiniJava, gamma: Method | null): boolean {
  const { table } = java;
  const { kind, e1, e2, e3, e4 } = e;
  switch (kind) {
    // T-Var: Γ(x) = T
    case 'variable':
      return e.hasChildren(0) && gamma !== null && e.index < gamma.parameters.length;
    // T-This: Γ(this) = C
    case 'this':
      return e.hasChildren(0) && gamma !== null;
    // T-Null, T-New
    case 'null':
    case 'new':
      return e.hasChildren(0) && isClass(e.type);
    // T-Int, T-True, T-False
    case 'int':
    case 'true':
    case 'false':
      return e.hasChildren(0);
    // T-Ref: the object is in the heap
    case 'ref':
      return e.hasChildren(0) && gamma === null && e.index < java.heap.length;
    // T-Field: e : C, C <: D, D declares f
    case 'field':
      return e.hasChildren(1) && has(e1!, e.type, java, gamma) && table.fieldType(e.type, e.index) !== undefined;
    // T-Assign: e : C, C <: D, D declares f : T, e′ : S, S <: T
    case 'assign':
      return (
        e.hasChildren(2) && has(e1!, e.type, java, gamma) && isActual(e2, table.fieldType(e.type, e.index), java, gamma)
      );
    // T-Invk: e : C, mtype(m, C) = T̄ → S, arguments : S̄, S̄ <: T̄
    case 'call': {
      if (e1 === null || e4 !== null || !isWellTyped(e1, java, gamma)) return false;
      const receiver = typeOf(e1, java, gamma);
      const method = isClass(receiver) ? table.methodType(receiver, e.name) : null;
      return (
        method !== null &&
        isActual(e2, method.parameters[0], java, gamma) &&
        isActual(e3, method.parameters[1], java, gamma)
      );
    }
    // T-Cast: e : D
    case 'cast':
      return e.hasChildren(1) && isClass(e.type) && isWellTyped(e1!, java, gamma) && isClass(typeOf(e1!, java, gamma));
    // T-Seq: e : S, e′ : T
    case 'seq':
      return e.hasChildren(2) && isWellTyped(e1!, java, gamma) && isWellTyped(e2!, java, gamma);
    // T-If: condition : boolean, one branch has a subtype of the other's type
    case 'if':
      return (
        e.hasChildren(3) &&
        has(e1!, BOOLEAN, java, gamma) &&
        isWellTyped(e2!, java, gamma) &&
        isWellTyped(e3!, java, gamma) &&
        areRelated(typeOf(e2!, java, gamma), typeOf(e3!, java, gamma), table)
      );
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
    // e⟨s⟩ : T if D declares m, Γ(m) ⊢ e : T, and the receiver is an object and the arguments are values that m may be given
    case 'pending': {
      if (gamma !== null || e1 === null || e2 === null || e2.kind !== 'ref') return false;
      const method = table.declared(e.type, e.name);
      return (
        method !== null &&
        isWellTyped(e1, java, method) &&
        has(e2, e.type, java, null) &&
        !isReducible(e3) &&
        !isReducible(e4) &&
        isActual(e3, method.parameters[0], java, null) &&
        isActual(e4, method.parameters[1], java, null)
      );
    }
  }
}

/** Γ ⊢ e : S, S <: T */
function has(e: Expression, type: Type, java: MiniJava, gamma: Method | null): boolean {
  return isWellTyped(e, java, gamma) && java.table.isSubtype(typeOf(e, java, gamma), type);
}

/** There is an argument where there is a parameter, and its type is a subtype. */
function isActual(e: Expression | null, type: Type | undefined, java: MiniJava, gamma: Method | null): boolean {
  if (e === null) return type === undefined;
  return type !== undefined && has(e, type, java, gamma);
}

const areRelated = (s: Type, t: Type, table: ClassTable): boolean => table.isSubtype(s, t) || table.isSubtype(t, s);

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
