/** A set in the order of its elements, kept in a splay tree. */

import { conforms, int } from 'glassbox';

class Sorted {
  #values = [];
  add(value) {
    const isNew = !this.#values.includes(value);
    if (isNew) this.#values = [...this.#values, value].sort((a, b) => a - b);
    return isNew;
  }
  delete(value) {
    const isThere = this.#values.includes(value);
    this.#values = this.#values.filter((one) => one !== value);
    return isThere;
  }
  has(value) {
    return this.#values.includes(value);
  }
  min() {
    return this.#values[0];
  }
  max() {
    return this.#values.at(-1);
  }
  reduce(...all) {
    return this.#values.reduce(...all);
  }
  reduceRight(...all) {
    return this.#values.reduceRight(...all);
  }
  toArray() {
    return [...this.#values];
  }
  get length() {
    return this.#values.length;
  }
}

const append = (found, value) => [...found, value];
const folded = (name) => ({ subject: (set) => set[name](append, []), model: (set) => set[name](append, []) });

export function ofSortedSet(SortedSet) {
  conforms(SortedSet, Sorted, {
    name: 'SortedSet',
    depth: 5,
    operations: {
      add: [int(0, 2)],
      delete: [int(0, 2)],
      has: [int(0, 2)],
      reduce: folded('reduce'),
      reduceRight: folded('reduceRight'),
    },
    observe: (set) => ({ length: set.length, all: set.toArray() }),
  });
}
