/** A map that forgets what was not used for longest. */

import { conforms, int, oneOf } from 'glassbox';

class Model {
  #entries = new Map();
  constructor(limit) {
    this.limit = limit;
  }
  get(key) {
    if (!this.#entries.has(key)) return undefined;
    const value = this.#entries.get(key);
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }
  set(key, value) {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.limit) this.#entries.delete(this.#entries.keys().next().value);
    return this;
  }
  delete(key) {
    const value = this.#entries.get(key);
    this.#entries.delete(key);
    return value;
  }
  has(key) {
    return this.#entries.has(key);
  }
  find(key) {
    return this.#entries.get(key);
  }
  clear() {
    this.#entries.clear();
  }
  get size() {
    return this.#entries.size;
  }
  [Symbol.iterator]() {
    return this.#entries[Symbol.iterator]();
  }
}

export function ofLRUMap({ LRUMap }) {
  conforms(LRUMap, Model, {
    name: 'LRUMap',
    depth: 4,
    initial: { subject: () => new LRUMap(2), model: () => new Model(2) },
    operations: {
      set: [int(0, 2), oneOf('a', 'b')],
      get: [int(0, 2)],
      find: [int(0, 2)],
      has: [int(0, 2)],
      delete: [int(0, 2)],
      clear: [],
    },
    observe: (map) => ({ size: map.size, entries: [...map], has: [0, 1, 2].map((key) => map.has(key)) }),
  });
}
