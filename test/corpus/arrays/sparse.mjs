// Large gaps.
const list = [];
list[100000] = 'x';
console.log(list.length, Object.keys(list), list.indexOf('x'), list.findLast((x) => x !== undefined));
list.length = 10;
console.log(list, list.length);
let calls = 0;
[, , 1, , 2].forEach(() => (calls += 1));
console.log(calls);
