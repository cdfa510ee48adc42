// splice, slice, length and index arguments of every sign and kind.
const t = (...a) => { const x = [0, 1, 2, 3, 4]; const gone = x.splice(...a); return `${JSON.stringify(gone)} ${JSON.stringify(x)}`; };
for (const a of [[], [1], [1, 1], [1, 0, 'a', 'b'], [-2], [-2, 1], [10, 1, 'end'], [-10, 2], [1, -5, 'x'], [undefined], [1, undefined], ['2', '1'], [1.9, 1.9], [NaN, 1], [0, Infinity], [-Infinity, 1]]) console.log(a, t(...a));
const s = (...a) => [0, 1, 2, 3, 4].slice(...a).join();
for (const a of [[], [2], [-2], [1, 3], [1, -1], [3, 1], [-3, -1], ['1', '2'], [undefined, 2], [null, null], [NaN], [10], [-10, 2]]) console.log(a, s(...a));
const a = [1, 2, 3];
for (const len of [5, 2, 0, '3', 1.0, true]) { a.length = len; console.log(a.length, a); }
for (const bad of [-1, 1.5, 2 ** 32, 'x', undefined, {}, NaN]) try { a.length = bad; console.log('fine', a.length); } catch (e) { console.log(e.name, e.message); }
console.log(a.push(), a.push(1, 2, 3), a.unshift(), a.unshift('a', 'b'), a.pop(), a.shift(), a, [].pop(), [].shift());
console.log([1, 2, 3].at(-1), [1, 2, 3].at(5), [1, 2, 3].at('1'), [1, 2, 3].at(-4), [1, 2, 3].with(-1, 'x'), [1, 2, 3, 4].toSpliced(1, 2, 'a', 'b', 'c'));
try { [1].with(5, 0); } catch (e) { console.log(e.name, e.message); }
console.log([1, 2, 3, 2].indexOf(2, 2), [1, 2, 3, 2].lastIndexOf(2, -2), [1, 2].indexOf(2, -1), [1, 2].includes(1, 1), [NaN].indexOf(NaN), [NaN].includes(NaN), [1, 2].lastIndexOf(1, -5));
console.log([1, [2, [3, null]], undefined].join(), [null, undefined].join('-'), [[], [[]], {}].join(';'), [1, 2].join(undefined), [1, 2].join(null), [].concat(1, [2], [[3]]), [1].concat());
const c = [1, 2];
c.push(c);
console.log(String(c), c.join('|'));
const lengthObject = { length: 3, 0: 'a', 2: 'c' };
console.log([].push.call(lengthObject, 'd'), lengthObject, [].pop.call(lengthObject), [].reverse.call(lengthObject), [].splice.call(lengthObject, 0, 1), lengthObject.length);
