// Classes become iterable through Symbol.iterator, inherited and overridden like any method.
class Range {
  constructor(from, to) {
    this.from = from;
    this.to = to;
  }
  *[Symbol.iterator]() {
    for (let n = this.from; n < this.to; n++) yield n;
  }
}
class Evens extends Range {
  *[Symbol.iterator]() {
    for (const n of super[Symbol.iterator]()) if (n % 2 === 0) yield n;
  }
}
console.log([...new Range(1, 4)].join(), [...new Evens(1, 9)].join());
const [first, , third = 'none', ...rest] = new Range(0, 6);
console.log(first, third, rest.join());
const pairs = new Map(
  (function* () {
    yield ['a', 1];
    yield ['b', 2];
  })(),
);
console.log(pairs.size, Array.from(new Range(2, 5), (n, i) => n * i).join());
const iterator = new Range(0, 1)[Symbol.iterator]();
console.log(iterator[Symbol.iterator]() === iterator, typeof iterator.next);
