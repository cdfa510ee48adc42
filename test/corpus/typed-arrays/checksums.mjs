// Programs that need exact overflow: CRC-32, Adler-32, FNV, a mixer and a ring buffer.
const text = [...'The quick brown fox'].map((c) => c.charCodeAt(0));
const table = new Uint32Array(256).map((_, n) => { for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1; return n; });
const crc = (bytes) => { let c = 0xffffffff; for (const b of bytes) c = table[(c ^ b) & 255] ^ (c >>> 8); return (c ^ 0xffffffff) >>> 0; };
console.log(crc(text).toString(16), crc([]), crc([0, 0, 0]).toString(16));
const adler = (bytes) => { const s = new Uint32Array([1, 0]); for (const b of bytes) { s[0] = (s[0] + b) % 65521; s[1] = (s[1] + s[0]) % 65521; } return ((s[1] << 16) | s[0]) >>> 0; };
console.log(adler(text).toString(16), adler([]));
const fnv = new Uint32Array([0x811c9dc5]);
for (const b of text) { fnv[0] ^= b; fnv[0] = Math.imul(fnv[0], 0x01000193); }
console.log(fnv[0].toString(16));
const fletcher = (bytes) => { const s = new Uint8Array(2); for (const b of bytes) { s[0] += b; s[1] += s[0]; } return [...s]; };
console.log(fletcher(text), fletcher([255, 255, 255]));
const state = new Uint32Array([1, 2, 3, 4]);
const next = () => { const t = state[1] << 9; const r = state[0] + state[3]; state[2] ^= state[0]; state[3] ^= state[1]; state[1] ^= state[2]; state[0] ^= state[3]; state[2] ^= t; state[3] = (state[3] << 11) | (state[3] >>> 21); return r >>> 0; };
console.log(Array.from({ length: 6 }, next).join());
class Ring { #b = new Uint8Array(4); #i = new Uint8Array([254]); push(v) { this.#b[this.#i[0]++ % 4] = v; return this.#i[0]; } get all() { return [...this.#b].join(); } }
const ring = new Ring();
console.log([300, 1, 2, 3, 4].map((v) => ring.push(v)), ring.all);
const saturate = new Uint8ClampedArray(3);
for (let i = 0; i < 3; i++) saturate[i] += 200 * i - 50;
console.log(saturate.join(), new Int16Array([1e5, -1e5]).map((x) => x * 2).join(), new Uint16Array([65535]).map((x) => x + 2)[0]);
const sum = new Int8Array(1);
for (let i = 0; i < 100; i++) sum[0] += 3;
console.log(sum[0], new Int32Array([2 ** 31 - 1]).reduce((a, b) => a + b + 1, 0), new Uint8Array([1, 2, 3]).reduceRight((a, b) => a * 10 + b));
