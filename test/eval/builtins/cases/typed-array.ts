/** The typed arrays: constructors, statics, elements as properties, and the methods that do not call back. */

import { numbers, type BuiltinCases } from './case.js';
import { BIG_TYPES, TYPES, others, typedArrays, typedMethod } from './typed-shared.js';

const positions = ['', '0', '1', '-1', '2, 1', '1, 3', '-2, -1', '5', "'1'", 'NaN', 'undefined, 2', '0.9, 1.9'];

function constructor_(name: string): BuiltinCases {
  const isBig = name.startsWith('Big');
  const values = isBig
    ? [
        '0n',
        '1n',
        '-1n',
        '2n ** 63n',
        '2n ** 64n + 5n',
        '-(2n ** 63n) - 1n',
        "'12'",
        'true',
        '1',
        "'x'",
        'null',
        '{}',
        '[3n]',
      ]
    : [
        ...numbers.filter((value) => value !== ''),
        '127',
        '128',
        '-129',
        '255.5',
        '254.5',
        '256',
        '65535.9',
        '16777217',
        '1e-46',
        '0.1',
      ];
  const list = isBig ? '[1n, 2n, 300n]' : '[1, 2, 300]';
  return {
    builtin: name,
    status: 'symbolic',
    snippets: [
      ...values.map((value) => `const a = new ${name}(1); a[0] = ${value}; return a;`),
      ...['', '0', '3', '-1', '1.9', "'2'", 'undefined', 'null', 'true', 'NaN', '1n', 'Symbol()', '2 ** 53'].map(
        (length) => `new ${name}(${length})`,
      ),
      ...[
        list,
        `new Set(${list})`,
        `new ${name}(${list})`,
        '{ length: 2 }',
        '{}',
        '[,]',
        "'ab'",
        '() => 1',
        'new Map()',
      ].map((source) => `new ${name}(${source})`),
      ...[
        '',
        ', 8',
        ', 8, 1',
        ', 0, 2',
        ', 1',
        ', -8',
        ', 24',
        ', 16, 5',
        ', 0, -1',
        ", '8', '1'",
        ', undefined, 1',
      ].map(
        (rest) =>
          `const b = new ArrayBuffer(16); const a = new ${name}(b${rest}); return [a, a.byteOffset, a.byteLength, a.buffer === b];`,
      ),
      `new ${name}(new ArrayBuffer(7))`,
      `new ${name}(new Uint8Array([1, 200]))`,
      `new ${name}(new Float64Array([1.5, NaN, -1]))`,
      `new ${name}(new BigInt64Array([1n, -1n]))`,
      `${name}(2)`,
      `[${name}.BYTES_PER_ELEMENT, ${name}.prototype.BYTES_PER_ELEMENT, ${name}.name, ${name}.length]`,
      `Object.prototype.toString.call(new ${name}(1)) + new ${name}(2)`,
      `class Own extends ${name} { constructor(n) { super(n); this.own = 1; } } const a = new Own(2); return [a, a instanceof ${name}, a.length, String(a.map(x => x).constructor.name)];`,
      `new ${name}({ [Symbol.iterator]: 5 })`,
      `new ${name}({ get length() { throw new RangeError('no length'); } })`,
    ],
  };
}

