/** What a map does, written with the one that JavaScript has. */

export class Dictionary {
  constructor(private readonly entries = new Map<number, string>()) {}

  get(key: number): string | null {
    return this.entries.get(key) ?? null;
  }

  /** What was there before. */
  put(key: number, value: string): string | null {
    const before = this.get(key);
    this.entries.set(key, value);
    return before;
  }

  /** What was there. */
  remove(key: number): string | null {
    const before = this.get(key);
    this.entries.delete(key);
    return before;
  }

  equalTo(other: Dictionary): boolean {
    if (this.entries.size !== other.entries.size) return false;
    for (const [key, value] of this.entries) {
      if (!other.entries.has(key)) return false;
      if (other.entries.get(key) !== value) return false;
    }
    return true;
  }

  toString(): string {
    return `{${[...this.entries].map(([key, value]) => `${key} → ${value}`).join(', ')}}`;
  }
}
