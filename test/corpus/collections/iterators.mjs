// Map and Set iterators are live, independent and exhausted once.
const map = new Map([['a', 1], ['b', 2]]);
const first = map.entries();
const second = map.keys();
console.log(first.next().value.join(), second.next().value);
map.set('c', 3);
map.delete('b');
console.log([...first].join(' '), [...second].join(), [...first].length);
map.set('d', 4);
console.log(first.next().done);
const set = new Set([1, 2, 3]);
const it = set.values();
it.next();
set.delete(1);
set.delete(2);
console.log(it.next().value, it.next().done, Object.prototype.toString.call(it));
const moved = new Map([['x', 1], ['y', 2]]);
const log = [];
for (const [k] of moved) {
  log.push(k);
  if (log.length < 5) {
    moved.delete(k);
    moved.set(k, 0);
  }
}
console.log(log.join());
const take = function* (iterable, n) {
  let i = 0;
  for (const x of iterable) {
    if (i++ >= n) return;
    yield x;
  }
};
console.log([...take(moved, 1)].join(), [...take(new Set('abc'), 2)].join());
