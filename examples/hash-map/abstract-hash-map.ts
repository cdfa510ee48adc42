/** What a hash map does, under the names that it has for it; how many buckets it begins with, and when it gets more, cannot be seen. */

import { AbstractMap } from 'glassbox/abstractions';
import { AbstractTreeMap } from '../tree-map/abstract-tree-map.js';

export class AbstractHashMap<V> extends AbstractTreeMap<V> {
  constructor(_buckets = 4, _load = 0.75, entries = new AbstractMap<number, V>()) {
    super(entries);
  }
}
