// Which keys of an array are indices, and which only look so.
const a = ['zero', 'one', 'two'];
for (const k of [0, '0', -0, '-0', 0.0, '00', 1.5, '1.5', true, null, undefined, [1], ['2'], 1n, { toString: () => '2' }, 4294967295, -1, NaN, '1 ', 1e0])
  console.log(typeof k === 'bigint' ? 'bigint' : String(k), a[k], k in a);
a['3'] = 'three';
a['04'] = 'octal';
a[-1] = 'minus';
a[4294967295] = 'too large';
a[2.5] = 'half';
console.log(a.length, Object.keys(a));
a[true] = 'yes';
a[[0, 1]] = 'pair';
console.log(a['true'], a['0,1'], a.true, a.length);
const o = {};
o[1] = 'a'; o['1'] = 'b'; o[1.0] = 'c'; o['1.0'] = 'd'; o[1e21] = 'e'; o[0x10] = 'f'; o[null] = 'g'; o[undefined] = 'h';
console.log(o);
console.log('abc'['1'], 'abc'[1.0], 'abc'[-1], 'abc'['length'], 'abc'[[2]]);
