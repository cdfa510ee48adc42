// Bytes written by one type and read by others, with offsets and lengths.
const buffer = new ArrayBuffer(16);
const u8 = new Uint8Array(buffer);
const u16 = new Uint16Array(buffer);
const u32 = new Uint32Array(buffer, 4, 2);
const f64 = new Float64Array(buffer, 8);
const i8 = new Int8Array(buffer, 3, 5);
u32[0] = 0xdeadbeef;
console.log([...u8].map((b) => b.toString(16)).join(' '), u16[2].toString(16), i8.join());
f64[0] = 1;
console.log([...u8.subarray(8)].join(), u32[1], f64[0]);
u8.fill(0xff);
console.log(u16[0], u32[0], f64[0], i8[0]);
u8.set([1, 2, 3, 4], 4);
console.log(u32[0] === 0x04030201, u16.slice(2, 4).join(), u32.byteOffset, u32.byteLength, i8.length, f64.length);
for (const bad of [() => new Uint16Array(buffer, 1), () => new Uint32Array(buffer, 4, 10), () => new Float64Array(new ArrayBuffer(9)), () => new Uint8Array(buffer, 17), () => new Uint8Array(-1), () => new ArrayBuffer(-1)])
  try { console.log(bad().length); } catch (e) { console.log(e.name, e.message); }
const sub = u8.subarray(2, -2);
sub[0] = 42;
console.log(u8[2], sub.length, sub.byteOffset, sub.buffer === buffer, u8.slice(2, 4).buffer === buffer);
const copy = buffer.slice(4, 8);
console.log(copy.byteLength, new Uint8Array(copy).join(), ArrayBuffer.isView(u8), ArrayBuffer.isView(buffer), ArrayBuffer.isView(new DataView(buffer)));
u8.copyWithin(0, 4, 8);
console.log([...u8].slice(0, 8).join(), u8.indexOf(42), u8.includes(255), u8.lastIndexOf(255));
u8.reverse();
console.log([...u8].join());
const bits = new Float32Array(1);
const asInt = new Int32Array(bits.buffer);
for (const v of [1, -1, 0.5, 3.14, Infinity, -0, 1e-45]) { bits[0] = v; console.log(v, asInt[0].toString(16), bits[0]); }
