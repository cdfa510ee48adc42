// The `prototype` of what a class extends is asked for once; a getter may say it.
const attempt = (make) => { try { console.log(make()); } catch (error) { console.log(`${error.name}: ${error.message}`); } };
const giving = (get) => Object.defineProperty(function () {}.bind(), 'prototype', { get });

const Greeting = giving(function () { console.log('asked'); return { hi() { return 'hi'; }, get who() { return this.name; } }; });
attempt(() => {
  class A extends Greeting {
    name = 'a';
    static made = 1;
    constructor() { return Object.assign(Object.create(new.target.prototype), { name: 'b' }); }
    hi() { return super.hi() + '!'; }
  }
  const a = new A();
  return [a.hi(), a.who, A.made, Object.getPrototypeOf(A) === Greeting, a instanceof A];
});
attempt(() => class extends giving(() => { throw new RangeError('no'); }) {});
attempt(() => Object.getPrototypeOf(class extends giving(() => null) {}.prototype));
for (const odd of [3, undefined, 'text', true, 1n, Symbol('s')]) attempt(() => class extends giving(() => odd) {});
attempt(() => typeof class extends giving(() => function () {}) {}.prototype);

// once, although the class is used often
let asked = 0;
class Once extends giving(() => ({ n: ++asked })) { constructor() { return Object.create(Once.prototype); } }
console.log(new Once().n, new Once().n, asked, class extends Once {}.prototype.n);

// one that looks at what it is asked of
const inherited = Object.setPrototypeOf(function () {}.bind(), { get prototype() { return { self: this === inherited }; } });
console.log(class extends inherited {}.prototype.self);

// and ends a generator that waits for it
function* waiting() { return class extends giving(yield 1) {}; }
const steps = waiting();
steps.next();
console.log(Object.getPrototypeOf(steps.next(() => Array.prototype).value.prototype) === Array.prototype);
