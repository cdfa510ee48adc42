/** The same classes as they should be: what equality looks at is what the hash code looks at, and only one class is asked. */

/** Objects are equal to their own kind only, and by what they are made of. */
abstract class Value {
  abstract parts(): readonly number[];

  equals(other: unknown): boolean {
    if (!(other instanceof Value) || other.constructor !== this.constructor) return false;
    const [mine, others] = [this.parts(), other.parts()];
    return mine.every((part, place) => part === others[place]);
  }

  hashCode(): number {
    return this.parts().reduce((code, part) => (31 * code + part) | 0, 1);
  }
}

export class Point2D {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}

  equals(other: unknown): boolean {
    const isOfSameKind = other instanceof Point2D && other.constructor === this.constructor;
    return isOfSameKind && other.x === this.x && other.y === this.y;
  }

  hashCode(): number {
    return (64 * this.x + this.y) | 0;
  }
}

export class Point3D extends Point2D {
  constructor(
    x: number,
    y: number,
    readonly z: number,
  ) {
    super(x, y);
  }

  override equals(other: unknown): boolean {
    return super.equals(other) && (other as Point3D).z === this.z;
  }

  override hashCode(): number {
    return (256 * this.z + super.hashCode()) | 0;
  }
}

/** All rows are equal by where they are. */
export class Row {
  constructor(readonly position: number) {}

  equals(other: unknown): boolean {
    return other instanceof Row && other.position === this.position;
  }

  hashCode(): number {
    return this.position;
  }
}

export class CachedRow extends Row {}

export class TerminalSet extends Value {
  constructor(private readonly bits: number) {
    super();
  }

  override parts(): readonly number[] {
    return [this.bits];
  }
}

export class Interval extends Value {
  constructor(
    readonly first: number,
    readonly last: number,
  ) {
    super();
  }

  override parts(): readonly number[] {
    return [this.first, this.last];
  }
}

export class Predicate extends Value {
  constructor(readonly index: number) {
    super();
  }

  override parts(): readonly number[] {
    return [this.index];
  }
}

export class NotContext extends Value {
  constructor(readonly predicate: Predicate) {
    super();
  }

  override parts(): readonly number[] {
    return this.predicate.parts();
  }
}

export class FormalArgument extends Value {
  constructor(readonly name: number) {
    super();
  }

  override parts(): readonly number[] {
    return [this.name];
  }
}

/** JavaScript's difference does not overflow. */
export class Label {
  constructor(readonly code: number) {}

  equals(other: unknown): boolean {
    return other instanceof Label && other.code === this.code;
  }

  hashCode(): number {
    return this.code;
  }

  compareTo(other: Label): number {
    return this.code - other.code;
  }
}

export class Transition {
  constructor(
    readonly label: Label,
    readonly target: number,
  ) {}

  equals(other: unknown): boolean {
    return other instanceof Transition && this.label.equals(other.label) && other.target === this.target;
  }

  hashCode(): number {
    return (this.label.hashCode() + this.target) | 0;
  }

  compareTo(other: Transition): number {
    const order = this.label.compareTo(other.label);
    return order === 0 ? this.target - other.target : order;
  }
}

export class Type extends Value {
  constructor(readonly signature: number) {
    super();
  }

  override parts(): readonly number[] {
    return [this.signature];
  }
}

export class ArrayType extends Type {
  constructor(
    signature: number,
    readonly dimensions: number,
    readonly basic: Type,
  ) {
    super(signature);
  }

  override parts(): readonly number[] {
    return [...this.basic.parts(), this.dimensions];
  }
}

/** One opcode for equality and hash code, and nothing that can be set. */
export class Instruction extends Value {
  constructor(readonly opcode: number) {
    super();
  }

  override parts(): readonly number[] {
    return [this.opcode];
  }
}

export class IfCmpEq extends Instruction {}

export class LocalVariable extends Value {
  constructor(
    readonly index: number,
    readonly name: number,
  ) {
    super();
  }

  override parts(): readonly number[] {
    return [this.index];
  }
}
