// Fields are defined after super returns, base class first, and see what is there so far.
const log = [];
const note = (name, v) => (log.push(name), v);
class A {
  a = note('A.a', 1);
  constructor() { log.push('A()', Object.keys(this).join()); this.init(); }
  init() { log.push('A.init'); }
  b = note('A.b', this.a + 1);
}
class B extends A {
  c = note('B.c', this.b + 1);
  a = note('B.a', 'shadowed ' + this.a);
  constructor() { log.push('before super'); super(); log.push('after super', Object.keys(this).join()); }
  init() { log.push('B.init sees c ' + this.c); }
  d = note('B.d', (() => this.a)());
}
const b = new B();
console.log(log.splice(0).join(' | '));
console.log(b);
class C { constructor() { this.x = 'from A'; } set y(v) { log.push('setter ' + v); } }
class D extends C { x; y = 1; ['z' + 1] = this.x; static s = this.name; static t = super.toString === Function.prototype.toString; }
const d = new D();
console.log(d, log.splice(0), D.s, D.t);
class E { f = () => this; g = function () { return this; }; static h = () => this; }
const e = new E();
console.log(e.f.call(1) === e, e.g.call(e) === e, E.h() === E, e.f.name, e.g.name, E.h.name);
class F { a = 1; a = 2; 'quoted key' = 3; 12 = 4; static = 5; get = 6; set; async = 7; }
console.log(new F());
class G { x = this.y; y = 1; z = G.counter++; static counter = 10; }
console.log(new G(), new G());
try { class H { x = undefinedName; } new H(); } catch (err) { console.log(err.message); }
