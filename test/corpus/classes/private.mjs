// Private names are checked by brand, invisible to reflection and distinct per class.
class Counter {
  #count = 0;
  static #created = 0;
  constructor() {
    Counter.#created++;
  }
  #bump(by) {
    this.#count += by;
  }
  get #double() {
    return this.#count * 2;
  }
  set #double(value) {
    this.#count = value / 2;
  }
  up() {
    this.#bump(1);
    return this;
  }
  read() {
    return `${this.#count} ${this.#double}`;
  }
  halve() {
    this.#double = this.#count;
    return this;
  }
  static isCounter(value) {
    return #count in value;
  }
  static get created() {
    return Counter.#created;
  }
  same(other) {
    return this.#count === other.#count;
  }
}
const c = new Counter().up().up();
console.log(c.read(), c.halve().read(), Counter.isCounter(c), Counter.isCounter({}), Counter.created);
console.log(Reflect.ownKeys(c).length, JSON.stringify(c), c['#count']);
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt(() => c.same({})), attempt(() => Counter.prototype.read.call({})), attempt(() => Counter.prototype.up.call([])));
console.log(attempt(() => Counter.isCounter(5)));
