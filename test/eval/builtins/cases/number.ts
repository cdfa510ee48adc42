/** Number, Boolean and the global functions about numbers. */

import { borrowed, calls, numbers, pairs, strings, traced, type BuiltinCases } from './case.js';

const some = [
  '0',
  '-0',
  '1',
  '-1.5',
  '0.1 + 0.2',
  '123.456',
  '1e21',
  '1.005',
  '-1.5e-9',
  '5e-324',
  '2 ** 53',
  '1.7976931348623157e308',
  'NaN',
  'Infinity',
  '-Infinity',
  '255',
  'Object(7)',
];

const odd = ['undefined', 'null', "'1'", 'true', '1n', '{}', '[]', "Symbol('r')", 'new String(1)', 'new Boolean(true)'];

const digits = [
  '',
  '0',
  '1',
  '2',
  '10',
  '20',
  '36',
  '100',
  '101',
  '-1',
  '1.9',
  'NaN',
  'Infinity',
  'undefined',
  'null',
  "'2'",
  '{}',
  '1n',
  "Symbol('d')",
  '{ valueOf() { return 3; } }',
];

const more = [
  "'12px'",
  "'  42  '",
  "'-0'",
  "'1e3'",
  "'.5'",
  "'0b11'",
  "'0o17'",
  "'-0x1F'",
  "'Infinityx'",
  "'-Infinity'",
  "'+7'",
  "'--7'",
  "'1_000'",
  "'\\u00a09'",
  "'9007199254740993'",
  "'123n'",
  "'e5'",
];

export const numberCases: readonly BuiltinCases[] = [
  {
    builtin: 'Number',
    status: 'symbolic',
    snippets: [
      ...calls(['globalThis'], 'Number', [...numbers, ...strings, ...more]),
      'typeof new Number(1)',
      "new Number('2') + 1",
      'new Number() + 0',
      "new Number(Symbol('n'))",
      'new Number({ valueOf() { return 4n; } }).valueOf()',
      'Object.prototype.toString.call(new Number(1))',
      'class N extends Number { plus(n) { return this + n; } } return [new N(2).plus(3), new N(1) instanceof Number, new N(5).toFixed(1)]',
      'Number.prototype.valueOf()',
      'Number.prototype.constructor === Number',
      'Number.length',
      'Reflect.ownKeys(Number.prototype).length',
    ],
  },
  {
    builtin: 'Number constants',
    status: 'symbolic',
    snippets: [
      'Number.EPSILON',
      'Number.MAX_SAFE_INTEGER',
      'Number.MAX_VALUE',
      'Number.MIN_SAFE_INTEGER',
      'Number.MIN_VALUE',
      'Number.NaN',
      'Number.NEGATIVE_INFINITY',
      'Number.POSITIVE_INFINITY',
      'Number.MAX_VALUE = 1',
      ...['EPSILON', 'MAX_SAFE_INTEGER', 'MAX_VALUE', 'MIN_SAFE_INTEGER', 'MIN_VALUE', 'NaN', 'POSITIVE_INFINITY'].map(
        (name) => `Object.getOwnPropertyDescriptor(Number, '${name}')`,
      ),
      'delete Number.NaN',
      'Number.MAX_VALUE * 2',
      'Number.MIN_VALUE / 2',
      'Number.MAX_SAFE_INTEGER + 2',
    ],
  },
  ...['isFinite', 'isInteger', 'isNaN', 'isSafeInteger'].map((name): BuiltinCases => ({
    builtin: `Number.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls(['Number'], name, [...numbers, 'new Number(1)', '2 ** 53 - 1', '2 ** 53 + 2', "'NaN'"]),
      `Number.${name}.length`,
    ],
  })),
  ...['isFinite', 'isNaN'].map((name): BuiltinCases => ({
    builtin: name,
    status: 'symbolic',
    snippets: [...calls(['globalThis'], name, [...numbers, ...more]), `${name}.length`, `${name} === Number.${name}`],
  })),
  {
    builtin: 'parseFloat',
    status: 'symbolic',
    snippets: [
      ...calls(['globalThis'], 'parseFloat', [...numbers, ...strings, ...more]),
      'parseFloat === Number.parseFloat',
      'parseFloat.length',
    ],
  },
  {
    builtin: 'parseInt',
    status: 'symbolic',
    snippets: [
      ...calls(['globalThis'], 'parseInt', [...numbers, ...strings, ...more]),
      ...calls(
        ['globalThis'],
        'parseInt',
        pairs(["'11'", "'zz'", "'0x1f'", "'7.9'", "'-12'", '15', "''", '1e21', '5e-7'], digits),
      ),
      'parseInt === Number.parseInt',
      traced("parseInt(text('string', '12'), number('radix', 8))"),
      "['1', '2', '3'].map(parseInt)",
    ],
  },
  ...['toFixed', 'toPrecision', 'toExponential', 'toString'].map((name): BuiltinCases => ({
    builtin: `Number.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls(some, name, digits),
      ...borrowed('Number.prototype', name, odd, ['', '2']),
      traced(`Number.prototype.${name}.call('x', number('digits', 2))`),
      traced(`(12.25).${name}(number('digits', 2))`),
      `Number.prototype.${name}.length`,
    ],
  })),
  {
    builtin: 'Number.prototype.toLocaleString',
    status: 'symbolic',
    snippets: [
      ...calls(some, 'toLocaleString', ['', 'undefined', "'en-US'", "'de'"]),
      ...borrowed('Number.prototype', 'toLocaleString', odd, ['']),
    ],
  },
  {
    builtin: 'Number.prototype.toLocaleString with options',
    status: 'refused',
    snippets: ["(1).toLocaleString('en', { style: 'percent' })", '(1).toLocaleString([])'],
  },
  {
    builtin: 'Number.prototype.valueOf',
    status: 'symbolic',
    snippets: [...calls(some, 'valueOf', ['']), ...borrowed('Number.prototype', 'valueOf', odd, [''])],
  },
];

export const booleanCases: readonly BuiltinCases[] = [
  {
    builtin: 'Boolean',
    status: 'symbolic',
    snippets: [
      ...calls(['globalThis'], 'Boolean', [...numbers, ...strings]),
      'typeof new Boolean(false)',
      'new Boolean(false) ? 1 : 2',
      'new Boolean(0).valueOf()',
      "new Boolean(1) + ''",
      'Object.prototype.toString.call(new Boolean(0))',
      'class B extends Boolean {} return new B(1).valueOf()',
      'Boolean.prototype.valueOf()',
      'Boolean.length',
      "[0, 1, '', 'a', null].filter(Boolean)",
    ],
  },
  ...['toString', 'valueOf'].map((name): BuiltinCases => ({
    builtin: `Boolean.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls(['true', 'false', 'new Boolean(true)'], name, ['', '1']),
      ...borrowed(
        'Boolean.prototype',
        name,
        ['undefined', 'null', "'1'", '1', '1n', '{}', '[]', "Symbol('r')", 'new String(1)'],
        [''],
      ),
    ],
  })),
];
