/** Functions that use typed arrays on symbolic operands; each is compared with node on every combination of operands. */

import type { SymbolicCase } from '../../support/symbolic.js';

const small = { from: 0, to: 3 };
const signed = { from: -3, to: 4 };
const around = (n: number): { from: number; to: number } => ({ from: n - 2, to: n + 2 });
const flag = [true, false];
const mixed = [0, 1, -0, NaN, undefined, null, 'a', '1', true, 0.5, 300, -1];

const one = (text: string, ...domains: SymbolicCase['domains']): SymbolicCase => ({ text, domains });

/** With so few cases allowed, what is computed case by case is refused: the word is treated as a whole. */
const byFormula = (text: string, ...domains: SymbolicCase['domains']): SymbolicCase => ({
  text,
  domains,
  caseLimit: 3,
});

const NUMBERS = ['Int8', 'Uint8', 'Uint8Clamped', 'Int16', 'Uint16', 'Int32', 'Uint32', 'Float32', 'Float64'];
const INTEGERS = NUMBERS.slice(0, 7);

const EDGES = [-129, 127, 255, -32769, 32767, 65535, -(2 ** 31) - 1, 2 ** 31 - 1, 2 ** 32 - 1, 2 ** 24, 2 ** 53 - 4];

export const typedSymbolicCases: readonly SymbolicCase[] = [
  // storing
  ...NUMBERS.map((type) => one(`(x) => { const a = new ${type}Array(2); a[1] = x; return [...a]; }`, mixed)),
  ...INTEGERS.flatMap((type) =>
    EDGES.map((edge) => byFormula(`(x) => { const a = new ${type}Array(1); a[0] = x; return a[0]; }`, around(edge))),
  ),
  ...EDGES.map((edge) => one('(x) => { const a = new Float32Array(1); a[0] = x; return a[0]; }', around(edge))),
  byFormula('(x) => { const a = new Float64Array(1); a[0] = x; a[0] += 1; return a[0]; }', signed),
  one('(x) => { const a = new BigInt64Array(1); a[0] = x; return a[0]; }', ['1', true, '77']),
  one(
    '(x) => { const a = new BigUint64Array(2); try { a[0] = x; } catch (e) { return [e.name, e.message, a[0]]; } return a[0]; }',
    ['-1', true, 1, undefined, 'x'],
  ),
  one('(x) => { const a = new Uint8Array(2); try { a[1] = x; } catch (e) { return e.message; } return a[1]; }', [
    1,
    'x',
    300,
  ]),
  one('(p) => { const a = new Uint8Array(2); a[1] = p ? 5 : { valueOf() { return 7; } }; return a; }', flag),
  one(
    '(p) => { const a = new Uint8Array(2); try { a[p ? 0 : 9] = p ? 5 : 1n; } catch (e) { return e.message; } return a; }',
    flag,
  ),

  // indices
  one('(x) => { const a = new Uint8Array([7, 8, 9]); return [a[x], x in a]; }', signed),
  one('(x, y) => { const a = new Uint8Array([7, 8, 9]); a[x] = y; return a; }', signed, around(255)),
  one('(x, y) => { const a = new Int16Array(3); a[x] = y; a[y] += x; return [a, a[x + y]]; }', small, small),
  one('(x) => new Float64Array([0.5, -0, NaN])[x]', ['0', '1', '-0', '1.5', 'length', 2]),
  one('(x) => { const a = new Uint8Array(2); a[x] = 1; return [a, Object.keys(a)]; }', [0, '1', '-0', '1.5', 'x', NaN]),
  one('(x) => { const a = new Uint8Array(3); a[x]++; a[x] ^= 255; return a; }', signed),
  one(
    '(x) => { const a = new Uint8Array(2); try { return [delete a[x], a]; } catch (e) { return e.message; } }',
    signed,
  ),

  // which array, how long
  one(
    '(p) => { const a = new Uint8Array([1, 2]); const b = new Int16Array([300]); const c = p ? a : b; c[0] = -1; return [a, b, c[0], c.length]; }',
    flag,
  ),
  one('(x) => { const a = new Uint8Array(x); a.fill(7); return [a.length, a]; }', small),
  one('(x) => { try { return new Uint16Array(x).length; } catch (e) { return e.message; } }', signed),
  one(
    '(x, y) => { const a = new Uint8Array([1, 2, 3, 4]).subarray(x, y); a[0] = 9; return [a, a.byteOffset]; }',
    small,
    signed,
  ),
  one('(x, y) => new Uint8Array([1, 2, 3, 4]).slice(x, y)', signed, signed),
  one(
    '(x) => { try { return new Uint16Array(new ArrayBuffer(6), x).length; } catch (e) { return e.message; } }',
    signed,
  ),

  // branches
  one('(x, p) => { const a = new Int8Array(2); if (p) a[0] = x; else a[1] = x + 126; return a; }', small, flag),
  one(
    '(x, p) => { let a = new Uint8Array(1); if (p) a = new Uint8Array([x, x]); a[1] = 4; return [...a]; }',
    small,
    flag,
  ),
  one('(x) => { const a = new Uint8Array(3); for (let i = 0; i < x; i++) a[i] = x * 100; return a; }', small),
  one(
    '(x) => { const a = new Uint8Array([3, 1, 2]); let sum = 0; for (const v of a) { if (v === x) break; sum += v; } return sum; }',
    small,
  ),

  // views of one buffer
  one('(x) => { const b = new ArrayBuffer(4); new Int32Array(b)[0] = x; return [...new Uint8Array(b)]; }', signed),
  byFormula(
    '(x) => { const b = new ArrayBuffer(4); new Int32Array(b)[0] = x * 70000; return new Int16Array(b)[1]; }',
    signed,
  ),
  byFormula(
    '(x) => { const b = new ArrayBuffer(4); const u = new Uint8Array(b); u[1] = x; u[3] = x; return [new Int32Array(b)[0], new Uint32Array(b)[0], new Uint16Array(b)[0]]; }',
    signed,
  ),
  byFormula('(x) => { const i = new Int32Array(1); i[0] = x; return new Uint32Array(i.buffer)[0]; }', signed),
  byFormula(
    '(x) => { const i = new Int8Array(1); const u = new Uint8ClampedArray(i.buffer); u[0] = x; return [i[0], u[0], new Uint8Array(i.buffer)[0]]; }',
    around(255),
  ),
  one(
    '(x, y) => { const b = new ArrayBuffer(8); const i = new Int32Array(b); const u = new Uint8Array(b); i[0] = x; u[1] = y; i[1] = x + y; u[7] = 255; return [i, u]; }',
    signed,
    small,
  ),
  one('(x) => { const f = new Float64Array(1); f[0] = x; return [...new Uint8Array(f.buffer)]; }', [
    0.5,
    -0,
    NaN,
    1,
    Infinity,
  ]),
  one(
    '(x) => { const f = new Float32Array(2); f[1] = x; new Uint8Array(f.buffer)[0] = 1; return [f, new Int32Array(f.buffer)]; }',
    [0.5, -0, 1],
  ),
  one(
    '(x) => { const b = new ArrayBuffer(8); new Uint8Array(b)[7] = x; return [new Float64Array(b)[0], new BigInt64Array(b)[0]]; }',
    [0, 63, 64, 192],
  ),
  one(
    '(p) => { const b = new ArrayBuffer(8); if (p) new Int32Array(b)[1] = -2; else new Float64Array(b)[0] = 1.5; const u = new Uint8Array(b); const before = [...u]; u[0] = 5; return [before, [...u], new Int32Array(b), new Float64Array(b)]; }',
    flag,
  ),
  one(
    '(p, x) => { const b = new ArrayBuffer(8); if (p) new BigInt64Array(b)[0] = 5n; else new Int16Array(b)[1] = x; return [new BigUint64Array(b)[0], new Int16Array(b)[1], b]; }',
    flag,
    small,
  ),
  one(
    '(p, x) => { const b = new ArrayBuffer(4); if (p) new Uint8Array(b)[2] = x; return [new Int32Array(b)[0], b.slice(1)]; }',
    flag,
    signed,
  ),
  one(
    '(p, x) => { const b = new ArrayBuffer(4); const v = p ? new Uint8Array(b) : new Int16Array(b); v[1] = x; return b; }',
    flag,
    signed,
  ),

  // data views
  one(
    '(x, p) => { const v = new DataView(new ArrayBuffer(8)); v.setInt16(1, x, p); return [v.getInt16(1), v.getUint16(1, true), v.getInt8(2), v]; }',
    signed,
    flag,
  ),
  byFormula(
    '(x) => { const v = new DataView(new ArrayBuffer(8)); v.setInt32(0, x); return [v.getInt32(0), v.getUint8(3)]; }',
    signed,
  ),
  one(
    '(x, y) => { const v = new DataView(new ArrayBuffer(4)); try { v.setUint16(x, y * 300); } catch (e) { return e.message; } return v.getUint32(0, true); }',
    signed,
    small,
  ),
  one(
    '(x) => { const v = new DataView(new ArrayBuffer(8)); v.setFloat64(0, x); return [v.getFloat64(0), v.getUint8(0), v.getFloat32(0)]; }',
    [0.5, -0, NaN, 3],
  ),

  // methods
  one('(x, y) => new Int8Array([x, y, 2]).sort()', signed, signed),
  one('(x, y, z) => new Uint8Array([x, y, z]).sort((a, b) => b - a)', small, small, small),
  one('(x) => new Float64Array([x, 0, NaN, -1]).sort()', [-0, 0.5, NaN, 0]),
  one('(x, y) => new Int8Array([x, y, 2]).toSorted().join()', small, small),
  one(
    '(x, y) => { const a = new Uint8Array([x, y, 2]); return [a.includes(1), a.indexOf(y), a.lastIndexOf(x), a.at(x - 2)]; }',
    small,
    small,
  ),
  one(
    '(x, y) => { const a = new Uint8Array([x, y, 200]); return [a.map(v => v * 2), a.filter(v => v > 1), a.reduce((p, q) => p + q)]; }',
    small,
    small,
  ),
  one(
    '(x, y) => { const a = new Uint8Array([1, 2, 3, 4]); try { a.set([x, y], y); } catch (e) { return e.message; } return a; }',
    signed,
    signed,
  ),
  one('(x, y) => { const a = new Uint8Array([1, 2, 3, 4]); a.copyWithin(x, y); return a; }', signed, signed),
  one(
    '(x, y) => { const a = new Uint8Array([1, 2, 3, 4]); a.set(a.subarray(x, 3), 1); a.fill(y, x); return a.reverse(); }',
    small,
    signed,
  ),
  one(
    '(x, y) => { const a = new Uint8Array([1, 2, 3]); try { return a.with(x, y); } catch (e) { return e.message; } }',
    signed,
    around(255),
  ),
  one(
    '(x, y) => { const [p, ...q] = new Uint8Array([x, y, 3]); return [p, q, Math.max(...new Int8Array([x, y]))]; }',
    small,
    small,
  ),
  one(
    '(x, y) => [Uint8Array.from([x, y], v => v - 1), Int16Array.of(x, y), new Uint8Array(new Int16Array([x, y]))]',
    small,
    small,
  ),
  one(
    '(x, y) => [JSON.stringify(new Int8Array([x, y])), Object.entries(new Uint8Array([x])), `${new Uint8Array([y])}`]',
    small,
    small,
  ),
  one(
    '(x, y) => { const a = new Uint8Array([x, y]); return [Array.from(a), Array.prototype.slice.call(a, 1), structuredClone(a), [].concat(a).length]; }',
    small,
    small,
  ),
  one(
    '(x) => { const it = new Uint8Array([1, x, 3]).entries(); if (x > 1) it.next(); return [it.next(), [...it]]; }',
    small,
  ),
  one(
    '(x, y) => { const a = new Uint8Array([1, 2, 3]); Object.defineProperty(a, 1, { value: x }); return [a, Reflect.set(a, y, 9), a, Object.hasOwn(a, y)]; }',
    small,
    signed,
  ),

  // buffers
  ...['Int8', 'UInt16LE', 'Int16BE', 'Int32LE', 'UInt32BE'].map((type) =>
    one(
      `(x) => { const b = Buffer.alloc(6); try { return [b.write${type}(x, 1), b.read${type}(1), b.toJSON()]; } catch (e) { return e.message; } }`,
      signed,
    ),
  ),
  ...['UInt16LE', 'Int16BE', 'Int32LE', 'UInt32BE'].map((type) =>
    byFormula(`(x) => { const b = Buffer.alloc(6); b.write${type}(x, 1); return [...b]; }`, { from: 0, to: 9 }),
  ),
  byFormula('(x) => { const b = Buffer.alloc(6); b.writeIntBE(x, 0, 3); return [...b]; }', around(2 ** 16)),
  one('(x, y) => Buffer.isBuffer(Buffer.from("abcdef").subarray(x, y))', signed, small),
  one(
    '(x, y) => { const a = new Uint8Array(4).subarray(x, y); return Object.getPrototypeOf(a) === Uint8Array.prototype; }',
    signed,
    small,
  ),

  one('(x) => { const b = Buffer.alloc(6); b.writeIntLE(x * 2 ** 40, 0, 6); return [...b]; }', small),
  one('(x) => Buffer.from([x]).toString("hex")', mixed),
  one('(x) => { try { return Buffer.from(x).toString("base64"); } catch (e) { return e.message; } }', [
    '',
    'a',
    'ä',
    5,
    null,
  ]),
  one('(x) => Buffer.alloc(6).fill("ab").write("xyz", x)', small),
  one('(x, y) => Buffer.from("abcdef").subarray(x, y).toJSON().data', signed, small),
  one('(x) => Buffer.from("abcabc").indexOf("c", x)', signed),
  one(
    '(x, p) => { const b = Buffer.from("abc"); b[1] = x; return [p ? b.equals(Buffer.from("abc")) : b.compare(Buffer.from("abc"))]; }',
    around(98),
    flag,
  ),
  one(
    '(x, p) => { const b = p ? Buffer.alloc(2) : Buffer.alloc(3); b.fill(x, 1); return [b.length, ...b]; }',
    small,
    flag,
  ),
];
