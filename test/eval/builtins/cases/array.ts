/** Array: constructor, statics, and the methods that do not call back. */

import type { BuiltinCases } from './case.js';
import { arrays, calling, indices, kept, likes, methodCases } from './array-shared.js';

const values = [
  '1',
  "'a'",
  'undefined',
  'NaN',
  '-0',
  '0',
  'null',
  '',
  '{}',
  'true',
  "Symbol.for('s')",
  '2, 3',
  '[1, 2]',
];
const positions = ['0', '1', '-1', '5', '-5', 'undefined', "'1'"];

function pairs(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((a) => second.map((b) => `${a}, ${b}`));
}

/** A method with snippets of its own. */
function withMore(cases: BuiltinCases, more: readonly string[]): BuiltinCases {
  return { ...cases, snippets: [...cases.snippets, ...more] };
}

const constructor_: BuiltinCases = {
  builtin: 'Array',
  status: 'symbolic',
  snippets: [
    ...['', '0', '3', '1, 2', "'3'", 'undefined', 'null', '-0', 'true', '[]', '{}', '2 ** 32 - 1'].flatMap((list) => [
      `const a = new Array(${list}); return a.length < 10 ? a : a.length;`,
      `const a = Array(${list}); return a.length < 10 ? a : a.length;`,
    ]),
    ...['-1', '1.5', 'NaN', 'Infinity', '2 ** 32'].flatMap((list) => [`new Array(${list})`, `Array(${list})`]),
    'const a = new Array(3); a[1] = 1; return [a, a.length, 0 in a, 1 in a];',
    'class A extends Array { constructor() { super(1, 2); this.x = 1; } } const a = new A(); return [a, a.x, a instanceof A, a.length, Array.isArray(a)];',
    'class A extends Array {} const a = new A(2); return [a, a.length, a.constructor === A, a.map(x => x).constructor === A];',
    'class A extends Array {} return A.from([1, 2]) instanceof A;',
    'class A extends Array {} return A.of(1, 2) instanceof A;',
    'const a = Reflect.construct(Array, [1, 2], Map); return [Array.isArray(a), a instanceof Map, a.length];',
    '[Array.length, Array.name, Array.prototype.length, Array.isArray(Array.prototype)]',
    'const a = [1, 2, 3]; a.length = 1; a[3] = 4; return [a, a.length];',
    'const a = [1, 2, 3]; a.length = 5; return a;',
    'const a = [1, 2, 3]; a[5] = 1; a.length = "4"; return a;',
    'const a = []; a.length = -1;',
    'const a = []; a.length = 1.5;',
    'const a = [1]; delete a[0]; return [a, a.length, 0 in a];',
    'const a = [1]; a["1"] = 2; a[1.5] = 3; a[-1] = 4; return [a, a.length, Object.keys(a)];',
    'const a = []; a[4294967295] = 1; return [a.length, Object.keys(a)];',
    'const a = [1, 2]; a.foo = 1; return Object.keys(a);',
    '[Array[Symbol.species] === Array, Object.getOwnPropertyDescriptor(Array, Symbol.species).set]',
    'Object.keys(Array.prototype[Symbol.unscopables]).sort()',
  ],
};

const isArray: BuiltinCases = {
  builtin: 'Array.isArray',
  status: 'symbolic',
  snippets: [
    ...[...arrays, ...likes, ...kept, 'Array.prototype', 'new Map()', 'Symbol()', '1n', ''].map(
      (value) => `Array.isArray(${value})`,
    ),
    'Array.isArray.length',
  ],
};

const of: BuiltinCases = {
  builtin: 'Array.of',
  status: 'symbolic',
  snippets: [
    ...values.map((list) => `Array.of(${list})`),
    'Array.of(7)',
    'Array.of.call(undefined, 1, 2)',
    'Array.of.call({}, 1)',
    'Array.of.call(function (n) { this.n = n; }, 1, 2)',
    'Array.of.call(function () { return Object.freeze({}); }, 1)',
    'Array.of.call(Object, 1, 2)',
    'Array.of.call(() => 1, 3)',
    'Array.of.length',
  ],
};

