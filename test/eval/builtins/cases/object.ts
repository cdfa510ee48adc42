/** Object: constructor, statics, and the methods every object inherits. */

import { calls, pairs, type BuiltinCases } from './case.js';

/** One of everything that has, lacks or computes properties. */
export const things: readonly string[] = [
  '',
  'undefined',
  'null',
  'true',
  '0',
  "''",
  "'ab'",
  '5n',
  "Symbol('s')",
  '{}',
  '{ b: 1, a: 2, 1: 3, 0: 4 }',
  "{ [Symbol('k')]: 1, x: undefined }",
  '{ get g() { return 7; }, set s(v) {} }',
  "{ get bad() { throw new RangeError('getter'); } }",
  '[]',
  "['p', , 'q']",
  "Object.assign([1], { extra: 2, '-1': 3 })",
  'Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true }, hidden: { value: 3 } })',
  'Object.create(null)',
  "Object('xy')",
  "Object.assign(Object('x'), { y: 1, 5: 2 })",
  'Object(1)',
  'function named(a, b) {}',
  '(a) => a',
  'class { static s = 1; static m() {} }',
  '/a/g',
  "new Error('e')",
  'new Map([[1, 2]])',
  'new Date(0)',
  '(function () { return arguments; })(1, 2)',
  'Object.freeze({ a: 1 })',
  'Object.seal([1, 2])',
  'Object.preventExtensions({ a: 1 })',
];

/** Values on which conversions to property keys differ. */
export const keys: readonly string[] = [
  '',
  'undefined',
  'null',
  'true',
  "'a'",
  "'0'",
  '0',
  '-0',
  '-1',
  '1.5',
  "'01'",
  '4294967295',
  "'length'",
  "''",
  "'__proto__'",
  "'toString'",
  '1n',
  'Symbol.iterator',
  "Symbol('fresh')",
  '{}',
  "['a']",
  "{ toString() { return 'a'; } }",
  '{ toString() { return {}; }, valueOf() { return 0; } }',
  '{ toString() { return {}; }, valueOf() { return {}; } }',
  '{ [Symbol.toPrimitive](hint) { return hint; } }',
  "{ toString() { throw new RangeError('no key'); } }",
];

/** Objects of which the keys above are asked. */
const keyed: readonly string[] = [
  "{ a: 1, 0: 'zero', undefined: 2, null: 3, true: 4, '': 5, string: 6, '-1': 7, 1.5: 8, '01': 9, '[object Object]': 10 }",
  "['x', 'y']",
  "'ab'",
  'function f(a) {}',
];

const descriptorText =
  "const show_ = (d) => d && ['value', 'writable', 'get', 'set', 'enumerable', 'configurable'].filter((k) => k in d).map((k) => k[0] + ':' + String(d[k])).join(); ";

/** What a definition leaves behind. */
const afterwards = (before: string, key: string, descriptor: string, define = 'Object.defineProperty'): string =>
  `const o = ${before}; let result; ${descriptorText} try { result = ${define}(o, ${key}, ${descriptor}) === o; } catch (e) { result = e; } return [result, show_(Object.getOwnPropertyDescriptor(o, ${key})), Reflect.ownKeys(o)]`;

/** Descriptors, valid and not. */
export const descriptors: readonly string[] = [
  '{}',
  '{ value: 1 }',
  '{ value: 2, writable: true }',
  '{ value: 3, writable: true, enumerable: true, configurable: true }',
  '{ enumerable: true }',
  '{ configurable: true }',
  '{ writable: false }',
  "{ writable: 'yes', enumerable: 0 }",
  '{ value: undefined }',
  '{ get: undefined }',
  '{ get() { return 1; }, configurable: true }',
  '{ set(v) {}, enumerable: true }',
  '{ get: undefined, set: undefined }',
  '{ get: 1 }',
  '{ set: {} }',
  "{ get: 'text' }",
  '{ get() {}, value: 1 }',
  '{ set: undefined, writable: true }',
  'Object.create({ value: 4, enumerable: true })',
  "{ get value() { throw new RangeError('value'); } }",
  'undefined',
  'null',
  '1',
  "'text'",
  "Symbol('d')",
  '() => 1',
  '[]',
];

