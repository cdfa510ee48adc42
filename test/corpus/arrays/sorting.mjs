// sort is stable, puts undefined last, compares strings by default and accepts any comparator.
console.log([10, 9, 1].sort(), [10, 9, 1].sort((x, y) => x - y), ['b', , 'a', undefined, 'c'].sort(), [true, false, null, 1n, 'n'].sort());
const people = [['x', 2], ['y', 1], ['z', 2], ['w', 1], ['v', 0]];
console.log([...people].sort((p, q) => p[1] - q[1]).map((p) => p[0]).join(''), [...people].sort((p, q) => q[1] - p[1]).map((p) => p[0]).join(''));
const many = Array.from({ length: 60 }, (_, i) => ({ key: (i * 7) % 5, order: i }));
many.sort((p, q) => p.key - q.key);
console.log(many.every((m, i) => i === 0 || many[i - 1].key < m.key || (many[i - 1].key === m.key && many[i - 1].order < m.order)));
console.log([3, 1, 2].sort(() => 0), [3, 1, 2].sort((a, b) => (a < b ? 1 : -1)), [1, 2, 3].sort((a, b) => b > a), [2, 1].sort(undefined));
console.log(['é', 'z', 'a', 'Z', 'ä', '10', '9'].sort().join(), [-1, -2, 5, 10].sort().join(), [[2, 1], [1, 5], [1]].sort().join(' '));
console.log([undefined, 3, null, 1].sort((a, b) => a - b), [3, undefined, 1].sort(() => 1).at(-1));
try {
  [2, 1].sort((a, b) => {
    throw new Error('compare');
  });
} catch (error) {
  console.log(error.message);
}
for (const bad of [null, {}, 'x']) {
  try {
    [2, 1].sort(bad);
  } catch (error) {
    console.log(error.name, error.message);
  }
}
