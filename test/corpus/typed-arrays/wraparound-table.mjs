// What every integer type makes of values outside its range.
const values = [0, -0, 1, -1, 127, 128, 129, 255, 256, 257, -128, -129, 32767, 32768, 65535, 65536, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 53, -(2 ** 31), 1.5, -1.5, 254.5, 255.5, NaN, Infinity, -Infinity, '300', null, undefined, true, '0x41', 'x'];
for (const T of [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array]) {
  const a = new T(1);
  console.log(T.name, values.map((v) => { a[0] = v; return Object.is(a[0], -0) ? '-0' : a[0]; }).join(' '));
}
for (const T of [BigInt64Array, BigUint64Array]) {
  const a = new T(1);
  console.log(T.name, [0n, -1n, 2n ** 63n, 2n ** 64n, -(2n ** 63n) - 1n, '5', true].map((v) => { a[0] = v; return a[0]; }).join(' '));
  for (const bad of [1, 1.5, null, undefined, 'x']) try { a[0] = bad; console.log('stored', a[0]); } catch (e) { console.log(e.name, e.message); }
}
try { new Uint8Array(1)[0] = 1n; } catch (e) { console.log(e.message); }
const u = new Uint8Array([250]);
console.log(u[0]++, u[0], (u[0] += 10), u[0], u[0]--, --u[0], (u[0] -= 10), u[0], (u[0] <<= 1), u[0], (u[0] = -3), u[0]);
