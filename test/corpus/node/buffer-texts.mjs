// Texts become bytes and bytes become texts, in all encodings.
import { Buffer } from 'node:buffer';

const texts = ['', 'abc', 'héllo wörld', '€', '😀 smile', '\ud800', '0aF', 'zz', 'YWJj', 'YWI=', '-_-_', '\u0141\u0142Q\u013d', 'a b\nc'];
const encodings = ['utf8', 'latin1', 'ascii', 'utf16le', 'hex', 'base64', 'base64url'];
for (const text of texts)
  for (const encoding of encodings) {
    const bytes = Buffer.from(text, encoding);
    console.log(encoding, bytes, Buffer.byteLength(text, encoding), JSON.stringify(bytes.toString(encoding)));
  }
const bytes = Buffer.from(Array.from({ length: 60 }, (_, i) => (i * 37) & 255));
for (const encoding of encodings) console.log(JSON.stringify(bytes.toString(encoding)), bytes.toString(encoding, 3, 9));
console.log(bytes);
console.log(`${Buffer.from('in a template')}`, Buffer.from('a') + Buffer.from('b'));
