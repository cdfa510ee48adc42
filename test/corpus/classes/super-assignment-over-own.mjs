// Assigning to super where the receiver has a property of its own that does not take values.
const t = (f) => { try { console.log(f()); } catch (e) { console.log(e.name, e.message); } };
const up = { data: 1, set up(v) { this.got = v; } };
const o = { __proto__: up, get data() { return 'own'; }, set data(v) { super.data = v; }, write(k, v) { super[k] = v; return this[k]; } };
t(() => { o.data = 5; return o.data; }); t(() => o.write('data', 5)); t(() => o.write('missing', 5)); t(() => o.write('missing', 6)); t(() => (o.write('up', 7), o.got));
Object.defineProperty(o, 'ro', { value: 1 }); t(() => o.write('ro', 2)); Object.defineProperty(o, 'roc', { value: 1, configurable: true }); t(() => o.write('roc', 2));
Object.defineProperty(o, 'hid', { value: 1, writable: true }); t(() => [o.write('hid', 2), Object.keys(o).includes('hid')]);
Object.defineProperty(o, 'getter', { get() { return 1; } }); t(() => o.write('getter', 2)); Object.defineProperty(o, 'setter', { set(v) { console.log('never', v); }, configurable: true }); t(() => o.write('setter', 2));
Object.freeze(o); t(() => o.write('missing', 9)); t(() => o.write('fresh', 9));
const a = Object.setPrototypeOf([1, 2], { __proto__: Array.prototype, w(k, v) { super[k] = v; return this; } }); t(() => a.w(0, 9).join()); t(() => a.w('length', 1).join()); t(() => a.w(3, 9).join());
class A { set x(v) { this._ = v; } } class B extends A { get x() { return this._; } set x(v) { super.x = v + 1; } plus() { super.x += 1; return this._; } inc() { return [super.y++, this.y]; } } const b = new B(); b.x = 1; t(() => [b._, b.x, b.plus(), b.inc()]);
class C { f = 1; static n = 1; m() { super.f = 2; return this.f; } static s() { super.n = 5; return this.n; } } t(() => new C().m()); t(() => C.s()); class D extends C { get g() { return 1; } m() { super.g = 4; return Object.getOwnPropertyDescriptor(this, 'g').value; } } t(() => new D().m()); t(() => D.prototype.m.call(Object.preventExtensions({}))); t(() => D.prototype.m.call(5)); t(() => D.prototype.m.call(undefined));
