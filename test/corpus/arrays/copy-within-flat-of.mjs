// copyWithin, flat, flatMap, of, from and fill at their edges.
const d = [1, 2, 3, 4, 5];
for (const a of [[0, 3], [1, 0], [0, 1, 2], [-2], [-2, -4, -3], [2, 2], [10, 0], [0, -100, 100], [0.9, 1.9], ['1', '3'], [NaN, 3], [0, 1, undefined]]) console.log(a, [...d].copyWithin(...a).join());
for (const a of [[0], [0, 1], [0, 1, 3], [0, -2], [0, -4, -2], [0, 5, 1], ['x', NaN, Infinity]]) console.log(a, [...d].fill(...a).join());
const nested = [1, [2, [3, [4, [5]]]], [], [[]], [, 6]];
for (const depth of [0, 1, 2, Infinity, -1, '2', undefined, NaN]) console.log(String(depth), JSON.stringify(nested.flat(depth)));
console.log([1, 2, 3].flatMap((x) => [x, [x * 2]]), [1, 2].flatMap((x) => x), [1, 2, 3].flatMap((x) => (x % 2 ? [] : [x, x])), ['a b', 'c'].flatMap((s) => s.split(' ')));
console.log(Array.of(7), Array.of(), Array.of(undefined, null), Array(3).length, Array('3'), new Array(2, 3));
console.log(Array.from('añ🙂'), Array.from({ length: 3 }), Array.from({ length: 2 }, (_, i) => i * i), Array.from(new Map([[1, 2]])), Array.from([1, , 3]), Array.from(5), Array.from({ length: '2', 0: 'z' }), Array.from({ length: -1 }));
console.log(Array.from.call(Object, [1, 2]), Array.of.call(function (n) { this.n = n; }, 'a', 'b'));
console.log(Array.from([1, 2], function (x) { return this.k * x; }, { k: 3 }), Array.from(new Set([3, 3, 4]), (x) => -x));
for (const bad of [() => Array.from(null), () => Array.from([], 1), () => new Array(-1), () => new Array(1.5), () => [].flatMap(1), () => [].reduce((a) => a), () => Array.from({ length: 2 ** 53 })])
  try { console.log(bad().length); } catch (e) { console.log(e.name, e.message); }
console.log([[1, 2], [3]].flat().length, [..."ab"].entries().next(), [3, 4].entries().toString(), Array.isArray(Array.prototype));