/** Objects on which those are defined under the key 'k'. */
export const targets: readonly string[] = [
  '{}',
  '{ k: 1 }',
  '{ get k() { return 1; }, j: 2 }',
  "Object.defineProperty({}, 'k', { value: 1 })",
  "Object.defineProperty({}, 'k', { value: 1, writable: true })",
  "Object.defineProperty({}, 'k', { get: undefined })",
  'Object.freeze({ k: 1 })',
  'Object.seal({ k: 1 })',
  'Object.preventExtensions({})',
  "Object.assign([1], { k: 'on an array' })",
];

/** What freezing, sealing and closing do, seen by trying everything. */
const attempts = (name: string, thing: string): string =>
  `const o = ${thing}; const same = Object.${name}(o) === o; const tried = []; const attempt = (f) => { try { tried.push(f()); } catch (e) { tried.push(e.message); } }; attempt(() => { o.fresh = 1; return o.fresh; }); attempt(() => { o.a = 9; return o.a; }); attempt(() => delete o.a); attempt(() => { o[0] = 8; return o[0]; }); attempt(() => delete o[0]); attempt(() => Object.setPrototypeOf(o, {}) === o); attempt(() => { o.g = 5; return o.g; }); attempt(() => { o.length = 0; return o.length; }); return [same, tried, Object.isExtensible(o), Object.isSealed(o), Object.isFrozen(o), Reflect.ownKeys(o)]`;

const attempted: readonly string[] = [
  '{}',
  '{ a: 1 }',
  '{ a: 1, get g() { return 2; }, set g(v) {} }',
  '{ get g() { return 2; } }',
  '[]',
  '[1, 2]',
  '[1, , 3]',
  'Object.assign([1], { a: 1 })',
  '(function () { return arguments; })(1, 2)',
  'function f() {}',
  '/a/',
  "Object('ab')",
  'Object.create(null, { a: { value: 1, writable: true } })',
  'Object.create({ a: 1 })',
  'new Map()',
  'new (class { #p = 1; a = this.#p; })()',
  'Object.freeze({ a: 1 })',
  'Object.seal({ a: 1 })',
  'Object.preventExtensions({ a: 1 })',
  'Object.freeze([1])',
  'Object.preventExtensions([1])',
];

function onThing(name: string, more: readonly string[] = []): BuiltinCases {
  return {
    builtin: `Object.${name}`,
    status: 'symbolic',
    snippets: [...calls(['Object'], name, things), ...more, `Object.${name}.length`, `Object.${name}.name`],
  };
}

function integrity(name: string): BuiltinCases {
  return onThing(
    name,
    attempted.map((thing) => attempts(name, thing)),
  );
}

function inherited(name: string, more: readonly string[], status: BuiltinCases['status'] = 'symbolic'): BuiltinCases {
  return {
    builtin: `Object.prototype.${name}`,
    status,
    snippets: [...more, `Object.prototype.${name}.length`, `Object.prototype.${name}.name`],
  };
}

const self = (name: string): string[] =>
  things.map((thing) => `Object.prototype.${name}.call(${thing})`).filter((text) => !text.endsWith('call()'));

const onKeys = (call: (thing: string, key: string) => string): string[] =>
  keyed.flatMap((thing) => keys.map((key) => call(thing, key)));

/** Each thing and whether something is in it, asked without naming it twice. */
const questions = (name: string, states: readonly string[]): string[] =>
  states.map((state) => `Object.${name}(${state})`);

