/**
 * A map: keys, each at most once, with values. Where it stands for a state of a module it has slots; where a program uses it in place of the
 * module, it has entries.
 */

import { formulas } from './formulas.js';
import { countOf, sameContents, Slot } from './slots.js';

export interface Pair<K, V> {
  readonly key: K;
  readonly value: V;
}

export class AbstractMap<K, V> {
  constructor(private readonly contents: Slot<Pair<K, V>>[] | Map<K, V> = new Map<K, V>()) {}

  size(): number {
    return this.contents instanceof Map ? this.contents.size : countOf(this.contents);
  }

  isEmpty(): boolean {
    return this.size() === 0;
  }

  has(key: K): boolean {
    if (this.contents instanceof Map) return this.contents.has(key);
    let isFound = false;
    for (const hit of hits(this.contents, key)) isFound = formulas.or(isFound, hit);
    return isFound;
  }

  get(key: K): V | undefined {
    if (this.contents instanceof Map) return this.contents.get(key);
    let found: V | undefined = undefined;
    const matches = hits(this.contents, key);
    this.contents.forEach(
      ({ content }, index) => (found = formulas.choose<V | undefined>(matches[index]!, content.value, found)),
    );
    return found;
  }

  /** What was there before. */
  set(key: K, value: V): V | undefined {
    let before: V | undefined = undefined;
    if (this.contents instanceof Map) {
      before = this.contents.get(key);
      this.contents.set(key, value);
      return before;
    }
    let isFound = false;
    const found = hits(this.contents, key);
    this.contents.forEach((slot, index) => {
      const hit = found[index]!;
      if (formulas.isCertain(hit, false)) return;
      const { key: known, value: old } = slot.content;
      before = formulas.choose<V | undefined>(hit, old, before);
      slot.content = { key: known, value: formulas.choose(hit, value, old) };
      isFound = formulas.or(isFound, hit);
    });
    this.contents.push(new Slot(null, !isFound, { key, value }));
    return before;
  }

  /** What was there. */
  delete(key: K): V | undefined {
    let before: V | undefined = undefined;
    if (this.contents instanceof Map) {
      before = this.contents.get(key);
      this.contents.delete(key);
      return before;
    }
    const found = hits(this.contents, key);
    this.contents.forEach((slot, index) => {
      const hit = found[index]!;
      if (formulas.isCertain(hit, false)) return;
      before = formulas.choose<V | undefined>(hit, slot.content.value, before);
      slot.isPresent = formulas.and(slot.isPresent, !hit);
    });
    return before;
  }

  clear(): void {
    if (this.contents instanceof Map) this.contents.clear();
    else this.contents.length = 0;
  }

  /** Whether a condition holds of all entries; it is asked of such as may not be there, too, and must not change anything. */
  every(condition: (value: V, key: K) => boolean): boolean {
    let isTrue = true;
    for (const { isPresent, content } of this.slots(({ key, value }) => condition(value, key)))
      isTrue = formulas.and(isTrue, formulas.or(!isPresent, content));
    return isTrue;
  }

  /** What each entry contributes to something that this map is a part of. */
  slots<T>(content: (pair: Pair<K, V>) => T): Slot<T>[] {
    return this.contents instanceof Map
      ? formulas
          .entries(this.contents)
          .map(([key, value, when, source]) => new Slot(source, when, content({ key, value })))
      : this.contents.map((slot) => new Slot(slot.source, slot.isPresent, content(slot.content)));
  }

  equalTo(other: AbstractMap<K, V>): boolean {
    return sameContents(
      this.slots((pair) => pair),
      other.slots((pair) => pair),
      (a, b) => formulas.isCertain(a.key, b.key) && formulas.isCertain(a.value, b.value),
      (a, b) => formulas.and(Object.is(a.key, b.key), Object.is(a.value, b.value)),
    );
  }

  toString(): string {
    const entries = this.slots((pair) => pair).filter(({ isPresent }) => isPresent);
    return `{${entries.map(({ content: { key, value } }) => `${String(key)} → ${String(value)}`).join(', ')}}`;
  }
}

/** Slot by slot, whether it has the key. */
function hits<K, V>(slots: readonly Slot<Pair<K, V>>[], key: K): readonly boolean[] {
  return formulas.settled(slots.map(({ isPresent, content }) => formulas.and(isPresent, Object.is(content.key, key))));
}
