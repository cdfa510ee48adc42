// Async generators as methods, in classes and objects, with private names, super, defaults and what they are made of.
class Feed {
  #items;
  static async *of(...items) {
    yield* new this(items);
  }
  constructor(items) {
    this.#items = items;
  }
  async *[Symbol.asyncIterator]() {
    for (const item of this.#items) yield this.shown(item);
  }
  async *#hidden(n = this.#items.length) {
    while (n > 0) yield n--;
  }
  hidden(...rest) {
    return this.#hidden(...rest);
  }
  async shown(item) {
    return `<${await item}>`;
  }
}
class Louder extends Feed {
  async *[Symbol.asyncIterator]() {
    for await (const item of super[Symbol.asyncIterator]()) yield item.toUpperCase();
  }
}
const list = async (iterable) => {
  const all = [];
  for await (const one of iterable) all.push(one);
  return all;
};
console.log(await list(new Feed(['a', Promise.resolve('b')])), await list(Louder.of('x', 'y')), await list(new Feed([1, 2]).hidden()));
const object = { async *two(a, { b } = { b: a + 1 }) { yield* [a, b, arguments.length]; } };
console.log(await list(object.two(1)), await list(object.two(1, { b: 5 })), object.two.length, object.two.name);
const bad = async function* (x = nowhere) {};
try {
  bad();
} catch (error) {
  console.log('at once:', error.message);
}
console.log(bad, Object.getOwnPropertyNames(bad), bad.prototype instanceof Object, 'constructor' in Object.getOwnPropertyNames(bad.prototype));
bad.prototype = { own: 1, __proto__: bad.prototype };
console.log(bad(1).own, bad(1) instanceof bad, Object.getPrototypeOf(bad(1)) === bad.prototype);
bad.prototype = null;
console.log(Object.getPrototypeOf(bad(1)) === Object.getPrototypeOf(async function* () {}).prototype);
try {
  new bad();
} catch (error) {
  console.log(error.message);
}
async function* shares() {
  const me = shares.me;
  yield me.next().then((result) => `later ${result.value}`);
  yield 'second';
}
shares.me = shares();
const early = shares.me.next();
setTimeout(() => console.log('still waiting'), 1);
shares.me.next().then(({ value }) => console.log('asked again', value));
early.then(({ value }) => console.log('never', value));
