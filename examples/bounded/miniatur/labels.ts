/** Labels and transitions are ordered by a difference of 32 bits, which changes its sign where it overflows; and hash more than they compare. */

export class Label {
  constructor(
    readonly code: number,
    readonly set: number,
  ) {}

  equals(other: unknown): boolean {
    return other instanceof Label && other.code === this.code;
  }

  hashCode(): number {
    return (31 * this.code + this.set) | 0;
  }

  compareTo(other: Label): number {
    return (this.code - other.code) | 0;
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
    return this.label.compareTo(other.label);
  }
}
