/** node's Buffer. */

import { strings, type BuiltinCases } from './case.js';

/** A Buffer of six bytes is `b`; what the snippet gives and what `b` is then are compared. */
const onSix = (expressions: readonly string[]): string[] =>
  expressions.map((expression) => `const b = Buffer.from('abcdef'); return [${expression}, b];`);

const texts = ["''", "'a'", "'abc'", "'ä€😀'", "'\\ud800x'", "'7a6G1'", "'YWJj'", "'Y Q=='", "'_-+/'", "'YWJjZ'"];
const encodings = [
  ...["'utf8'", "'UTF-8'", "'hex'", "'base64'", "'base64url'", "'latin1'", "'binary'", "'ascii'", "'utf16le'"],
  ...["'ucs-2'", "'foo'", "''", 'undefined', 'null', '5'],
];
const contents = ['[]', '[0xff, 0xfe, 0x61]', '[0xe2, 0x82, 0xac, 0x80, 1]', "'héllo'", '[240, 159, 152, 128]'];
const places = ['', '0', '1', '5', '6', '7', '-1', '-6', '-7', '1.5', 'NaN', "'2'", 'undefined', 'null', 'Infinity'];

const pairs = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((a) => second.map((b) => `${a}, ${b}`));

const things = [
  ...['undefined', 'null', 'true', '5', '5n', "Symbol('s')", '() => 1', '{}', '{ length: 2, 0: 300, 1: -1 }'],
  ...["{ type: 'Buffer', data: [1, 2] }", "new String('abc')", "[1.5, '7', 'x', 256, -1]", 'new Uint16Array([1, 257])'],
  ...["{ length: 'x' }", '{ length: -1 }', "{ valueOf() { return 'ab'; } }", 'Buffer.from([1, 2])', '[1n]'],
  ...["{ [Symbol.toPrimitive](hint) { return 'ab' + hint; } }", 'new Uint8Array([1, 2])', 'new Date(NaN)', '[[5], {}]'],
];

const integers = [
  'Int8',
  'Uint8',
  'UInt8',
  ...sized('Int16'),
  ...sized('Int32'),
  ...sized('UInt16'),
  ...sized('Uint32'),
];
const limits = [
  ...['0', '1', '-1', '127', '128', '-128', '-129', '255', '256', '32767', '32768', '-32768', '-32769', '65535'],
  ...['65536', '2147483647', '2147483648', '-2147483648', '-2147483649', '4294967295', '4294967296', '2 ** 40', '1.9'],
  ...["'7'", "'x'", 'undefined', 'null', 'NaN', '-Infinity', '1e21', '1n', '{}', '-0.5'],
];

function sized(name: string): string[] {
  return [`${name}LE`, `${name}BE`];
}

const ofMany = (name: string, builtin: string, snippets: readonly string[]): BuiltinCases => ({
  builtin: `${name}.${builtin}`,
  status: 'symbolic',
  snippets,
});

