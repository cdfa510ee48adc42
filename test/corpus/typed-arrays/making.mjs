// Typed arrays are made of lengths, lists, iterables, other arrays and parts of buffers.
const show = (make) => {
  try {
    return make();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
const buffer = new ArrayBuffer(8);
for (const make of [
  () => new Uint16Array(),
  () => new Uint16Array(2.9),
  () => new Uint16Array('2'),
  () => new Uint16Array(null),
  () => new Uint16Array(-1),
  () => new Uint16Array([1, , '3', true]),
  () => new Uint16Array({ length: 2, 1: 5 }),
  () => new Uint16Array(new Set([1, 2])),
  () => new Uint16Array(new Float32Array([1.5, -1])),
  () => new Uint16Array(buffer),
  () => new Uint16Array(buffer, 2, 1).byteOffset,
  () => new Uint16Array(buffer, 1),
  () => new Uint16Array(buffer, 10),
  () => new Uint16Array(buffer, 0, 5),
  () => new Uint16Array(new ArrayBuffer(3)),
  () => Uint16Array(1),
  () => new (Object.getPrototypeOf(Uint16Array))(),
  () => Uint16Array.of(1, 2, 65537),
  () => Uint16Array.from('123', (x) => x * 2),
  () => new ArrayBuffer(-1),
  () => ArrayBuffer(1),
  () => buffer.slice(-3).byteLength,
  () => new Uint16Array(Symbol()),
  () => new Uint16Array(1n),
])
  console.log(show(make));
