/** A set of values. */

import { formulas } from './formulas.js';
import { countOf, sameContents, Slot } from './slots.js';

export class AbstractSet<T> {
  constructor(private readonly slots: Slot<T>[] = []) {}

  size(): number {
    return countOf(this.slots);
  }

  isEmpty(): boolean {
    return this.size() === 0;
  }

  has(value: T): boolean {
    let isFound = false;
    for (const hit of this.hits(value)) isFound = formulas.or(isFound, hit);
    return isFound;
  }

  /** Whether it was not there before. */
  add(value: T): boolean {
    const isNew = !this.has(value);
    this.slots.push(new Slot(null, isNew, value));
    return isNew;
  }

  /** Whether it was there. */
  delete(value: T): boolean {
    let isFound = false;
    const hits = this.hits(value);
    this.slots.forEach((slot, index) => {
      const hit = hits[index]!;
      if (formulas.isCertain(hit, false)) return;
      isFound = formulas.or(isFound, hit);
      slot.isPresent = formulas.and(slot.isPresent, !hit);
    });
    return isFound;
  }

  clear(): void {
    this.slots.length = 0;
  }

  equalTo(other: AbstractSet<T>): boolean {
    const certain = (a: T, b: T): boolean => formulas.isCertain(a, b);
    return sameContents(this.slots, other.slots, certain, (a, b) => Object.is(a, b));
  }

  toString(): string {
    const values = this.slots.filter(({ isPresent }) => isPresent).map(({ content }) => String(content));
    return `{${values.join(', ')}}`;
  }

  /** Slot by slot, whether it has the value. */
  private hits(value: T): readonly boolean[] {
    return formulas.settled(
      this.slots.map(({ isPresent, content }) => formulas.and(isPresent, Object.is(content, value))),
    );
  }
}
