/** The methods of typed arrays that call back, and sorting. */

import type { BuiltinCases } from './case.js';
import { typedMethod } from './typed-shared.js';

const tests = [
  'x => x > 1',
  '(x, i) => i === 1',
  '() => true',
  '() => 0',
  '',
  '5',
  '{}',
  "() => { throw new RangeError('stop'); }",
  'function () { return this === undefined; }',
  'function () { return this.n; }, { n: 1 }',
];

/** What a callback is given, and that writing meanwhile is seen. */
function calls(name: string, result: string): readonly string[] {
  return [
    `const log = []; const a = new Uint8Array([4, 5, 6]); a.${name}((...list) => { log.push(list.map((one) => one === a ? 'array' : one)); return ${result}; }); return log;`,
    `const a = new Uint8Array([1, 2, 3]); const seen = []; a.${name}((x, i) => { seen.push(x); a[2] = 9; return ${result}; }); return [seen, a];`,
  ];
}

const comparators = [
  '',
  'undefined',
  '(a, b) => (a < b ? 1 : a > b ? -1 : 0)',
  '() => 0',
  '() => NaN',
  "() => 'x'",
  '5',
  'null',
  '() => 1n',
  "() => { throw new Error('no order'); }",
];

const reducers = [
  '(a, b) => a + b',
  '(a, b) => a + b, 0',
  "(a, b, i) => a + '|' + b + i, ''",
  '(a) => a',
  '',
  '5',
  '(a, b) => b, undefined',
  "() => { throw new Error('no'); }",
];

export const typedCallbackCases: readonly BuiltinCases[] = [
  typedMethod('every', tests, calls('every', 'true')),
  typedMethod('some', tests, calls('some', 'false')),
  typedMethod('filter', tests, calls('filter', 'x => 1')),
  typedMethod('find', tests, calls('find', 'false')),
  typedMethod('findIndex', tests, calls('findIndex', 'false')),
  typedMethod('findLast', tests, calls('findLast', 'false')),
  typedMethod('findLastIndex', tests, calls('findLastIndex', 'false')),
  typedMethod('forEach', tests, calls('forEach', 'undefined')),
  typedMethod(
    'map',
    [...tests, 'x => x', "x => '7'", 'x => -1', 'x => 300', 'x => 2n', 'x => ({ valueOf() { return 1; } })'],
    calls('map', '1'),
  ),
  typedMethod('reduce', reducers),
  typedMethod('reduceRight', reducers),
  typedMethod('sort', comparators, [
    'new Float32Array([NaN, 1, -0, 0, -Infinity, -1, NaN, 0, -0]).sort()',
    'new Int8Array([10, 9, -1, 100]).sort()',
    'new BigUint64Array([10n, 9n, 100n]).sort()',
    'Float64Array.from({ length: 80 }, (_, i) => (i * 37) % 80).sort((a, b) => b - a)',
    'const log = []; new Uint8Array([3, 1, 2]).sort((a, b) => { log.push(a, b); return a - b; }); return log;',
  ]),
  typedMethod('toSorted', comparators),
];
