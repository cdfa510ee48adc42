// Inside of brackets in the head of a loop, `in` is an operator.
let x, y;
for ([x = 'x' in {}] of [[], [5]]) console.log(x);
for (var [z = 'z' in { z: 1 }, [w = ('w' in {})] = []] of [[]]) console.log(z, w);
for ({ x = 'x' in {} } of [{}, { x: 2 }]) console.log(x);
for ([y = 'y' in {}][0] in { a: 1 }) console.log(y);
for (let f = ['x' in {}, 'a' in { a: 1 } in { true: 1 }], i = 0; i < 1; i++) console.log(f);
for (let f = () => { return 'x' in {}; }, i = 0; i < 1; i++) console.log(f());
for (let f = function (a = 'x' in {}) { for (const k in { k: 1 }) return [a, k]; }, i = 0; i < 1; i++) console.log(f(), f.toString());
for (let C = class { #p; static a = 'x' in {}; ['a' in {}] = 1; static is(o) { return #p in o; } }, i = 0; i < 1; i++) console.log(C.a, C.is(new C()), C.is({}), new C());
for (let f = `${'x' in {}}`, i = 0; i < 1; i++) console.log(f);
for (const f = { a: 'x' in {}, get b() { return 'b' in this; }, ['a' in {}]: 3 }; ;) { console.log(f.a, f.b, f.false); break; }
for (const f = [1]['x' in {}], g = String('x' in {}), h = true ? 'x' in {} : 0; ;) { console.log(f, g, h); break; }
// what comes after them stands where it stood
function after() { return 'text of after'; }
console.log(after.toString());
for ([x = 'a' in null] of [[]]);
