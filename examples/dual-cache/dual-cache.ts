/**
 * A cache in two layers, after section 6.2 of Roberson (2011). What is looked up for the first time is computed and kept, in the permanent
 * map, or in the temporary one as long as that is enabled.
 */

import { TreeMap } from '../tree-map/tree-map.js';

/** What is cached. */
export function valueFor(key: number): number {
  return key % 8;
}

export class DualCache {
  readonly permanent = new TreeMap<number>();
  readonly temporary = new TreeMap<number>();
  isTemporary = false;

  lookup(key: number): number {
    const known = this.permanent.get(key) ?? this.temporary.get(key);
    if (known !== null) return known;
    const value = valueFor(key);
    if (this.isTemporary) this.temporary.put(key, value);
    else this.permanent.put(key, value);
    return value;
  }

  remove(key: number): void {
    this.permanent.remove(key);
    this.temporary.remove(key);
  }

  /** What is added from now on goes to the temporary map. */
  enableTemporary(): void {
    this.isTemporary = true;
  }

  /** What is in the temporary map is forgotten. */
  disableTemporary(): void {
    this.temporary.clear();
    this.isTemporary = false;
  }

  /** From the temporary map to the permanent one. */
  promote(key: number): void {
    const value = this.temporary.remove(key);
    if (value !== null) this.permanent.put(key, value);
  }

  /** From the permanent map to the temporary one, if there is one. */
  demote(key: number): void {
    if (!this.isTemporary) return;
    const value = this.permanent.remove(key);
    if (value !== null) this.temporary.put(key, value);
  }

  repOk(): boolean {
    return (
      (this.isTemporary || this.temporary.isEmpty()) &&
      this.temporary.every((_value, key) => this.permanent.get(key) === null)
    );
  }
}
