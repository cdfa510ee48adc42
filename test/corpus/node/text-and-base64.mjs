// Text by way of its bytes: counting, hexadecimal and checksums.
const encoder = new TextEncoder();
const hex = (text) => Array.from(encoder.encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
const fnv = (text) => encoder.encode(text).reduce((hash, byte) => Math.imul(hash ^ byte, 16777619) >>> 0, 2166136261);
for (const text of ['', 'a', 'häß', '漢字', '👍🏽']) console.log(text.length, encoder.encode(text).length, hex(text), fnv(text));
