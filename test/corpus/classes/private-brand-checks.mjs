// #x in o tells instances from look-alikes, for fields, methods, accessors and statics.
class A {
  #field = 1;
  #method() { return 'm'; }
  get #accessor() { return 'g'; }
  static #hidden = 's';
  static #helper() { return 'h'; }
  static check(o) { return [#field in o, #method in o, #accessor in o]; }
  static checkStatic(o) { return [#hidden in o, #helper in o]; }
  read(o) { return [o.#field, o.#method(), o.#accessor]; }
}
class B extends A {}
class C { constructor(o) { return o; } }
console.log(A.check(new A()), A.check(new B()), A.check({}), A.check(A));
console.log(A.checkStatic(A), A.checkStatic(B), A.checkStatic(new A()));
console.log(new A().read(new B()));
for (const bad of [{}, [], () => 1, A.prototype]) {
  console.log(A.check(bad));
  try { new A().read(bad); } catch (e) { console.log(e.name, e.message); }
}
for (const primitive of [1, 'x', null, undefined]) {
  try { A.check(primitive); } catch (e) { console.log(e.name, e.message); }
}
class Stamper extends C { #stamp = 'stamped'; static has(o) { return #stamp in o; } static get(o) { return o.#stamp; } }
const plain = {};
new Stamper(plain);
console.log(Stamper.has(plain), Stamper.get(plain), Object.keys(plain));
try { new Stamper(plain); } catch (e) { console.log(e.name, e.message); }
const make = () => class { #p = 1; static has(o) { return #p in o; } };
const [X, Y] = [make(), make()];
console.log(X.has(new X()), X.has(new Y()), Y.has(new Y()));
