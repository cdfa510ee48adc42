// super with a null base, with keys that are objects, in static methods, as a target.
const attempt = (action) => { try { return action(); } catch (e) { return `${e.name}`; } };
class A extends null { static get() { return super.toString === Function.prototype.toString; } m() { return super.x; } }
console.log(attempt(() => A.get()), attempt(() => A.prototype.m()));
const o = { __proto__: null, m() { return super.x; }, s() { super.x = 5; return this.x; } };
console.log(attempt(() => o.m()), attempt(() => o.s()));
let asked = 0;
const key = { toString() { asked += 1; return 'k'; } };
class B { get k() { return `k of ${this.name}`; } k2() { return 1; } }
class C extends B { name = 'c'; m() { return super[key]; } c() { return super[key + '2'](); } w() { super[key] = 1; } }
console.log(new C().m(), new C().c(), asked, attempt(() => new C().w()), asked);
class D { static f() { return 'f'; } static g() { return super.toString().length > 0; } }
class E extends D { static f() { return super.f() + '!'; } }
console.log(E.f(), D.g());
const p = { f() { return 'p'; } };
const q = { __proto__: p, f() { return super.f() + 'q'; } };
const r = { f: q.f };
console.log(r.f());
Object.setPrototypeOf(q, { f() { return 'new'; } });
console.log(q.f());
class F { constructor() { this.v = super.toString === Object.prototype.toString; } }
console.log(new F().v);
