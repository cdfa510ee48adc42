/** A queue of fixed capacity, and a program that uses it. */

export class RingBuffer<Item> {
  readonly #items: (Item | undefined)[];
  #first = 0;
  #size = 0;

  constructor(capacity: number) {
    this.#items = new Array<Item | undefined>(capacity).fill(undefined);
  }

  get size(): number {
    return this.#size;
  }

  push(item: Item): void {
    if (this.#size === this.#items.length) throw new RangeError('the buffer is full');
    this.#items[(this.#first + this.#size) % this.#items.length] = item;
    this.#size += 1;
  }

  shift(): Item | undefined {
    if (this.#size === 0) return undefined;
    const item = this.#items[this.#first];
    this.#items[this.#first] = undefined;
    this.#first = (this.#first + 1) % this.#items.length;
    this.#size -= 1;
    return item;
  }

  *[Symbol.iterator](): Generator<Item | undefined> {
    for (let offset = 0; offset < this.#size; offset += 1) {
      yield this.#items[(this.#first + offset) % this.#items.length];
    }
  }
}

const buffer = new RingBuffer<string>(3);
for (const word of ['glass', 'box', 'model']) buffer.push(word);
console.log(`took out ${buffer.shift()}`);
buffer.push('checker');
console.log(`${buffer.size} left: ${[...buffer].join(', ')}`);
buffer.push('one too many');
