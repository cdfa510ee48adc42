/** A set of values. What counts as the same value can be said anew, as with keys of maps, by overriding `isSameValue`. */

import type { Domain } from '../spec/domains.js';
import { areDistinct, countOf, sameEntries } from './comparing.js';
import { formulas } from './formulas.js';
import { isSame, Slot, statesOf } from './slots.js';

export class AbstractSet<T> {
  /** Bounds of all sets of at most so many values. */
  static states(count: number, value: Domain): ReturnType<typeof statesOf> {
    return statesOf(this, count, value);
  }

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
    const equal = (a: T, b: T): boolean => this.isSameValue(a, b);
    return sameEntries(this.slots, other.slots, { isCertain: formulas.isCertain, equal }, equal);
  }

  /** No value is there twice. */
  repOk(): boolean {
    return areDistinct(this.slots, (a, b) => this.isSameValue(a, b));
  }

  toString(): string {
    const values = this.slots.filter(({ isPresent }) => isPresent).map(({ content }) => String(content));
    return `{${values.join(', ')}}`;
  }

  protected isSameValue(a: T, b: T): boolean {
    return isSame(a, b);
  }

  /** Slot by slot, whether it has the value. */
  private hits(value: T): readonly boolean[] {
    return formulas.settled(
      this.slots.map(({ isPresent, content }) => formulas.and(isPresent, this.isSameValue(content, value))),
    );
  }
}
