/**
 * The typing rules, Γ ⊢ e : C. An environment Γ is the method whose body it is, which says what `this` and the variables are; there is none
 * outside of methods.
 *
 * As usual for Featherweight Java every cast is well typed, be it up, down or sideways: a step may turn a sensible cast into a
 * stupid one. A pending substitution is typed by what the method *declares*, not by what it was given: given objects of two unrelated
 * subclasses, two parts of the body that had one type would no longer have it.
 */

import type { ClassDeclaration, ClassTable, Method } from './classes.js';
import { OBJECT, isReducible, type ClassName, type Expression } from './syntax.js';

/** The C of Γ ⊢ e : C; undefined if no rule gives one. */
export function typeOf(e: Expression, table: ClassTable, gamma: Method | null): ClassName | undefined {
  const { kind, cls, e1, e2, e3, e4 } = e;
  switch (kind) {
    // T-Var: Γ(x) = C
    case 'variable':
      return e.hasChildren(0) ? gamma?.parameters[e.number] : undefined;
    // T-This: Γ(this) = C
    case 'this':
      return e.hasChildren(0) ? gamma?.cls : undefined;
    // T-Field: e : C, C <: D, D declares C f
    case 'field':
      return e.hasChildren(1) && isSubtype(e1!, cls, table, gamma) ? table.fieldType(cls, e.number) : undefined;
    // T-Invk: e : C, mtype(m, C) = D̄ → B, arguments : C̄, C̄ <: D̄
    case 'call': {
      if (e1 === null || e4 !== null) return undefined;
      const receiver = typeOf(e1, table, gamma);
      const method = receiver === undefined ? null : table.methodType(receiver, e.name);
      return method !== null &&
        isActual(e2, method.parameters[0], table, gamma) &&
        isActual(e3, method.parameters[1], table, gamma)
        ? method.result
        : undefined;
    }
    // T-New: fields(C) = D̄ f̄, arguments : C̄, C̄ <: D̄
    case 'new':
      return isActual(e1, table.typeAt(cls, 0), table, gamma) &&
        isActual(e2, table.typeAt(cls, 1), table, gamma) &&
        isActual(e3, table.typeAt(cls, 2), table, gamma) &&
        isActual(e4, table.typeAt(cls, 3), table, gamma) &&
        isActual(null, table.typeAt(cls, 4), table, gamma)
        ? cls
        : undefined;
    // T-UCast, T-DCast, T-SCast: e : D
    case 'cast':
      return e.hasChildren(1) && typeOf(e1!, table, gamma) !== undefined ? cls : undefined;
    // e⟨s⟩ : C if D declares m, Γ(m) ⊢ e : C, and the receiver and the arguments are values that m may be given
    case 'pending': {
      if (gamma !== null || e1 === null || e2 === null) return undefined;
      const method = table.declared(cls, e.name);
      return method !== null &&
        !isReducible(e2) &&
        !isReducible(e3) &&
        !isReducible(e4) &&
        isSubtype(e2, cls, table, null) &&
        isActual(e3, method.parameters[0], table, null) &&
        isActual(e4, method.parameters[1], table, null)
        ? typeOf(e1, table, method)
        : undefined;
    }
  }
}

/** Γ ⊢ e : C, C <: D */
function isSubtype(e: Expression, d: ClassName, table: ClassTable, gamma: Method | null): boolean {
  const c = typeOf(e, table, gamma);
  return c !== undefined && table.isSubclass(c, d);
}

/** There is an argument where there is a parameter, and its type is a subtype. */
function isActual(e: Expression | null, d: ClassName | undefined, table: ClassTable, gamma: Method | null): boolean {
  if (e === null) return d === undefined;
  return d !== undefined && isSubtype(e, d, table, gamma);
}

/** All classes of the table are OK. */
export function isTableWellTyped(table: ClassTable): boolean {
  return table.classes.every((declaration, i) => isClassWellTyped(declaration, i + 1, table));
}

function isClassWellTyped({ superclass, methods }: ClassDeclaration, cls: ClassName, table: ClassTable): boolean {
  return (
    superclass < cls &&
    methods.every((method, i) => method.cls === cls && methods.indexOf(table.declared(cls, method.name)!) === i) &&
    methods.every((method) => isMethodWellTyped(method, superclass, table))
  );
}

/** x̄ : C̄, this : C ⊢ body : E, E <: result; a method that it overrides has the very same types. */
function isMethodWellTyped(method: Method, superclass: ClassName, table: ClassTable): boolean {
  return (
    isOverride(method, superclass === OBJECT ? null : table.methodType(superclass, method.name)) &&
    isSubtype(method.body, method.result, table, method)
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
