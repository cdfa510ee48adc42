// Computed keys, shorthand, methods, duplicate keys and numeric keys in literals.
const log = [];
const k = (x) => (log.push(x), x);
const a = 1, b = 2;
console.log({ [k('x')]: k(1), [k('y')]: k(2), a, b, [`t${a}`]: b, [a + b]: 'sum', [[1, 2]]: 'arr', [{}]: 'obj', [null]: 'null' }, log.splice(0));
console.log({ a: 1, a: 2, ['a']: 3 }, { a, a: 5 }, { get a() { return 'g'; }, a: 6 }, { a: 7, get a() { return 'g'; } }.a, Object.keys({ b: 1, a: 2, b: 3 }));
const o = { f() { return this.v; }, g: () => typeof this, async h() {}, *i() { yield 1; }, ['j' + 1]() { return 'j'; }, v: 'val', get [k('dyn')]() { return 'got'; }, set [k('dyn')](x) { log.push('set' + x); } };
o.dyn = 9;
console.log(o.f(), o.g(), [...o.i()], o.j1(), o.dyn, log.splice(0), o.f.name, o.j1.name, 'prototype' in o.f);
try { new o.f(); } catch (e) { console.log(e.name, e.message); }
console.log({ 1: 'a', '1': 'b', 0x1: 'c' }, { 1e3: 1, 1.50: 2, '01': 3, .1: 4 }, { 'a-b': 1, if: 2, 'if2': 3 }.if);
const nested = { l1: { l2: { ['l' + 3]: [{ deep: true }] } } };
console.log(nested.l1.l2.l3[0].deep, { ...nested, l1: { ...nested.l1, extra: 1 } }, ({ x: { y = 5 } = {} }) => y);
let n = 0;
const auto = { [n++]: n++, [n++]: n++, get [n++]() { return n; } };
console.log(auto, n, { __proto__: { inherited: 1 }, own: 2 }.inherited, { '__proto__': null } instanceof Object);
const fnKey = { [() => 1]: 'fn', [Symbol.iterator]: 'sym', [true]: 't', [undefined]: 'u', [NaN]: 'n', [-0]: 'z', [1n]: 'big' };
console.log(Object.keys(fnKey), fnKey[0], fnKey['1']);
