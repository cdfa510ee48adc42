/** What the cases of Array are put together from. */

import type { BuiltinCases } from './case.js';

export const arrays: readonly string[] = [
  '[]',
  '[1]',
  '[1, 2, 3]',
  '[, 1, , 2, ,]',
  "[3, 'a', undefined, null, NaN, -0, true, NaN, 0, 'a']",
  '[[1, [2]], [3], 1, 2]',
  'new Array(3)',
  'new (class List extends Array {})(1, 2, 3)',
  'Object.assign([1, 2, 3], { extra: true })',
];

/** Receivers of other kinds. */
export const likes: readonly string[] = [
  "{ length: 3, 0: 'a', 2: 'c' }",
  "{ length: '2', 0: 1, 1: 2, 2: 3 }",
  '{ length: -1, 0: 1 }',
  '{ length: 1.9, 0: 1, 1: 2 }',
  '{ length: NaN }',
  '{}',
  '{ length: { valueOf() { return 2; } }, 0: 5, 1: 6 }',
  "{ get length() { throw new RangeError('no length'); } }",
  "{ length: 2, get 0() { return 'zero'; }, set 0(value) {}, 1: 'one' }",
  '(function () { return arguments; })(1, 2, 3)',
  "'abc'",
  "Object('ab')",
  'true',
  '7',
  'undefined',
  'null',
  'Object.create({ length: 2, 0: 1, 1: 2 })',
  "Object.assign(() => 1, { 0: 'f' })",
];

/** Arrays that may not be changed freely. */
export const kept: readonly string[] = [
  'Object.freeze([3, 1, 2])',
  'Object.seal([3, 1, 2])',
  'Object.preventExtensions([3, 1, 2])',
  'Object.preventExtensions([3, , 1])',
  'Object.freeze([])',
  'Object.freeze([1])',
];

export const indices: readonly string[] = [
  '',
  '0',
  '1',
  '2',
  '3',
  '-1',
  '-2',
  '-0',
  '10',
  '-10',
  '0.9',
  '-1.9',
  'NaN',
  'Infinity',
  '-Infinity',
  '2 ** 32',
  '2 ** 53',
  'undefined',
  'null',
  'true',
  "'1'",
  "'x'",
  '{ valueOf() { return 1; } }',
  "{ valueOf() { throw new RangeError('no index'); } }",
  "Symbol('s')",
  '1n',
];

/** The result and what became of the receiver. */
export function calling(receiver: string, name: string, list: string): string {
  const call = list === '' ? '' : `, ${list}`;
  return (
    `const self = ${receiver}; let result; ` +
    `try { result = Array.prototype.${name}.call(self${call}); } catch (e) { result = e; } ` +
    `return [result === self ? 'self' : result, self, self?.length];`
  );
}

export function onAll(name: string, lists: readonly string[], few: readonly string[]): string[] {
  return [
    ...arrays.flatMap((receiver) => lists.map((list) => calling(receiver, name, list))),
    ...[...likes, ...kept].flatMap((receiver) => few.map((list) => calling(receiver, name, list))),
    `Array.prototype.${name}.length`,
    `Array.prototype.${name}.name`,
    `const d = Object.getOwnPropertyDescriptor(Array.prototype, '${name}'); return [d.writable, d.enumerable, d.configurable];`,
  ];
}

export function methodCases(name: string, lists: readonly string[], few: readonly string[]): BuiltinCases {
  return { builtin: `Array.prototype.${name}`, status: 'symbolic', snippets: onAll(name, lists, few) };
}
