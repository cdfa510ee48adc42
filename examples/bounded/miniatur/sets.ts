/** Values that say what they are equal to, but have the hash codes that all objects have. */

import { Identified } from './objects.js';

/** A set of small numbers, as bits. */
export class TerminalSet extends Identified {
  constructor(
    identity: number,
    private bits: number,
  ) {
    super(identity);
  }

  add(terminal: number): void {
    this.bits |= 1 << terminal;
  }

  has(terminal: number): boolean {
    return ((this.bits >> terminal) & 1) === 1;
  }

  equals(other: unknown): boolean {
    return other instanceof TerminalSet && other.bits === this.bits;
  }
}

export class Interval extends Identified {
  constructor(
    identity: number,
    readonly first: number,
    readonly last: number,
  ) {
    super(identity);
  }

  equals(other: unknown): boolean {
    return other instanceof Interval && other.first === this.first && other.last === this.last;
  }
}

export class Predicate {
  constructor(readonly index: number) {}

  equals(other: unknown): boolean {
    return other instanceof Predicate && other.index === this.index;
  }

  hashCode(): number {
    return this.index;
  }
}

/** The negation of a predicate. */
export class NotContext extends Identified {
  constructor(
    identity: number,
    readonly predicate: Predicate,
  ) {
    super(identity);
  }

  equals(other: unknown): boolean {
    return other instanceof NotContext && this.predicate.equals(other.predicate);
  }
}

export class FormalArgument extends Identified {
  constructor(
    identity: number,
    readonly name: number,
  ) {
    super(identity);
  }

  equals(other: unknown): boolean {
    return other instanceof FormalArgument && other.name === this.name;
  }
}
