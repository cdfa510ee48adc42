// Lines, boundaries and prefixes in bytes.
const lines = (bytes) => {
  const found = [];
  for (let start = 0; start <= bytes.length; ) {
    const end = bytes.indexOf('\n', start);
    found.push(bytes.toString('utf8', start, end < 0 ? bytes.length : end));
    start = end < 0 ? bytes.length + 1 : end + 1;
  }
  return found;
};
console.log(lines(Buffer.from('one\ntwo\n\nfour €')));
const body = Buffer.from('--x\r\nfirst\r\n--x\r\nsecond\r\n--x--');
const boundary = Buffer.from('--x');
const places = [];
for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + 1)) places.push(at);
console.log(places, body.lastIndexOf(boundary), body.includes('second'), body.includes(45, -1), body.indexOf(0x0d));
const wide = Buffer.from('banana', 'utf16le');
console.log(wide.indexOf('na', 0, 'utf16le'), wide.lastIndexOf('na', undefined, 'utf16le'), wide.indexOf('6e00', 'hex'));
console.log([Buffer.from('b'), Buffer.from('ab'), Buffer.from('a'), Buffer.alloc(0)].sort(Buffer.compare));
console.log(Buffer.alloc(7, 'abc').toString(), Buffer.alloc(4).fill('é').toString(), Buffer.from([1, 2, 3, 4]).swap16());
for (const action of [() => body.indexOf({}), () => body.fill('zz', 'hex'), () => Buffer.from(5), () => Buffer.concat(['a'])])
  try {
    console.log(action());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
