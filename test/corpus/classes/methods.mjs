// Methods are not enumerable, not constructors, and class bodies are strict.
class C {
  method() {
    return this;
  }
  static s() {
    return this;
  }
  'quoted-name'() {
    return 'quoted';
  }
  123() {
    return 'number';
  }
  *generator() {
    yield* [1, 2];
  }
  async = 1;
  get = 2;
  static static() {
    return 'static';
  }
}
const c = new C();
const { method } = c;
console.log(method(), C.s === C.prototype.s, c['quoted-name'](), c[123](), [...c.generator()].join(), c.async, c.get, C.static());
console.log(Object.keys(C.prototype).length, 'prototype' in c.method, typeof C, String(C).slice(0, 7));
console.log(Object.getOwnPropertyDescriptor(C, 'prototype').writable, C.prototype.constructor === C);
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt(() => (C.prototype = {})), attempt(() => new c.method()), attempt(() => C.call(c)));
const Anonymous = class {};
const Expression = class Inner {
  static self = Inner;
};
console.log(Anonymous.name, Expression.name, Expression.self === Expression, typeof Inner);
