// Spread in calls, constructors and super, with iterables of every kind; rest parameters.
const f = (...a) => a;
console.log(f(...[1, 2], 3, ...'ab', ...new Set([4]), ...[]), f(...[,]), f(...[1, , 2]), f(...new Map([[1, 2]])));
console.log(Math.max(...[1, 5, 3], 4), String.fromCharCode(...[72, 105]), new Date(...[2020, 0, 1]) instanceof Date, new Array(...[3]).length, new Array(...[3, 4]).length, [].concat(...[[1], [2, [3]]]));
const rest = (a, b = 'd', ...[c, ...others]) => [a, b, c, others];
console.log(rest(), rest(1, undefined, 3, 4, 5), rest.length, ((...{ length }) => length)(1, 2, 3));
class A { constructor(...a) { this.a = a; } static of(...a) { return new this(...a); } }
class B extends A { constructor(x, ...r) { super(...r, x); } }
console.log(new A(...[1, 2]).a, new B(1, 2, 3).a, B.of(...'xyz').a);
for (const bad of [() => f(...null), () => f(...undefined), () => f(...5), () => f(...{}), () => Math.max(...true), () => new A(...{ length: 1 })]) try { bad(); } catch (e) { console.log(e.name, e.message); }
const o = { m(...a) { return [this === o, ...a]; } };
console.log(o.m(...[1]), o['m'](...[2], 3), o?.m(...[4]), o.none?.(...[5]));
const log = [];
const it = (n) => ({ *[Symbol.iterator]() { for (let i = 0; i < n; i++) { log.push(n + '.' + i); yield i; } } });
f(...it(2), log.push('between'), ...it(1));
console.log(log);
const args = [3, 1, 2];
console.log(Math.min(...args), [...args].sort(), args, Math.max(...args.map((x) => x * 2), ...args));
function sum(...n) { return arguments.length + ':' + n.reduce((x, y) => x + y, 0); }
console.log(sum(), sum(1, 2, 3), sum.apply(null, [4, 5]), sum(...[...Array(5).keys()]));
const { length } = f(...'héllo');
const [head, ...tail] = f(...[1, 2, 3]);
console.log(length, head, tail, [...[...[1]]], [...[[...[2]]]][0]);
const partial = (g, ...p) => (...q) => g(...p, ...q);
console.log(partial(f, 1, 2)(3), partial(Math.max, 10)(5), f(...f(...f(1, 2), 3), 4));
console.log(((a, ...b) => b.length)(...[1, 2, 3]), (function () { return [...arguments].reverse(); })(1, 2), Array.from({ length: 2 }, (...a) => a.length));
