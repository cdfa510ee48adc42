/**
 * Types of a language, told apart by a number that is meant to go with their classes, but nothing says so. A plain type takes any other for equal
 * that has its number and signature; those below look at something else.
 */

export class Type {
  constructor(
    readonly tag: number,
    readonly signature: number,
  ) {}

  equals(other: unknown): boolean {
    return other instanceof Type && other.tag === this.tag && other.signature === this.signature;
  }

  hashCode(): number {
    return this.tag ^ this.signature;
  }
}

export class ReferenceType extends Type {}

export class ObjectType extends ReferenceType {
  constructor(
    tag: number,
    signature: number,
    readonly className: number,
  ) {
    super(tag, signature);
  }

  override equals(other: unknown): boolean {
    return other instanceof ObjectType && other.className === this.className;
  }

  override hashCode(): number {
    return this.className;
  }
}

export class ArrayType extends ReferenceType {
  constructor(
    tag: number,
    signature: number,
    readonly dimensions: number,
    readonly basic: Type,
  ) {
    super(tag, signature);
  }

  override equals(other: unknown): boolean {
    return other instanceof ArrayType && other.dimensions === this.dimensions && this.basic.equals(other.basic);
  }

  override hashCode(): number {
    return this.basic.hashCode() ^ this.dimensions;
  }
}
