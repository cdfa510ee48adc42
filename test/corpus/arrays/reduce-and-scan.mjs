// Folds of many kinds and their edge cases.
const l = [3, 1, 4, 1, 5];
console.log(l.reduce((a, b) => Math.max(a, b)), l.reduce((a, b) => [b, ...a], []), l.reduce((a, x, i) => ((a[x] ??= []).push(i), a), {}), l.reduceRight((a, x) => a + x, ''), l.reduce((a, x) => a.set(x, (a.get(x) ?? 0) + 1), new Map()));
const scan = (f, s, xs) => xs.reduce((acc, x) => [...acc, f(acc.at(-1), x)], [s]);
console.log(scan((a, b) => a + b, 0, l), scan(Math.max, -Infinity, l));
for (const f of [() => [].reduce((a) => a), () => [,].reduce((a) => a), () => [].reduceRight((a) => a), () => [1].reduce()]) try { console.log(f()); } catch (e) { console.log(e.name, e.message); }
console.log([undefined].reduce((a) => a, 1), [1, undefined].reduce((a, b) => [a, b]), [].reduce(null ?? ((a) => a), 'init'), [5].reduce(() => 'never'), [, 5, ,].reduceRight(() => 'never'));
const compose = [(x) => x + 1, (x) => x * 2, String].reduce((f, g) => (x) => g(f(x)));
console.log(compose(4), typeof compose(1), [[1, [2]], [3]].reduce((a, b) => a.concat(b)), ['a', 'b'].reduce((a, b, i, all) => a + b + i + all.length, '>'));
const zip = (...ls) => ls.reduce((a, l2) => a.map((x, i) => [...x, l2[i]]), ls[0].map(() => []));
console.log(zip([1, 2], 'ab', [true, false]), [1, 2, 3, 4].reduce(([e, o], x) => (x % 2 ? [e, [...o, x]] : [[...e, x], o]), [[], []]));
