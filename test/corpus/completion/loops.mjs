// for, while, do and for-in evaluate their parts in the right order and number.
const log = [];
const note = (name, value) => {
  log.push(name);
  return value;
};
for (note('init'); note('test', log.length < 6); note('update')) note('body');
console.log(log.join(' '));
let i = 5;
do {
  i++;
} while (i < 3);
console.log(i);
while (i-- > 4);
console.log(i);
for (let a = 0, b = 10; a < b; a += 3, b -= 2) console.log(a, b);
let reused = '';
for (reused of ['x', 'y']);
console.log(reused);
const holder = { list: [] };
for (holder.list[holder.list.length] of 'abc');
console.log(holder.list.join());
for (const [k, { v }] of [['p', { v: 1 }], ['q', { v: 2 }]]) console.log(k, v);
