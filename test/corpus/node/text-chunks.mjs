// Views of buffers are decoded from where they begin to where they end.
const bytes = new TextEncoder().encode('añ€😀z');
const decoder = new TextDecoder();
for (let i = 0; i < bytes.length; i += 2) console.log(decoder.decode(bytes.subarray(i, i + 5)), decoder.decode(bytes.slice(i)));
console.log(decoder.decode(new Uint16Array([0x4142, 0x4344])), decoder.decode(new Uint8Array(0)), decoder.decode(bytes.buffer) === 'añ€😀z');
