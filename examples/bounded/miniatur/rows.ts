/** Rows of a table; each kind takes only its own kind for equal, so that it depends on which of two is asked. */

export class Row {
  constructor(readonly position: number) {}

  equals(other: unknown): boolean {
    return other instanceof Row && other.position === this.position;
  }
}

export class CachedRow extends Row {
  override equals(other: unknown): boolean {
    return other instanceof CachedRow && other.position === this.position;
  }
}

export class TextRow extends CachedRow {
  override equals(other: unknown): boolean {
    return other instanceof TextRow && other.position === this.position;
  }
}
