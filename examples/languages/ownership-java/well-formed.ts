/** When types, classes, the table of them and the heap are OK. */

import type { ClassDeclaration, Method } from './classes.js';
import { encloses, slotOf, type HeapObject } from './heap.js';
import type { OwnershipJava } from './ownership-java.js';
import { isBodyWellTyped } from './typing.js';
import { BOOLEAN, FIRST, INT, SECOND, THIS, WORLD, classIn, firstIn, isClass, isObject } from './types.js';
import { ownerOf, secondIn, substituted, type ClassName, type Owner, type Type } from './types.js';

/** T ok, inside of a class or, if that is null, at run time: the owners are in scope, and the first is enclosed by the second. */
export function isTypeOk(type: Type, java: OwnershipJava, cls: ClassName | null): boolean {
  if (!isClass(type)) return type === INT || type === BOOLEAN;
  const first = firstIn(type);
  const second = secondIn(type);
  if (!isInScope(first, java, cls) || !isInScope(second, java, cls)) return false;
  return java.table.arity(classIn(type)) === 2 ? isNested(second, first, java, cls) : second === WORLD;
}

function isInScope(owner: Owner, { table, heap }: OwnershipJava, cls: ClassName | null): boolean {
  if (cls === null) return owner === WORLD || (isObject(owner) && owner < ownerOf(heap.length));
  return owner <= THIS && (owner !== SECOND || table.arity(cls) === 2);
}

/** p ≥ q; inside of a class world ≥ f2 ≥ f1 ≥ this. */
const isNested = (p: Owner, q: Owner, { heap }: OwnershipJava, cls: ClassName | null): boolean =>
  cls === null ? encloses(p, q, heap) : p <= q;

/** All classes of the table are OK. */
export function isTableOk(java: OwnershipJava): boolean {
  return java.table.classes.every((declaration, i) => isClassOk(declaration, i + 1, java));
}

/** class C<f1, f2> extends D<f1, o> { … } */
function isClassOk({ superclass, fields, methods }: ClassDeclaration, cls: ClassName, java: OwnershipJava): boolean {
  return (
    classIn(superclass) < cls &&
    firstIn(superclass) === FIRST &&
    secondIn(superclass) !== THIS &&
    isTypeOk(superclass, java, cls) &&
    fields.every((type) => isTypeOk(type, java, cls)) &&
    methods.every((method, i) => method.cls === cls && methods.indexOf(java.table.declared(cls, method.name)!) === i) &&
    methods.every((method) => isMethodOk(method, classIn(superclass), java))
  );
}

/** x̄ : T̄, this : C<f1, f2> ⊢ body : S, S <: result; a method that it overrides has the very same types, seen from C. */
function isMethodOk(method: Method, superclass: ClassName, java: OwnershipJava): boolean {
  return (
    isTypeOk(method.result, java, method.cls) &&
    method.parameters.every((type) => isTypeOk(type, java, method.cls)) &&
    isOverride(method, java.table.methodType(superclass, method.name), java) &&
    isBodyWellTyped(method, java)
  );
}

function isOverride(method: Method, inherited: Method | null, { table }: OwnershipJava): boolean {
  if (inherited === null) return true;
  const seen = table.seenAs(table.selfType(method.cls), inherited.cls);
  return (
    method.result === substituted(inherited.result, seen, THIS) &&
    method.parameters.length === inherited.parameters.length &&
    method.parameters.every((type, i) => type === substituted(inherited.parameters[i]!, seen, THIS))
  );
}

/** Objects have types that are OK and owners that are older, and their fields hold what their types say. */
export function isHeapOk(java: OwnershipJava): boolean {
  return java.heap.every((object, i) => isObjectOk(object, ownerOf(i), java));
}

function isObjectOk(object: HeapObject, self: Owner, java: OwnershipJava): boolean {
  const { type } = object;
  return (
    isClass(type) &&
    isTypeOk(type, java, null) &&
    firstIn(type) < self &&
    java.table.classes.every(({ fields }, i) =>
      fields.every((declared, index) => isFieldOk(object, self, i + 1, index, declared, java)),
    )
  );
}

/** A field of the class D, if the object has it. */
function isFieldOk(
  object: HeapObject,
  self: Owner,
  d: ClassName,
  index: number,
  declared: Type,
  java: OwnershipJava,
): boolean {
  const seen = java.table.seenAs(object.type, d);
  return classIn(seen) !== d || fits(object, slotOf(d, index), substituted(declared, seen, self), self, java);
}

/** Whether a slot holds a value of a type; owners are dominators: whoever owns what it refers to encloses the object itself. */
function fits(
  { kinds, numbers }: HeapObject,
  slot: number,
  type: Type,
  self: Owner,
  { table, heap }: OwnershipJava,
): boolean {
  switch (kinds[slot]!) {
    case 'null':
      return isClass(type);
    case 'ref': {
      const held = heap[numbers[slot]!];
      return held !== undefined && table.isSubtype(held.type, type) && encloses(firstIn(held.type), self, heap);
    }
    case 'int':
      return type === INT;
    case 'true':
    case 'false':
      return type === BOOLEAN;
  }
}
