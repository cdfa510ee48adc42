// Recursive generators walk a tree in order.
class Tree {
  constructor(value, left = null, right = null) {
    Object.assign(this, { value, left, right });
  }
  *[Symbol.iterator]() {
    if (this.left) yield* this.left;
    yield this.value;
    if (this.right) yield* this.right;
  }
}
const tree = new Tree(4, new Tree(2, new Tree(1), new Tree(3)), new Tree(6, new Tree(5)));
console.log([...tree].join(' '));
function* permutations(items) {
  if (items.length === 0) yield [];
  for (const item of items) {
    for (const rest of permutations(items.filter((other) => other !== item))) yield [item, ...rest];
  }
}
console.log([...permutations(['a', 'b', 'c'])].map((p) => p.join('')).join(' '));
