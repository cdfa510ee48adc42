/** A set as the keys of a tree map, as in the Java library. */

import { TreeMap } from '../tree-map/tree-map.js';

export class TreeSet {
  readonly map = new TreeMap<boolean>();

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
