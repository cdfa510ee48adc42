// map, filter, reduce, flat, flatMap, concat, slice and join make new values.
const a = [1, 2, 3];
console.log(a.map((x, i, all) => x * i + all.length), a.filter((x) => x % 2), a.reduce((s, x) => s + x), a.reduceRight((s, x) => s + x, ''));
console.log([1, [2, [3, [4]]]].flat(), [1, [2, [3, [4]]]].flat(Infinity), [[], [1]].flat(), a.flatMap((x) => [x, [x]]), a.flatMap((x) => x));
console.log(a.concat(4, [5, [6]], 'x'), a.slice(-2), a.slice(1, -1), a.slice(5), a.slice(), a.join(), a.join(''), [null, undefined, [1, [2]], {}].join('|'));
const spreadable = { length: 2, 0: 'p', 1: 'q', [Symbol.isConcatSpreadable]: true };
console.log([0].concat(spreadable, { length: 1, 0: 'no' }).length);
console.log(Array.from('abc', (c, i) => c + i), Array.from(new Set([1, 1, 2])), Array.from({ length: 2 }), Array.of(1, 2), Array.isArray(Array.prototype));
console.log(a.reduce((s, x, i, all) => `${s}${i}${all.length}`, ''), [5].reduce(() => 'never'), [].reduce((s) => s, 'initial'));
console.log(['1', '2', '3'].map(parseInt), ['a', 'b'].entries().next(), [...['a', 'b'].entries()].join(' '), [3, 4].keys().next());
console.log(a.map(String), a.map((x) => [x]), [[1, 2], [3]].map(([x, y = 'd']) => x + y));
