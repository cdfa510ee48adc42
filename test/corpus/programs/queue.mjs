// A queue on two stacks, checked against an array.
class Queue {
  #in = [];
  #out = [];
  enqueue(x) {
    this.#in.push(x);
    return this;
  }
  dequeue() {
    if (this.#out.length === 0) while (this.#in.length > 0) this.#out.push(this.#in.pop());
    return this.#out.pop();
  }
  get size() {
    return this.#in.length + this.#out.length;
  }
  *[Symbol.iterator]() {
    for (let i = this.#out.length - 1; i >= 0; i--) yield this.#out[i];
    yield* this.#in;
  }
}
const queue = new Queue();
const model = [];
let seed = 7;
let agree = true;
for (let i = 0; i < 200; i++) {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  if (seed % 3 === 0) agree &&= queue.dequeue() === model.shift();
  else {
    queue.enqueue(i);
    model.push(i);
  }
  agree &&= queue.size === model.length;
}
console.log(agree, queue.size, [...queue].slice(0, 5).join(), [...queue].join() === model.join());