const elements: BuiltinCases = {
  builtin: 'typed arrays: elements',
  status: 'symbolic',
  snippets: [
    ...[
      '0',
      "'1'",
      '2',
      '-1',
      "'-0'",
      '-0',
      '1.5',
      "'1.0'",
      "'1e0'",
      'NaN',
      "'Infinity'",
      "'x'",
      "'00'",
      '2 ** 32',
      'Symbol.iterator',
    ].flatMap((key) => [
      `const a = new Uint8Array([5, 6]); return [a[${key}] === undefined, ${key} in a, Object.hasOwn(a, ${key})];`,
      `const a = new Uint8Array([5, 6]); a[${key}] = 9; return [a, Reflect.ownKeys(a)];`,
      `const a = new Uint8Array([5, 6]); try { return [delete a[${key}], a]; } catch (e) { return [e.name, e.message, a]; }`,
      `const a = new Uint8Array([5, 6]); return [Reflect.set(a, ${key}, 9), Reflect.get(a, ${key}) === 9, Reflect.deleteProperty(a, ${key}), Reflect.has(a, ${key})];`,
      `const a = new Uint8Array([5, 6]); return [Reflect.defineProperty(a, ${key}, { value: 7 }), a];`,
      `Object.getOwnPropertyDescriptor(new Uint8Array([5, 6]), ${key})`,
    ]),
    ...[
      'value: 300',
      'value: 1, writable: false',
      'get() { return 1; }',
      'value: 1, configurable: false',
      'enumerable: false',
      'value: 1n',
      'writable: true',
      'value: 1, writable: true, enumerable: true, configurable: true',
      'value: { valueOf() { return 8; } }',
    ].map(
      (descriptor) =>
        `const a = new Uint8Array(1); try { Object.defineProperty(a, 0, { ${descriptor} }); } catch (e) { return [e.name, e.message, a]; } return a;`,
    ),
    "Object.defineProperty(new Uint8Array(1), '1', { value: 1 })",
    "Object.defineProperty(new Uint8Array(1), 'x', { get: () => 5 }).x",
    'const a = new Uint8Array(1); a[5] = 1n;',
    'const a = new Uint8Array(1); a[5] = Symbol();',
    'const a = new Uint8Array(1); let asked = 0; a[5] = { valueOf() { asked++; return 1; } }; a.y = 2; return [a, asked];',
    "const a = new Uint8Array([1, 2]); a.z = 1; a[Symbol.for('s')] = 2; return [Object.keys(a), Object.values(a), Object.entries(a), JSON.stringify(a), { ...a }];",
    'const keys = []; for (const key in Object.assign(new Int8Array(2), { b: 1, a: 2 })) keys.push(key); return keys;',
    'JSON.stringify({ a: new Float64Array([1.5, NaN]), b: new ArrayBuffer(2), c: new DataView(new ArrayBuffer(1)) }, null, 1)',
    'JSON.stringify(new BigInt64Array(1))',
    'const o = Object.create(new Uint8Array([7])); o[0] = 3; o[5] = 1; o.x = 2; return [Object.keys(o), o[0], o[5]];',
    'Reflect.set(new Uint8Array(1), 0, 5, {})',
    'const o = {}; Reflect.set(new Uint8Array(2), 1, 5, o); Reflect.set(new Uint8Array(2), 7, 5, o); return o;',
    'const a = Object.preventExtensions(new Uint8Array(1)); a[0] = 5; a[7] = 5; try { a.x = 1; } catch (e) { return [e.message, a]; }',
    'Object.freeze(new Uint8Array(1))',
    'Object.isFrozen(Object.freeze(new Uint8Array(0)))',
    'const a = Object.preventExtensions(new Uint8Array(1)); return [Object.isFrozen(a), Object.isSealed(a), Object.isExtensible(a)];',
    'new Uint8Array(1).length = 5',
    ...[
      'slice',
      'concat',
      'map',
      'filter',
      'indexOf',
      'join',
      'reverse',
      'sort',
      'fill',
      'push',
      'pop',
      'splice',
      'flat',
      'at',
      'includes',
      'copyWithin',
    ].map(
      (name) =>
        `const a = new Int8Array([3, 1, 2]); try { return [Array.prototype.${name}.call(a, ${name === 'map' || name === 'filter' ? 'x => x > 1' : name === 'sort' ? 'undefined' : '1'}), a]; } catch (e) { return [e.name, e.message, a]; }`,
    ),
    'const a = new Uint8Array([1, 2, 3]); const [x, ...y] = a; return [x, y, [...a], Array.from(a, v => v * 2), Math.max(...a)];',
    'let sum = 0; for (const v of new Float32Array([0.5, 1.1])) sum += v; return sum;',
    'const a = new Uint8Array([1, 2, 3]); const seen = []; for (const v of a) { seen.push(v); a[2] = 9; } return seen;',
    'const b = new ArrayBuffer(8); const i = new Int32Array(b); const u = new Uint8Array(b); i[0] = -2; u[4] = 1; u[7] = 128; return [i, u];',
    'const b = new ArrayBuffer(8); const f = new Float64Array(b); f[0] = 1.5; const u = new Uint32Array(b); u[1] ^= 1 << 31; return [f, u, new Float32Array(b), new BigUint64Array(b)];',
    'const b = new ArrayBuffer(6); new Uint16Array(b).set([1, 2, 65535]); return [new Int8Array(b), new Uint8ClampedArray(b), new Int16Array(b, 2), new Int32Array(b, 0, 1)];',
    'const b = new ArrayBuffer(8); new BigInt64Array(b)[0] = -5n; new Int16Array(b)[1] = 7; return [new BigInt64Array(b), new BigUint64Array(b), new Float64Array(b)];',
    'const b = new ArrayBuffer(4); const s = new Int8Array(b); s[0] = -1; new Uint8ClampedArray(b)[1] = 300; return [s, new Uint8Array(b), new Uint8ClampedArray(b)];',
  ],
};

const TYPED_ARRAY = 'Object.getPrototypeOf(Uint8Array)';

