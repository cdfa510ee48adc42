// Map and Set iteration visits what is added on the way and skips what is deleted.
const map = new Map([['a', 1], ['b', 2], ['c', 3]]);
const visited = [];
for (const [key] of map) {
  visited.push(key);
  if (key === 'a') {
    map.delete('b');
    map.set('d', 4);
  }
  if (key === 'c') {
    map.delete('a');
    if (!visited.includes('a2')) map.set('a', 5);
  }
  if (visited.length > 8) break;
}
console.log(visited.join());
console.log([...map.keys()].join());
const set = new Set([1, 2, 3]);
const order = [];
for (const x of set) {
  order.push(x);
  if (x < 3) {
    set.delete(x);
    set.add(x + 10);
  }
}
console.log(order.join(), [...set].join());
const cleared = new Set([1, 2, 3]);
const before = [];
for (const x of cleared) {
  before.push(x);
  if (x === 1) {
    cleared.clear();
    cleared.add(9);
  }
}
console.log(before.join());
const seen = [];
new Map([[1, 'x'], [2, 'y']]).forEach((value, key, whole) => {
  seen.push(`${key}${value}${whole.size}`);
  if (key === 1) whole.delete(2);
});
console.log(seen.join());
