// Accessors defined in every way, their this, their attributes, and how copies lose them.
const log = [];
class A { static #made = 0; get id() { log.push('id'); return this._id ??= ++A.#made; } set id(v) { this._id = v; } static get made() { return A.#made; } get ['comp' + 1]() { return 'computed'; } get [Symbol.toStringTag]() { return 'Tagged'; } }
const a = new A();
console.log(a.id, a.id, new A().id, A.made, a.comp1, String(a), log.length, Object.keys(a), 'id' in a, a.hasOwnProperty('id'));
const d = Object.getOwnPropertyDescriptor(A.prototype, 'id');
console.log(typeof d.get, typeof d.set, d.enumerable, d.configurable, d.get.name, d.set.name, d.get.call({ _id: 'borrowed' }));
const lit = { get x() { return this.y * 2; }, set x(v) { this.y = v; }, y: 1 };
lit.x = 5;
console.log(lit.x, lit, Object.entries(lit), JSON.stringify(lit), { ...lit });
const child = Object.create(lit);
child.x = 7;
console.log(child.y, lit.y, Object.keys(child), child.x, lit.x);
Object.defineProperty(lit, 'late', { get() { return 'late'; }, configurable: true });
console.log(lit.late, Object.keys(lit), delete lit.late, lit.late);
lit.__defineGetter__('old', function () { return 'old ' + this.y; });
lit.__defineSetter__('old', (v) => log.push('old=' + v));
lit.old = 3;
console.log(lit.old, log.at(-1), typeof lit.__lookupGetter__('x'), lit.__lookupSetter__('y'));
const counted = { n: 0, get next() { return ++this.n; } };
console.log(counted.next + counted.next * 10, counted['next'], `${counted.next}`, counted?.next, (({ next }) => next)(counted), counted.n);
const chain = { get self() { return this; }, v: 'chain' };
console.log(chain.self.self.self.v, Object.create(chain, { v: { value: 'child' } }).self.v);
const withSymbol = { get [Symbol.iterator]() { log.push('got iterator'); return function* () { yield this.v; }; }, v: 1 };
console.log([...withSymbol], log.at(-1));
class Cached { get v() { const v = Math.sqrt(16); Object.defineProperty(this, 'v', { value: v, writable: true, enumerable: true }); return v; } }
const c = new Cached();
console.log(Object.keys(c), c.v, Object.keys(c), (c.v = 5), c.v);
console.log(Object.getOwnPropertyNames(A.prototype), Reflect.ownKeys(A.prototype).length, Object.assign({}, { get g() { return 'value'; } }));
class NoSetter { get x() { return 1; } }
class SubField extends NoSetter { x = 'field defines'; }
console.log(new SubField().x, (() => { try { new NoSetter().x = 2; } catch (e) { return e.message; } })());
