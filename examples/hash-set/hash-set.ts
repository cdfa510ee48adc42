/** A set of numbers that are kept as the keys of a hash table. */

import { HashMap } from '../hash-map/hash-map.js';

export class HashSet {
  map: HashMap<boolean>;

  constructor(buckets = 4, load = 0.75) {
    this.map = new HashMap(buckets, load);
  }

  isEmpty(): boolean {
    return this.map.isEmpty();
  }

  clear(): void {
    this.map.clear();
  }

  has(value: number): boolean {
    return this.map.get(value) !== null;
  }

  /** Whether it was not there before. */
  add(value: number): boolean {
    return this.map.put(value, true) === null;
  }

  /** Whether it was there. */
  remove(value: number): boolean {
    return this.map.remove(value) !== null;
  }

  repOk(): boolean {
    return this.map.repOk();
  }
}
