// An assignment is an expression with the value of its right side.
let a, b;
const o = { set s(v) { this.got = v; }, get s() { return 'getter'; } };
console.log((a = b = 5), a, b, (o.s = 7), o.got, o.s, (a += 2), (a ||= 9), (b &&= 0), (b ??= 3), a, b);
console.log([a, b] = [1, 2], ({ a } = { a: 'x', extra: 1 }), a, (o['k' + 1] = a = 'both'), o.k1);
let i = 0;
const list = [];
list[i++] = list[i++] = i;
while ((a = list.pop()) !== undefined) console.log(a);
if ((b = null)) console.log('never'); else console.log(b);
console.log(((x) => (x.y = x = 5))({}), (() => { let f; return (f = () => f.name)(); })(), typeof (a = 1n), (a **= 3n));
