// Destructuring primitives, strings, functions and arrays as objects; assigning into anything.
const { length } = 'text';
const { toFixed } = 5;
const [c1, , ...cs] = 'añ😀z';
const { name, length: n } = function foo(a, b) {};
console.log(length, typeof toFixed, c1, cs, name, n);
const { 0: zero, 2: two = 'no', length: len } = ['a', 'b'];
console.log(zero, two, len);
const {} = 1;
for (const bad of [() => { const {} = null; }, () => { const { a } = undefined; }, () => { const [a] = {}; }, () => { const [a] = null; }, () => { const { a: { b } } = {}; }, () => { [].x.y = 1; }, () => { const [[a]] = [1]; }, () => { ({ a: (1, {}).b.c } = { a: 1 }); }])
  try { bad(); console.log('fine'); } catch (e) { console.log(e.name, e.message); }
const o = { list: [0, 0], nested: {} };
[o.list[1], o['new'], o.nested.deep] = [1, 2, 3];
({ a: o.list[0], b: o.nested.b = 'default' } = { a: 'A' });
console.log(o);
let arr = [1, 2, 3];
[arr[2], arr[0]] = [arr[0], arr[2]];
console.log(arr);
let i = 0;
[arr[i++], arr[i++], ...o.rest] = ['x', 'y', 'z', 'w'];
console.log(arr, i, o.rest);
const [...[p, ...q]] = [1, 2, 3];
const [...{ length: many, 1: second }] = ['a', 'b', 'c'];
console.log(p, q, many, second);
const { ['comp' + 1]: r, 'quoted-key': s, 7: t } = { comp1: 1, 'quoted-key': 2, 7: 3 };
console.log(r, s, t);
const sym = Symbol('s');
const { [sym]: v, ...w } = { [sym]: 'symbol', x: 1, [Symbol.for('k')]: 2 };
console.log(v, w);
const proto = Object.create({ inherited: 'yes' }, { own: { value: 1, enumerable: true }, hidden: { value: 2 } });
const { inherited, hidden, ...rest } = proto;
console.log(inherited, hidden, rest);
const { a, ...noHidden } = Object.create(null, { a: { value: 1, enumerable: true }, b: { get: () => 'got', enumerable: true } });
console.log(a, noHidden, Object.getPrototypeOf(noHidden) === Object.prototype);
const m = new Map([['k', { d: [1, 2] }]]);
for (const [k, { d: [, e] }] of m) console.log(k, e);
const fn = ({ a = 1, b: { c = 2 } = {} }, [d2 = 3] = [], ...[e2, f2]) => [a, c, d2, e2, f2];
console.log(fn({}), fn({ b: { c: 0 } }, [9], 'e', 'f'), fn.length);