const from: BuiltinCases = {
  builtin: 'Array.from',
  status: 'symbolic',
  snippets: [
    ...[...arrays, ...likes, ...kept].flatMap((items) => [
      `Array.from(${items})`,
      `Array.from(${items}, (value, index, ...rest) => [value, index, rest])`,
    ]),
    "Array.from('a😀b')",
    'Array.from(new Set([1, 1, 2]))',
    "Array.from(new Map([[1, 'a'], [2, 'b']]), ([k, v]) => k + v)",
    'Array.from([1, 2, 3].entries())',
    'function* g() { yield 1; yield 2; return 3; } return Array.from(g());',
    'Array.from([1], 3)',
    'Array.from([1], null)',
    'Array.from([1], undefined)',
    'Array.from([1], {})',
    "Array.from([1, 2], function () { return this.x; }, { x: 'this' })",
    'Array.from({ [Symbol.iterator]: 3 })',
    'Array.from({ [Symbol.iterator]: null, length: 1, 0: 5 })',
    'Array.from({ [Symbol.iterator]() { return 3; } })',
    'Array.from({ [Symbol.iterator]() { return { next() { return 3; } }; } })',
    'let n = 0; return Array.from({ [Symbol.iterator]() { return { next() { return { value: n, done: n++ > 2 }; } }; } });',
    "const log = []; const it = { [Symbol.iterator]() { return { next() { log.push('next'); return { value: 1, done: false }; }, return() { log.push('return'); return {}; } }; } }; try { Array.from(it, () => { throw new Error('stop'); }); } catch (e) { log.push(e.message); } return log;",
    'Array.from.call(undefined, [1, 2])',
    'Array.from.call(Object, [1, 2])',
    'Array.from.call(function (...list) { this.list = list; }, [1, 2])',
    'Array.from.call(function (...list) { this.list = list; }, { length: 2, 0: 1 })',
    'Array.from.call(function () { return Object.freeze({}); }, [1])',
    'Array.from({ length: 2 ** 32 })',
    'const a = [1, 2, 3]; return Array.from(a, x => { if (a.length < 6) a.push(x * 10); return x; });',
    'const a = [1, 2, 3]; return Array.from(a, x => { a.pop(); return x; });',
    'Array.from.length',
    'Array.from()',
    'Array.from(5)',
    'Array.from(Symbol())',
  ],
};

const ranges = [...indices, ...pairs(positions, positions)];

