// Getters and setters along prototypes: halves that hide, shadowing by definition, receivers.
class Base {
  #v = 1;
  get v() { return this.#v; }
  set v(x) { this.#v = x; }
  get only() { return 'getter'; }
}
class GetOnly extends Base { get v() { return 'sub ' + super.v; } }
class SetOnly extends Base { set v(x) { super.v = x * 2; } }
class Both extends Base { get v() { return super.v; } set v(x) { super.v = x + 1; } }
const g = new GetOnly();
try { g.v = 5; } catch (e) { console.log(e.message); }
console.log(g.v);
const s = new SetOnly();
s.v = 5;
console.log(s.v, Object.getOwnPropertyDescriptor(Base.prototype, 'v').get.call(s));
const b = new Both();
b.v = 5;
console.log(b.v);
try { b.only = 1; } catch (e) { console.log(e.message); }
Object.defineProperty(b, 'only', { value: 'own', writable: true });
b.only = 'changed';
console.log(b.only, Object.keys(b));
const log = [];
const proto = { get x() { log.push(this === child ? 'child' : 'other'); return 1; }, set x(v) { log.push('set on ' + (this === child)); } };
const child = Object.create(proto);
child.x;
child.x = 2;
Reflect.get(proto, 'x', child);
Reflect.set(proto, 'x', 1, child);
child.x += 1;
console.log(log, Object.hasOwn(child, 'x'));
class Lazy { get value() { const v = { made: true }; Object.defineProperty(this, 'value', { value: v }); return v; } }
const lazy = new Lazy();
console.log(lazy.value === lazy.value, Object.getOwnPropertyNames(lazy));
const copy = { ...new Base() , ...{ get now() { return 'copied'; } } };
console.log(copy, Object.getOwnPropertyDescriptor(copy, 'now').value);
console.log(Object.getOwnPropertyNames(Base.prototype), Base.prototype.hasOwnProperty('v'), 'v' in b);
