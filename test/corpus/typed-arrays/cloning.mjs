// A clone has a buffer of its own, which its views share as the originals do.
const buffer = new ArrayBuffer(8);
const original = { buffer, bytes: new Uint8Array(buffer, 2, 4), view: new DataView(buffer, 1), words: new Int32Array([1, -1]) };
original.bytes.set([1, 2, 3, 4]);
const clone = structuredClone(original);
clone.bytes[0] = 99;
clone.view.setUint8(3, 77);
console.log(original.bytes, clone.bytes, clone.buffer, clone.view.byteOffset, clone.bytes.buffer === clone.buffer, clone.view.buffer === clone.buffer);
console.log(clone.words, clone.words !== original.words, structuredClone(new (class Own extends Int8Array {})(2)).constructor.name);
const half = buffer.slice(2, 4);
new Uint8Array(half)[0] = 5;
console.log(new Uint8Array(half), original.bytes, half.byteLength, ArrayBuffer.isView(half), ArrayBuffer.isView(clone.bytes));