const furniture: readonly BuiltinCases[] = [
  {
    builtin: 'TypedArray',
    status: 'symbolic',
    snippets: [
      ...['', '1', '[]', 'new ArrayBuffer(1)'].flatMap((list) => [
        `${TYPED_ARRAY}(${list})`,
        `new (${TYPED_ARRAY})(${list})`,
      ]),
      ...[...TYPES, ...BIG_TYPES].map(
        (name) =>
          `[Object.getPrototypeOf(${name}) === ${TYPED_ARRAY}, Object.getPrototypeOf(${name}.prototype) === ${TYPED_ARRAY}.prototype]`,
      ),
      `class Own extends ${TYPED_ARRAY} {} new Own();`,
    ],
  },
  {
    builtin: 'TypedArray[Symbol.species]',
    status: 'symbolic',
    snippets: [
      ...[...TYPES, ...BIG_TYPES].map((name) => `${name}[Symbol.species] === ${name}`),
      ...['slice(1)', 'map(x => x)', 'filter(x => true)', 'subarray(1)'].flatMap((call) =>
        [
          'Int16Array',
          'Array',
          'BigInt64Array',
          '5',
          'null',
          'undefined',
          'function () { return new Uint8Array(1); }',
          'function () { return {}; }',
        ].map(
          (species) =>
            `class Own extends Uint8Array { static get [Symbol.species]() { return ${species}; } } const r = new Own([1, 2, 300]).${call}; return [r, r.constructor.name];`,
        ),
      ),
      'const a = new Uint8Array(2); a.constructor = undefined; return a.slice();',
      'const a = new Uint8Array(2); a.constructor = 5; return a.slice();',
      'const a = new Uint8Array(2); a.constructor = {}; return a.map(x => x + 1);',
    ],
  },
];

