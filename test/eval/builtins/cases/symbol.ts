/** Symbol and BigInt. */

import { borrowed, calls, numbers, pairs, strings, traced, type BuiltinCases } from './case.js';

const odd = ['undefined', 'null', "'1'", 'true', '1', '{}', '[]', 'new String(1)'];

export const symbolCases: readonly BuiltinCases[] = [
  {
    builtin: 'Symbol',
    status: 'symbolic',
    snippets: [
      ...calls(['globalThis'], 'Symbol', strings),
      ...calls(['globalThis'], 'Symbol', strings).map((call) => `${call}.description`),
      'new Symbol()',
      "Symbol('a') === Symbol('a')",
      'typeof Symbol()',
      'typeof Object(Symbol())',
      "Object(Symbol('q')).description",
      "Symbol('a') + ''",
      "`${Symbol('a')}`",
      "+Symbol('a')",
      "Symbol('a') + 1",
      "!Symbol('a')",
      "const s = Symbol('k'); const o = { [s]: 1 }; return [o[s], s in o, Object.keys(o), Object.getOwnPropertySymbols(o).length]",
      "const s = Symbol('k'); return Object(s) == s",
      'Symbol.length',
      'Symbol.prototype.constructor === Symbol',
      'Object.prototype.toString.call(Symbol())',
      'class S extends Symbol {} return new S()',
    ],
  },
  {
    builtin: 'Symbol well-known symbols',
    status: 'symbolic',
    snippets: [
      'asyncIterator',
      'hasInstance',
      'isConcatSpreadable',
      'iterator',
      'match',
      'matchAll',
      'replace',
      'search',
      'species',
      'split',
      'toPrimitive',
      'toStringTag',
      'unscopables',
    ].flatMap((name) => [`Symbol.${name}.toString()`, `Object.getOwnPropertyDescriptor(Symbol, '${name}').writable`]),
  },
  {
    builtin: 'Symbol.for',
    status: 'symbolic',
    snippets: [
      ...calls(['Symbol'], 'for', strings).map((call) => `${call}.description`),
      "Symbol.for('x') === Symbol.for('x')",
      "Symbol.for('x') === Symbol('x')",
      'Symbol.for.length',
    ],
  },
  {
    builtin: 'Symbol.keyFor',
    status: 'concrete',
    snippets: [
      ...calls(['Symbol'], 'keyFor', numbers),
      "Symbol.keyFor(Symbol.for('y'))",
      "Symbol.keyFor(Symbol('y'))",
      'Symbol.keyFor(Symbol.iterator)',
      "Symbol.keyFor(Object(Symbol.for('y')))",
    ],
  },
  ...['toString', 'valueOf'].map((name): BuiltinCases => ({
    builtin: `Symbol.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      `Symbol('a').${name}()`,
      `Symbol().${name}()`,
      `Object(Symbol('b')).${name}()`,
      `Symbol.iterator.${name}()`,
      ...borrowed('Symbol.prototype', name, odd, ['']),
      `Symbol.prototype.${name}.length`,
    ],
  })),
  {
    builtin: 'Symbol.prototype.description',
    status: 'symbolic',
    snippets: [
      "Symbol('a').description",
      'Symbol().description',
      "Symbol('').description",
      'Symbol(undefined).description',
      'Symbol.iterator.description',
      "Object(Symbol('c')).description",
      'Symbol.prototype.description',
      "Reflect.get(Symbol.prototype, 'description', {})",
      "typeof Object.getOwnPropertyDescriptor(Symbol.prototype, 'description').get",
    ],
  },
  {
    builtin: 'Symbol.prototype[Symbol.toPrimitive]',
    status: 'symbolic',
    snippets: [
      "Symbol('a')[Symbol.toPrimitive]()",
      "Object(Symbol('a'))[Symbol.toPrimitive]('number')",
      ...borrowed('Symbol.prototype', '[Symbol.toPrimitive]', odd, ['']),
      'Symbol.prototype[Symbol.toPrimitive].name',
      'Object.getOwnPropertyDescriptor(Symbol.prototype, Symbol.toPrimitive).writable',
      'Symbol.prototype[Symbol.toStringTag]',
    ],
  },
];

const bigints = ['0n', '1n', '-1n', '255n', '2n ** 64n', '-(2n ** 63n)', 'Object(7n)'];

export const bigintCases: readonly BuiltinCases[] = [
  {
    builtin: 'BigInt',
    status: 'symbolic',
    snippets: [
      ...calls(['globalThis'], 'BigInt', [
        ...numbers,
        ...strings,
        "'0x1f'",
        "'0b11'",
        "'-5'",
        "'+5'",
        "'1e3'",
        "' 7 '",
        "'1n'",
        "'-0x1'",
      ]),
      'new BigInt(1)',
      'typeof BigInt(1)',
      'typeof Object(1n)',
      'BigInt.length',
      'Object.prototype.toString.call(1n)',
      'BigInt.prototype.constructor === BigInt',
      '10n ** 20n + BigInt(5)',
      '1n + 1',
      '1n < 2',
      "2n == '2'",
    ],
  },
  ...['asIntN', 'asUintN'].map((name): BuiltinCases => ({
    builtin: `BigInt.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls(
        ['BigInt'],
        name,
        pairs(
          ['0', '1', '8', '64', '65', '-1', '1.5', 'NaN', "'8'", '2 ** 53', 'undefined', '{ valueOf() { return 8; } }'],
          [...bigints, "'300'", 'true', '300', 'null', "Symbol('b')", '{ valueOf() { return 300n; } }'],
        ),
      ),
      traced(`BigInt.${name}(number('bits', 8), text('bigint', '300'))`),
      `BigInt.${name}.length`,
    ],
  })),
  {
    builtin: 'BigInt.prototype.toString',
    status: 'symbolic',
    snippets: [
      ...calls(bigints, 'toString', [
        '',
        '2',
        '10',
        '16',
        '36',
        '1',
        '37',
        'undefined',
        'null',
        "'8'",
        'NaN',
        '{ valueOf() { return 3; } }',
        "Symbol('r')",
      ]),
      ...borrowed('BigInt.prototype', 'toString', odd, ['']),
      'BigInt.prototype.toString.length',
    ],
  },
  {
    builtin: 'BigInt.prototype.valueOf',
    status: 'symbolic',
    snippets: [...calls(bigints, 'valueOf', ['']), ...borrowed('BigInt.prototype', 'valueOf', odd, [''])],
  },
  {
    builtin: 'BigInt.prototype.toLocaleString',
    status: 'symbolic',
    snippets: [
      ...calls(bigints, 'toLocaleString', ['', "'en-US'", "'de'"]),
      ...borrowed('BigInt.prototype', 'toLocaleString', odd, ['']),
    ],
  },
];
