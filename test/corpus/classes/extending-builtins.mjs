// Array, Error and Map can be extended, and their methods make what the species says.
class Stack extends Array {
  top() {
    return this[this.length - 1];
  }
}
const stack = new Stack();
stack.push(1, 2, 3);
console.log(stack.length, stack.top(), stack instanceof Array, Array.isArray(stack), stack);
const mapped = stack.map((x) => x * 2);
console.log(mapped instanceof Stack, mapped.top(), stack.filter((x) => x > 1) instanceof Stack, Stack.from([7]).top(), Stack.of(8, 9).top());
class DefaultMap extends Map {
  constructor(make, entries) {
    super(entries);
    this.make = make;
  }
  get(key) {
    if (!this.has(key)) this.set(key, this.make());
    return super.get(key);
  }
}
const lists = new DefaultMap(() => [], [['a', [0]]]);
lists.get('a').push(1);
lists.get('b').push(2);
console.log(lists.size, lists.get('a').join(), lists.get('b').join());
class CustomError extends Error {
  constructor(message, code) {
    super(message);
    this.name = 'CustomError';
    this.code = code;
  }
}
const error = new CustomError('bad', 7);
console.log(String(error), error.code, error instanceof CustomError, error instanceof Error, Object.keys(error).join());
