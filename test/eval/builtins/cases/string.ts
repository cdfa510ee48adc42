/** String: constructor, statics and the methods that work on text alone. */

import { borrowed, calls, numbers, oddReceivers, pairs, strings, texts, traced, type BuiltinCases } from './case.js';

const few = ['', '0', '1', '-1', "'a'", 'undefined'];

function onNumber(name: string): BuiltinCases {
  return {
    builtin: `String.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls(texts, name, numbers),
      ...borrowed('String.prototype', name, oddReceivers, few),
      traced(`String.prototype.${name}.call(text('self', 'abc'), number('first', 1), number('second', 2))`),
      `String.prototype.${name}.length`,
      `String.prototype.${name}.name`,
    ],
  };
}

function onTwoNumbers(name: string): BuiltinCases {
  const positions = ['0', '1', '2', '-1', '-2', '5', 'NaN', '-Infinity', 'Infinity', 'undefined', "'1'", '1.9', 'null'];
  const one = onNumber(name);
  return { ...one, snippets: [...one.snippets, ...calls(texts, name, pairs(positions, positions))] };
}

function onString(name: string): BuiltinCases {
  const places = ['0', '1', '2', '-1', '10', 'NaN', 'Infinity', 'undefined', '{ valueOf() { return 1; } }'];
  return {
    builtin: `String.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls(["'abcabc'", "''", "'a😀bundefined'"], name, strings),
      ...calls(["'abcabc'", "''"], name, pairs(["'a'", "'bc'", "''", "'c'"], places)),
      ...borrowed('String.prototype', name, oddReceivers, ["'a'", "''", '']),
      ...(['includes', 'startsWith', 'endsWith'].includes(name)
        ? calls(["'/a/abc'"], name, [
            '/a/',
            "/a/, { valueOf() { throw new Error('late'); } }",
            '{ [Symbol.match]: true }',
            "{ [Symbol.match]: false, toString() { return 'bc'; } }",
          ])
        : []),
      traced(`String.prototype.${name}.call(text('self', 'abc'), text('search', 'b'), number('position', 1))`),
      traced(`String.prototype.${name}.call(Symbol('self'), text('search', 'b'))`),
      traced(`'abc'.${name}(Symbol('search'), number('position', 1))`),
      `String.prototype.${name}.length`,
    ],
  };
}

