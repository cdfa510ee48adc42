// Getters of elements run in the order in which iteration meets them.
const log = [];
const list = [0, 1, 2];
for (const i of [2, 0]) Object.defineProperty(list, i, { get: () => (log.push(i), `got ${i}`), enumerable: true, configurable: true });
for (const x of list) log.push(x);
list.forEach((x, i) => log.push([i, x]));
const { 0: first, ...rest } = list;
const [a, , c] = list;
console.log(log, first, rest, a, c, list.findLastIndex((x) => x === 1), list.keys().next());
delete list[0];
console.log(0 in list, list.length, Object.keys(list), (list[0] = 'plain'), Object.getOwnPropertyDescriptor(list, 0).value);
