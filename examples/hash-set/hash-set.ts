/** A set as the keys of a hash map, as in the Java library. */

import { HashMap } from '../hash-map/hash-map.js';

export class HashSet {
  readonly map: HashMap<boolean>;

  constructor(buckets = 4, load = 0.75) {
    this.map = new HashMap(buckets, load);
  }

  isEmpty(): boolean {
    return this.map.isEmpty();
  }

  contains(element: number): boolean {
    return this.map.get(element) !== null;
  }

  /** Whether it was not there. */
  add(element: number): boolean {
    return this.map.put(element, true) === null;
  }

  /** Whether it was there. */
  remove(element: number): boolean {
    return this.map.remove(element) !== null;
  }

  clear(): void {
    this.map.clear();
  }
}
