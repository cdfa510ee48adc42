// Views of one buffer see each other's writes, whatever their types.
const buffer = new ArrayBuffer(16);
const bytes = new Uint8Array(buffer);
const words = new Int32Array(buffer);
const halves = new Uint16Array(buffer, 4, 3);
const floats = new Float32Array(buffer);
const double = new Float64Array(buffer, 8, 1);
words[0] = -2;
console.log(bytes, halves, floats[0]);
bytes[5] = 1;
halves[2] = 0x8001;
console.log(words, halves, buffer);
double[0] = Math.PI;
console.log(words[2], words[3], bytes.slice(8), floats[3]);
floats[0] = 1;
console.log(words[0].toString(16), bytes[3], new BigUint64Array(buffer)[0]);
console.log(halves.buffer === words.buffer, halves.byteOffset, halves.byteLength, double.length);
