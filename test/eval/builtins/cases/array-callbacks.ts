/** The methods of Array that call back. */

import type { BuiltinCases } from './case.js';
import { arrays, kept, likes } from './array-shared.js';

/** A call whose callback records how it is called. */
function recorded(receiver: string, name: string, answer: string, more = ''): string {
  return (
    `const self = ${receiver}; const log = []; let result; const callback = function (...list) { log.push([typeof this, ...list.slice(0, -1), list.at(-1) === self]); return ${answer}; }; ` +
    `try { result = Array.prototype.${name}.call(self, callback${more}); } catch (e) { result = e; } return [result, log];`
  );
}

/** What callbacks do to the array while it is walked. */
const mutations = [
  'if (self.length < 6) self.push(9); return false;',
  'self.pop(); return false;',
  'self.shift(); return false;',
  'self[2] = "changed"; return false;',
  'delete self[1]; return false;',
  'self.length = 0; return true;',
  'self.length = 1; return false;',
  'self.unshift(0); return self.length > 8;',
  'self[5] = 1; return true;',
];

const wrongCallbacks = [
  '',
  'undefined',
  'null',
  '1',
  "'f'",
  '{}',
  '[]',
  '[1, 2]',
  'true',
  "Symbol('s')",
  '1n',
  'class A {}',
  '/r/',
];

