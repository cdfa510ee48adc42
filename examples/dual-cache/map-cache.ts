/** The same on maps of the language. */

import { valueFor } from './dual-cache.js';

export class MapCache {
  readonly permanent = new Map<number, number>();
  readonly temporary = new Map<number, number>();
  isTemporary = false;

  lookup(key: number): number {
    const known = this.permanent.get(key) ?? this.temporary.get(key);
    if (known !== undefined) return known;
    const value = valueFor(key);
    if (this.isTemporary) this.temporary.set(key, value);
    else this.permanent.set(key, value);
    return value;
  }

  remove(key: number): void {
    this.permanent.delete(key);
    this.temporary.delete(key);
  }

  enableTemporary(): void {
    this.isTemporary = true;
  }

  disableTemporary(): void {
    this.temporary.clear();
    this.isTemporary = false;
  }

  promote(key: number): void {
    const value = this.temporary.get(key);
    if (value === undefined) return;
    this.temporary.delete(key);
    this.permanent.set(key, value);
  }

  demote(key: number): void {
    const value = this.permanent.get(key);
    if (!this.isTemporary || value === undefined) return;
    this.permanent.delete(key);
    this.temporary.set(key, value);
  }

  repOk(): boolean {
    for (const key of this.temporary.keys()) if (this.permanent.has(key)) return false;
    return this.isTemporary || this.temporary.size === 0;
  }
}
