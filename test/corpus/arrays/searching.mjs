// Searching methods differ in equality, direction and start.
const a = [1, NaN, 'x', 1, null, undefined, -0];
console.log(a.indexOf(NaN), a.includes(NaN), a.findIndex(Number.isNaN), a.lastIndexOf(1), a.indexOf(1, 1), a.indexOf(0), a.includes(0), a.indexOf('x', -3));
console.log([1, 2, 3, 4].find((x) => x > 2), [1, 2, 3, 4].findLast((x) => x < 3), [1, 2].find((x) => x > 5), [1, 2, 3].findLastIndex((x) => x === 9));
console.log([1, 2, 3].at(-1), [1, 2, 3].at(5), [].at(0), [1, 2, 3].includes(3, -1), [1, 2, 3].lastIndexOf(3, -2), [].every(() => false), [].some(() => true));
const log = [];
[1, 2, 3, 4].some((x, i, all) => (log.push(x), x === 2));
[1, 2, 3, 4].every((x) => (log.push(x), x < 2));
console.log(log.join());
const changing = [1, 2, 3];
const seen = [];
changing.forEach((x) => {
  seen.push(x);
  changing.push(x * 10);
  if (x === 1) changing.splice(1, 1);
});
console.log(seen.join(), changing.join());