const methods: readonly BuiltinCases[] = [
  methodCases('at', indices, ['', '0', '1', '-1', 'NaN']),
  withMore(
    methodCases('concat', ['', '1', '[]', '[4, , 5]', "'ab', [1], {}", '[[1]], 2', 'new Set([1])'], ['', '[1, 2]']),
    [
      '[].concat({ length: 2, 0: 1, 1: 2, [Symbol.isConcatSpreadable]: true })',
      'const a = [1, 2]; a[Symbol.isConcatSpreadable] = false; return [0].concat(a);',
      '[1].concat(Object("ab"))',
      'class A extends Array {} const a = new A(1, 2, 3).concat([4]); return [a, a instanceof A];',
      'class A extends Array { static get [Symbol.species]() { return Array; } } const a = new A(1, 2, 3).concat([4]); return [a, a instanceof A];',
      'const a = [1]; a.constructor = { [Symbol.species]: function (n) { this.n = n; } }; return a.concat([2]);',
      'const a = [1]; a.constructor = 5; return a.concat([2]);',
      'const a = [1]; a.constructor = undefined; return a.concat([2]);',
      'const a = [1]; a.constructor = { [Symbol.species]: null }; return a.concat([2]);',
      'const a = [1]; a.constructor = { [Symbol.species]: 1 }; return a.concat([2]);',
      'const a = [1, 2, ,]; const b = a.concat([, 3]); return [b, b.length, 2 in b];',
      'const a = []; a.length = 3; return [1].concat(a, 2);',
    ],
  ),
  withMore(methodCases('copyWithin', [...indices, ...pairs(positions, positions)], ['', '1', '0, 1', '1, 0, 2']), [
    '[1, 2, 3, 4, 5].copyWithin(1, 0, 3)',
    '[1, 2, 3, 4, 5].copyWithin(0, 3, 4)',
    '[1, , 3, , 5].copyWithin(0, 2)',
    '[1, , 3, , 5].copyWithin(2, 0)',
    '[1, 2, 3, 4, 5].copyWithin(-2, -3, -1)',
  ]),
  methodCases(
    'fill',
    [
      '',
      '7',
      '[]',
      ...pairs(
        ['8'],
        ranges.filter((one) => one !== ''),
      ),
    ],
    ['', '9', '9, 1', '9, 0, 1'],
  ),
  withMore(
    methodCases(
      'flat',
      ['', '0', '1', '2', 'Infinity', '-1', 'undefined', 'null', "'2'", 'NaN', '1.9', "Symbol('s')"],
      ['', '0'],
    ),
    [
      '[1, [2, [3, [4, [5]]]]].flat()',
      '[1, [2, [3, [4, [5]]]]].flat(2)',
      '[1, [2, [3, [4, [5]]]]].flat(Infinity)',
      '[1, , [2, , [3, ,]]].flat(2)',
      "['ab', { length: 1, 0: 1 }, new Set([1])].flat()",
      '[[], [[]], [[], []]].flat()',
      'class A extends Array {} return new A([1], [2]).flat() instanceof A;',
    ],
  ),
  methodCases('includes', [...values, ...pairs(['1', 'NaN', 'undefined'], positions)], ['', '1', "'a'", 'undefined']),
  methodCases('indexOf', [...values, ...pairs(['1', 'NaN', '2'], positions)], ['', '1', "'a'", 'undefined']),
  methodCases('lastIndexOf', [...values, ...pairs(['1', "'a'", '2'], positions)], ['', '1', "'a'", 'undefined']),
  withMore(
    methodCases(
      'join',
      ['', "''", "'-'", 'undefined', 'null', '1', '{}', "{ toString() { return '+'; } }", "Symbol('s')", '[1, 2]'],
      ['', "'-'"],
    ),
    [
      "const a = [1]; a.push(a, 2); return a.join('-');",
      'const a = [1]; const b = [a, 2]; a.push(b); return [a.join(), b.join(";")];',
      '[null, undefined, , 1].join()',
      "[{ toString() { return 'x'; } }, [1, [2]], new Date(NaN), /r/].join('|')",
      "[1, Symbol('s')].join()",
      "const a = [1, { toString() { throw new Error('inside'); } }]; try { a.join(); } catch (e) { return [e.message, a.slice(0, 1).join()]; }",
      "const a = [{ toString() { throw new Error('inside'); } }]; let n = 0; try { a.join(); } catch (e) { n++; } try { a.join(); } catch (e) { n++; } return n;",
      'const a = [1, { toString() { a.push(3); return "p"; } }, 2]; return [a.join(), a.length];',
      '[1n, 2.5, -0, true].join()',
    ],
  ),
  withMore(methodCases('pop', ['', '1'], ['']), [
    'const a = [1, 2, 3]; return [a.pop(), a.pop(), a.pop(), a.pop(), a];',
    'const a = [1, , ]; return [a.pop(), a, a.length];',
    'const a = new Array(3); return [a.pop(), a.length];',
    'Array.prototype.pop.call({ length: 2, get 1() { return 5; } })',
  ]),
  withMore(methodCases('push', ['', '1', '1, 2', 'undefined', '[1]', '...[1, 2, 3]'], ['', '1', '1, 2']), [
    'const a = []; for (let i = 0; i < 50; i++) a.push(i); return [a.length, a[49]];',
    'const a = []; a.length = 3; return [a.push(1), a];',
    'Array.prototype.push.call({ length: 2 ** 53 - 1 }, 1)',
    'const o = { length: 2 ** 53 - 1 }; return [Array.prototype.push.call(o), o.length];',
    'const o = { length: 2 ** 32 }; Array.prototype.push.call(o, 1); return o;',
    'const a = []; a.length = 2 ** 32 - 1; try { a.push(1); } catch (e) { return [e.message, a.length, a[4294967295]]; }',
    'const a = [1]; a.push(a); return a[1] === a;',
  ]),
  withMore(methodCases('reverse', ['', '1'], ['']), [
    'const a = [1, , 3]; a.reverse(); return [a, 1 in a];',
    'const a = [1, , 3, ,]; a.reverse(); return [a, 0 in a, 3 in a];',
    'const a = [1, 2, 3, 4]; return [a.reverse() === a, a];',
  ]),
  withMore(methodCases('shift', ['', '1'], ['']), [
    'const a = [1, 2, 3]; return [a.shift(), a.shift(), a.shift(), a.shift(), a];',
    'const a = [, 1, , 2]; return [a.shift(), a, 0 in a, 1 in a];',
    'const a = new Array(3); a[2] = 1; return [a.shift(), a, a.length];',
    'const q = []; for (let i = 0; i < 20; i++) q.push(i); let sum = 0; while (q.length) sum += q.shift(); return sum;',
  ]),
  withMore(methodCases('unshift', ['', '1', '1, 2', 'undefined', '[1]'], ['', '1', '1, 2']), [
    'const a = [3]; return [a.unshift(1, 2), a];',
    'const a = [, 3]; return [a.unshift(1), a, 1 in a];',
    'Array.prototype.unshift.call({ length: 2 ** 53 - 1 }, 1)',
    'Array.prototype.unshift.call({ length: 2 ** 53 - 1 })',
  ]),
  withMore(methodCases('slice', ranges, ['', '1', '-2', '1, -1']), [
    'class A extends Array {} return new A(1, 2, 3).slice(1) instanceof A;',
    'const a = [1, , 3]; const b = a.slice(); return [b, 1 in b, b !== a];',
    'const a = [1]; a.x = 1; return a.slice().x;',
  ]),
  withMore(
    methodCases(
      'splice',
      [...ranges, '0, 0, 7', '1, 1, 7, 8', '1, 2, 7', '-1, 0, 7, 8', '0, 1, [9]', 'undefined, undefined, 1'],
      ['', '0', '1, 1', '0, 1, 8, 9', '0, 0, 8'],
    ),
    [
      'const a = [1, , 3, , 5]; const r = a.splice(1, 2, "x"); return [r, a, 0 in r];',
      'const a = [1, 2, 3]; return [a.splice(0), a];',
      'const a = [1, 2, 3]; return [a.splice(), a];',
      'const a = [1, 2, 3]; return [a.splice(undefined), a];',
      'const a = [1, 2, 3]; return [a.splice(0, undefined), a];',
      'class A extends Array {} const a = new A(1, 2, 3); const r = a.splice(0, 2); return [r instanceof A, r, a];',
      'Array.prototype.splice.call({ length: 2 ** 53 - 1 }, 0, 0, 1)',
      'const a = [1, 2, 3]; a.splice(1, { valueOf() { a.length = 0; return 1; } }); return a;',
    ],
  ),
  methodCases('toLocaleString', [''], ['']),
  withMore(methodCases('toString', ['', '1'], ['']), [
    'Array.prototype.toString.call({ join: () => "joined" })',
    'Array.prototype.toString.call({ join: 1 })',
    'String([1, [2, [3]]])',
    '`${[]}` + `${[null]}` + `${[undefined, 1]}`',
    'const a = []; a.push(a); return String(a);',
  ]),
  methodCases('toReversed', ['', '1'], ['']),
  methodCases('toSpliced', [...ranges, '0, 0, 7', '1, 1, 7, 8', '-1, 0, 7, 8'], ['', '0', '1, 1', '0, 1, 8, 9']),
  withMore(
    methodCases(
      'with',
      pairs(
        indices.filter((one) => one !== ''),
        ['7'],
      ).concat(['', '0']),
      ['', '0, 1', '1, 2', '-1, 3'],
    ),
    [
      'class A extends Array {} return new A(1, 2).with(0, 3) instanceof A;',
      '[1, 2].with(2, 1)',
      '[1, 2].with(-3, 1)',
      "[1, 2].with('x', 1)",
    ],
  ),
];

export const arrayCases: readonly BuiltinCases[] = [constructor_, isArray, of, from, ...methods];

/** Shown so that a test can see that a shortcut and its text agree. */
export { calling };
