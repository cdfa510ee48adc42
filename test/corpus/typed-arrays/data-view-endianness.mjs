// DataView reads and writes of every type in both byte orders.
const v = new DataView(new ArrayBuffer(8));
const bytes = () => [...new Uint8Array(v.buffer)].map((b) => b.toString(16).padStart(2, '0')).join('');
for (const [m, x] of [['Int8', -1], ['Uint8', 300], ['Int16', 0x1234], ['Uint16', -2], ['Int32', 0x12345678], ['Uint32', 2 ** 32 + 5], ['Float32', 1.5], ['Float64', Math.PI], ['BigInt64', -2n], ['BigUint64', 2n ** 64n + 7n]])
  for (const little of [false, true]) { v.setBigUint64(0, 0n); v['set' + m](0, x, little); console.log(m, little, bytes(), v['get' + m](0, little), v['get' + m](0, !little)); }
for (const bad of [() => v.getInt16(7), () => v.getInt8(-1), () => v.setFloat64(1, 0), () => new DataView(new ArrayBuffer(2), 3), () => v.setBigInt64(0, 1), () => DataView(new ArrayBuffer(1))])
  try { console.log(bad()); } catch (e) { console.log(e.name, e.message); }
