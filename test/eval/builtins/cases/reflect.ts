/** Reflect. */

import { calls, type BuiltinCases } from './case.js';
import { descriptors, keys, targets, things } from './object.js';

const given = things.filter((thing) => thing !== '');

const keyed: readonly string[] = [
  "{ a: 1, 0: 'zero', get string() { return this; }, '': 5, __proto__: { undefined: 'above', get '-1'() { return 'got'; } } }",
  "['x', 'y']",
  "Object('ab')",
  'function f(a) {}',
];

const onKeys = (call: (thing: string, key: string) => string): string[] =>
  keyed.flatMap((thing) => keys.map((key) => call(thing, key === '' ? 'undefined' : key)));

const told =
  "function told(...list) { return [this === undefined ? 'undefined' : typeof this, list, new.target === undefined ? 'called' : 'made']; } ";

function reflect(name: string, snippets: readonly string[]): BuiltinCases {
  return {
    builtin: `Reflect.${name}`,
    status: 'symbolic',
    snippets: [...snippets, `Reflect.${name}()`, `Reflect.${name}.length`, `Reflect.${name}.name`],
  };
}

export const reflectCases: readonly BuiltinCases[] = [
  reflect('apply', [
    ...given.map((thing) => `Reflect.apply(${thing}, null, [])`),
    ...given.map((thing) => `${told} return Reflect.apply(told, ${thing}, [1])`),
    ...given.map((thing) => `${told} return Reflect.apply(told, 1, ${thing})`),
    `${told} return Reflect.apply(told)`,
    `${told} return Reflect.apply(told, 1)`,
    `${told} return Reflect.apply(told, 1, { length: 2, 1: 'b' })`,
    'Reflect.apply(Math.max, null, [1, 3, 2])',
    'Reflect.apply(class {}, null, [])',
  ]),
  reflect('construct', [
    ...given.map((thing) => `Reflect.construct(${thing}, [])`),
    ...given.map((thing) => `${told} return Reflect.construct(told, ${thing})`),
    ...given.map((thing) => `Reflect.construct(function () {}, [], ${thing})`),
    `${told} return Reflect.construct(told)`,
    'class A { constructor(...all) { this.all = all; this.target = new.target.name; } } class B {} const x = Reflect.construct(A, [1, 2], B); return [x.all, x.target, x instanceof A, x instanceof B]',
    'const a = Reflect.construct(Array, [3], class L {}); return [a.length, Array.isArray(a), a instanceof Array]',
    'Reflect.construct(Date, [0]).getTime()',
    'Reflect.construct(Map, [[[1, 2]]]).get(1)',
    'Reflect.construct(() => 1, [])',
    'Reflect.construct(Math.max, [1])',
    'Reflect.construct(Symbol, [])',
    'function F() { this.x = 1; return 5; } return Reflect.construct(F, [])',
    'function F() { return { other: 1 }; } return Reflect.construct(F, [])',
    'function T() {} T.prototype = null; return Object.getPrototypeOf(Reflect.construct(function () {}, [], T)) === Object.prototype',
    'const bound = Reflect.construct((class A { constructor(a) { this.a = a; } }).bind(null, 1), []); return bound.a',
    'Reflect.construct(function () {}, [], undefined)',
  ]),
  reflect('defineProperty', [
    ...targets.flatMap((target) =>
      descriptors.map(
        (descriptor) =>
          `const o = ${target}; let result; try { result = Reflect.defineProperty(o, 'k', ${descriptor}); } catch (e) { result = e; } return [result, Object.getOwnPropertyDescriptor(o, 'k'), Reflect.ownKeys(o)]`,
      ),
    ),
    ...given.map((thing) => `Reflect.defineProperty(${thing}, 'fresh', { value: 1 })`),
    ...keys
      .filter((key) => key !== '')
      .map((key) => `const o = {}; return [Reflect.defineProperty(o, ${key}, { value: 1 }), o]`),
    "const a = [1, 2, 3]; return [Reflect.defineProperty(a, 'length', { value: 1 }), a]",
    "const a = [1, 2, 3]; return [Reflect.defineProperty(a, 'length', { get() {} }), a]",
    "const a = Object.freeze([1, 2, 3]); return [Reflect.defineProperty(a, 'length', { value: 1 }), a]",
    "const a = Object.freeze([1, 2, 3]); return [Reflect.defineProperty(a, 'length', { value: 3 }), a]",
    "const a = Object.seal([1, 2, 3]); return [Reflect.defineProperty(a, 'length', { value: 1 }), a]",
    "Reflect.defineProperty([1], 'length', { value: -1 })",
    'const a = Object.freeze([1]); return [Reflect.defineProperty(a, 0, { value: 1 }), Reflect.defineProperty(a, 0, { value: 2 }), Reflect.defineProperty(a, 1, { value: 2 })]',
  ]),
  reflect('deleteProperty', [
    ...onKeys((thing, key) => `const o = ${thing}; return [Reflect.deleteProperty(o, ${key}), Reflect.ownKeys(o)]`),
    ...given.map((thing) => `Reflect.deleteProperty(${thing}, 'a')`),
    ...given.map((thing) => `Reflect.deleteProperty(${thing}, 0)`),
    "Reflect.deleteProperty([], 'length')",
    "Reflect.deleteProperty(class {}, 'prototype')",
    'Reflect.deleteProperty(Object.freeze([1]), 0)',
  ]),
  reflect('get', [
    ...onKeys((thing, key) => `Reflect.get(${thing}, ${key}, Object.create(null))`),
    ...given.map((thing) => `Reflect.get(${thing}, 'a')`),
    ...given.map((thing) => `Reflect.get({ get a() { return this; } }, 'a', ${thing})`),
    "Reflect.get({ set a(v) {} }, 'a')",
    'Reflect.get([5], 0, { 0: 6 })',
    "Reflect.get([5, 6], 'length', 'abc')",
    'const o = { get a() { return this === o; } }; return Reflect.get(o, "a")',
  ]),
  reflect('getOwnPropertyDescriptor', [
    ...onKeys((thing, key) => `Reflect.getOwnPropertyDescriptor(${thing}, ${key})`),
    ...given.map((thing) => `Reflect.getOwnPropertyDescriptor(${thing}, 'a')`),
  ]),
  reflect('getPrototypeOf', [
    ...given.map(
      (thing) =>
        `const p = Reflect.getPrototypeOf(${thing}); return p === null ? null : [typeof p, p.constructor && p.constructor.name]`,
    ),
    'Reflect.getPrototypeOf(Reflect) === Object.prototype',
  ]),
  reflect('has', [
    ...onKeys((thing, key) => `Reflect.has(${thing}, ${key})`),
    ...given.map((thing) => `Reflect.has(${thing}, 'a')`),
    "const log = []; try { Reflect.has(1, { toString() { log.push('key'); return 'k'; } }); } catch (e) { return [e, log]; }",
  ]),
  reflect('isExtensible', calls(['Reflect'], 'isExtensible', given)),
  reflect('ownKeys', [
    ...calls(['Reflect'], 'ownKeys', given),
    "const s = Symbol('s'); return Reflect.ownKeys({ b: 1, [s]: 1, 2: 1, a: 1, 1: 1, [Symbol.iterator]: 1 }).map(String)",
    'const o = { a: 1, b: 2 }; delete o.a; o.a = 3; return Reflect.ownKeys(o)',
    'Reflect.ownKeys(class { static b = 1; static a() {} static 1 = 2; })',
  ]),
  reflect('preventExtensions', [
    ...given.map((thing) => `const o = ${thing}; return [Reflect.preventExtensions(o), Reflect.isExtensible(o)]`),
    'const o = Object.freeze({}); return Reflect.preventExtensions(o)',
  ]),
  reflect('set', [
    ...onKeys((thing, key) => `const o = ${thing}; return [Reflect.set(o, ${key}, 'new'), Reflect.ownKeys(o)]`),
    ...given.map((thing) => `Reflect.set(${thing}, 'a', 1)`),
    ...given.map(
      (thing) => `const receiver = ${thing}; const o = { a: 1 }; return [Reflect.set(o, 'a', 'new', receiver), o.a]`,
    ),
    ...given.map(
      (thing) => `const log = []; return [Reflect.set({ set a(v) { log.push(this, v); } }, 'a', 5, ${thing}), log]`,
    ),
    ...targets.map(
      (target) => `const o = ${target}; return [Reflect.set(o, 'k', 'new'), Object.getOwnPropertyDescriptor(o, 'k')]`,
    ),
    ...targets.map(
      (target) =>
        `const o = Object.create(${target}); return [Reflect.set(o, 'k', 'new'), Object.getOwnPropertyDescriptor(o, 'k')]`,
    ),
    ...targets.map(
      (target) =>
        `const r = ${target}; return [Reflect.set({ k: 1 }, 'k', 'new', r), Object.getOwnPropertyDescriptor(r, 'k')]`,
    ),
    'const a = [1, 2]; return [Reflect.set(a, 5, 6), a]',
    "const a = [1, 2]; return [Reflect.set(a, 'length', 1), a]",
    "const a = [1, 2]; return [Reflect.set(a, 'length', -1), a]",
    "const a = Object.freeze([1, 2]); return [Reflect.set(a, 'length', 1), Reflect.set(a, 0, 5), Reflect.set(a, 2, 5), a]",
    "const a = Object.seal([1, 2]); return [Reflect.set(a, 'length', 1), Reflect.set(a, 0, 5), Reflect.set(a, 2, 5), a]",
    "const a = []; return [Reflect.set({}, 0, 'v', a), a]",
    "const a = [1]; return [Reflect.set({}, 'length', 0, a), a]",
  ]),
  reflect('setPrototypeOf', [
    ...given.map((thing) => `Reflect.setPrototypeOf(${thing}, null)`),
    ...given.map(
      (thing) =>
        `const o = {}; return [Reflect.setPrototypeOf(o, ${thing}), Object.getPrototypeOf(o) === Object.prototype]`,
    ),
    'const a = {}; return Reflect.setPrototypeOf(a, Object.create(a))',
    'Reflect.setPrototypeOf(Object.prototype, {})',
    'Reflect.setPrototypeOf(Object.freeze({}), Object.prototype)',
    'Reflect.setPrototypeOf({})',
  ]),
];
