// Holes are skipped by callbacks, read as undefined, and kept or filled as each method says.
const holes = [1, , 3];
console.log(holes.length, 1 in holes, holes[1], holes);
const visited = [];
holes.forEach((x, i) => visited.push(i));
console.log(visited.join(), holes.map((x) => x * 2), holes.filter(() => true).length, holes.reduce((a, b) => a + b));
console.log(holes.indexOf(undefined), holes.includes(undefined), holes.findIndex((x) => x === undefined), holes.some((x) => x === undefined), holes.every((x) => x));
console.log(holes.join('-'), [...holes].length, 1 in [...holes], Object.keys(holes).join(), [...holes.keys()].join(), JSON.stringify(holes));
console.log(holes.concat([, 5]), [, ,].length, holes.slice(0, 2), holes.flat(), [3, , 1].sort(), [3, , 1].reverse(), Array.from(holes));
console.log([1, , 3].fill(0), new Array(3), new Array(3).fill(), Array(2).join('x'), [, 'a'].findLast((x) => x === undefined), [, 1].at(0));
const grown = [];
grown[3] = 'x';
console.log(grown, grown.length);
delete grown[3];
console.log(grown.length, 3 in grown, [1, , 3].copyWithin(0, 1), [1, , 2].entries().next().value, [, 1].toSorted());
