/**
 * The rules of evaluation, one small step at a time, from left to right and by value. A call does not rewrite the whole body of the
 * method: it leaves a substitution pending, and each further step pushes that through one node.
 */

import { newObject, slotOf, type HeapObject } from './heap.js';
import type { OwnershipJava } from './ownership-java.js';
import { Expression, copyOf, int, isReducible, nothing, pending, ref, truth } from './syntax.js';
import { OBJECT, classIn, ownerOf, substituted } from './types.js';
import type { Type } from './types.js';
import { theta } from './typing.js';

/** No rule applies. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

/** A cast has failed or null was asked for a member, as it may happen to a sound program. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** e → e′ */
export function step(e: Expression, java: OwnershipJava): Expression {
  if (e.kind === 'pending') return push(e, java);
  // the first operand that is no value takes the step
  if (isReducible(e.e1)) e.e1 = step(e.e1!, java);
  else if (e.isStrict() && isReducible(e.e2)) e.e2 = step(e.e2!, java);
  else if (e.isStrict() && isReducible(e.e3)) e.e3 = step(e.e3!, java);
  else return reduce(e, java);
  return e;
}

function reduce(e: Expression, java: OwnershipJava): Expression {
  const { table, heap } = java;
  switch (e.kind) {
    // new C<p̄> → #o, a new object
    case 'new':
      heap.push(newObject(e.type, table));
      return ref(heap.length - 1);
    // #o.f → H(o, f)
    case 'field':
      return read(objectOf(e.e1!, java), e, java);
    // #o.f = v → v, and H(o, f) := v
    case 'assign':
      return write(objectOf(e.e1!, java), slotOf(classIn(e.type), e.index), e.e2!);
    // #o.m(v̄) → body⟨D.m: #o, v̄⟩, where D declares the m that the class of o has
    case 'call': {
      const cls = table.declaring(classIn(objectOf(e.e1!, java).type), e.name);
      if (cls === OBJECT) throw new Stuck();
      return pending(cls, e.name, table.declared(cls, e.name)!.body.copy(), e.e1, e.e2, e.e3);
    }
    // (T) #o → #o, if the type of o is below T; (T) null → null
    case 'cast':
      return castTo(e.type, e.e1!, java);
    // v; e → e
    case 'seq':
      return e.e2!;
    // if true then e else e′ → e; if false then e else e′ → e′
    case 'if':
      return isTrue(e.e1!) ? e.e2! : e.e3!;
    // n + n′ → n″, within the integers that there are
    case 'plus':
      return int((numberOf(e.e1!) + numberOf(e.e2!)) % java.integers);
    case 'minus':
      return int((numberOf(e.e1!) - numberOf(e.e2!) + java.integers) % java.integers);
    // n < n′ → true or false
    case 'less':
      return truth(numberOf(e.e1!) < numberOf(e.e2!));
    // v == v′ → true or false
    case 'equal':
      return truth(areEqual(e.e1!, e.e2!));
    // !true → false, !false → true
    case 'not':
      return truth(!isTrue(e.e1!));
    // true && e → e, false && e → false
    case 'and':
      return isTrue(e.e1!) ? e.e2! : e.e1!;
    case 'variable':
    case 'this':
    case 'null':
    case 'int':
    case 'true':
    case 'false':
    case 'ref':
    case 'pending':
      throw new Stuck();
  }
}

/** The object that a value refers to. */
function objectOf(value: Expression, { heap }: OwnershipJava): HeapObject {
  if (value.kind === 'null') throw new Failure();
  if (value.kind !== 'ref') throw new Stuck();
  return heap[value.index]!;
}

/** What the field holds; null is of its type, as it is in this object. */
function read({ type, kinds, numbers }: HeapObject, e: Expression, { table }: OwnershipJava): Expression {
  const cls = classIn(e.type);
  const kind = kinds[slotOf(cls, e.index)]!;
  const number = numbers[slotOf(cls, e.index)]!;
  if (kind === 'null')
    return nothing(substituted(table.fieldType(cls, e.index)!, table.seenAs(type, cls), ownerOf(e.e1!.index)));
  return new Expression(kind, OBJECT, kind === 'ref' ? number : 0, 0, kind === 'int' ? number : 0);
}

function write({ kinds, numbers }: HeapObject, slot: number, value: Expression): Expression {
  if (
    value.kind !== 'null' &&
    value.kind !== 'int' &&
    value.kind !== 'true' &&
    value.kind !== 'false' &&
    value.kind !== 'ref'
  )
    throw new Stuck();
  kinds[slot] = value.kind;
  numbers[slot] = value.kind === 'ref' ? value.index : value.number;
  return value;
}

function castTo(type: Type, value: Expression, java: OwnershipJava): Expression {
  if (value.kind === 'null') return nothing(type);
  if (!java.table.isSubtype(objectOf(value, java).type, type)) throw new Failure();
  return value;
}

function isTrue(value: Expression): boolean {
  if (value.kind !== 'true' && value.kind !== 'false') throw new Stuck();
  return value.kind === 'true';
}

function numberOf(value: Expression): number {
  if (value.kind !== 'int') throw new Stuck();
  return value.number;
}

/** Two integers, two booleans or two objects; null is null, whatever its class. @declarative */
function areEqual(a: Expression, b: Expression): boolean {
  if (a.kind === 'int') return b.kind === 'int' && a.number === b.number;
  if (a.kind === 'ref') return b.kind === 'ref' && a.index === b.index;
  return a.kind === b.kind;
}

/** One node of the body is substituted; the substitution is then pending below it. */
function push(s: Expression, java: OwnershipJava): Expression {
  const body = s.e1!;
  switch (body.kind) {
    // xᵢ⟨s⟩ → the argument
    case 'variable': {
      const actual = body.index === 0 ? s.e3 : s.e4;
      if (actual === null) throw new Stuck();
      return actual;
    }
    // this⟨s⟩ → the receiver
    case 'this':
      return s.e2!;
    // f(ē)⟨s⟩ → f(ē⟨s⟩), and owners in f are substituted at once
    case 'null':
    case 'int':
    case 'true':
    case 'false':
    case 'ref':
    case 'new':
    case 'field':
    case 'assign':
    case 'call':
    case 'cast':
    case 'seq':
    case 'if':
    case 'plus':
    case 'minus':
    case 'less':
    case 'equal':
    case 'not':
    case 'and':
    case 'pending':
      body.type = theta(s, body.type, java);
      body.e1 = under(s, body.e1);
      body.e2 = under(s, body.e2);
      body.e3 = under(s, body.e3);
      return body;
  }
}

/** e⟨s⟩, with a copy of s. @declarative */
function under(s: Expression, e: Expression | null): Expression | null {
  return e === null ? null : pending(s.type, s.name, e, copyOf(s.e2), copyOf(s.e3), copyOf(s.e4));
}