const statics: readonly BuiltinCases[] = [
  ofMany('Buffer', 'from', [
    ...pairs(texts, encodings).map((given) => `Buffer.from(${given})`),
    ...things.map((thing) => `Buffer.from(${thing})`),
    ...['5', '1, 5', '1, 2', "'1'", '-1', '1, -2', '1, null', 'NaN', '4', "1, 'x'"].map(
      (rest) =>
        `const memory = new Uint8Array([1, 2, 3, 4]).buffer; const made = Buffer.from(memory, ${rest}); if (made.length > 0) made[0] = 9; return [made, new Uint8Array(memory), made.byteOffset];`,
    ),
  ]),
  ofMany('Buffer', 'alloc', [
    ...['0', '3', '-1', "'1'", '1.5', 'NaN', 'undefined'].map((size) => `Buffer.alloc(${size})`),
    ...[
      "'ab'",
      '0x1ff',
      "'YQ', 'base64'",
      "''",
      'Buffer.alloc(0)',
      'Buffer.from([1, 2])',
      "'zz', 'hex'",
      "'a', 'foo'",
    ].map((fill) => `Buffer.alloc(5, ${fill})`),
    ...['true', 'null', '{}', "'a', 5", "1, 'hex'", "'€'", 'new Uint16Array([258])'].map(
      (fill) => `Buffer.alloc(4, ${fill})`,
    ),
  ]),
  ...['allocUnsafe', 'allocUnsafeSlow'].map((name) =>
    ofMany('Buffer', name, [
      ...places.filter((place) => place !== 'Infinity').map((size) => `Buffer.${name}(${size}).length`),
      ...['1', '2', '3', '4', '8', '9', '100', '1000'].map((size) => `Buffer.${name}(${size}).fill(0)`),
    ]),
  ),
  ofMany('Buffer', 'concat', [
    ...['[]', "'a'", "['a']", '[null]', '5', '[new Uint16Array(1)]'].map((list) => `Buffer.concat(${list})`),
    ...['', '0', '2', '3', '5', '9', '-1', '1.5', "'1'", 'undefined', 'NaN', 'null', '2 ** 60'].map(
      (length) =>
        `Buffer.concat([Buffer.from('abc'), new Uint8Array([66]), Buffer.alloc(0)]${length === '' ? '' : `, ${length}`})`,
    ),
    "Buffer.concat(['a'], 0)",
    "const list = [Buffer.from('ab')]; const made = Buffer.concat(list); made[0] = 0; return [list, made];",
  ]),
  ofMany('Buffer', 'isBuffer', [
    ...things.map((thing) => `Buffer.isBuffer(${thing})`),
    'Buffer.isBuffer(Object.create(Buffer.prototype))',
    "Buffer.isBuffer(Buffer.from('ab').subarray(1))",
  ]),
  ofMany('Buffer', 'isEncoding', [
    ...encodings.map((name) => `Buffer.isEncoding(${name})`),
    ...["'ucs2'", "'utf-16LE'", "'Base64URL'", "'buffer'", '{}', "' utf8'", 'Buffer'].map(
      (name) => `Buffer.isEncoding(${name})`,
    ),
  ]),
  ofMany('Buffer', 'byteLength', [
    ...pairs(texts, encodings).map((given) => `Buffer.byteLength(${given})`),
    ...things.map((thing) => `Buffer.byteLength(${thing})`),
    ...["'='", "'==', 'base64'", 'new ArrayBuffer(3)', 'new DataView(new ArrayBuffer(3))'].map(
      (given) => `Buffer.byteLength(${given})`,
    ),
  ]),
  ofMany('Buffer', 'compare', [
    ...contents.flatMap((a) => contents.map((b) => `Buffer.compare(Buffer.from(${a}), Buffer.from(${b}))`)),
    ...['1, 2', "Buffer.from('a'), 1", "Buffer.from('a'), new Uint8Array([97, 1])"].map(
      (given) => `Buffer.compare(${given})`,
    ),
  ]),
  ofMany('Buffer', 'of', [
    ...things.map((thing) => `Buffer.of(1, ${thing})`),
    ...['', '1, 2, 300', '-1', '1.9'].map((given) => `Buffer.of(${given})`),
  ]),
  ofMany('Buffer', 'copyBytesFrom', [
    ...things.map((thing) => `Buffer.copyBytesFrom(${thing})`),
    ...['', ', 1', ', 1, 1', ', 3', ', 9', ', 0, 9', ', -1', ', 1.5', ", '1'", ', undefined, 2', ', 0, 0'].map(
      (rest) => `Buffer.copyBytesFrom(new Uint16Array([1, 2, 513])${rest})`,
    ),
  ]),
];

