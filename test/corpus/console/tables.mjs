// Tables of rows, columns and other things.
console.table([{ a: 1, b: 'x' }, { a: 2, c: true }]);
console.table([[1, 2], [3]]);
console.table(new Map([['k', 1]]));
console.table([{ a: 1, b: 2 }], ['b']);
console.table('no table');
console.table({ x: { y: 1 }, z: 2 });
