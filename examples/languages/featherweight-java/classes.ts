/**
 * The class table. A class extends an earlier one of the table or `Object`, so nothing extends itself, and of the classes that a class
 * inherits from the nearest is the last.
 */

import { OBJECT, className, fieldName, type ClassName, type Expression } from './syntax.js';

/** `result m(parameters) { return body; }` */
export class Method {
  constructor(
    /** The class that declares it, which is what `this` is in its body. */
    public cls: ClassName,
    public name: number,
    public result: ClassName,
    public parameters: ClassName[],
    public body: Expression,
  ) {}

  show(): string {
    const parameters = this.parameters.map((type, i) => `${className(type)} x${i}`).join(', ');
    return `${className(this.result)} m${this.name}(${parameters}) { return ${this.body.show()}; }`;
  }
}

/** `class C extends superclass { fields methods }`; the constructor takes the inherited fields, then its own. */
export class ClassDeclaration {
  constructor(
    public superclass: ClassName,
    /** The types of the fields that it declares. */
    public fields: ClassName[] = [],
    public methods: Method[] = [],
  ) {}

  method(name: number): Method | null {
    for (const method of this.methods) if (method.name === name) return method;
    return null;
  }

  show(cls: ClassName): string {
    const fields = this.fields.map((type, i) => `${className(type)} ${fieldName(cls, i)};`);
    const members = [...fields, ...this.methods.map((method) => method.show())].join(' ');
    return `class ${className(cls)} extends ${className(this.superclass)} { ${members} }`;
  }
}

export class ClassTable {
  constructor(public classes: ClassDeclaration[]) {}

  /** The declaration of a class; null is that of `Object`. */
  of(cls: ClassName): ClassDeclaration | null {
    return cls === OBJECT ? null : this.classes[cls - 1]!;
  }

  /** What a class extends; null is `Object`. */
  superclass(c: ClassDeclaration): ClassDeclaration | null {
    for (let cls = 1; this.of(cls) !== c; cls += 1) if (c.superclass === cls) return this.of(cls);
    return null;
  }

  /** C <: D */
  isSubclass(c: ClassName, d: ClassName): boolean {
    return d === OBJECT || (c !== OBJECT && this.isAbove(this.of(d)!, this.of(c)!));
  }

  private isAbove(d: ClassDeclaration, c: ClassDeclaration): boolean {
    if (c === d) return true;
    const superclass = this.superclass(c);
    return superclass !== null && this.isAbove(d, superclass);
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

  /** The type of a field; undefined if the class declares no such field. */
  fieldType(cls: ClassName, number: number): ClassName | undefined {
    return this.of(cls)?.fields[number];
  }

  /** Where a field stands in fields(C), for every C that has it. */
  place(cls: ClassName, number: number): number {
    const superclass = this.superclass(this.of(cls)!);
    return superclass === null ? number : this.fieldCount(superclass) + number;
  }

  /** The type of the field in some place of fields(C); undefined beyond the last. */
  typeAt(c: ClassName, place: number): ClassName | undefined {
    return c === OBJECT ? undefined : this.inheritedType(this.of(c)!, place);
  }

  /** |fields(C)| */
  fieldCount(c: ClassDeclaration): number {
    const superclass = this.superclass(c);
    return (superclass === null ? 0 : this.fieldCount(superclass)) + c.fields.length;
  }

  private inheritedType(c: ClassDeclaration, place: number): ClassName | undefined {
    const superclass = this.superclass(c);
    const inherited = superclass === null ? 0 : this.fieldCount(superclass);
    return superclass !== null && place < inherited
      ? this.inheritedType(superclass, place)
      : c.fields[place - inherited];
  }

  show(): string {
    return this.classes.map((declaration, i) => declaration.show(i + 1)).join('\n');
  }
}
