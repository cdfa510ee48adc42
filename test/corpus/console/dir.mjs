// dir shows one value, and takes options.
console.dir('text');
console.dir({ a: { b: { c: { d: 1 } } } });
console.dir({ a: { b: { c: { d: 1 } } } }, { depth: 0 });
console.dir([1, 'two', null], { compact: false });
console.dirxml({ a: 1 }, 'b');
