// Closures that capture parameters, catch variables, loop variables, class names, this and imports of their time.
const fs = [];
const add = (f) => fs.push(f);
((p, { q }, [r], ...s) => { add(() => [p, q, r, s]); p = 'p2'; q += 1; s.push('late'); })('p', { q: 1 }, ['r'], 's');
try { throw { e: 1 }; } catch ({ e }) { add(() => e); e = 'changed'; }
for (const [k, v] of Object.entries({ a: 1, b: 2 })) add(() => k + v);
{ class Inner { static n = 0; static up() { return ++Inner.n; } } add(() => Inner.up()); }
(function () { add(() => this.t); add(function () { return this === undefined; }); }).call({ t: 'this' });
(function () { add(() => arguments.length); })(1, 2, 3);
let shared = 0;
add(() => ++shared);
add(() => shared * 10);
if (true) { let block = 'block'; add(() => block); block += '!'; }
switch (1) { case 1: const c = 'case'; add(() => c); }
(function named() { add(() => typeof named); })();
const gen = (function* () { let x = 0; add(() => x); while (true) { x++; yield; } })();
gen.next(); gen.next();
class K { #v = 'private'; constructor() { add(() => this.#v); this.#v += '+'; } }
new K();
add(((x) => (y) => (z) => [x, y, z].join())(1)(2).bind(null, 3));
console.log(fs.map((f) => f()));
console.log(fs.map((f) => f()).filter((v) => typeof v === 'number'));
const counters = Array.from({ length: 3 }, (_, i) => { let n = i; return { up: () => ++n, get: () => n }; });
counters[1].up(); counters[1].up();
console.log(counters.map((c) => c.get()));
const late = () => [typeof later1, later2()];
var later1 = 1;
function later2() { return 'hoisted'; }
console.log(late());
