// Map keeps insertion order, compares with SameValueZero and takes any key.
const key = {};
const map = new Map([[NaN, 'nan'], [0, 'zero'], ['0', 'text'], [key, 'object'], [undefined, 'undefined'], [null, 'null']]);
console.log(map.get(NaN), map.get(-0), map.get('0'), map.get({}), map.get(key), map.get(undefined), map.has('missing'), map.size);
console.log(map.set('new', 1) === map, map.delete(0), map.delete(0), map.set(-0, 'again').size, Object.is([...map.keys()].at(-1), 0));
map.set(NaN, 'updated');
console.log([...map.keys()].map(String).join(), [...map.values()].join(), map.entries().next().value.join());
const seen = [];
console.log(map.forEach(function (value, k, m) { seen.push([this.tag, m === map].join()); }, { tag: 't' }), seen[0], map.clear(), map.size);
console.log(new Map(null).size, new Map().get('x'), new Map([[1, 2, 3]]).get(1), new Map(new Map([['a', 'b']])).get('a'), Object.fromEntries(new Map([['p', 1]])));
const counts = new Map();
for (const w of 'a b a c b a'.split(' ')) counts.set(w, (counts.get(w) ?? 0) + 1);
console.log([...counts].sort((x, y) => y[1] - x[1]).join(' '), counts, map[Symbol.iterator] === map.entries, Map.name, Map.length, new Map()[Symbol.toStringTag]);
const iterator = new Map([[1, 2]]).entries();
console.log(iterator[Symbol.iterator]() === iterator, iterator.next().done, iterator.next(), iterator.next().done);