function onNothing(name: string): BuiltinCases {
  return {
    builtin: `String.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls([...texts, "'\\n\\u00a0\\ufeff x \\u2028'", "'ΑΣ'", "'ﬁ'", "'\\ud800a\\udc00'"], name, ['', '1', '{}']),
      ...borrowed('String.prototype', name, oddReceivers, ['']),
      traced(`String.prototype.${name}.call(text('self', ' Abc '), text('ignored', ''))`),
      `String.prototype.${name}.length`,
    ],
  };
}

export const stringCases: readonly BuiltinCases[] = [
  {
    builtin: 'String',
    status: 'symbolic',
    snippets: [
      ...calls(['globalThis'], 'String', [...strings, ...numbers]),
      "typeof new String('abc')",
      "new String('abc').length",
      "new String('abc')[1]",
      'new String() + 1',
      'new String(Symbol())',
      'new String(undefined) + 1',
      "Object.prototype.toString.call(new String(''))",
      "Object.keys(new String('ab'))",
      "const s = new String('ab'); s.x = 1; return Reflect.ownKeys(s)",
      "const s = new String('ab'); s[0] = 'c'",
      "const s = new String('ab'); s.length = 1",
      "class S extends String { twice() { return this + this; } } return [new S('ab').twice(), new S('ab').length, new S('x') instanceof String, String(new S('q'))]",
      'String.length',
      'String.name',
      'String.prototype.constructor === String',
      "String.prototype + ''",
      'String.prototype.length',
      "typeof 'abc'.valueOf",
      "'abc'.constructor === String",
      "'abc'.undefinedProperty",
      "'abc'['1']",
      "'abc'[-1]",
      "'abc'['01']",
    ],
  },
  {
    builtin: 'String.fromCharCode',
    status: 'symbolic',
    snippets: [
      ...calls(['String'], 'fromCharCode', numbers),
      'String.fromCharCode(97, 98, 99)',
      'String.fromCharCode(65536 + 97, -1, 0xd83d, 0xde00)',
      traced("String.fromCharCode(number('a', 97), number('b', 98))"),
      'String.fromCharCode.length',
    ],
  },
  {
    builtin: 'String.fromCodePoint',
    status: 'symbolic',
    snippets: [
      ...calls(['String'], 'fromCodePoint', numbers),
      'String.fromCodePoint(97, 0x1f600, 99)',
      'String.fromCodePoint(0x110000)',
      traced("String.fromCodePoint(number('a', 97), number('b', 1.5), number('c', 99))"),
      'String.fromCodePoint.length',
    ],
  },
  {
    builtin: 'String.raw',
    status: 'symbolic',
    snippets: [
      'String.raw`a\\n${1}b\\u0041${[2, 3]}`',
      "String.raw({ raw: 'abc' }, 1, 2, 3)",
      "String.raw({ raw: ['x', 'y'] })",
      "String.raw({ raw: { length: 2, 0: 'p', 1: 'q' } }, '-')",
      'String.raw({ raw: [] }, 1)',
      "String.raw({ raw: { length: '2', 0: 1, 1: null } }, undefined)",
      'String.raw()',
      'String.raw(null)',
      'String.raw({})',
      "String.raw({ raw: [Symbol('x')] })",
      "String.raw({ raw: ['a', 'b'] }, Symbol('x'))",
      "String.raw({ raw: 'ab' }, { toString() { return 'o'; } })",
      'String.raw({ raw: { length: -1 } }, 1)',
      'String.raw({ raw: { length: NaN } }, 1)',
      'String.raw.length',
      traced("String.raw({ raw: [text('a', 'A'), text('b', 'B')] }, text('s', 'S'), text('unused', 'U'))"),
    ],
  },
  ...['at', 'charAt', 'charCodeAt', 'codePointAt', 'repeat'].map(onNumber),
  ...['slice', 'substring', 'substr'].map(onTwoNumbers),
  ...['includes', 'indexOf', 'lastIndexOf', 'startsWith', 'endsWith', 'concat'].map(onString),
  ...[
    'toLowerCase',
    'toUpperCase',
    'trim',
    'trimStart',
    'trimEnd',
    'trimLeft',
    'trimRight',
    'isWellFormed',
    'toWellFormed',
    'big',
    'blink',
    'bold',
    'fixed',
    'italics',
    'small',
    'strike',
    'sub',
    'sup',
  ].map(onNothing),
  ...['anchor', 'fontcolor', 'fontsize', 'link'].map((name): BuiltinCases => ({
    builtin: `String.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls(["'t\"'"], name, [...strings, '\'"q"\'']),
      ...borrowed('String.prototype', name, oddReceivers, ["'a'"]),
    ],
  })),
  ...['toLocaleLowerCase', 'toLocaleUpperCase'].map((name): BuiltinCases => ({
    builtin: `String.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls([...texts, "'Iıİi'"], name, ['', 'undefined', "'tr'", "'en-US'", "'x_y'", "''"]),
      ...borrowed('String.prototype', name, oddReceivers, ['']),
    ],
  })),
  {
    builtin: 'String.prototype.concat',
    status: 'symbolic',
    snippets: [
      "'a'.concat(1, null, undefined, [2, [3]], {}, true)",
      "'a'.concat()",
      "''.concat('', '')",
      traced("'a'.concat(text('x', 'X'), number('y', 1))"),
    ],
  },
  {
    builtin: 'String.prototype.localeCompare',
    status: 'symbolic',
    snippets: [
      ...calls(["'abc'", "''", "'a'", "'ä'"], 'localeCompare', strings),
      ...calls(["'ä'"], 'localeCompare', ["'z', 'de'", "'z', 'sv'", "'z', undefined", "'z', 'x_y'"]),
      ...borrowed('String.prototype', 'localeCompare', oddReceivers, ["'a'"]),
    ],
  },
  {
    builtin: 'String.prototype.localeCompare with options',
    status: 'refused',
    snippets: ["'a'.localeCompare('b', [])", "'a'.localeCompare('b', 'de', { numeric: true })"],
  },
  {
    builtin: 'String.prototype.normalize',
    status: 'symbolic',
    snippets: calls(["'\\u1E9B\\u0323'", "'ä'", "'a\\u0308'", "''"], 'normalize', [
      '',
      'undefined',
      "'NFC'",
      "'NFD'",
      "'NFKC'",
      "'NFKD'",
      "'nfc'",
      'null',
      "{ toString() { return 'NFD'; } }",
      "Symbol('n')",
    ]),
  },
  ...['padStart', 'padEnd'].map((name): BuiltinCases => ({
    builtin: `String.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls(
        ["'abc'"],
        name,
        numbers.filter((n) => !/\*\*|e/.test(n) || n === 'true'),
      ),
      ...calls(["'abc'", "''"], name, pairs(['2', '3', '4', '9', '-1', 'undefined', "'8'"], strings)),
      ...borrowed('String.prototype', name, oddReceivers, ['6', "6, 'xy'"]),
      traced(`text('self', 'abc').toString().${name}(number('length', 2), text('fill', '.'))`),
      traced(`'abc'.${name}(number('length', 9), text('fill', '.'))`),
      traced(`'abc'.${name}(number('length', 2), Symbol('fill'))`),
    ],
  })),
  ...['toString', 'valueOf'].map((name): BuiltinCases => ({
    builtin: `String.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls(texts, name, ['', '1']),
      ...borrowed('String.prototype', name, [...oddReceivers, '{}', 'new Number(1)'], ['']),
    ],
  })),
  {
    builtin: 'String.prototype[Symbol.iterator]',
    status: 'symbolic',
    snippets: [
      "[...'abc']",
      "[...'a😀b\\ud83d']",
      "[...'']",
      "[...new String('ab')]",
      "const out = []; for (const c of 'x😀') out.push(c); return out",
      "const [a, , b = 9, ...rest] = 'p😀rs'; return [a, b, rest]",
      'String.prototype[Symbol.iterator].call(12).next()',
      'String.prototype[Symbol.iterator].call(null)',
      "const i = 'ab'[Symbol.iterator](); return [i.next(), i.next(), i.next(), i.next()]",
      "Object.prototype.toString.call(''[Symbol.iterator]())",
      "''[Symbol.iterator]().next.name",
      'String.prototype[Symbol.iterator].name',
      "Array.from('a😀')",
      "new Set('hello')",
      "Math.max(...'123')",
    ],
  },
];
