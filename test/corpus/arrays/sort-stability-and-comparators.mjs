// Sorting is stable, converts to text by default, puts undefined last and holes after, and bears odd comparators.
const people = 'ann:3 bob:1 cat:3 dan:2 eve:1 fay:2'.split(' ').map((p) => ({ n: p.split(':')[0], g: +p.split(':')[1] }));
console.log(people.slice().sort((a, b) => a.g - b.g).map((p) => p.n).join(), people.slice().sort((a, b) => b.g - a.g).map((p) => p.n).join(), people.toSorted(() => 0).map((p) => p.n).join());
console.log([10, 9, 1, 100, 25].sort(), [10, 9, 1].sort((a, b) => a - b), ['b', undefined, 'a', , 'c'].sort(), [undefined, 3, undefined, 1].sort((a, b) => b - a));
console.log([true, false, null, 'a', 1, [0], {}].sort().map(String), ['B', 'a', 'C', 'é', 'z', 'Z', '_', '1'].sort(), [-1, -2, 5, 0, -0].sort());
console.log([3, 1, 2].sort((a, b) => a > b), [3, 1, 2].sort(() => -1).length, [2, 1].sort((a, b) => (a < b ? -1 : 1)), [3, 2, 1].sort((a, b) => String(a - b)), [1, 2, 3].sort(() => NaN), [2, 1, 3].sort((a, b) => ({ valueOf: () => a - b })));
const log = [];
[5, 2, 8].sort((a, b) => { log.push(a + '/' + b); return a - b; });
console.log(log.length >= 2 && log.length <= 3);
for (const bad of [() => [2, 1].sort(null), () => [2, 1].sort({}), () => [2, 1].sort(() => { throw new Error('compare'); }), () => [1n, 2].sort((a, b) => a - b), () => [Symbol(), 1].sort()])
  try { console.log(bad()); } catch (e) { console.log(e.name, e.message); }
const arr = [3, 1, 2];
console.log(arr.sort() === arr, arr.toSorted((a, b) => b - a), arr, arr.reverse() === arr, arr.toReversed(), arr);
console.log(Array.prototype.sort.call({ 0: 'b', 1: 'a', length: 2, x: 1 }), ['10', 9, '8', 7].sort((a, b) => a - b), [[2, 'b'], [1, 'z'], [2, 'a']].sort());
const words = ['banana', 'Apple', 'cherry', 'apple', 'Banana'];
console.log(words.toSorted(), words.toSorted((a, b) => a.toLowerCase() < b.toLowerCase() ? -1 : a.toLowerCase() > b.toLowerCase() ? 1 : 0), words.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)));
const big = Array.from({ length: 200 }, (_, i) => ({ k: (i * 7919) % 10, i }));
big.sort((a, b) => a.k - b.k);
console.log(big.every((x, i) => i === 0 || big[i - 1].k < x.k || (big[i - 1].k === x.k && big[i - 1].i < x.i)));
