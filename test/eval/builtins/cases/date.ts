/** Date, at fixed times. */

import { calls, numbers, traced, type BuiltinCases } from './case.js';

const times = ['0', '-1', '1e12', '951782400000', '8.64e15', 'NaN', '-62198755200000', '1709164800123.9'].map(
  (time) => `new Date(${time})`,
);

const fields = ['Date', 'FullYear', 'Hours', 'Milliseconds', 'Minutes', 'Month', 'Seconds'];

const getters = [
  ...fields.flatMap((field) => [`get${field}`, `getUTC${field}`]),
  'getDay',
  'getUTCDay',
  'getTime',
  'getTimezoneOffset',
  'getYear',
  'valueOf',
  'toISOString',
  'toString',
  'toDateString',
  'toTimeString',
  'toUTCString',
  'toGMTString',
  'toJSON',
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
];

const setters = [...fields.flatMap((field) => [`set${field}`, `setUTC${field}`]), 'setTime', 'setYear'];

const odd = ['undefined', 'null', '1', "'x'", '{}', '[]'];

export const dateCases: readonly BuiltinCases[] = [
  {
    builtin: 'Date',
    status: 'symbolic',
    snippets: [
      ...numbers.filter((n) => n !== '').map((n) => `new Date(${n}).getTime()`),
      ...[
        "'2020-02-30'",
        "'2020-02-29'",
        "'2020-01-01T00:00:00Z'",
        "'2020-01-01T00:00'",
        "'nonsense'",
        "'Tue Mar 01 2022'",
        "'1/2/2003'",
        '2020, 1',
        '2020, 1, 29, 23, 59, 59, 999',
        '99, 0',
        '100, 0',
        '2020, NaN',
        '2020, undefined',
        "'2020', '1'",
        '2020, 0, 1, 0, 0, 0, 0, 5',
        '2020, { valueOf() { return 3; } }',
        "2020, Symbol('m')",
      ].map((list) => `new Date(${list}).getTime()`),
      'const d = new Date(5); return [new Date(d).getTime(), new Date(d) === d]',
      'typeof Date()',
      'typeof new Date()',
      'Object.prototype.toString.call(new Date(0))',
      'Date.length',
      'new Date(0) instanceof Date',
      'class D extends Date { year() { return this.getUTCFullYear(); } } return [new D(0).year(), new D(0) instanceof Date]',
      'new Date(2) - new Date(1)',
      'new Date(2) > new Date(1)',
      'new Date(0) + 1 === new Date(0).toString() + "1"',
      '`${new Date(NaN)}`',
      'Date.prototype.constructor === Date',
      'Date.prototype.getTime()',
      traced("new Date(number('year', 2020), number('month', 1), number('day', 2)).getMonth()"),
      traced("new Date(text('date', '2020-01-01')).getTime()"),
      'new Date({ [Symbol.toPrimitive](hint) { return hint; } }).getTime()',
    ],
  },
  {
    builtin: 'Date.now',
    status: 'concrete',
    snippets: [
      'typeof Date.now()',
      'Date.now() > 1.6e12',
      'Number.isInteger(Date.now())',
      'Math.abs(new Date() - Date.now()) < 10000',
      'Date.now.length',
    ],
  },
  {
    builtin: 'Date.parse',
    status: 'symbolic',
    snippets: calls(['Date'], 'parse', [
      "'2020-01-01'",
      "'2020-01-01T12:30:00.5Z'",
      "'2020-01-01T12:30:00+01:00'",
      "'x'",
      "''",
      '',
      '2020',
      'null',
      '{}',
      "{ toString() { return '1999'; } }",
      "Symbol('d')",
      "'Thu, 01 Jan 1970 00:00:00 GMT'",
    ]),
  },
  {
    builtin: 'Date.UTC',
    status: 'symbolic',
    snippets: [
      ...calls(['Date'], 'UTC', [
        ...numbers,
        '2020, 1',
        '2020, 1, 29',
        '2020, 13, 32, 25, 61, 61, 1001',
        '99, 1',
        '2020, 1, 1, 1, 1, 1, 1, 1',
        '2020, {}',
      ]),
      'Date.UTC.length',
    ],
  },
  ...getters.map((name): BuiltinCases => ({
    builtin: `Date.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls(times, name, ['']),
      ...odd.filter(() => name !== 'toJSON').map((value) => `Date.prototype.${name}.call(${value})`),
      `Date.prototype.${name}.length`,
    ],
  })),
  ...setters.map((name): BuiltinCases => ({
    builtin: `Date.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...[
        '',
        '0',
        '5',
        '-1',
        '1.9',
        'NaN',
        '1e9',
        'undefined',
        "'7'",
        'null',
        '1, 2',
        '1, 2, 3',
        '1, 2, 3, 4',
        '{ valueOf() { return 2; } }',
        "Symbol('x')",
      ].map(
        (list) => `const d = new Date(951782400000); const result = d.${name}(${list}); return [result, d.getTime()]`,
      ),
      `const d = new Date(NaN); return [d.${name}(1), d.getTime()]`,
      ...odd.map((value) => `Date.prototype.${name}.call(${value}, 1)`),
      `Date.prototype.${name}.length`,
    ],
  })),
  {
    builtin: 'Date.prototype.toJSON',
    status: 'symbolic',
    snippets: [
      'JSON.stringify({ d: new Date(0) })',
      'JSON.stringify([new Date(NaN)])',
      'Date.prototype.toJSON.call({ toISOString() { return "iso"; }, valueOf() { return 1; } })',
      'Date.prototype.toJSON.call({ valueOf() { return Infinity; } })',
      'Date.prototype.toJSON.call({ valueOf() { return 1; } })',
      'Date.prototype.toJSON.call(null)',
    ],
  },
  {
    builtin: 'Date.prototype[Symbol.toPrimitive]',
    status: 'symbolic',
    snippets: [
      "new Date(0)[Symbol.toPrimitive]('number')",
      "new Date(0)[Symbol.toPrimitive]('string') === new Date(0).toString()",
      "new Date(0)[Symbol.toPrimitive]('default') === new Date(0).toString()",
      "new Date(0)[Symbol.toPrimitive]('x')",
      'new Date(0)[Symbol.toPrimitive]()',
      'new Date(0)[Symbol.toPrimitive]({})',
      ...odd.map((value) => `Date.prototype[Symbol.toPrimitive].call(${value}, 'number')`),
      "Date.prototype[Symbol.toPrimitive].call({ valueOf() { return 3; } }, 'number')",
      "Date.prototype[Symbol.toPrimitive].call({ valueOf() { return {}; }, toString() { return {}; } }, 'number')",
      'Date.prototype[Symbol.toPrimitive].name',
    ],
  },
  {
    builtin: 'Date.prototype.toLocaleString with options',
    status: 'refused',
    snippets: ["new Date(0).toLocaleDateString('en', { year: 'numeric' })", 'new Date(0).toLocaleString([])'],
  },
];