const methods: readonly BuiltinCases[] = [
  ofMany('Buffer.prototype', 'toString', [
    ...contents.flatMap((content) => encodings.map((name) => `Buffer.from(${content}).toString(${name})`)),
    ...contents.map((content) => `Buffer.from(${content}).toString()`),
    ...pairs(places.slice(1), places.slice(1)).map((range) => `Buffer.from('abcdef').toString('latin1', ${range})`),
  ]),
  ofMany('Buffer.prototype', 'equals', [
    ...contents.flatMap((a) => contents.map((b) => `Buffer.from(${a}).equals(Buffer.from(${b}))`)),
    ...onSix(['b.equals(b)', "b.equals('abcdef')", 'b.equals(new Uint8Array(6))', 'b.equals()']),
  ]),
  ofMany('Buffer.prototype', 'compare', [
    ...onSix(['b.compare(1)', 'b.compare(b)', 'b.compare(new Uint8Array([97, 98]))']),
    ...[
      '1, 3, 0, 2',
      '7',
      '0, 9',
      "'1'",
      '2, 1',
      '0, 3, 3, 2',
      '-1',
      '0, 3, 7, 7',
      '0, 3, 0, 7',
      '1.5',
      '3, 3, 6, 6',
    ].map((rest) => `Buffer.from('abcdef').compare(Buffer.from('bcd'), ${rest})`),
    ...['0, undefined, 0, -1', '0, 2, 1, 3', '0, 3, 1, 4', '0, 3, 1', '1, 2, 3', '0, 0', '0, 0, 0, 0'].map(
      (rest) => `Buffer.from('abcdef').compare(Buffer.from('bcd'), ${rest})`,
    ),
  ]),
  ofMany(
    'Buffer.prototype',
    'write',
    onSix([
      ...texts.map((text) => `b.write(${text})`),
      ...pairs(["'xyz'", "'€€'"], places.slice(1)).map((given) => `b.write(${given})`),
      ...[
        "'xyz', 1, 1",
        "'xyz', 'hex'",
        "'7a', 1, 'hex'",
        "'xyz', 0, 9",
        "'€€', 0, 4",
        "'a', 'foo'",
        "'xyz', 'latin1', 1",
      ].map((given) => `b.write(${given})`),
      ...[
        "'xyz', 1, undefined, 'latin1'",
        "'xyz', 1, 2, 'foo'",
        "'€€', 'utf16le'",
        "'abc', 0, 3, 'utf16le'",
        "'abc', 5, 'utf16le'",
      ].map((given) => `b.write(${given})`),
      ...["'abc', 1, null", '', '5', "'YWJj', 2, 'base64'", "'ä€', 0, 6, 'ascii'"].map((given) => `b.write(${given})`),
    ]),
  ),
  ofMany('Buffer.prototype', 'copy', [
    ...pairs(places.slice(1), ['0', '2', '-1', '7', "'1'", 'undefined', '1.9']).map(
      (rest) => `const to = Buffer.alloc(4); return [Buffer.from('abcdef').copy(to, ${rest}), to];`,
    ),
    ...onSix([
      'b.copy(b, 2, 0, 4)',
      'b.copy(b, 0, 2)',
      "b.copy('a')",
      'b.copy(new Uint16Array(2))',
      'b.copy()',
      'b.copy(b, 0, 3, 2)',
    ]),
    ...onSix(['b.copy(new Uint8Array(2), 0, 0, 99)', 'b.copy(b, 0, 0, -1)']),
  ]),
  ofMany(
    'Buffer.prototype',
    'fill',
    onSix([
      ...[
        "'xy'",
        "'xy', 1, 4",
        '257',
        "''",
        '0, 2',
        "'abc', 'hex'",
        "'zz', 'hex'",
        "'a', 1, 'latin1'",
        "'a', 3, 2",
      ].map((given) => `b.fill(${given})`),
      ...[
        'new Uint8Array([1, 2])',
        'new Uint8Array(0)',
        'true',
        "'ä'",
        "'a', 0, 6, 'foo'",
        "'é', 'latin1'",
        '-1.7',
        "'a', 'b'",
      ].map((given) => `b.fill(${given})`),
      ...[
        "'a', 0, 6, 5",
        'undefined',
        'null',
        "'a', null",
        "'a', 0, null",
        '5n',
        "'abc', undefined, 2",
        "'€', 0, 2",
        '{}',
      ].map((given) => `b.fill(${given})`),
      ...places.slice(1).map((place) => `b.fill('z', ${place})`),
      ...['b.fill(b.subarray(0, 2), 1)', 'b.fill(new Uint16Array([258]))', "b.fill('a', 0, 7)"],
    ]),
  ),
  ...['indexOf', 'lastIndexOf', 'includes'].map((name) =>
    ofMany('Buffer.prototype', name, [
      ...[
        "'cd'",
        "''",
        '99',
        '355',
        '99.7',
        '-158',
        'NaN',
        "Buffer.from('ef')",
        'Buffer.alloc(0)',
        '{}',
        'null',
        '',
        'true',
      ].map((value) => `Buffer.from('abcdef').${name}(${value})`),
      ...pairs(
        ["'cd'", "'a'", "''", '99', 'new Uint8Array([101])'],
        [...places.slice(1), "'hex'", "'x'", '{}', '[]', '-100', '100'],
      ).map((given) => `Buffer.from('abcdefcd').${name}(${given})`),
      ...["'6364', 0, 'hex'", "'c', 0, 'foo'", "'b', undefined, undefined", "'c', undefined, null"].map(
        (given) => `Buffer.from('abcdef').${name}(${given})`,
      ),
      ...['0', '1', '2', '3', '4', '-1', '-3', 'undefined'].map(
        (place) => `Buffer.from('aXbX', 'utf16le').${name}('X', ${place}, 'utf16le')`,
      ),
    ]),
  ),
  ...['subarray', 'slice'].map((name) =>
    ofMany('Buffer.prototype', name, [
      ...pairs(places.slice(1), places.slice(1)).map((range) => `Buffer.from('abcdef').${name}(${range})`),
      ...onSix([`b.${name}(2).fill(0)`, `b.${name}(1, 4).${name}(1).fill('z')`, `b.${name}()`]),
    ]),
  ),
  ofMany('Buffer.prototype', 'toJSON', [
    ...contents.flatMap((content) =>
      ['toJSON()', 'subarray(1).toJSON()'].map((call) => `Buffer.from(${content}).${call}`),
    ),
    ...contents.flatMap((content) =>
      ['', ', null, 1'].map((rest) => `JSON.stringify({ b: Buffer.from(${content}) }${rest})`),
    ),
  ]),
  ...[16, 32, 64].map((bits) =>
    ofMany(
      'Buffer.prototype',
      `swap${bits}`,
      Array.from({ length: 20 }, (_, i) => `Buffer.from('abcdefghijklmnopqrst'.slice(0, ${i})).swap${bits}()`),
    ),
  ),
];

