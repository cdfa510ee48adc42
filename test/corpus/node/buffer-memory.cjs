// Parts of a buffer are the same memory; copies are not.
const { Buffer: Same, isAscii, isUtf8 } = require('buffer');
console.log(Same === Buffer);
const whole = Buffer.from('the quick brown fox');
const part = whole.subarray(4, 9);
part.write('QUICK');
console.log(whole.toString(), part.toString(), whole.slice(-3).toString());
const copied = Buffer.from(whole);
copied.fill('.');
console.log(whole.toString(), copied.toString(), Buffer.concat([part, Buffer.from('!'), copied.subarray(0, 2)]).toString());
const memory = new ArrayBuffer(8);
const view = Buffer.from(memory, 2, 4);
view.writeUInt16BE(0xcafe);
console.log(new Uint8Array(memory), view, view.byteOffset, view.buffer === memory);
console.log(whole.copy(whole, 4, 0, 9), whole.toString(), whole.equals(copied), whole.compare(copied));
console.log(view instanceof Uint8Array, Buffer.isBuffer(view), Buffer.isBuffer(new Uint8Array(1)), [...view]);
console.log(JSON.stringify({ view }), Buffer.from(JSON.parse(JSON.stringify(view))).equals(view));
console.log(view.map((byte) => byte >> 1), view.filter((byte) => byte > 0), Buffer.of(1, 2, 3).reverse());
console.log(isAscii(whole), isAscii(view), isUtf8(Buffer.from('€')), isUtf8(Buffer.from('€').subarray(1)));
