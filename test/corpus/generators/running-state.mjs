// A generator that calls itself, its methods on strangers, and its place among the prototypes.
function* self() { try { it.next(); } catch (e) { yield e.name + ': ' + e.message; } yield 'goes on'; }
const it = self();
console.log(it.next().value, it.next().value, it.next());
const it2 = (function* () { yield; })();
for (const bad of [() => it2.next.call({}), () => new self(), () => it2.next.call(self), () => it2.throw.call(1)])
  try { bad(); } catch (e) { console.log(e.name, e.message); }
const GeneratorFunction = Object.getPrototypeOf(self);
console.log(Object.prototype.toString.call(it), Object.prototype.toString.call(self), self instanceof GeneratorFunction.constructor, it instanceof self);
console.log(Object.getPrototypeOf(self.prototype) === GeneratorFunction.prototype, Object.keys(self.prototype), self.hasOwnProperty('prototype'), self.prototype.constructor === Object);
self.prototype.extra = function () { return 'extra'; };
console.log(self().extra(), [...it], it[Symbol.iterator]() === it);
const o = { *m() { yield this.v; }, v: 'this', *[Symbol.iterator]() { yield* [1, 2]; } };
console.log(o.m().next().value, [...o], o.m.name, typeof o.m.prototype);
class C { *each() { yield 1; } static *make() { yield this.name; } *#p() { yield 'private'; } get p() { return [...this.#p()]; } }
console.log([...new C().each()], [...C.make()], new C().p);
function* args() { yield arguments.length; yield* arguments; }
console.log([...args('a', 'b')]);
function* defaults(a = log('default')) { log('body'); yield a; }
const order = [];
function log(x) { order.push(x); return x; }
const d = defaults();
order.push('made');
d.next();
console.log(order);
try { (function* (a = undefinedName) {})(); } catch (e) { console.log(e.name); }
const lazy = (function* () { console.log('started'); yield; })();
console.log('not yet');
lazy.next();
self.prototype = null;
console.log(Object.getPrototypeOf(self()) === GeneratorFunction.prototype);
