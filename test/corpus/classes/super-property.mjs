// super looks properties up from the home object's prototype and writes to this.
const base = {
  greet() {
    return `base ${this.name}`;
  },
  get value() {
    return `value of ${this.name}`;
  },
};
const derived = {
  __proto__: base,
  name: 'derived',
  greet() {
    return `${super.greet()} via super, ${super['value']}, ${super.missing}`;
  },
  write() {
    super.written = 1;
    return Object.hasOwn(this, 'written') && !('written' in base);
  },
  arrow() {
    return (() => super.greet())();
  },
};
console.log(derived.greet(), derived.write(), derived.arrow());
const borrowed = { name: 'borrowed', greet: derived.greet };
console.log(borrowed.greet());
Object.setPrototypeOf(derived, { greet: () => 'new base' });
console.log(derived.greet());
class A {
  static who() {
    return `A.${this.name}`;
  }
}
class B extends A {
  static who() {
    return `B then ${super.who()}`;
  }
}
console.log(B.who());
