/**
 * A map: keys, each at most once, with values. Where it stands for a state of a module it has slots; where a program uses it in place of the
 * module, it has entries. What counts as the same key can be said anew: a class that extends this one and overrides `isSameKey`, by
 * `a.equals(b)` for instance, is the map of such keys, and has slots in any case.
 */

import { map, record, unordered, type Domain } from '../spec/domains.js';
import { areDistinct, countOf, sameEntries } from './comparing.js';
import { formulas } from './formulas.js';
import { isSame, isSameKey, Slot, statesOf } from './slots.js';

export interface Pair<K, V> {
  readonly key: K;
  readonly value: V;
}

export class AbstractMap<K, V> {
  /** Bounds of all maps of at most so many entries. */
  static states(count: number, key: Domain, value: Domain): ReturnType<typeof statesOf> {
    if (this.prototype.hasOwnKeys()) return statesOf(this, 'contents', count, record({ key, value }));
    return { [this.name]: { contents: unordered(map(key, value, { maximum: count })) } };
  }

  private readonly contents: Slot<Pair<K, V>>[] | Map<K, V>;

  constructor(contents: Slot<Pair<K, V>>[] | Map<K, V> | null = null) {
    this.contents = contents ?? (this.hasOwnKeys() ? [] : new Map<K, V>());
  }

  size(): number {
    return this.contents instanceof Map ? this.contents.size : countOf(this.contents);
  }

  isEmpty(): boolean {
    return this.size() === 0;
  }

  has(key: K): boolean {
    if (this.contents instanceof Map) return this.contents.has(key);
    let isFound = false;
    for (const hit of this.hits(this.contents, key)) isFound = formulas.or(isFound, hit);
    return isFound;
  }

  get(key: K): V | undefined {
    if (this.contents instanceof Map) return this.contents.get(key);
    let found: V | undefined = undefined;
    const hits = this.hits(this.contents, key);
    this.contents.forEach(
      ({ content }, index) => (found = formulas.choose<V | undefined>(hits[index]!, content.value, found)),
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
    const hits = this.hits(this.contents, key);
    this.contents.forEach((slot, index) => {
      const hit = hits[index]!;
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
    const hits = this.hits(this.contents, key);
    this.contents.forEach((slot, index) => {
      const hit = hits[index]!;
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

  /** What each entry contributes to something that this map is a part of, for abstraction functions: in no order that means anything. */
  slots<T>(content: (pair: Pair<K, V>) => T): Slot<T>[] {
    return this.contents instanceof Map
      ? formulas
          .entries(this.contents)
          .map(([key, value, when, source]) => new Slot(source, when, content({ key, value })))
      : this.contents.map((slot) => new Slot(slot.source, slot.isPresent, content(slot.content)));
  }

  equalTo(other: AbstractMap<K, V>): boolean {
    const comparing = {
      isCertain: (a: Pair<K, V>, b: Pair<K, V>) =>
        formulas.isCertain(a.key, b.key) && formulas.isCertain(a.value, b.value),
      equal: (a: Pair<K, V>, b: Pair<K, V>) => formulas.and(this.isSameKey(a.key, b.key), isSame(a.value, b.value)),
    };
    return sameEntries(this.pairs(), other.pairs(), comparing, (a, b) => this.isSameKey(a.key, b.key));
  }

  /** No key is there twice. */
  repOk(): boolean {
    return this.contents instanceof Map || areDistinct(this.contents, (a, b) => this.isSameKey(a.key, b.key));
  }

  toString(): string {
    const entries = this.pairs().filter(({ isPresent }) => isPresent);
    return `{${entries.map(({ content: { key, value } }) => `${String(key)} → ${String(value)}`).join(', ')}}`;
  }

  protected isSameKey(a: K, b: K): boolean {
    return isSameKey(a, b);
  }

  private hasOwnKeys(): boolean {
    return this.isSameKey !== AbstractMap.prototype.isSameKey;
  }

  private pairs(): Slot<Pair<K, V>>[] {
    return this.slots((pair) => pair);
  }

  /** Slot by slot, whether it has the key. */
  private hits(slots: readonly Slot<Pair<K, V>>[], key: K): readonly boolean[] {
    return formulas.settled(
      slots.map(({ isPresent, content }) => formulas.and(isPresent, this.isSameKey(content.key, key))),
    );
  }
}
