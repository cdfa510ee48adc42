/** Numbers in order: as a set, as a map, and with repetitions as a queue that gives the smallest first. */

const ascending = (a, b) => a - b;

export class SortedSet {
  #values = [];
  constructor(values = []) {
    for (const value of values) this.add(value);
  }
  add(value) {
    const isNew = !this.has(value);
    if (isNew) this.#values = [...this.#values, value].sort(ascending);
    return isNew;
  }
  delete(value) {
    const isThere = this.has(value);
    this.#values = this.#values.filter((one) => one !== value);
    return isThere;
  }
  has(value) {
    return this.#values.includes(value);
  }
  /** The first that is not less, and the first that is greater. */
  notBelow(value) {
    return this.#values.find((one) => one >= value);
  }
  above(value) {
    return this.#values.find((one) => one > value);
  }
  below(value) {
    return this.#values.findLast((one) => one < value);
  }
  get first() {
    return this.#values[0];
  }
  get last() {
    return this.#values.at(-1);
  }
  get size() {
    return this.#values.length;
  }
  [Symbol.iterator]() {
    return this.#values[Symbol.iterator]();
  }
}

export class SortedMap extends Map {
  [Symbol.iterator]() {
    return [...this.entries()].sort(([a], [b]) => a - b)[Symbol.iterator]();
  }
}

export class SortedQueue {
  #values = [];
  constructor(values = []) {
    for (const value of values) this.add(value);
  }
  add(value) {
    this.#values = [...this.#values, value].sort(ascending);
  }
  poll() {
    return this.#values.shift();
  }
  peek() {
    return this.#values[0];
  }
  delete(value) {
    const index = this.#values.indexOf(value);
    if (index >= 0) this.#values.splice(index, 1);
    return index >= 0;
  }
  removeMany(isWanted) {
    const removed = this.#values.filter(isWanted);
    this.#values = this.#values.filter((one) => !isWanted(one));
    return removed;
  }
  clear() {
    this.#values = [];
  }
  get length() {
    return this.#values.length;
  }
  toArray() {
    return [...this.#values];
  }
}