const wide = Array.from({ length: 12 }, (_, i) => (i * 37 + 200) % 256).join();

const numbers: readonly BuiltinCases[] = [
  ...integers.map((name) =>
    ofMany('Buffer.prototype', `read${name}`, [
      ...[...places, '8', '9', '10', '11', '12', '2 ** 40', '{}'].map(
        (place) => `Buffer.from([${wide}]).read${name}(${place})`,
      ),
      `Buffer.alloc(0).read${name}()`,
    ]),
  ),
  ...integers.map((name) =>
    ofMany('Buffer.prototype', `write${name}`, [
      ...onSix(limits.map((value) => `b.write${name}(${value})`)),
      ...onSix(places.slice(1).map((place) => `b.write${name}(100, ${place})`)),
    ]),
  ),
  ...['IntLE', 'IntBE', 'UIntLE', 'UintBE'].flatMap((name) => [
    ofMany('Buffer.prototype', `read${name}`, [
      ...['0', '1', '6', '7', '9', 'undefined', '1.5', "'1'"].flatMap((place) =>
        ['1', '2', '3', '4', '5', '6', '0', '7', 'undefined', "'3'", '2.5'].map(
          (count) => `Buffer.from([${wide}]).read${name}(${place}, ${count})`,
        ),
      ),
    ]),
    ofMany(
      'Buffer.prototype',
      `write${name}`,
      onSix([
        ...['1', '2', '3', '4', '5', '6', '0', '7', 'undefined'].flatMap((count) =>
          ['1', '-1', '2 ** 23', '-(2 ** 39) - 1', '2 ** 40', '2 ** 47', '2 ** 48', '1.5'].map(
            (value) => `b.write${name}(${value}, 0, ${count})`,
          ),
        ),
        ...['1', '4', '-1', 'undefined', "'1'", '1.5'].map((place) => `b.write${name}(5, ${place}, 3)`),
      ]),
    ),
  ]),
  ...['BigInt64LE', 'BigInt64BE', 'BigUInt64LE', 'BigUint64BE'].flatMap((name) => [
    ofMany('Buffer.prototype', `read${name}`, [
      ...[...places, '2', '3', '4', '12'].map((place) => `Buffer.from([${wide}]).read${name}(${place})`),
      `Buffer.alloc(8, 255).read${name}()`,
      `Buffer.alloc(7).read${name}()`,
    ]),
    ofMany('Buffer.prototype', `write${name}`, [
      ...[
        '0n',
        '1n',
        '-1n',
        '2n ** 63n',
        '2n ** 63n - 1n',
        '-(2n ** 63n)',
        '2n ** 64n',
        '2n ** 64n - 1n',
        '1',
        "'5'",
        'null',
      ].map((value) => `const b = Buffer.alloc(10); return [b.write${name}(${value}, 1), b];`),
      ...places.slice(1).map((place) => `const b = Buffer.alloc(10); return [b.write${name}(77n, ${place}), b];`),
    ]),
  ]),
  ...['FloatLE', 'FloatBE', 'DoubleLE', 'DoubleBE'].flatMap((name) => [
    ofMany('Buffer.prototype', `read${name}`, [
      ...[...places, '2', '3', '4', '8', '12'].map((place) => `Buffer.from([${wide}]).read${name}(${place})`),
      `Buffer.alloc(2).read${name}()`,
    ]),
    ofMany('Buffer.prototype', `write${name}`, [
      ...['1.1', '-0', '1e300', 'Infinity', "'7'", "'x'", 'undefined', '5n', '{}', '0.1'].map(
        (value) => `const b = Buffer.alloc(10); return [b.write${name}(${value}, 1), b];`,
      ),
      ...places.slice(1).map((place) => `const b = Buffer.alloc(10); return [b.write${name}(7, ${place}), b];`),
    ]),
  ]),
];

