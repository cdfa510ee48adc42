// Methods taken from their objects, bound, borrowed and called on others.
class Counter { n = 0; inc() { return ++this.n; } arrow = () => ++this.n; static make() { return new this(); } get double() { return this.n * 2; } }
const c = new Counter();
const { inc, arrow } = c;
try { inc(); } catch (e) { console.log(e.name, e.message); }
console.log(arrow(), c.n, inc.call({ n: 10 }), inc.bind(c)(), c.n, [1, 2].map(c.arrow), c.double);
try { (0, Counter.make)(); } catch (e) { console.log(e.name, e.message); }
const other = { n: 5, inc: Counter.prototype.inc };
console.log(other.inc(), Object.getOwnPropertyDescriptor(Counter.prototype, 'double').get.call(other), Counter.prototype.inc === c.inc, c.arrow === new Counter().arrow);
const mixed = Object.assign(Object.create({ n: 1 }), { inc });
console.log(mixed.inc(), mixed.n, Object.getPrototypeOf(mixed).n, Reflect.apply(inc, mixed, []));
console.log(Array.prototype.map.call('abc', (x) => x.toUpperCase()).join(''), Math.max.apply(null, { length: 2, 0: 3, 1: 7 }), [].join.call('xyz', '-'), Object.prototype.hasOwnProperty.call({ hasOwnProperty: 1 }, 'hasOwnProperty'));
