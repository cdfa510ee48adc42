// Integer keys come first in ascending order, then strings and symbols as they were added.
const s = Symbol('s');
const o = { b: 1, 2: 1, a: 1, 1: 1, [s]: 1, '-1': 1, '01': 1, 4294967294: 1, 4294967295: 1, 4294967296: 1, 1.5: 1, '1e3': 1 };
console.log(Object.keys(o));
console.log(Reflect.ownKeys(o).map(String));
o[0] = 1;
delete o.a;
o.a = 2;
o['10'] = 3;
console.log(Object.keys(o), JSON.stringify(o));
const seen = [];
for (const k in o) seen.push(k);
console.log(seen.join(' '));
class P { z = 1; 5 = 1; y = 2; 3 = 1; ['x'] = 3; }
console.log(Object.keys(new P()), Object.getOwnPropertyNames(P.prototype));
class Q extends P { a = 1; 1 = 2; z = 9; }
console.log(Object.entries(new Q()).join(' '));
console.log(Object.keys({ ...{ b: 1, 1: 1 }, a: 1, 0: 1, b: 2 }), Object.keys(Object.assign({ z: 1 }, { 9: 1, a: 1 }, { 3: 1 })));
const arr = [1, 2];
arr.x = 1; arr[5] = 1; arr['-0'] = 1; arr['07'] = 1;
console.log(Object.keys(arr), arr.length);
function f() {}
f[1] = 1; f.b = 1; f[0] = 1;
console.log(Object.keys(f), Object.getOwnPropertyNames(f).slice(0, 2));
console.log(Object.getOwnPropertyNames('hey'), Object.keys(Object.assign(Object('ab'), { 7: 1, x: 1 })));
console.log(JSON.stringify(JSON.parse('{"b":1,"2":2,"a":3,"1":4,"__proto__":5}')));
