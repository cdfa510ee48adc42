// Descriptors of symbol keys, of functions, of classes and of globals.
const show = (o, k) => { const d = Object.getOwnPropertyDescriptor(o, k); return d && ['writable', 'enumerable', 'configurable'].map((n) => (n in d ? Number(d[n]) : '-')).join(''); };
const s = Symbol('s');
class C { static m() {} static f = 1; [s]() {} get g() { return 1; } static { this.late = 1; } }
console.log(['prototype', 'name', 'length', 'm', 'f', 'late'].map((k) => k + show(C, k)), [s, 'constructor', 'g'].map((k) => String(k) + show(C.prototype, k)));
function F(a) {} const arrow = () => 1; const method = { m() {} }.m; function* gen() {}
for (const f of [F, arrow, method, gen]) console.log(Object.getOwnPropertyNames(f).sort().join(), show(f, 'prototype'), show(f, 'name'), show(f, 'length'));
console.log(show([1], 0), show([1], 'length'), show('ab', 0), show('ab', 'length'), show(/x/, 'lastIndex'), show(new Error('m'), 'message'), show(globalThis, 'NaN'), show(globalThis, 'Math'), show(Math, 'PI'), show(Array, 'prototype'), show(Object.prototype, 'toString'));
const o = { [s]: 1, a: 2 };
Object.defineProperty(o, s, { enumerable: false });
console.log(show(o, s), { ...o }, Object.getOwnPropertySymbols({ ...o }).length, Object.keys(Object.getOwnPropertyDescriptors(o)), Reflect.ownKeys(Object.getOwnPropertyDescriptors(o)).length);
const copy = Object.create(Object.getPrototypeOf(C.prototype), Object.getOwnPropertyDescriptors(C.prototype));
console.log(copy.g, typeof copy[s], show(copy, 'g'), Object.is(copy.constructor, C));
console.log(Object.entries(Object.getOwnPropertyDescriptors({ get x() { return 1; }, y: 2 })).map(([k, d]) => k + Object.keys(d).join()));
