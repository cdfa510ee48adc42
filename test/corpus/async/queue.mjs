// A queue that hands over values to whoever waits.
class Queue {
  #values = [];
  #waiting = [];
  put(value) {
    const next = this.#waiting.shift();
    if (next === undefined) this.#values.push(value);
    else next(value);
  }
  take() {
    return this.#values.length > 0 ? Promise.resolve(this.#values.shift()) : new Promise((resolve) => this.#waiting.push(resolve));
  }
}
const queue = new Queue();
const worker = async (name) => {
  for (let value = await queue.take(); value !== 'end'; value = await queue.take()) console.log(name, value);
  queue.put('end');
  return name;
};
const workers = [worker('a'), worker('b')];
for (const value of [1, 2, 3, 'end']) queue.put(value);
console.log(await Promise.all(workers));