export const bufferCases: readonly BuiltinCases[] = [
  {
    builtin: 'Buffer',
    status: 'refused',
    snippets: [
      'new Buffer(3)',
      "Buffer('a')",
      'class Own extends Buffer {} return new Own(1)',
      'Buffer.prototype.toString.call([1])',
    ],
  },
  ...statics,
  ...methods,
  ...numbers,
  {
    builtin: 'Buffer[Symbol.species]',
    status: 'symbolic',
    snippets: [
      ...strings.filter((text) => text.startsWith("'")).map((text) => `Buffer.from(${text}).map((byte) => byte + 1)`),
      'Buffer[Symbol.species].name',
      'Buffer[Symbol.species].prototype === Buffer.prototype',
      'new Buffer[Symbol.species](3)',
      'Buffer[Symbol.species](3)',
      'Object.getPrototypeOf(Buffer) === Uint8Array',
      "Buffer.from('abc') instanceof Uint8Array",
      "Buffer.from('abc').filter((byte) => byte > 97)",
      'Buffer.prototype.constructor === Buffer',
      "Object.prototype.toString.call(Buffer.from('a'))",
      "`${Buffer.from('a')}` + Buffer.from('b')",
      "[...Buffer.from('ab').entries()]",
      "Object.keys(Buffer.from('ab'))",
      "({ a: Buffer.from('ab'), b: [Buffer.alloc(60)] })",
      "structuredClone(Buffer.from('ab')).toString()",
    ],
  },
];
