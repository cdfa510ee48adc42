/** What a tree map does, under the names that it has for it: programs can be checked with this in its place. */

import { AbstractMap } from 'glassbox/abstractions';

export class AbstractTreeMap<V> {
  constructor(readonly entries = new AbstractMap<number, V>()) {}

  isEmpty(): boolean {
    return this.entries.isEmpty();
  }

  clear(): void {
    this.entries.clear();
  }

  get(key: number): V | null {
    return this.entries.get(key) ?? null;
  }

  put(key: number, value: V): V | null {
    return this.entries.set(key, value) ?? null;
  }

  remove(key: number): V | null {
    return this.entries.delete(key) ?? null;
  }

  every(condition: (value: V, key: number) => boolean): boolean {
    return this.entries.every(condition);
  }

  equalTo(other: AbstractTreeMap<V>): boolean {
    return this.entries.equalTo(other.entries);
  }

  toString(): string {
    return String(this.entries);
  }
}
