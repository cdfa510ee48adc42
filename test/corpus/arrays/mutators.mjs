// push, pop, shift, unshift, splice, reverse, fill and copyWithin change the array in place.
const a = [1, 2, 3, 4, 5];
console.log(a.push(6, 7), a.pop(), a.shift(), a.unshift('x', 'y'), a.join());
console.log(a.splice(1, 2), a.splice(-2), a.splice(1, 0, 'in', 'serted'), a.splice(2, 1, 'replaced', 'twice'), a.join());
console.log(a.splice(), a.splice(1), a.join(), [].pop(), [].shift(), [1, 2, 3].splice(1, undefined).length);
console.log([1, 2, 3].reverse().join(), [1, 2, 3, 4].fill('f', 1, -1).join(), [1, 2, 3, 4, 5].copyWithin(1, 3).join(), [1, 2, 3].fill(0, -1).join());
const same = [3, 1, 2];
console.log(same.sort() === same, same.reverse() === same, same.fill(1) === same);
const nested = Array.from({ length: 2 }, () => []);
nested[0].push(1);
console.log(nested, Array(2).fill([]).map((x, i, all) => x === all[0]));
console.log([1, 2, 3].with(1, 'w').join(), [3, 1, 2].toSorted().join(), [1, 2, 3].toReversed().join(), [1, 2, 3].toSpliced(1, 1, 'a', 'b').join());
