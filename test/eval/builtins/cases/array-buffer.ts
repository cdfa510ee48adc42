/** ArrayBuffer and DataView. */

import { numbers, type BuiltinCases } from './case.js';

const receivers = [
  '{}',
  '[]',
  '5',
  'undefined',
  'null',
  "'ab'",
  'new Uint8Array(2)',
  'new DataView(new ArrayBuffer(1))',
  'ArrayBuffer.prototype',
  'new ArrayBuffer(3)',
  'new (class Own extends ArrayBuffer {})(2)',
  'true',
  '1n',
  '() => 1',
  'new Map()',
  'Object.create(new ArrayBuffer(1))',
  'new Int16Array(2).buffer',
  'new Date(0)',
  '/x/',
  'new ArrayBuffer(0)',
  'new ArrayBuffer(1000)',
];

function bufferGetter(name: string): BuiltinCases {
  return {
    builtin: `ArrayBuffer.prototype.${name}`,
    status: 'symbolic',
    snippets: receivers.map(
      (receiver) => `Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, '${name}').get.call(${receiver})`,
    ),
  };
}

const sliced = [
  '',
  '0',
  '1',
  '-1',
  '1, 3',
  '1, -1',
  '3, 1',
  '-3, -1',
  '9',
  "'1'",
  '1n',
  'undefined, 2',
  '0, 100',
  'NaN, 2',
  '0.9',
  '{ valueOf() { return 2; } }',
  '-9, 2',
  '2, undefined',
];

const TYPES = ['Int8', 'Uint8', 'Int16', 'Uint16', 'Int32', 'Uint32', 'Float32', 'Float64', 'BigInt64', 'BigUint64'];

const bytes = 'const b = new Uint8Array([1, 2, 3, 4, 5]).buffer;';

const buffers: readonly BuiltinCases[] = [
  {
    builtin: 'ArrayBuffer',
    status: 'symbolic',
    snippets: [
      ...numbers
        .filter((length) => !/^2 \*\* 3|1e21|e308/.test(length))
        .map((length) => `new ArrayBuffer(${length}).byteLength`),
      'ArrayBuffer(1)',
      'new ArrayBuffer(2 ** 50)',
      'new ArrayBuffer(8, {}).byteLength',
      'new ArrayBuffer(8, { maxByteLength: undefined }).resizable',
      'new ArrayBuffer(8, 5).maxByteLength',
      'class Own extends ArrayBuffer { constructor() { super(4); this.x = 1; } } const b = new Own(); return [b, b.byteLength, b instanceof Own, b.slice(1) instanceof Own];',
      'Object.prototype.toString.call(new ArrayBuffer(1))',
      'const b = new ArrayBuffer(2); b.x = 1; b[0] = 5; return [b, Object.keys(b), JSON.stringify(b)];',
      'new Uint8Array(new ArrayBuffer(3))',
    ],
  },
  {
    builtin: 'ArrayBuffer[Symbol.species]',
    status: 'symbolic',
    snippets: [
      'ArrayBuffer[Symbol.species] === ArrayBuffer',
      ...[
        'ArrayBuffer',
        'null',
        'undefined',
        '5',
        'Array',
        'function () { return new ArrayBuffer(1); }',
        'function () { return new ArrayBuffer(9); }',
        'function () { return {}; }',
        'function () { return shared; }',
      ].flatMap((species) => [
        `let shared; class Own extends ArrayBuffer { static get [Symbol.species]() { return ${species}; } } shared = new Own(4); return shared.slice(1).byteLength;`,
        `let shared; const b = shared = new ArrayBuffer(4); b.constructor = { [Symbol.species]: ${species} }; return b.slice(2).byteLength;`,
      ]),
      'const b = new ArrayBuffer(4); b.constructor = undefined; return b.slice(1).byteLength;',
      'const b = new ArrayBuffer(4); b.constructor = 5; return b.slice(1).byteLength;',
    ],
  },
  ...['byteLength', 'maxByteLength', 'resizable'].map(bufferGetter),
  {
    builtin: 'ArrayBuffer.prototype.resize',
    status: 'symbolic',
    snippets: receivers.map((receiver) => `ArrayBuffer.prototype.resize.call(${receiver}, 1)`),
  },
  {
    builtin: 'ArrayBuffer.prototype.slice',
    status: 'symbolic',
    snippets: [
      ...sliced.map((list) => `${bytes} return new Uint8Array(b.slice(${list}));`),
      ...receivers.map((receiver) => `ArrayBuffer.prototype.slice.call(${receiver}, 1).byteLength`),
      'const a = new Int32Array([1, -1, 70000]); return [new Int32Array(a.buffer.slice(4)), new Uint8Array(a.buffer.slice(2, 9))];',
      'const a = new Float64Array([1.5, -2]); const b = a.buffer.slice(8); new Float64Array(b)[0] = 9; return [a, new Float64Array(b)];',
      'const a = new BigInt64Array([5n, -7n]); return new BigInt64Array(a.buffer.slice(8));',
    ],
  },
  {
    builtin: 'structuredClone of buffers and views',
    status: 'symbolic',
    snippets: [
      'structuredClone(new Uint8Array([1, 2]))',
      'const a = new Int16Array([1, 2, 3]).subarray(1); const c = structuredClone(a); c[0] = 9; return [a, c, c.byteOffset, c.buffer.byteLength, c.constructor.name];',
      'const b = new ArrayBuffer(4); const c = structuredClone({ b, u: new Uint8Array(b), v: new DataView(b, 1) }); c.u[1] = 7; return [c.b === c.u.buffer, c.v.buffer === c.b, c.v.getInt8(0), c.v.byteOffset, new Uint8Array(b)];',
      'class Own extends Uint8Array {} return structuredClone(new Own(2)).constructor.name;',
      'structuredClone(Object.assign(new Uint8Array(1), { x: 1 })).x',
      'const b = new ArrayBuffer(9); new Float64Array(b, 0, 1)[0] = 2.5; new Uint8Array(b)[8] = 3; return new Uint8Array(structuredClone(b));',
      ...TYPES.filter((type) => !type.startsWith('Big')).flatMap((type) => [
        `structuredClone(new ${type}Array([1, -1, 300.5]))`,
        `const a = new ${type}Array(4).fill(7).subarray(1, 3); const c = structuredClone([a, a]); return [c[0] === c[1], c[0].byteOffset, c[0].length, c[0]];`,
      ]),
      'structuredClone(new BigInt64Array([1n, -1n]))',
      'structuredClone(new BigUint64Array([1n, -1n]))',
    ],
  },
];

