/**
 * A set of values, in slots where it stands for a state of a module. What counts as the same value can be said anew, as with keys of maps,
 * by overriding `isSameValue`.
 */

import { set, unordered, type Domain } from '../spec/domains.js';
import { areDistinct, countOf, sameEntries } from './comparing.js';
import { formulas } from './formulas.js';
import { isSameKey, Slot, statesOf } from './slots.js';

export class AbstractSet<T> {
  /** Bounds of all sets of at most so many values. */
  static states(count: number, value: Domain): ReturnType<typeof statesOf> {
    if (this.prototype.hasOwnValues()) return statesOf(this, 'contents', count, value);
    return { [this.name]: { contents: unordered(set(value, { maximum: count })) } };
  }

  private readonly contents: Slot<T>[] | Set<T>;

  constructor(contents: Slot<T>[] | Set<T> | null = null) {
    this.contents = contents ?? (this.hasOwnValues() ? [] : new Set<T>());
  }

  size(): number {
    return this.contents instanceof Set ? this.contents.size : countOf(this.contents);
  }

  isEmpty(): boolean {
    return this.size() === 0;
  }

  has(value: T): boolean {
    if (this.contents instanceof Set) return this.contents.has(value);
    let isFound = false;
    for (const hit of this.hits(this.contents, value)) isFound = formulas.or(isFound, hit);
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
    const hits = this.hits(this.contents, value);
    this.contents.forEach((slot, index) => {
      const hit = hits[index]!;
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
    const equal = (a: T, b: T): boolean => this.isSameValue(a, b);
    return sameEntries(this.slots(), other.slots(), { isCertain: formulas.isCertain, equal }, equal);
  }

  /** No value is there twice. */
  repOk(): boolean {
    return this.contents instanceof Set || areDistinct(this.contents, (a, b) => this.isSameValue(a, b));
  }

  toString(): string {
    const values = this.slots()
      .filter(({ isPresent }) => isPresent)
      .map(({ content }) => String(content));
    return `{${values.join(', ')}}`;
  }

  protected isSameValue(a: T, b: T): boolean {
    return isSameKey(a, b);
  }

  private hasOwnValues(): boolean {
    return this.isSameValue !== AbstractSet.prototype.isSameValue;
  }

  private slots(): readonly Slot<T>[] {
    return this.contents instanceof Set
      ? formulas.members(this.contents).map(([value, when, source]) => new Slot(source, when, value))
      : this.contents;
  }

  /** Slot by slot, whether it has the value. */
  private hits(slots: readonly Slot<T>[], value: T): readonly boolean[] {
    return formulas.settled(
      slots.map(({ isPresent, content }) => formulas.and(isPresent, this.isSameValue(content, value))),
    );
  }
}
