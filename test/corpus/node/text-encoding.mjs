// Text becomes bytes of UTF-8.
const encoder = new TextEncoder();
for (const text of ['', 'abc', 'äöü', '€', '😀', '\ud800', 'a\udc00b', '\u0000', '\uffff', '\u07ff\u0800'])
  console.log(encoder.encode(text), new TextDecoder().decode(encoder.encode(text)) === text.toWellFormed());
console.log(encoder.encode(), encoder.encode(5), encoder.encode(null), encoder.encoding, String(encoder));
const target = new Uint8Array(4);
console.log(encoder.encodeInto('a€b', target), target, encoder.encodeInto('é😀', new Uint8Array(3)));
