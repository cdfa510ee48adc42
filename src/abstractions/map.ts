/**
 * A map: keys, each at most once, with values. What counts as the same key can be said anew: a class that extends this one and
 * overrides `isSameKey`, by `a.equals(b)` for instance, is the map of such keys.
 */

import type { Domain } from '../spec/domains.js';
import { record } from '../spec/domains.js';
import { areDistinct, countOf, sameEntries } from './comparing.js';
import { formulas } from './formulas.js';
import { isSame, Slot, statesOf } from './slots.js';

export interface Pair<K, V> {
  readonly key: K;
  readonly value: V;
}

export class AbstractMap<K, V> {
  /** Bounds of all maps of at most so many entries. */
  static states(count: number, key: Domain, value: Domain): ReturnType<typeof statesOf> {
    return statesOf(this, count, record({ key, value }));
  }

  constructor(private readonly slots: Slot<Pair<K, V>>[] = []) {}

  size(): number {
    return countOf(this.slots);
  }

  isEmpty(): boolean {
    return this.size() === 0;
  }

  has(key: K): boolean {
    let isFound = false;
    for (const hit of this.hits(key)) isFound = formulas.or(isFound, hit);
    return isFound;
  }

  get(key: K): V | undefined {
    let found: V | undefined = undefined;
    const hits = this.hits(key);
    this.slots.forEach(
      ({ content }, index) => (found = formulas.choose<V | undefined>(hits[index]!, content.value, found)),
    );
    return found;
  }

  /** What was there before. */
  set(key: K, value: V): V | undefined {
    let before: V | undefined = undefined;
    let isFound = false;
    const hits = this.hits(key);
    this.slots.forEach((slot, index) => {
      const hit = hits[index]!;
      if (formulas.isCertain(hit, false)) return;
      const { key: known, value: old } = slot.content;
      before = formulas.choose<V | undefined>(hit, old, before);
      slot.content = { key: known, value: formulas.choose(hit, value, old) };
      isFound = formulas.or(isFound, hit);
    });
    this.slots.push(new Slot(null, !isFound, { key, value }));
    return before;
  }

  /** What was there. */
  delete(key: K): V | undefined {
    let before: V | undefined = undefined;
    const hits = this.hits(key);
    this.slots.forEach((slot, index) => {
      const hit = hits[index]!;
      if (formulas.isCertain(hit, false)) return;
      before = formulas.choose<V | undefined>(hit, slot.content.value, before);
      slot.isPresent = formulas.and(slot.isPresent, !hit);
    });
    return before;
  }

  clear(): void {
    this.slots.length = 0;
  }

  equalTo(other: AbstractMap<K, V>): boolean {
    const comparing = {
      isCertain: (a: Pair<K, V>, b: Pair<K, V>) =>
        formulas.isCertain(a.key, b.key) && formulas.isCertain(a.value, b.value),
      equal: (a: Pair<K, V>, b: Pair<K, V>) => formulas.and(this.isSameKey(a.key, b.key), isSame(a.value, b.value)),
    };
    return sameEntries(this.slots, other.slots, comparing, (a, b) => this.isSameKey(a.key, b.key));
  }

  /** No key is there twice. */
  repOk(): boolean {
    return areDistinct(this.slots, (a, b) => this.isSameKey(a.key, b.key));
  }

  toString(): string {
    const entries = this.slots.filter(({ isPresent }) => isPresent).map(({ content }) => content);
    return `{${entries.map(({ key, value }) => `${String(key)} → ${String(value)}`).join(', ')}}`;
  }

  protected isSameKey(a: K, b: K): boolean {
    return isSame(a, b);
  }

  /** Slot by slot, whether it has the key. */
  private hits(key: K): readonly boolean[] {
    return formulas.settled(
      this.slots.map(({ isPresent, content }) => formulas.and(isPresent, this.isSameKey(content.key, key))),
    );
  }
}
