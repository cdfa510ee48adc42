// Accessors defined by defineProperty, literals and classes behave alike, per receiver.
class Lazy {
  static created = 0;
  get value() {
    Lazy.created++;
    Object.defineProperty(this, 'value', { value: `made ${Lazy.created}`, configurable: true });
    return this.value;
  }
}
const one = new Lazy();
const two = new Lazy();
console.log(one.value, one.value, two.value, delete one.value, one.value);
const counter = {
  n: 0,
  get next() {
    return ++this.n;
  },
  set next(value) {
    this.n = value * 2;
  },
};
const child = Object.create(counter);
console.log(counter.next, counter.next, child.next, child.n, counter.n, (child.next = 5), child.n, (child.next += 1), child.n, child.next++, child.n);
const { next } = counter;
console.log(next, counter.n, Object.entries(counter).join(' '));
