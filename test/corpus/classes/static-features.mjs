// Static blocks, static fields, this in them, and inheritance of statics.
const log = [];
class A {
  static x = 1;
  static { log.push('block 1', this === A, this.x); this.y = this.x + 1; }
  static z = this.y * 10;
  static { const local = 'block scope'; A.local = () => local; var v = 'var in block'; log.push(v); }
  static #p = 'private';
  static { log.push(A.#p, #p in A); }
  static method() { return this.z; }
  static get g() { return this.x + '!'; }
  static set g(v) { this.x = v; }
}
console.log(log.splice(0).join(', '), A.y, A.z, A.local(), A.method());
class B extends A { static x = 100; static own = super.method() + ' ' + this.x; }
console.log(B.own, B.z, Object.hasOwn(B, 'z'), B.g);
B.g = 'set on B';
console.log(A.x, B.x, A.g, B.g);
A.z = 'changed';
console.log(B.z, B.method());
console.log(Object.getOwnPropertyNames(A), Object.getPrototypeOf(B) === A);
const C = class Named { static self = Named; static who = Named.name; static f() { return Named; } };
console.log(C.self === C, C.who, C.f() === C, C.name);
const D = class { static name = 'overridden'; };
console.log(D.name, (class { static name() { return 1; } }).name(), (class {}).name === '');
try { class E { static a = E.b.c; static b = {}; } } catch (e) { console.log(e.name, e.message); }
class F { static counter = 0; static next = () => ++this.counter; id = F.next(); }
console.log([new F(), new F()].map((f) => f.id), F.counter);
try { class G { static { throw new Error('in block'); } } } catch (e) { console.log(e.message); }
