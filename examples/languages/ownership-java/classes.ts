/**
 * The class table. A class extends an earlier one of the table or `Object`, so nothing extends itself, and of the classes that a class
 * inherits from the nearest is the last. `Object` has one owner.
 */

import type { Expression } from './syntax.js';
import { FIRST, OBJECT, SECOND, THIS, WORLD, classIn, isClass, substituted, typed } from './types.js';
import type { ClassName, Type } from './types.js';

/** `result m(parameters) { return body; }` */
export class Method {
  constructor(
    /** The class that declares it, which is what `this` is in its body. */
    public cls: ClassName,
    public name: number,
    public result: Type,
    public parameters: Type[],
    public body: Expression,
  ) {}
}

/** `class C<f1, f2> extends superclass { fields methods }`, or with f1 alone */
export class ClassDeclaration {
  constructor(
    /** How many formal owners it has: one or two. */
    public arity: number,
    /** In terms of the formal owners. */
    public superclass: Type = typed(OBJECT, FIRST),
    /** The types of the fields that it declares. */
    public fields: Type[] = [],
    public methods: Method[] = [],
  ) {}

  method(name: number): Method | null {
    for (const method of this.methods) if (method.name === name) return method;
    return null;
  }
}

export class ClassTable {
  constructor(public classes: ClassDeclaration[]) {}

  /** The declaration of a class; null is that of `Object`. */
  of(cls: ClassName): ClassDeclaration | null {
    return cls === OBJECT ? null : this.classes[cls - 1]!;
  }

  arity(cls: ClassName): number {
    return this.of(cls)?.arity ?? 1;
  }

  /** C<f1, f2>, what `this` is inside of a class. */
  selfType(cls: ClassName): Type {
    return typed(cls, FIRST, this.arity(cls) === 2 ? SECOND : WORLD);
  }

  /** The supertype of a type that is an instance of some class; if that is none of its superclasses, of another class. */
  seenAs(type: Type, d: ClassName): Type {
    let seen = type;
    for (let cls = this.classes.length; cls > 0; cls -= 1)
      if (classIn(seen) === cls && cls !== d) seen = substituted(this.of(cls)!.superclass, seen, THIS);
    return seen;
  }

  /** S <: T: of classes those that are inherited from, with the very same owners; of other types themselves. */
  isSubtype(s: Type, t: Type): boolean {
    return isClass(s) && isClass(t) ? this.seenAs(s, classIn(t)) === t : s === t;
  }

  isSubclass(c: ClassName, d: ClassName): boolean {
    return classIn(this.seenAs(typed(c), d)) === d;
  }

  /** mtype(m, C): the method of that name in the nearest class that has one; null if there is none. */
  methodType(c: ClassName, name: number): Method | null {
    for (let cls = this.classes.length; cls > 0; cls -= 1)
      if (this.inherits(c, name, cls)) return this.declared(cls, name);
    return null;
  }

  /** The class D whose method is mbody(m, C); `Object` if there is none. */
  declaring(c: ClassName, name: number): ClassName {
    for (let cls = this.classes.length; cls > 0; cls -= 1) if (this.inherits(c, name, cls)) return cls;
    return OBJECT;
  }

  /** Whether D is a class that C inherits a method of that name from. */
  private inherits(c: ClassName, name: number, d: ClassName): boolean {
    return this.isSubclass(c, d) && this.declared(d, name) !== null;
  }

  /** The method that a class itself declares; null if it does not. */
  declared(cls: ClassName, name: number): Method | null {
    return this.of(cls)?.method(name) ?? null;
  }

  /** The type of a field, as it is declared; undefined if the class declares no such field. */
  fieldType(cls: ClassName, index: number): Type | undefined {
    return this.of(cls)?.fields[index];
  }
}
