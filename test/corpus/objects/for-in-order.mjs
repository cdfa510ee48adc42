// for-in goes up the prototypes, skips what is shadowed, and sees some changes on the way.
const base = { a: 1, b: 2, 5: 1 };
const mid = Object.create(base, { hidden: { value: 1, enumerable: false }, b: { value: 'shadow', enumerable: false } });
const top = Object.create(mid);
top.c = 3; top[7] = 1; top.a = 'own';
const keys = (o) => { const r = []; for (const k in o) r.push(k); return r.join(' '); };
console.log(keys(top), '|', keys(mid), '|', keys(base));
const r = [];
const live = { a: 1, b: 2, c: 3, d: 4 };
for (const k in live) { r.push(k); if (k === 'a') { delete live.c; live.e = 5; } }
console.log(r);
console.log(keys('str'), '|', keys([4, , 5]), '|', keys(null), '|', keys(undefined), '|', keys(7), '|', keys(Object('ab')));
class A { x = 1; m() {} get g() { return 1; } static s = 1; }
console.log(keys(new A()), keys(A), keys(A.prototype));
const t = [];
for (var i in { p: 1, q: 2 }) t.push(i);
console.log(t, i);
for (const [first] in { xyz: 1, abc: 2 }) t.push(first);
const o = {};
for (o.key in { last: 1 });
console.log(t, o);
console.log(keys(Object.create({ inherited: 1 }, { own: { value: 1, enumerable: true } })), keys(new Map([[1, 2]])), keys(() => 1));
const sym = { [Symbol('no')]: 1, yes: 1 };
console.log(keys(sym));