const halfway: readonly string[] = [
  'Object.preventExtensions({})',
  'Object.preventExtensions([])',
  'Object.preventExtensions([1])',
  "Object.preventExtensions(Object.defineProperty({}, 'a', { value: 1 }))",
  "Object.preventExtensions(Object.defineProperty({}, 'a', { value: 1, writable: true }))",
  "Object.preventExtensions(Object.defineProperty({}, 'a', { get() {} }))",
  "Object.preventExtensions(Object.defineProperty({}, 'a', { get() {}, configurable: true }))",
  'Object.seal({})',
  'Object.seal([])',
  'Object.seal({ a: 1 })',
  'Object.seal({ get a() { return 1; } })',
  'Object.freeze([])',
  'Object.freeze([1])',
  "Object.freeze(Object('a'))",
  "Object.preventExtensions(Object(''))",
  "Object.preventExtensions(Object('a'))",
  'Object.freeze(function () {})',
  'Object.preventExtensions(() => 1)',
  'const o = Object.preventExtensions({ a: 1 }); delete o.a; return Object.NAME(o)',
  'const a = Object.preventExtensions([1]); a.length = 0; return Object.NAME(a)',
];

function question(name: string): BuiltinCases {
  return onThing(
    name,
    halfway.flatMap((state) => (state.startsWith('const') ? [state.replace('NAME', name)] : questions(name, [state]))),
  );
}

/** Objects that report what is done with them. */
const logging =
  "const log = []; const spy = (name) => ({ get b() { log.push(name + '.b'); return 1; }, get a() { log.push(name + '.a'); return 2; }, get 0() { log.push(name + '.0'); return 3; } }); ";

