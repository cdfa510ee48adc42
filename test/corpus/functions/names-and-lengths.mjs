// The name and length that each form of function gets.
const forms = {
  a: function () {}, b: () => {}, c() {}, get d() { return 1; }, set d(v) {}, ['e' + 1]: () => {}, async f() {}, *g() {}, 'quoted name'() {}, 42() {}, [Symbol('sym')]: () => {}, h: class {}, i: function named() {}, [Symbol.iterator]() {},
};
for (const k of Reflect.ownKeys(forms)) {
  const d = Object.getOwnPropertyDescriptor(forms, k);
  console.log(String(k), d.get ? [d.get.name, d.set.name, d.set.length] : JSON.stringify(d.value.name));
}
let x = () => {};
const [y = () => {}, { z = function () {} }] = [undefined, {}];
console.log(x.name, y.name, z.name);
x = function () {};
let w;
w = () => {};
w ??= 1;
console.log(x.name, w.name, (() => {}).name, (function () {}).name, ((a = () => {}) => a)().name);
const o = {};
o.prop = () => {};
o['elem'] = function () {};
console.log(JSON.stringify(o.prop.name), JSON.stringify(o.elem.name));
let conditional = true ? () => {} : null;
let comma = (0, () => {});
let paren = (() => {});
console.log(JSON.stringify(conditional.name), JSON.stringify(comma.name), paren.name);
console.log(((a, b) => {}).length, ((a, b = 1, c) => {}).length, ((...r) => {}).length, (({ a }, b) => {}).length, (function (a, b, c) {}).length, Object.getOwnPropertyDescriptor(forms, 'd').get.length);
const fn = function () {};
console.log(Object.getOwnPropertyDescriptor(fn, 'name'), Object.getOwnPropertyDescriptor(fn, 'length'), delete fn.name, fn.name === '', fn.hasOwnProperty('name'));
try { fn.length = 5; } catch (e) { console.log(e.message); }
export default function () {}
export const exported = () => {};
console.log(exported.name, (class { static m() {} }).m.name, new (class { f = () => {}; })().f.name, (class { static #p() {} static n = this.#p.name; }).n);
console.log([function () {}, () => {}].map((f) => f.name === ''));
