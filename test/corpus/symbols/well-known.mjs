// Well-known symbols change how operators and methods treat an object.
class Money {
  constructor(amount) {
    this.amount = amount;
  }
  [Symbol.toPrimitive](hint) {
    return hint === 'number' ? this.amount : `$${this.amount}`;
  }
  get [Symbol.toStringTag]() {
    return 'Money';
  }
  static [Symbol.hasInstance](x) {
    return 'amount' in x;
  }
  *[Symbol.iterator]() {
    yield this.amount;
  }
}
const money = new Money(5);
console.log(+money, `${money}`, money + 1, money > 4, Object.prototype.toString.call(money), { amount: 1 } instanceof Money, [...money].join());
class Plain extends Array {
  static get [Symbol.species]() {
    return Array;
  }
}
console.log(new Plain(1, 2, 3).map((x) => x) instanceof Plain, new Plain(1, 2) instanceof Plain);
const searcher = { [Symbol.replace]: (s, r) => `${s}+${r}`, [Symbol.split]: (s) => [s, 'split'], [Symbol.search]: () => 42, [Symbol.match]: () => 'm' };
console.log('text'.replace(searcher, 'by'), 'text'.split(searcher), 'text'.search(searcher), 'text'.match(searcher));
console.log([].concat({ length: 1, 0: 'spread', [Symbol.isConcatSpreadable]: true }), Array.prototype[Symbol.unscopables].flat, Symbol.asyncIterator.toString());