export const objectCases: readonly BuiltinCases[] = [
  {
    builtin: 'Object',
    status: 'symbolic',
    snippets: [
      ...calls(['globalThis'], 'Object', things).map((text) => `typeof ${text}`),
      ...calls(['globalThis'], 'Object', things),
      ...things.map((thing) => `new Object(${thing})`),
      'const o = {}; return [Object(o) === o, new Object(o) === o]',
      'const f = () => 1; return [Object(f) === f, new Object(f) === f]',
      'Object(Symbol.iterator) == Symbol.iterator',
      'class C extends Object { constructor(x) { super(x); this.own = 1; } } const c = new C({ lost: 1 }); return [c.own, c.lost, c instanceof C, c instanceof Object]',
      'Reflect.construct(Object, [{ kept: 1 }], Object)',
      'Reflect.construct(Object, [{ lost: 1 }], class Other {})',
      'Object.length',
      'Object.name',
      'Object.prototype.constructor === Object',
      'Object.getPrototypeOf(Object.prototype)',
      'Object.prototype = 1',
    ],
  },
  {
    builtin: 'Object.assign',
    status: 'symbolic',
    snippets: [
      ...calls(['Object'], 'assign', things),
      ...things.map((thing) => `Object.assign({ first: 1 }, ${thing === '' ? 'undefined' : thing}, { last: 2 })`),
      'const o = {}; return Object.assign(o, { a: 1 }, null, { a: 2, b: 3 }, 5) === o',
      "Object.assign({ set a(v) { throw new RangeError('set ' + v); } }, { a: 1 })",
      "Object.assign(Object.defineProperty({}, 'a', { value: 1 }), { a: 2 })",
      'Object.assign(Object.freeze({ a: 1 }), { a: 2 })',
      'Object.assign(Object.preventExtensions({}), { a: 2 })',
      "Object.assign('ab', { 0: 'c' })",
      "Object.assign('ab', { length: 5 })",
      'Object.assign([1, 2, 3], [4, , 5], { length: 2 })',
      `${logging} const o = Object.assign({ set a(v) { log.push('set a ' + v); } }, spy('x'), spy('y')); return [log, Object.keys(o)]`,
      `${logging} try { Object.assign(spy('target'), { b: 1 }); } catch (e) { return [e, log]; }`,
      'const o = { a: 1, get b() { delete this.c; return 2; }, c: 3 }; return Object.assign({}, o)',
      'const o = { get a() { Object.defineProperty(this, "b", { enumerable: false }); return 1; }, b: 2 }; return Object.assign({}, o)',
      'Object.assign.length',
    ],
  },
  {
    builtin: 'Object.create',
    status: 'symbolic',
    snippets: [
      ...things.map((thing) => `const o = Object.create(${thing}); return [o, typeof o, Reflect.ownKeys(o)]`),
      ...things.map((thing) => `Object.create({}, ${thing === '' ? 'undefined' : thing})`),
      ...descriptors.map(
        (descriptor) =>
          `${descriptorText} const o = Object.create(null, { k: ${descriptor} }); return show_(Object.getOwnPropertyDescriptor(o, 'k'))`,
      ),
      'const p = { x: 1 }; return [Object.getPrototypeOf(Object.create(p)) === p, Object.create(p).x]',
      'Object.create(null).toString',
      "'' + Object.create(null)",
      'Object.create(Array.prototype).length',
      'Array.isArray(Object.create(Array.prototype))',
      'Object.create.length',
    ],
  },
  {
    builtin: 'Object.defineProperties',
    status: 'symbolic',
    snippets: [
      ...things.map((thing) => `Object.defineProperties({ a: 0 }, ${thing === '' ? 'undefined' : thing})`),
      ...things.map((thing) => `Object.defineProperties(${thing === '' ? 'undefined' : thing}, {})`),
      ...descriptors.map((descriptor) =>
        afterwards('{ k: 1 }', "'k'", `{ k: ${descriptor} }`, '((o, k, d) => Object.defineProperties(o, d))'),
      ),
      'const o = {}; try { Object.defineProperties(o, { a: { value: 1 }, b: 5, c: { value: 2 } }); } catch (e) { return [e, o]; }',
      'const o = Object.preventExtensions({ a: 1 }); try { Object.defineProperties(o, { a: { value: 2 }, b: { value: 3 } }); } catch (e) { return [e, o]; }',
      "const log = []; const d = (n) => ({ get value() { log.push(n); return n; } }); const o = {}; Object.defineProperties(o, { get b() { log.push('get b'); return d('b'); }, get a() { log.push('get a'); return d('a'); }, 0: d('0') }); return [log, o]",
      "const s = Symbol('s'); return Object.defineProperties({}, { [s]: { value: 1, enumerable: true }, 2: { value: 2 } })",
      'Object.defineProperties.length',
    ],
  },
  {
    builtin: 'Object.defineProperty',
    status: 'symbolic',
    snippets: [
      ...targets.flatMap((target) => descriptors.map((descriptor) => afterwards(target, "'k'", descriptor))),
      ...things.map((thing) => `Object.defineProperty(${thing === '' ? 'undefined' : thing}, 'fresh', { value: 1 })`),
      ...keys
        .filter((key) => key !== '')
        .map((key) => `Object.defineProperty({}, ${key}, { value: 1, enumerable: true })`),
      "Object.defineProperty([], 0, { value: 'v', writable: true, enumerable: true, configurable: true })",
      "Object.defineProperty([1, 2, 3], 'length', { value: 1 })",
      "Object.defineProperty([1, 2, 3], 'length', { value: -1 })",
      "Object.defineProperty([1], 'length', { get() { return 1; } })",
      "Object.defineProperty([1], 'length', { enumerable: true })",
      "Object.defineProperty([1], 'length', { configurable: true })",
      "Object.defineProperty([1], 'length', {}).length",
      "Object.defineProperty([1], 'length', { value: '3' }).length",
      "Object.defineProperty([1], 'length', { value: 1.5 })",
      "const f = Object.defineProperty(function f() {}, 'name', { value: 'g' }); return f.name",
      "const f = Object.defineProperty(function f() {}, 'prototype', { value: 5 }); return f.prototype",
      "Object.defineProperty(function f() {}, 'prototype', { enumerable: true })",
      "Object.defineProperty(class {}, 'prototype', { value: {} })",
      "Object.defineProperty(Object('ab'), 0, { value: 'c' })",
      "Object.defineProperty(Object('ab'), 0, { value: 'a' })",
      "Object.defineProperty(Object('ab'), 'length', { value: 2 })",
      "Object.defineProperty(Object('ab'), 'length', { value: 3 })",
      "const log = []; const field = (name, v) => ({ get() { log.push(name); return v; }, enumerable: true }); const d = Object.defineProperties({}, { set: field('set'), get: field('get'), configurable: field('configurable', 1), enumerable: field('enumerable', 0) }); const o = Object.defineProperty({}, { toString() { log.push('key'); return 'k'; } }, d); return [log, Object.getOwnPropertyDescriptor(o, 'k')]",
      "const log = []; const d = { get value() { log.push('value'); return log.length; } }; return [Object.defineProperty({}, 'k', d).k, log]",
      "Object.defineProperty({}, 'NaN', Object.defineProperty({}, 'value', { value: NaN }))",
      "const o = Object.defineProperty({}, 'z', { value: -0 }); return [Object.defineProperty(o, 'z', { value: -0 }), Object.defineProperty(o, 'z', { value: 0 })]",
      "const o = Object.defineProperty({}, 'n', { value: NaN }); return Object.defineProperty(o, 'n', { value: NaN })",
      'Object.defineProperty.length',
    ],
  },
  {
    builtin: 'Object.defineProperty of elements with special attributes',
    status: 'symbolic',
    snippets: [
      '{ get() { return 7; }, enumerable: true, configurable: true }',
      '{ value: 8 }',
      '{ writable: false }',
      '{ enumerable: false }',
      '{ configurable: false }',
    ].flatMap((attributes) =>
      ['0', '1', '4', "'length'"].map(
        (key) =>
          `const list = [1, 2]; const log = []; for (const action of [() => Object.defineProperty(list, ${key}, ${attributes}).length, () => (list[${key}] = 1), () => list.push(3), () => list.shift(), () => list.pop(), () => (list.length = 0)]) try { log.push(action()); } catch (e) { log.push(e.message); } return [log, list, Object.getOwnPropertyDescriptors(list)];`,
      ),
    ),
  },
  onThing('entries', [
    `${logging} return [Object.entries(spy('o')), log]`,
    'Object.entries({ a: 1, get b() { delete this.c; return 2; }, c: 3 })',
    'Object.entries({ get a() { this.d = 4; return 1; }, b: 2 })',
  ]),
  integrity('freeze'),
  {
    builtin: 'Object.fromEntries',
    status: 'symbolic',
    snippets: [
      ...calls(['Object'], 'fromEntries', things),
      ...keys.filter((key) => key !== '').map((key) => `Object.fromEntries([[${key}, 'v']])`),
      ...['1', "'ab'", 'null', 'undefined', "Symbol('e')", '[]', '{}', "{ 0: 'k', 1: 'v' }", '() => 1'].map(
        (entry) => `Object.fromEntries([['first', 1], ${entry}])`,
      ),
      "Object.fromEntries(new Map([['a', 1], [{}, 2]]))",
      "Object.fromEntries(new Set([['a', 1]]))",
      'Object.fromEntries(Object.entries({ a: 1, b: [2] }))',
      "Object.fromEntries((function* () { yield ['a', 1]; yield ['b', 2]; })())",
      "const log = []; const it = { [Symbol.iterator]() { return { next() { return { value: 5, done: false }; }, return() { log.push('closed'); return {}; } }; } }; try { Object.fromEntries(it); } catch (e) { return [e, log]; }",
      "const log = []; try { Object.fromEntries([{ get 0() { log.push(0); return { toString() { log.push('key'); return 'k'; } }; }, get 1() { log.push(1); return 'v'; } }]); } catch (e) { return e; } return log",
      'Object.fromEntries.length',
    ],
  },
  {
    builtin: 'Object.getOwnPropertyDescriptor',
    status: 'symbolic',
    snippets: [
      ...onKeys((thing, key) => `Object.getOwnPropertyDescriptor(${thing}${key === '' ? '' : `, ${key}`})`),
      ...things.map((thing) => `Object.getOwnPropertyDescriptor(${thing === '' ? 'undefined' : thing}, 'a')`),
      "Object.getOwnPropertyDescriptor(class { static get s() { return 1; } }, 's')",
      "Object.getOwnPropertyDescriptor(class { m() {} }.prototype, 'm')",
      'Object.getOwnPropertyDescriptor(Object.freeze([1]), 0)',
      "Object.getOwnPropertyDescriptor(Object.seal([1]), 'length')",
      "Object.getOwnPropertyDescriptor(Object.prototype, '__proto__')",
      "Object.getOwnPropertyDescriptor(/a/, 'lastIndex')",
      "Object.getOwnPropertyDescriptor(() => 1, 'prototype')",
      "Object.getOwnPropertyDescriptor(function () {}, 'prototype')",
      "Object.getOwnPropertyDescriptor(class {}, 'prototype')",
      'Object.getOwnPropertyDescriptor.length',
    ],
  },
  {
    builtin: 'Object.getOwnPropertyDescriptors',
    status: 'symbolic',
    // the stack of an error shows where it was made
    snippets: calls(
      ['Object'],
      'getOwnPropertyDescriptors',
      things.filter((thing) => !thing.includes('Error(')),
    ),
  },
  onThing('getOwnPropertyNames', [
    'Object.getOwnPropertyNames(class { static m() {} static #p = 1; })',
    "Object.getOwnPropertyNames({ z: 1, 10: 1, 9: 1, '-1': 1, 4294967294: 1, 4294967295: 1, 1.5: 1, '007': 1 })",
  ]),
  onThing('getOwnPropertySymbols', ["const s = Symbol('s'); return Object.getOwnPropertySymbols({ [s]: 1 })[0] === s"]),
  {
    builtin: 'Object.getPrototypeOf',
    status: 'symbolic',
    snippets: [
      ...things.map(
        (thing) =>
          `const p = Object.getPrototypeOf(${thing}); return p === null ? null : [typeof p, p.constructor && p.constructor.name, Reflect.ownKeys(p).length > 0]`,
      ),
      'Object.getPrototypeOf(Object.getPrototypeOf(Object.create({ a: 1 }))) === Object.prototype',
      'Object.getPrototypeOf(class A extends Array {}) === Array',
      'Object.getPrototypeOf(TypeError) === Error',
      'Object.getPrototypeOf.length',
    ],
  },
  {
    builtin: 'Object.hasOwn',
    status: 'symbolic',
    snippets: [
      ...onKeys((thing, key) => `Object.hasOwn(${thing}${key === '' ? '' : `, ${key}`})`),
      ...things.map((thing) => `Object.hasOwn(${thing === '' ? 'undefined' : thing}, 'a')`),
      "const log = []; try { Object.hasOwn(null, { toString() { log.push('key'); return 'a'; } }); } catch (e) { return [e, log]; }",
      'Object.hasOwn.length',
    ],
  },
  {
    builtin: 'Object.is',
    status: 'symbolic',
    snippets: [
      ...calls(
        ['Object'],
        'is',
        pairs(
          ['0', '-0', 'NaN', '1', "''", "'a'", 'null', 'undefined', 'true', '1n', '{}', '[]', "Symbol('s')"],
          ['', '0', '-0', 'NaN', '0 / 0', '1', "''", "'a'", 'null', 'undefined', 'true', '1n', '{}', "Symbol('s')"],
        ),
      ),
      'Object.is()',
      'const o = {}; return [Object.is(o, o), Object.is(Symbol.iterator, Symbol.iterator), Object.is(10n, 10n)]',
      'Object.is.length',
    ],
  },
  question('isExtensible'),
  question('isFrozen'),
  question('isSealed'),
  onThing('keys', [
    'Object.keys({ get a() { return this.missing.x; } })',
    "Object.keys(Object.assign(Object.create({ inherited: 1 }), { own: 1, [Symbol('s')]: 2 }))",
    'Object.keys((function (a, b) { return arguments; })(1, 2, 3))',
  ]),
  integrity('preventExtensions'),
  integrity('seal'),
  {
    builtin: 'Object.setPrototypeOf',
    status: 'symbolic',
    snippets: [
      ...things.map((thing) => `Object.setPrototypeOf(${thing === '' ? 'undefined' : thing}, { above: 1 }).above`),
      ...things.map(
        (thing) => `Object.getPrototypeOf(Object.setPrototypeOf({}, ${thing === '' ? 'undefined' : thing}))`,
      ),
      'const a = {}; const b = Object.create(a); return Object.setPrototypeOf(a, b)',
      'const a = {}; return Object.setPrototypeOf(a, a)',
      'Object.setPrototypeOf(Object.prototype, {})',
      'Object.setPrototypeOf(Object.prototype, null) === Object.prototype',
      'const o = Object.freeze({}); return Object.setPrototypeOf(o, Object.prototype) === o',
      'class A { m() { return 1; } } const o = Object.setPrototypeOf({}, A.prototype); return [o.m(), o instanceof A]',
      'class A {} class B extends A {} Object.setPrototypeOf(B.prototype, { inserted: 2 }); return [new B().inserted, new B() instanceof A]',
      'const a = Object.setPrototypeOf([1, 2], null); return [a.length, a.push, Array.isArray(a)]',
      'const f = Object.setPrototypeOf(() => 1, null); return [f(), f.call]',
      'Object.setPrototypeOf({})',
      'Object.setPrototypeOf.length',
    ],
  },
  onThing('values', [
    `${logging} return [Object.values(spy('o')), log]`,
    'Object.values({ a: 1, get b() { delete this.c; return 2; }, c: 3 })',
  ]),
  inherited('hasOwnProperty', [
    ...onKeys((thing, key) => `(${thing}).hasOwnProperty(${key})`),
    ...self('hasOwnProperty'),
    "const log = []; try { Object.prototype.hasOwnProperty.call(null, { toString() { log.push('key'); return 'a'; } }); } catch (e) { return [e, log]; }",
  ]),
  inherited('isPrototypeOf', [
    ...things.map((thing) => `Object.prototype.isPrototypeOf(${thing})`),
    ...things.map((thing) => `Function.prototype.isPrototypeOf(${thing})`),
    ...self('isPrototypeOf'),
    'Object.prototype.isPrototypeOf.call(null, {})',
    'Object.prototype.isPrototypeOf.call(undefined, {})',
    'Object.prototype.isPrototypeOf.call(null, 1)',
    'class A {} class B extends A {} return [A.prototype.isPrototypeOf(new B()), B.prototype.isPrototypeOf(new A()), A.isPrototypeOf(B)]',
    'const o = {}; return o.isPrototypeOf(o)',
  ]),
  inherited('propertyIsEnumerable', [
    ...onKeys((thing, key) => `(${thing}).propertyIsEnumerable(${key})`),
    ...self('propertyIsEnumerable'),
    "({ inherited: 1, __proto__: { above: 1 } }).propertyIsEnumerable('above')",
  ]),
  inherited('toLocaleString', [
    ...self('toLocaleString'),
    "({ toString() { return 'own'; } }).toLocaleString()",
    '({ toString: 1 }).toLocaleString()',
    '({ toString() { return { not: 1 }; } }).toLocaleString()',
    'Object.create(null).toLocaleString',
  ]),
  inherited('toString', [
    ...self('toString'),
    "({ [Symbol.toStringTag]: 'Tag' }).toString()",
    '({ [Symbol.toStringTag]: 1 }).toString()',
    "Object.prototype.toString.call(Object.assign([], { [Symbol.toStringTag]: 'Listed' }))",
    "class K { get [Symbol.toStringTag]() { return 'Kay'; } } return String(new K())",
    "({ get [Symbol.toStringTag]() { throw new RangeError('tag'); } }).toString()",
    'Object.prototype.toString.call(function* () {})',
    'Object.prototype.toString.call((function* () {})())',
    'Object.prototype.toString.call(Math)',
    'Object.prototype.toString.call(JSON)',
    'Object.prototype.toString.call(new Set().values())',
    'Object.prototype.toString.call(new (class E extends Error {})())',
    'Object.prototype.toString.call(Object.create(Date.prototype))',
    '`${{}}`',
    '[] + {}',
  ]),
  inherited('valueOf', [
    ...self('valueOf').map((text) => `typeof ${text}`),
    ...self('valueOf'),
    'const o = {}; return o.valueOf() === o',
    'Object.prototype.valueOf.call()',
  ]),
  inherited('__defineGetter__', [
    ...keys.filter((key) => key !== '').map((key) => `const o = {}; return [o.__defineGetter__(${key}, () => 5), o]`),
    ...things.map((thing) => `({}).__defineGetter__('a', ${thing})`),
    ...things.map(
      (thing) => `Object.prototype.__defineGetter__.call(${thing === '' ? 'undefined' : thing}, 'z', () => 1)`,
    ),
    "const o = { set a(v) {} }; o.__defineGetter__('a', function () { return this === o; }); return [o.a, Object.getOwnPropertyDescriptor(o, 'a')]",
    "Object.freeze({ a: 1 }).__defineGetter__('a', () => 1)",
  ]),
  inherited('__defineSetter__', [
    ...keys.filter((key) => key !== '').map((key) => `const o = {}; return [o.__defineSetter__(${key}, (v) => v), o]`),
    ...things.map((thing) => `({}).__defineSetter__('a', ${thing})`),
    ...things.map(
      (thing) => `Object.prototype.__defineSetter__.call(${thing === '' ? 'undefined' : thing}, 'z', () => 1)`,
    ),
    "const o = { get a() { return 1; } }; o.__defineSetter__('a', function (v) { this.seen = v; }); o.a = 4; return [o.a, o.seen]",
    "Object.preventExtensions({}).__defineSetter__('a', () => 1)",
  ]),
  inherited('__lookupGetter__', [
    ...onKeys((thing, key) => `(${thing}).__lookupGetter__(${key})`),
    ...self('__lookupGetter__'),
    "({ get a() { return 1; } }).__lookupGetter__('a')",
    "({ set a(v) {} }).__lookupGetter__('a')",
    "Object.create({ get a() { return 1; } }).__lookupGetter__('a')",
    "Object.create({ get a() { return 1; } }, { a: { value: 1 } }).__lookupGetter__('a')",
  ]),
  inherited('__lookupSetter__', [
    ...onKeys((thing, key) => `(${thing}).__lookupSetter__(${key})`),
    ...self('__lookupSetter__'),
    "({ set a(v) {} }).__lookupSetter__('a')",
    "({ get a() { return 1; } }).__lookupSetter__('a')",
    "Object.create({ set a(v) {} }).__lookupSetter__('a')",
  ]),
  {
    builtin: 'Object.prototype.__proto__',
    status: 'symbolic',
    snippets: [
      ...things
        .filter((thing) => thing !== '')
        .flatMap((thing) => [
          `const p = (${thing}).__proto__; return p === null ? null : p === undefined ? p : [typeof p, p.constructor && p.constructor.name]`,
          `const o = {}; o.__proto__ = ${thing}; return [Object.getPrototypeOf(o) === Object.prototype, Object.keys(o)]`,
          `const o = (${thing}); o.__proto__ = { above: 1 }; return o.above`,
          `const o = { __proto__: ${thing} }; return [Object.getPrototypeOf(o) === Object.prototype, Object.keys(o)]`,
        ]),
      'const a = {}; a.__proto__ = Object.create(a)',
      'Object.prototype.__proto__ = {}',
      "Object.getOwnPropertyDescriptor(Object.prototype, '__proto__').set.call(null, {})",
      "Object.getOwnPropertyDescriptor(Object.prototype, '__proto__').get.call(undefined)",
      "Object.getOwnPropertyDescriptor(Object.prototype, '__proto__').set.call({})",
      "const o = { ['__proto__']: 1 }; return [Object.keys(o), Object.getPrototypeOf(o) === Object.prototype]",
      'const __proto__ = 5; return Object.keys({ __proto__ })',
      "Object.keys({ '__proto__': { a: 1 } })",
      'const o = Object.create(null); o.__proto__ = 1; return Object.keys(o)',
    ],
  },
];