const view =
  'const u = new Uint8Array([0, 255, 127, 128, 1, 63, 240, 0, 192, 9, 33, 251]); const v = new DataView(u.buffer, 1, 10);';
const places = [
  '',
  '0',
  '1',
  '2',
  '3',
  '7',
  '-1',
  '10',
  '11',
  "'1'",
  'NaN',
  '1.9',
  '1n',
  'undefined',
  '{ valueOf() { return 2; } }',
  'Infinity',
  '2 ** 53',
];
const notViews = ['{}', '[]', '5', 'undefined', 'new Uint8Array(8)', 'new ArrayBuffer(8)', 'DataView.prototype'];

function dataViewAccess(type: string): readonly BuiltinCases[] {
  const isBig = type.startsWith('Big');
  const values = isBig
    ? ['1n', '-1n', '2n ** 64n + 3n', '0x0102030405060708n', '1', "'5'", 'true', '', "'x'"]
    : [
        '1',
        '-1',
        '300',
        '65537',
        '2 ** 31',
        '2 ** 40 + 7',
        '1.1',
        'NaN',
        '-0',
        'Infinity',
        "'5'",
        '',
        '1n',
        'null',
        '{ valueOf() { return 3; } }',
      ];
  return [
    {
      builtin: `DataView.prototype.get${type}`,
      status: 'symbolic',
      snippets: [
        ...places.flatMap((place) => [
          `${view} return v.get${type}(${place});`,
          `${view} return v.get${type}(${place === '' ? 'undefined' : place}, true);`,
        ]),
        ...notViews.map((receiver) => `DataView.prototype.get${type}.call(${receiver}, 0)`),
      ],
    },
    {
      builtin: `DataView.prototype.set${type}`,
      status: 'symbolic',
      snippets: [
        ...values.flatMap((value) => [
          `${view} v.set${type}(1${value === '' ? '' : `, ${value}`}); return u;`,
          `${view} v.set${type}(0, ${value === '' ? 'undefined' : value}, 1); return [u, v.get${type}(0), v.get${type}(0, true)];`,
        ]),
        ...places.map(
          (place) => `${view} v.set${type}(${place === '' ? 'undefined' : place}, ${isBig ? '7n' : '7'}); return u;`,
        ),
        ...notViews.map((receiver) => `DataView.prototype.set${type}.call(${receiver}, 0, 1)`),
        `const log = []; ${view} const n = (name, value) => ({ valueOf() { log.push(name); return value; } }); try { v.set${type}(n('place', 99), n('value', ${isBig ? '1n' : '1'})); } catch (e) { log.push(e.name); } return log;`,
      ],
    },
  ];
}

const dataViews: readonly BuiltinCases[] = [
  {
    builtin: 'DataView',
    status: 'symbolic',
    snippets: [
      ...[
        'b',
        'b, 1',
        'b, 1, 2',
        'b, 4',
        'b, 5',
        'b, -1',
        'b, 0, -1',
        'b, 2, 3',
        "b, '1', '2'",
        'b, undefined, 2',
        'b, NaN',
        'b, 1.9, 1.9',
        'b, 0, Infinity',
        'b, 1n',
        'b, 0, undefined',
        'b, null, null',
        'b, 2 ** 53',
        '5',
        '{}',
        'new Uint8Array(2)',
        '',
        'undefined',
        'null',
      ].map(
        (list) =>
          `const b = new ArrayBuffer(4); const v = new DataView(${list}); return [v.byteOffset, v.byteLength, v.buffer === b];`,
      ),
      'DataView(new ArrayBuffer(1))',
      'class Own extends DataView {} const v = new Own(new ArrayBuffer(2)); return [v instanceof Own, v.byteLength, Object.prototype.toString.call(v), Object.keys(v)];',
      'const v = new DataView(new ArrayBuffer(2)); v[0] = 5; v.x = 1; return [v, v.getInt8(0)];',
    ],
  },
  ...['buffer', 'byteLength', 'byteOffset'].map((name): BuiltinCases => ({
    builtin: `DataView.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...receivers.map(
        (receiver) =>
          `const r = Object.getOwnPropertyDescriptor(DataView.prototype, '${name}').get.call(${receiver}); return typeof r;`,
      ),
      `DataView.prototype.${name}`,
      `const v = new DataView(new ArrayBuffer(8), 2, 3); return typeof v.${name} === 'object' ? v.${name}.byteLength : v.${name};`,
    ],
  })),
  ...TYPES.flatMap(dataViewAccess),
];

export const arrayBufferCases: readonly BuiltinCases[] = [...buffers, ...dataViews];
