/**
 * The class table. A class extends an earlier one of the table or `Object`, so nothing extends itself, and of the classes that a class
 * inherits from the nearest is the last.
 */

import { OBJECT, isClass, type Expression, type Type } from './syntax.js';

/** `result m(parameters) { return body; }` */
export class Method {
  constructor(
    /** The class that declares it, which is what `this` is in its body. */
    public cls: Type,
    public name: number,
    public result: Type,
    public parameters: Type[],
    public body: Expression,
  ) {}
}

/** `class C extends superclass { fields methods }` */
export class ClassDeclaration {
  constructor(
    public superclass: Type,
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
  of(cls: Type): ClassDeclaration | null {
    return cls === OBJECT ? null : this.classes[cls - 1]!;
  }

  /** What a class extends; null is `Object`. */
  superclass(c: ClassDeclaration): ClassDeclaration | null {
    for (let cls = 1; this.of(cls) !== c; cls += 1) if (c.superclass === cls) return this.of(cls);
    return null;
  }

  /** S <: T: of classes those that are inherited from, of other types themselves. */
  isSubtype(s: Type, t: Type): boolean {
    if (!isClass(s) || !isClass(t)) return s === t;
    return t === OBJECT || (s !== OBJECT && this.isBelow(this.of(s)!, this.of(t)!));
  }

  private isBelow(c: ClassDeclaration, d: ClassDeclaration): boolean {
    if (c === d) return true;
    const superclass = this.superclass(c);
    return superclass !== null && this.isBelow(superclass, d);
  }

  /** mtype(m, C): the method of that name in the nearest class that has one; null if there is none. */
  methodType(c: Type, name: number): Method | null {
    for (let cls = this.classes.length; cls > 0; cls -= 1)
      if (this.inherits(c, name, cls)) return this.declared(cls, name);
    return null;
  }

  /** The class D whose method is mbody(m, C); `Object` if there is none. */
  declaring(c: Type, name: number): Type {
    for (let cls = this.classes.length; cls > 0; cls -= 1) if (this.inherits(c, name, cls)) return cls;
    return OBJECT;
  }

  /** Whether D is a class that C inherits a method of that name from. */
  private inherits(c: Type, name: number, d: Type): boolean {
    return this.isSubtype(c, d) && this.declared(d, name) !== null;
  }

  /** The method that a class itself declares; null if it does not. */
  declared(cls: Type, name: number): Method | null {
    return this.of(cls)?.method(name) ?? null;
  }

  /** The type of a field; undefined if the class declares no such field. */
  fieldType(cls: Type, index: number): Type | undefined {
    return this.of(cls)?.fields[index];
  }
}
