/** A set of values, in slots where it stands for a state of a module. */

import { formulas } from './formulas.js';
import { countOf, sameContents, Slot } from './slots.js';

export class AbstractSet<T> {
  constructor(private readonly contents: Slot<T>[] | Set<T> = new Set<T>()) {}

  size(): number {
    return this.contents instanceof Set ? this.contents.size : countOf(this.contents);
  }

  isEmpty(): boolean {
    return this.size() === 0;
  }

  has(value: T): boolean {
    if (this.contents instanceof Set) return this.contents.has(value);
    let isFound = false;
    for (const hit of hits(this.contents, value)) isFound = formulas.or(isFound, hit);
    return isFound;
  }

  /** Whether it was not there before. */
  add(value: T): boolean {
    const isNew = !this.has(value);
    if (this.contents instanceof Set) this.contents.add(value);
    else this.contents.push(new Slot(null, isNew, value));
    return isNew;
  }

  /** Whether it was there. */
  delete(value: T): boolean {
    if (this.contents instanceof Set) {
      const isThere = this.contents.has(value);
      this.contents.delete(value);
      return isThere;
    }
    let isFound = false;
    const found = hits(this.contents, value);
    this.contents.forEach((slot, index) => {
      const hit = found[index]!;
      if (formulas.isCertain(hit, false)) return;
      isFound = formulas.or(isFound, hit);
      slot.isPresent = formulas.and(slot.isPresent, !hit);
    });
    return isFound;
  }

  clear(): void {
    if (this.contents instanceof Set) this.contents.clear();
    else this.contents.length = 0;
  }

  equalTo(other: AbstractSet<T>): boolean {
    const certain = (a: T, b: T): boolean => formulas.isCertain(a, b);
    return sameContents(this.slots(), other.slots(), certain, (a, b) => Object.is(a, b));
  }

  toString(): string {
    const values = this.slots()
      .filter(({ isPresent }) => isPresent)
      .map(({ content }) => String(content));
    return `{${values.join(', ')}}`;
  }

  private slots(): readonly Slot<T>[] {
    return this.contents instanceof Set
      ? formulas.members(this.contents).map(([value, when, source]) => new Slot(source, when, value))
      : this.contents;
  }
}

/** Slot by slot, whether it has the value. */
function hits<T>(slots: readonly Slot<T>[], value: T): readonly boolean[] {
  return formulas.settled(slots.map(({ isPresent, content }) => formulas.and(isPresent, Object.is(content, value))));
}
