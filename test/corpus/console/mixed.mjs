// Groups around everything that prints.
console.group('A');
console.info('info');
console.debug({ a: 1 });
console.dir([1, 2]);
console.table([{ x: 1 }]);
console.count();
console.group('B\nsecond line');
console.log('%s in %s', 'this', 'that');
console.log();
console.groupEnd();
console.log(['x'.repeat(60), 'y'.repeat(30)]);
console.groupEnd();
