// The text of a function is as it was written.
class A { static m(a, b) { return a + b; } static async *g() {} static get x() { return 1; } static set x(v) {} m2 () {} static ['c' + 'd']() {} static #p() {} static p() { return A.#p.toString(); } }
console.log(A.m.toString());
console.log(A.g.toString());
console.log(Object.getOwnPropertyDescriptor(A, 'x').get.toString(), Object.getOwnPropertyDescriptor(A, 'x').set.toString());
console.log(A.prototype.m2.toString(), A.cd.toString(), A.p());
const o = { f() {}, async g() {}, *h() {}, get i() { return 1; }, 'j k'() {}, 1() {}, l: function () {}, m: (a) => a, async: async () => {} };
for (const key of ['f', 'g', 'h', 'j k', '1', 'l', 'm', 'async']) console.log(o[key].toString());
console.log((class { /* c */ static s = 1 }).toString());
console.log(Function.prototype.toString.call(function /* a */ f /* b */ (/* c */ x /* d */) /* e */ { /* f */ }));
