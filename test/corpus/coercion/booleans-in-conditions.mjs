// What counts as true, wherever a condition stands.
const values = [0, -0, 0n, 1n, NaN, '', ' ', '0', 'false', null, undefined, [], {}, () => 0, Symbol('s'), new Boolean(false), new Number(0), Infinity];
const line = [];
for (const v of values) {
  let n = 0;
  if (v) n += 1;
  n += v ? 10 : 0;
  n += !v ? 0 : 100;
  while (v) { n += 1000; break; }
  for (; v;) { n += 10000; break; }
  do { n += 100000; if (n > 200000) break; } while (v);
  n += [v].filter(Boolean).length * 7;
  line.push(n);
}
console.log(line.join(' '));
console.log(values.map((v) => typeof (v && 1)).join(' '));
console.log(values.map((v) => typeof (v || 1)).join(' '));
console.log(values.map((v) => typeof (v ?? 1)).join(' '));
console.log(values.map((v) => !!v === Boolean(v)).every((b) => b), values.filter((v) => v).length);
console.log([1, 2, 3].find((x) => x > 5) ?? 'none', [0].find((x) => x === 0) || 'zero is false');
console.log([3, 1, 2].some(String), [''].some(String), [[]].every(Number), [1, '', 2].findLastIndex((x) => x));
console.log(new Boolean(false) ? 'object is true' : 'no', new Boolean(false) == false, !new Boolean(false));
