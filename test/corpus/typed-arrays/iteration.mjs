// Typed arrays are iterated like arrays.
const array = new Float64Array([1.5, 2.5, -0]);
for (const x of array) console.log(x);
for (const [i, x] of array.entries()) console.log(i, x);
for (const key in array) console.log(key, typeof key);
const [first, ...rest] = array;
console.log(first, rest, [...array.keys()], Math.max(...array), new Set(array), Array.from(array, (x) => x * 2));
const iterator = array.values();
console.log(iterator.next(), Object.prototype.toString.call(iterator), [...iterator], iterator.next());
function* pairs(list) {
  for (let i = 0; i + 1 < list.length; i += 2) yield list.subarray(i, i + 2);
}
for (const pair of pairs(new Int8Array([1, 2, 3, 4, 5]))) console.log(pair);
console.log(new Uint8Array(pairs(new Int8Array([1]))), new Uint8Array(new Map([[1, 2]]).keys()), array[Symbol.iterator] === array.values);
const seen = [];
for (const x of array) {
  seen.push(x);
  array.fill(7);
}
console.log(seen);
