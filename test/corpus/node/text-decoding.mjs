// Bytes become text, what is wrong becomes U+FFFD or an exception.
const lenient = new TextDecoder();
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const wrong = [[0xff], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x98], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x28, 0xa1], [0x80, 0x80]];
for (const list of [...wrong, [0xef, 0xbb, 0xbf, 65], [65, 0xc3, 0xa9]]) {
  const bytes = new Uint8Array(list);
  console.log(JSON.stringify(lenient.decode(bytes)));
  try {
    console.log(JSON.stringify(strict.decode(bytes.buffer)));
  } catch (problem) {
    console.log(problem.name, problem.code, problem.message);
  }
}
console.log(lenient.decode() === '', lenient.decode(new DataView(new Uint8Array([1, 65, 66]).buffer, 1)), strict.fatal, strict.ignoreBOM, lenient.encoding);
