// refused: unsupported-builtin
// The constructor of Buffer, which node advises against.
console.log(Buffer.from('a').length);
new Buffer(3);
