// Async functions, generators and plain ones are told apart by their prototypes, keys and texts.
const all = { plain() {}, async waits() {}, *yields() {}, arrow: () => {}, asyncArrow: async () => {}, plainFunction: function () {}, asyncFunction: async function () {}, generator: function* () {}, class: class {} };
for (const [name, one] of Object.entries(all)) {
  console.log(name, Object.prototype.toString.call(one), Object.getPrototypeOf(one) === Function.prototype, one.constructor.name, Object.hasOwn(one, 'prototype'), Object.getOwnPropertyNames(one).join());
  try {
    new one();
    console.log('constructed');
  } catch (error) {
    console.log(error.name, error.message.replace(/^.* is not/, 'is not'));
  }
}
const AsyncFunction = all.waits.constructor;
console.log(AsyncFunction === Function, Object.getPrototypeOf(AsyncFunction) === Function, AsyncFunction.prototype[Symbol.toStringTag]);
class Texts { static a() {} static async b() {} static *c() {} static get d() { return 1; } static ['e' + 1]() {} }
console.log(Texts.a + '', Texts.b + '', Texts.c + '', Object.getOwnPropertyDescriptor(Texts, 'd').get + '', Texts.e1 + '');
