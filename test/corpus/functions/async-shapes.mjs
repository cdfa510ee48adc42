// Async functions are no plain ones, even if nobody calls them.
const f = async function () {};
const a = async () => {};
const g = async function* () {};
const m = { async m() {} }.m;
console.log(Object.prototype.toString.call(f), Object.prototype.toString.call(a), Object.prototype.toString.call(g));
console.log('prototype' in f, 'prototype' in a, 'prototype' in g, 'prototype' in m);
console.log(Object.getPrototypeOf(f) === Function.prototype, Object.getPrototypeOf(f) === Object.getPrototypeOf(a), Object.getPrototypeOf(f) === Object.getPrototypeOf(m));
console.log(Object.getPrototypeOf(f).constructor.name, Object.getPrototypeOf(g).constructor.name);
try { new f(); } catch (e) { console.log(e.name); }
try { new a(); } catch (e) { console.log(e.name); }
console.log(f instanceof Function, typeof f, f.name, m.name, f.length);
