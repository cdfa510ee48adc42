// Elements of arrays that are accessors.
const list = [1, 2, 3];
let kept = 'start';
Object.defineProperty(list, 1, { get: () => kept, set: (value) => (kept = value + '!'), enumerable: true, configurable: true });
console.log(list[1], list.length, list.map((x) => x), [...list], list.join(), list.indexOf('start'), list.includes('start'));
list[1] = 'set';
console.log(list[1], kept, Object.keys(list), 1 in list, Object.getOwnPropertyDescriptor(list, '1'));
console.log(list, JSON.stringify(list), list.slice(1), list.concat([4]), Object.entries(list));
for (const [i, x] of list.entries()) console.log(i, x);
const [, second] = list;
console.log(second, list.at(-2), list.reduce((a, b) => a + b), delete list[1], list, list.length);
