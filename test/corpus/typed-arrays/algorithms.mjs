// Programs that need bytes: a checksum, a sieve, a ring buffer, base 64, a heap.
const table = new Uint32Array(256).map((_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
const crc = (bytes) => {
  let c = -1;
  for (const byte of bytes) c = table[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ -1) >>> 0;
};
const encode = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
console.log(crc(encode('123456789')).toString(16));
const sieve = new Uint8Array(60).fill(1, 2);
for (let i = 2; i * i < 60; i++) if (sieve[i]) for (let j = i * i; j < 60; j += i) sieve[j] = 0;
console.log([...sieve.keys()].filter((i) => sieve[i]).join());
class Ring {
  #items = new Int16Array(4);
  #head = 0;
  #size = 0;
  push(x) {
    this.#items[(this.#head + this.#size) & 3] = x;
    if (this.#size < 4) this.#size++;
    else this.#head = (this.#head + 1) & 3;
  }
  toArray() {
    return Array.from({ length: this.#size }, (_, i) => this.#items[(this.#head + i) & 3]);
  }
}
const ring = new Ring();
for (let i = 0; i < 6; i++) ring.push(i * 10000);
console.log(ring.toArray());
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const base64 = (bytes) => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const n = (bytes[i] << 16) | (bytes[i + 1] << 8) | bytes[i + 2];
    text += digits[n >> 18] + digits[(n >> 12) & 63] + (i + 1 < bytes.length ? digits[(n >> 6) & 63] : '=') + (i + 2 < bytes.length ? digits[n & 63] : '=');
  }
  return text;
};
console.log(base64(encode('Glass box')), base64(encode('a')), base64(encode('ab')));
const bits = new Uint32Array(new Float32Array([1, -2, 0.1]).buffer);
console.log(Array.from(bits, (n) => n.toString(2).padStart(32, '0')));
