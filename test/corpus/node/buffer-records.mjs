// A small binary format: a header, numbers of all sizes, texts with their length before them.
class Writer {
  #bytes = Buffer.alloc(16);
  #at = 0;
  #room(count) {
    while (this.#at + count > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], this.#bytes.length * 2);
  }
  put(kind, value) {
    this.#room(8);
    this.#at = this.#bytes[`write${kind}`](value, this.#at);
    return this;
  }
  text(value) {
    const length = Buffer.byteLength(value);
    this.put('UInt16BE', length);
    this.#room(length);
    this.#at += this.#bytes.write(value, this.#at);
    return this;
  }
  get done() {
    return this.#bytes.subarray(0, this.#at);
  }
}
const kinds = [
  ...['UInt8', 'Int8', 'UInt16LE', 'Int16BE', 'UInt32LE', 'Int32BE', 'BigUInt64LE', 'BigInt64BE', 'FloatLE', 'DoubleBE'],
];
const writer = new Writer();
for (const kind of kinds) writer.put(kind, kind.startsWith('Big') ? 77n : 100).text(`${kind} → ünï`);
const bytes = writer.done;
console.log(bytes.length, bytes.toString('hex'));
let at = 0;
for (const kind of kinds) {
  const value = bytes[`read${kind}`](at);
  at += kind.includes('64') || kind.includes('Double') ? 8 : kind.includes('8') ? 1 : kind.includes('16') ? 2 : 4;
  const length = bytes.readUInt16BE(at);
  console.log(kind, value, bytes.toString('utf8', at + 2, at + 2 + length));
  at += 2 + length;
}
const sized = Buffer.alloc(6);
for (let count = 1; count <= 6; count++) {
  sized.writeIntBE(-count * 7, 0, count);
  console.log(sized.readIntBE(0, count), sized.readUIntLE(0, count));
}
for (const action of [
  () => sized.readInt32LE(3),
  () => sized.writeUInt8(256, 0),
  () => sized.writeUIntLE(2 ** 40, 0, 5),
  () => sized.readUInt8(0.5),
  () => sized.readUInt16BE('0'),
  () => Buffer.alloc(1).readDoubleLE(),
])
  try {
    console.log(action());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
