/** Classes and objects: members, inheritance, attributes, prototypes. */

import { row, type Topic } from '../feature.js';

export const classes: Topic = {
  topic: 'classes and objects',
  features: [
    row(
      'fields, methods, constructors',
      'symbolic',
      'class C { k = a; constructor(x) { this.x = x; } m(y) { return [this.k, this.x, y]; } } return new C(b).m(c);',
    ),
    row(
      '`extends`, `super`',
      'symbolic',
      'class A { constructor(x) { this.x = x; } m() { return this.x; } } class B extends A { constructor(x) { super(x); if (c) this.x = b; } m() { return [super.m()]; } } return new B(a).m();',
    ),
    row(
      'methods of one of several classes',
      'concrete',
      'class A { m() { return a; } } class B { m() { return [b]; } } return (c ? new A() : new B()).m();',
    ),
    row(
      'private fields, methods, accessors, `#x in o`',
      'symbolic',
      'class C { #v = a; #twice() { return this.#v * 2; } get v() { return this.#twice(); } set v(x) { this.#v = x; } static is(x) { return #v in x; } } const o = new C(); if (c) o.v = 5; return [o.v, C.is(o), C.is({ b })];',
    ),
    row(
      'static members and blocks',
      'symbolic',
      'class C { static n = a; static { if (c) this.n += 1; } static m() { return [this.n, b]; } } return C.m();',
    ),
    row(
      'computed names of members',
      'concrete',
      `class C { [c ? 'x' : 'y']() { return a; } } const o = new C(); return [o.x?.(), o.y?.(), b];`,
    ),
    row(
      'classes as values',
      'concrete',
      'const make = (Base) => class extends Base { k = a; }; return new (make(c ? Array : Object))().k;',
    ),
    row(
      'subclasses of `Array`, `Map`, `Error`',
      'symbolic',
      `class List extends Array { last() { return this[this.length - 1]; } } class Odd extends Error { name = 'Odd'; } const t = List.of(1, a); if (c) t.push(b); return [t.last(), new Odd('m').message];`,
    ),
    row(
      'accessors on prototypes',
      'symbolic',
      'class C { get k() { return [this.x]; } set k(v) { this.x = v; } } const o = new C(); o.k = c ? a : b; return o.k;',
    ),
    row('properties by symbolic names', 'symbolic', `const o = { k: 1, x: 2 }; o[c ? 'k' : b] = a; return [o, o[b]];`),
    row('properties that may be there', 'symbolic', 'const o = {}; if (c) o.k = a; o.x = b; return [o.k, o];'),
    row(
      'prototypes chosen by a condition',
      'concrete',
      'const o = Object.create(c ? { k: a } : { get k() { return b; } }); return [o.k, Object.getPrototypeOf(o)];',
    ),
    row(
      '`Object.setPrototypeOf`',
      'symbolic',
      'const o = { x: a }; if (c) Object.setPrototypeOf(o, { k: b }); return o.k;',
    ),
    row(
      'attributes: `Object.defineProperty`',
      'symbolic',
      `const o = {}; Object.defineProperty(o, 'k', { value: a, enumerable: false, writable: true, configurable: true }); o.k = c ? b : a; return [Object.keys(o), o.k];`,
    ),
    row(
      '`Object.freeze`, `Object.seal`',
      'symbolic',
      `const o = { k: a }; if (c) Object.freeze(o); try { o.k = b; } catch (error) { return error.name; } return o;`,
    ),
    row(
      '`Reflect`',
      'symbolic',
      `const o = { k: a }; return [Reflect.set(o, 'k', b), Reflect.get(o, 'k'), Reflect.has(o, 'x'), Reflect.ownKeys(o), c];`,
    ),
    row(
      '`Symbol.toPrimitive`, `valueOf`, `toString`',
      'symbolic',
      'const o = { [Symbol.toPrimitive]: (hint) => (hint === "number" ? a : c) }; return [o + 1, o < 1, b];',
    ),
    row(
      'listing the keys of objects of several shapes',
      'concrete',
      `const o = { x: a }; if (c) o.k = b; return [Object.keys(o), JSON.stringify(o)];`,
    ),
    row(
      'attributes that depend on inputs',
      'concrete',
      `const o = {}; Object.defineProperty(o, 'k', { value: a, enumerable: c }); return [Object.keys(o), b];`,
    ),
    row('`Symbol.toStringTag`', 'symbolic', `return String({ [Symbol.toStringTag]: c ? 'C' + a : b });`),
    row(
      '`Symbol.hasInstance`',
      'symbolic',
      'class C { static [Symbol.hasInstance](x) { return x > 0; } } return [a instanceof C, c];',
    ),
    row(
      'attributes of elements of arrays',
      'symbolic',
      `const t = [a]; Object.defineProperty(t, 0, { value: b, writable: false }); return [t[0], t.length, c];`,
    ),
    row('`Proxy`', { code: 'proxy', at: 'new Proxy' }, 'return new Proxy({ a }, {}).a;'),
    row('decorators', { code: 'decorator', at: '@' }, 'return a;', {
      top: `import './decorated.ts';`,
      files: { '/decorated.ts': 'function twice(x: unknown) { return x; }\nexport @twice class C {}' },
    }),
  ],
};
