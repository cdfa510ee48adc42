/**
 * The rules of evaluation, one small step at a time, from left to right and by value. A call does not rewrite the whole body of the
 * method: it leaves a substitution pending, and each further step pushes that through one node.
 */

import type { ClassTable } from './classes.js';
import { OBJECT, copyOf, isReducible, pending, type Expression } from './syntax.js';

/** No rule applies. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

/** A cast has failed, as a sound program may. */
export class FailedCast extends Error {
  override readonly name = 'FailedCast';
}

/** e → e′ */
export function step(e: Expression, table: ClassTable): Expression {
  if (e.kind === 'pending') return push(e);
  // the first subexpression that is no value takes the step
  if (isReducible(e.e1)) e.e1 = step(e.e1!, table);
  else if (isReducible(e.e2)) e.e2 = step(e.e2!, table);
  else if (isReducible(e.e3)) e.e3 = step(e.e3!, table);
  else if (isReducible(e.e4)) e.e4 = step(e.e4!, table);
  else return reduce(e, table);
  return e;
}

function reduce(e: Expression, table: ClassTable): Expression {
  switch (e.kind) {
    // R-Field: new C(v̄).fᵢ → vᵢ
    case 'field':
      return argument(e.e1!, table.place(e.cls, e.number));
    // R-Invk: new C(v̄).m(ū) → body⟨D.m: new C(v̄), ū⟩, where D declares the m that C has
    case 'call': {
      const cls = table.declaring(e.e1!.cls, e.name);
      if (cls === OBJECT) throw new Stuck();
      return pending(cls, e.name, table.declared(cls, e.name)!.body.copy(), e.e1, e.e2, e.e3);
    }
    // R-Cast: (D) new C(v̄) → new C(v̄), if C <: D
    case 'cast':
      if (!table.isSubclass(e.e1!.cls, e.cls)) throw new FailedCast();
      return e.e1!;
    case 'variable':
    case 'this':
    case 'new':
    case 'pending':
      throw new Stuck();
  }
}

function argument(value: Expression, place: number): Expression {
  const found = place === 0 ? value.e1 : place === 1 ? value.e2 : place === 2 ? value.e3 : value.e4;
  if (found === null) throw new Stuck();
  return found;
}

/** One node of the body is substituted; the substitution is then pending below it. */
function push(s: Expression): Expression {
  const body = s.e1!;
  switch (body.kind) {
    // xᵢ⟨s⟩ → the argument
    case 'variable': {
      const actual = body.number === 0 ? s.e3 : s.e4;
      if (actual === null) throw new Stuck();
      return actual;
    }
    // this⟨s⟩ → the receiver
    case 'this':
      return s.e2!;
    // f(ē)⟨s⟩ → f(ē⟨s⟩)
    case 'field':
    case 'call':
    case 'new':
    case 'cast':
    case 'pending':
      body.e1 = under(s, body.e1);
      body.e2 = under(s, body.e2);
      body.e3 = under(s, body.e3);
      body.e4 = under(s, body.e4);
      return body;
  }
}

/** e⟨s⟩, with a copy of s. @declarative */
function under(s: Expression, e: Expression | null): Expression | null {
  return e === null ? null : pending(s.cls, s.name, e, copyOf(s.e2), copyOf(s.e3), copyOf(s.e4));
}
