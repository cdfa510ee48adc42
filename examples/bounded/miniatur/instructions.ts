/** Instructions leave it to an object that can be set, each its own, when two of them are equal; hash codes know nothing of it. */

export class Comparator {
  /** @param ignored so many low bits of an opcode do not matter */
  constructor(readonly ignored: number) {}

  areEqual(a: Instruction, b: Instruction): boolean {
    return a.opcode >> this.ignored === b.opcode >> this.ignored;
  }
}

export class Instruction {
  constructor(
    readonly opcode: number,
    public comparator: Comparator,
  ) {}

  equals(other: unknown): boolean {
    return other instanceof Instruction && this.comparator.areEqual(this, other);
  }

  hashCode(): number {
    return this.opcode;
  }
}

export class IfCmpEq extends Instruction {}

export class MonitorExit extends Instruction {}

/** A local variable: the same if its place and extent are, and hashed by its name as well. */
export class LocalVariable {
  constructor(
    readonly index: number,
    readonly start: number,
    readonly end: number,
    readonly name: number,
  ) {}

  equals(other: unknown): boolean {
    if (!(other instanceof LocalVariable)) return false;
    return other.index === this.index && other.start === this.start && other.end === this.end;
  }

  hashCode(): number {
    return this.index ^ this.name;
  }
}