function callbackCases(name: string, answers: readonly string[], more: readonly string[] = []): BuiltinCases {
  return {
    builtin: `Array.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...[...arrays, ...likes, ...kept].flatMap((receiver) =>
        answers.map((answer) => recorded(receiver, name, answer)),
      ),
      recorded('[1, 2]', name, 'true', ', { x: 1 }'),
      recorded('[1, 2]', name, 'false', ', 5'),
      ...wrongCallbacks.map((callback) => `[1].${name}(${callback})`),
      ...wrongCallbacks.map((callback) => `[].${name}(${callback})`),
      ...mutations.map(
        (mutation) =>
          `const self = [1, 2, 3]; const log = []; const result = self.${name}((...list) => { log.push(list.slice(0, -1)); ${mutation} }); return [result, log, self];`,
      ),
      `let n = 0; try { [1, 2, 3].${name}(() => { n++; throw new RangeError('inside'); }); } catch (e) { return [e.message, n]; }`,
      `Array.prototype.${name}.length`,
      `Array.prototype.${name}.name`,
      ...more,
    ],
  };
}

const species = (name: string): string[] => [
  `class A extends Array {} const r = new A(1, 2, 3).${name}(x => x); return [r instanceof A, r, r.length];`,
  `class A extends Array { static get [Symbol.species]() { return undefined; } } return new A(1, 2, 3).${name}(x => x) instanceof A;`,
  `const a = [1, 2]; a.constructor = { [Symbol.species]: function (n) { this.n = n; } }; return a.${name}(x => x);`,
  `const a = [1, 2]; a.constructor = { [Symbol.species]: function () { return Object.freeze([]); } }; return a.${name}(x => x);`,
];

function reducing(name: string): BuiltinCases {
  const answers = ['list[0] + list[1]', 'list[1]', '[list[0]]'];
  return callbackCases(name, answers, [
    ...[...arrays, ...likes].map((receiver) => recorded(receiver, name, 'list[0] + list[1]', ', 10')),
    ...['', 'undefined', 'null', '0'].map(
      (initial) => `[].${name}((a, b) => a + b${initial === '' ? '' : `, ${initial}`})`,
    ),
    `[1].${name}(() => 5)`,
    `[1].${name}(() => 5, 0)`,
    `[, , 3, ,].${name}(() => 5)`,
    `[, ,].${name}(() => 5)`,
    `[1, 2, 3].${name}((a, b, i) => a + '(' + b + i + ')', '')`,
    `[1, 2, 3].${name}((a, b, i) => a + '(' + b + i + ')')`,
    `[[1, 2], [3]].${name}((a, b) => a.concat(b), [])`,
    `[1, 2].${name}(function () { return this; })`,
  ]);
}

export const arrayCallbackCases: readonly BuiltinCases[] = [
  callbackCases('every', ['true', 'false', 'list[0]', 'list[0] !== 2', "''", 'NaN', '{}']),
  callbackCases('some', ['true', 'false', 'list[0]', 'list[0] === 2', "''", 'NaN', '{}']),
  callbackCases('filter', ['true', 'false', 'list[0]', 'list[1] % 2', "'x'"], species('filter')),
  callbackCases('find', ['true', 'false', 'list[0] === 2', 'list[0] === undefined', '1']),
  callbackCases('findIndex', ['true', 'false', 'list[0] === 2', 'list[0] === undefined', '1']),
  callbackCases('findLast', ['true', 'false', 'list[0] === 2', 'list[0] === undefined', '1']),
  callbackCases('findLastIndex', ['true', 'false', 'list[0] === 2', 'list[0] === undefined', '1']),
  callbackCases('forEach', ['1', 'undefined']),
  callbackCases(
    'map',
    ['list[0]', 'list[1]', '[list[0]]', 'undefined'],
    [
      ...species('map'),
      'const r = [1, , 3].map(x => x); return [r, 1 in r, r.length];',
      "['1', '2', '3'].map(Number)",
      'new Array(3).map(() => 1)',
    ],
  ),
  callbackCases('flatMap', ['list[0]', '[list[0], list[1]]', '[]', '[[list[0]]]', "'ab'", '[, 1]'], species('flatMap')),
  reducing('reduce'),
  reducing('reduceRight'),
];

const comparators = [
  '',
  'undefined',
  '(a, b) => a - b',
  '(a, b) => b - a',
  '() => 0',
  '() => 1',
  '() => -1',
  '() => NaN',
  "() => 'x'",
  '() => undefined',
  '(a, b) => a > b',
  '(a, b) => a < b',
  '(a, b) => (a > b ? 1 : a < b ? -1 : 0)',
  '(a, b) => ({ valueOf: () => a - b })',
  '(a, b) => String(a).length - String(b).length',
];

const sortable = [
  '[]',
  '[1]',
  '[2, 1]',
  '[3, 1, 2]',
  '[5, 4, 3, 2, 1]',
  '[1, 2, 3, 0]',
  '[10, 9, 1, 2, 100, 20, -1, -10, 0]',
  "['b', undefined, 'a', , 'c', undefined, ,]",
  '[NaN, 1, -0, 0, Infinity, -Infinity, NaN]',
  "[true, false, null, 'null', 'true', 1, '1', 10, '10']",
  '[[2], [1, 2], [1], {}, []]',
  "['é', 'e', 'z', 'a', 'Z', '😀', '\\uffff']",
  '[3n, 1n, 2n]',
  'Array.from({ length: 20 }, (_, i) => (i * 7) % 20)',
  'Array.from({ length: 63 }, (_, i) => (i * 29) % 17)',
];

function sorting(name: 'sort' | 'toSorted'): BuiltinCases {
  const call = (receiver: string, comparator: string): string =>
    `const self = ${receiver}; const result = self.${name}(${comparator}); return [result === self, result, self, self.length];`;
  const long = 'Array.from({ length: 150 }, (_, i) => ({ key: (i * 37) % 11, i }))';
  return {
    builtin: `Array.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...sortable.flatMap((receiver) => comparators.map((comparator) => call(receiver, comparator))),
      ...[...likes, ...kept].map(
        (receiver) =>
          `const self = ${receiver}; let r; try { r = Array.prototype.${name}.call(self); } catch (e) { r = e; } return [r === self, r, self];`,
      ),
      ...['null', '1', "'f'", '{}', '[]', 'true', 'Symbol()'].map((comparator) => `[2, 1].${name}(${comparator})`),
      `${long}.${name}((a, b) => a.key - b.key).map(o => o.key + ':' + o.i).join(' ')`,
      `Array.from({ length: 200 }, (_, i) => (i * 7919) % 200).${name}().join()`,
      `Array.from({ length: 200 }, (_, i) => (i * 7919) % 200).${name}((a, b) => b - a).join()`,
      `const log = []; [4, 2, 3, 1].${name}((a, b) => { log.push(a + ',' + b); return a - b; }); return log;`,
      `const log = []; [1, 2, 3, 5, 4].${name}((a, b) => { log.push(a + ',' + b); return a - b; }); return log;`,
      `const log = []; [5, 4, 3, 9, 1, 1].${name}((a, b) => { log.push(a + ',' + b); return a - b; }); return log;`,
      `const log = []; Array.from({ length: 30 }, (_, i) => (i * 11) % 31).${name}((a, b) => { log.push(a + ',' + b); return a - b; }); return log.join(' ');`,
      `const self = [3, 1, 2]; try { self.${name}(() => { throw new RangeError('inside'); }); } catch (e) { return [e.message, self]; }`,
      `const self = [3, 1, 2]; return [self.${name}((a, b) => { self.length = 0; return a - b; }), self];`,
      `const self = [3, 1, 2]; return [self.${name}((a, b) => { self.push(0); return a - b; }).length > 2, self.slice(0, 3)];`,
      `[Symbol('a'), 1].${name}()`,
      `[{ toString() { return 'b'; } }, 'a', { toString() { return 'c'; } }].${name}().map(String)`,
      `[1, 2].${name}(function () { return this === undefined ? 1 : -1; })`,
      `Array.prototype.${name}.length`,
      `class A extends Array {} return new A(2, 1, 3).${name}() instanceof A;`,
    ],
  };
}

export const sortCases: readonly BuiltinCases[] = [sorting('sort'), sorting('toSorted')];