function getter(name: string): BuiltinCases {
  return {
    builtin: `TypedArray.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...typedArrays.map(
        (receiver) =>
          `const v = (${receiver}).${name}; return typeof v === 'object' ? [v instanceof ArrayBuffer, v.byteLength] : v;`,
      ),
      ...[...TYPES, ...BIG_TYPES].map(
        (type) => `const v = new ${type}(3).${name}; return typeof v === 'object' ? v.byteLength : v;`,
      ),
      ...others.map(
        (receiver) => `Object.getOwnPropertyDescriptor(${TYPED_ARRAY}.prototype, '${name}').get.call(${receiver})`,
      ),
      `Uint8Array.prototype.${name}`,
      `try { new Uint8Array(2).${name} = 5; } catch (e) { return e.name + e.message; }`,
      `Object.getOwnPropertyDescriptor(${TYPED_ARRAY}.prototype, '${name}')`,
    ],
  };
}

const statics: readonly BuiltinCases[] = [
  {
    builtin: 'TypedArray.of',
    status: 'symbolic',
    snippets: [
      ...TYPES.flatMap((name) => [`${name}.of(1, -1, 300.7)`, `${name}.of()`]),
      'BigInt64Array.of(1n)',
      'BigInt64Array.of(1)',
      ...['{}', 'Array', 'undefined', '() => 1', 'function () { return new Uint8Array(1); }'].map(
        (self) => `Uint8Array.of.call(${self}, 1, 2)`,
      ),
      'class Own extends Uint8Array {} return Own.of(1).constructor.name;',
    ],
  },
  {
    builtin: 'TypedArray.from',
    status: 'symbolic',
    snippets: [
      ...TYPES.flatMap((name) => [`${name}.from([1, -1, 300.7])`, `${name}.from(new Set([1, 2]))`]),
      ...[
        "'123'",
        '5',
        'null',
        'undefined',
        '{ length: 2, 0: 3 }',
        '{}',
        '[1], 5',
        '[1], null',
        '[1, 2], x => x * 200',
        '[1n]',
        'new Map([[1, 2]])',
        '{ [Symbol.iterator]: 5 }',
        'new Uint8Array([1, 2]), (v, i) => v + i',
        '[1, 2], function (v) { return v + this.n; }, { n: 5 }',
      ].map((list) => `Uint8Array.from(${list})`),
      'BigUint64Array.from([1n, -1n])',
      'BigInt64Array.from([1])',
      ...['{}', 'Array', 'undefined', 'function () { return new Uint8Array(1); }'].map(
        (self) => `Uint8Array.from.call(${self}, [1, 2])`,
      ),
      'class Own extends Int16Array {} return Own.from([1]).constructor.name;',
    ],
  },
];

const stored = ['1', '300', '-1', '0.5', "'7'", 'NaN', '1n', '{ valueOf() { return 4; } }'];

export const typedArrayCases: readonly BuiltinCases[] = [
  ...[...TYPES, ...BIG_TYPES].map(constructor_),
  elements,
  ...furniture,
  ...['buffer', 'byteLength', 'byteOffset', 'length'].map(getter),
  {
    ...getter('[Symbol.toStringTag]'),
    builtin: 'TypedArray.prototype[Symbol.toStringTag]',
    snippets: [
      ...typedArrays.map((receiver) => `(${receiver})[Symbol.toStringTag]`),
      ...[...TYPES, ...BIG_TYPES].map(
        (type) => `[new ${type}(1)[Symbol.toStringTag], ${type}.prototype[Symbol.toStringTag]]`,
      ),
      ...others.map(
        (receiver) =>
          `Object.getOwnPropertyDescriptor(${TYPED_ARRAY}.prototype, Symbol.toStringTag).get.call(${receiver})`,
      ),
    ],
  },
  ...statics,
  typedMethod('at', ['', '0', '1', '-1', '5', '-5', 'NaN', "'1'", 'Infinity', '-Infinity', '1n']),
  typedMethod('copyWithin', ['0, 1', '1, 0', '1, 0, 2', '-1, 0', '0, -2', '5', '0, 1, -1', "'1'", '1n', '0']),
  typedMethod('fill', [
    ...stored,
    '1, 1',
    '2, -1',
    '2n, 1, 2',
    '1, 5',
    'Symbol()',
    '',
    "1, '1', { valueOf() { return 2; } }",
  ]),
  typedMethod('includes', ['1', '300', 'NaN', '-0', '2n', 'undefined', '', "'1'", '1, 1', '3, -1', '5, 1n']),
  typedMethod('indexOf', ['1', '300', 'NaN', '-0', '2n', 'undefined', '', "'1'", '300, 2', '3, -1', '5, 1n']),
  typedMethod('lastIndexOf', [
    '1',
    '300',
    'NaN',
    '-0',
    '-1n',
    '',
    '300, 2',
    '300, -3',
    '3, -9',
    '300, undefined',
    '0.5, Infinity',
  ]),
  typedMethod('join', ['', "'-'", 'undefined', 'null', '5', 'Symbol()', "{ toString() { return '+'; } }"]),
  typedMethod(
    'toLocaleString',
    [''],
    [
      'new Float64Array([1234.5, -0, NaN]).toLocaleString()',
      'new BigInt64Array([1234567n]).toLocaleString()',
      'new Int32Array([1234567]).toLocaleString()',
    ],
  ),
  typedMethod('reverse', ['', '1']),
  typedMethod('toReversed', ['', '1']),
  typedMethod(
    'set',
    [
      '[1]',
      '[1, 2], 1',
      '[300, -1]',
      '[], 9',
      '[1], -1',
      '[1], 2',
      '5',
      'null',
      "'12'",
      '',
      '[1n]',
      'new Uint8Array([1, 2])',
      'new Float32Array([1.7]), 1',
      'new BigInt64Array([7n])',
      '{ length: 2, 0: 1 }',
      '[{ valueOf() { return 9; } }]',
    ],
    [
      'const a = new Uint8Array([1, 2, 3, 4, 5]); a.set(a.subarray(0, 3), 1); return a;',
      'const a = new Uint8Array([1, 2, 3, 4, 5]); a.set(a.subarray(2), 0); return a;',
      'const a = new Uint16Array([1, 2, 3, 4]); a.set(new Uint8Array(a.buffer, 0, 3), 1); return a;',
      'const a = new Uint8Array([1, 2, 3, 4]); a.set(new Uint16Array(a.buffer), 2); return a;',
      "const a = new Uint8Array(3); try { a.set([1, { valueOf() { throw new Error('no'); } }, 3]); } catch (e) { return [e.message, a]; }",
    ],
  ),
  typedMethod('slice', positions, [
    'const a = new Uint8Array([1, 2, 3]); const b = a.slice(1); b[0] = 9; return [a, b, b.buffer.byteLength];',
  ]),
  typedMethod('subarray', positions, [
    'const a = new Uint8Array([1, 2, 3]); const b = a.subarray(1); b[0] = 9; return [a, b, b.buffer === a.buffer, b.byteOffset];',
    'const a = new Uint16Array([1, 2, 3, 4]); const b = a.subarray(1).subarray(1, 2); return [b, b.byteOffset, b.length];',
  ]),
  typedMethod('with', [
    '0, 1',
    '1, 300',
    '-1, 5',
    '9, 1',
    '0',
    '0, 1n',
    "'1', '2'",
    '0, { valueOf() { return 3; } }',
    'NaN, 5',
    '-9, 1',
  ]),
  typedMethod('entries', ['']),
  typedMethod('keys', ['']),
  typedMethod(
    'values',
    [''],
    [
      ...typedArrays.flatMap((receiver) => [
        `[...(${receiver}).values()]`,
        `[...(${receiver}).entries()]`,
        `[...(${receiver}).keys()]`,
      ]),
      'const i = new Uint8Array([1]).values(); return [i.next(), i.next(), i.next(), Object.prototype.toString.call(i)];',
      'Uint8Array.prototype.values === Uint8Array.prototype[Symbol.iterator]',
      'Uint8Array.prototype.toString === Array.prototype.toString',
    ],
  ),
];
