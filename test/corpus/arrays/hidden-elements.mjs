// Elements of arrays that are not enumerable.
const list = ['a', 'b', 'c'];
Object.defineProperty(list, 0, { enumerable: false });
console.log(Object.keys(list), Object.values(list), list.length, list[0], list);
for (const key in list) console.log(key);
console.log({ ...list }, Object.assign([], list), [...list], JSON.stringify(list), Reflect.ownKeys(list), list.hasOwnProperty(0));
console.log(list.propertyIsEnumerable(0), list.propertyIsEnumerable(1), list.findIndex((x) => x === 'a'), structuredClone(list));
