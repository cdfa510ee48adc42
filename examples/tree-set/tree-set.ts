/** A set of numbers that are kept as the keys of a tree map. */

import { TreeMap } from '../tree-map/tree-map.js';

export class TreeSet {
  map = new TreeMap<boolean>();

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
