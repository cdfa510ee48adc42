// Groups indent what is printed inside.
console.group('outer');
console.log('one\ntwo');
console.group();
console.log({ a: [1, { b: 2 }] });
console.groupEnd();
console.groupCollapsed('inner %d', 5);
console.info('deep');
console.groupEnd();
console.groupEnd();
console.groupEnd();
console.log('flat');
