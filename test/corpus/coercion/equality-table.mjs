// Loose equality of everything with everything.
const values = [0, -0, 1, NaN, '', '0', '1', ' ', 'a', null, undefined, true, false, [], [0], [1], [[]], {}, 0n, 1n, Object(1), Object('a')];
const name = (v) => (typeof v === 'bigint' ? v + 'n' : Object.is(v, -0) ? '-0' : v instanceof Number ? 'Number' : v instanceof String ? 'String' : JSON.stringify(v) ?? String(v));
for (const a of values) {
  const equal = values.filter((b) => a == b).map(name);
  const strict = values.filter((b) => a === b).length;
  console.log(name(a), '==', equal.join(' '), '| strict', strict, '| includes', values.includes(a), values.indexOf(a));
}
const same = (a, b) => Object.is(a, b);
console.log(same(NaN, NaN), same(0, -0), same('a', 'a'), same({}, {}));
console.log(null >= 0, null > 0, null == 0, undefined >= 0, NaN <= NaN, '10' < '9', '10' < 9, 'a' < 1, [2] > 1, '' < 1);
console.log([1, 2] == '1,2', [] == false, ![] == [], null == false, '\n' == 0, '0x10' == 16, 'Infinity' == Infinity);
