/** Values that may be there more than once, in no order. */

import type { Domain } from '../spec/domains.js';
import { countOf, occurrences, sameContents } from './comparing.js';
import { formulas } from './formulas.js';
import { isSame, Slot, statesOf } from './slots.js';

export class AbstractMultiset<T> {
  /** Bounds of all multisets of at most so many values. */
  static states(count: number, value: Domain): ReturnType<typeof statesOf> {
    return statesOf(this, 'slots', count, value);
  }

  constructor(protected readonly slots: Slot<T>[] = []) {}

  size(): number {
    return countOf(this.slots);
  }

  isEmpty(): boolean {
    return this.size() === 0;
  }

  has(value: T): boolean {
    return this.count(value) > 0;
  }

  /** How often it is there. */
  count(value: T): number {
    return occurrences(this.slots, value, isSame);
  }

  add(value: T): void {
    this.slots.push(new Slot(null, true, value));
  }

  /** Takes it away once; whether it was there. */
  delete(value: T): boolean {
    return this.removeOne(this.slots.map(({ isPresent, content }) => formulas.and(isPresent, isSame(content, value))));
  }

  clear(): void {
    this.slots.length = 0;
  }

  equalTo(other: AbstractMultiset<T>): boolean {
    return sameContents(this.slots, other.slots, { isCertain: formulas.isCertain, equal: isSame });
  }

  toString(): string {
    const values = this.slots.filter(({ isPresent }) => isPresent).map(({ content }) => String(content));
    return `{${values.join(', ')}}`;
  }

  /** Empties the first slot of those that are meant; whether there is one. */
  protected removeOne(meant: readonly boolean[]): boolean {
    let isFound = false;
    this.slots.forEach((slot, index) => {
      const isMeant = meant[index]!;
      if (formulas.isCertain(isMeant, false)) return;
      slot.isPresent = formulas.and(slot.isPresent, formulas.or(isFound, !isMeant));
      isFound = formulas.or(isFound, isMeant);
    });
    return isFound;
  }
}
