// find, findLast, at, with and toSpliced and the order in which they look.
const seen = [];
const a = [1, 2, 3, 4];
console.log(a.find((x) => (seen.push(x), x > 2)), a.findLast((x) => (seen.push(x), x < 3)), seen.join());
console.log(a.findIndex((x) => x > 9), a.findLastIndex((x) => x % 2), a.findLast(() => false), a.at(-5), a.at(1.9), a.at(NaN));
console.log(a.with(-1, 'z'), a.with('1', 0), a.toSpliced(1), a.toSpliced(-1, 1, 'x', 'y'), a.toSpliced(), a.toReversed(), a);
for (const i of [4, -5, Infinity]) try { a.with(i, 0); } catch (e) { console.log(e.name, e.message); }
console.log([, 1].find((x) => x === undefined), [, 1].findIndex((x, i) => i === 0), [,].findLastIndex(() => true), [3, , 1].toSorted(), [, 1].with(1, 2));
