// super in object literals, static methods, accessors, arrows, computed names and after changes of prototypes.
const base = { hello() { return 'base ' + this.name; }, get v() { return 'v of ' + this.name; }, set v(x) { this.set_ = x; } };
const o = {
  __proto__: base,
  name: 'o',
  hello() { return super.hello() + '!'; },
  arrow() { return (() => super.hello())(); },
  ['comp' + 'uted']() { return super['hel' + 'lo'](); },
  get v() { return super.v + ' via getter'; },
  set v(x) { super.v = x + 1; },
  missing() { return super.nothing; },
  call() { return super.hello.call({ name: 'other' }); },
  del() { return typeof super.toString; },
};
console.log(o.hello(), o.arrow(), o.computed(), o.v, o.missing(), o.call(), o.del());
o.v = 4;
console.log(o.set_, Object.keys(o));
const borrowed = o.hello;
console.log(borrowed.call({ name: 'borrower' }));
Object.setPrototypeOf(o, { hello() { return 'replaced ' + this.name; } });
console.log(o.hello());
class A { static make() { return 'A.make ' + this.name; } m() { return 'A.m'; } get x() { return 1; } }
class B extends A {
  static make() { return 'B>' + super.make(); }
  m() { return [() => () => super.m()].map((f) => f()())[0] + '<B'; }
  get x() { return super.x + 10; }
  assign() { super.y = 5; return Object.keys(this); }
  increment() { super.n = 1; super.n++; return this.n; }
}
console.log(B.make(), new B().m(), new B().x, new B().assign());
const b = new B();
console.log(b.increment(), Object.keys(b));
A.prototype.m = () => 'patched';
console.log(new B().m());
class C extends null { static s() { return super.toString === undefined; } }
console.log(typeof C.s, Object.getPrototypeOf(C.prototype));
try { class D extends B { constructor() { super.m(); super(); } } new D(); } catch (e) { console.log(e.name); }
