/** A map that forgets what was not used for longest, in the order in which its entries would be forgotten. */

export class Recent {
  #entries = new Map();
  constructor(limit) {
    this.limit = limit;
  }
  get(key) {
    const value = this.#entries.get(key);
    if (this.#entries.has(key)) this.set(key, value);
    return value;
  }
  set(key, value) {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.limit) this.evict();
    return this;
  }
  evict() {
    const [oldest] = this.#entries.keys();
    this.#entries.delete(oldest);
  }
  delete(key) {
    const value = this.#entries.get(key);
    this.#entries.delete(key);
    return value;
  }
  has(key) {
    return this.#entries.has(key);
  }
  peek(key) {
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
