// Patterns in the heads of functions, methods, setters, constructors, arrows and catch clauses.
const o = { m({ a, b: [c] = ['d'] } = {}, ...[e, f = e]) { return [a, c, e, f]; }, set s({ x, ...r }) { this.got = [x, r]; } };
o.s = { x: 1, y: 2 };
console.log(o.m(), o.m({ a: 1, b: 'z' }, 2), o.got, o.m.length);
class P { constructor({ x = 0, y = x } = {}, [z] = [9]) { Object.assign(this, { x, y, z }); } static of([x, y]) { return new P({ x, y }); } }
console.log(new P(), P.of([1, 2]), new P({ y: 5 }, ['q']), P.length);
const entries = Object.entries({ k1: { v: 1 }, k2: { v: 2, w: 3 } });
console.log(entries.map(([k, { v, w = v * 10 }]) => k + v + w), entries.reduce((acc, [k, { v }]) => ({ ...acc, [k]: v }), {}), entries.filter(([, { w }]) => w).length);
function* g({ n } = { n: 2 }) { while (n--) yield n; }
console.log([...g()], [...g({ n: 1 })]);
try { throw { code: 1, info: ['i'] }; } catch ({ code, info: [first, second = 'none'] }) { console.log(code, first, second); }
for (const f of [({ a }) => a, ([a]) => a, ({ a: { b } }) => b]) for (const v of [undefined, null, {}]) try { console.log(f(v)); } catch (e) { console.log(e.name, e.message); }
