// return, break and throw stay inside the function they stand in.
const out = [];
function outer() { [1, 2, 3].forEach((x) => { if (x === 2) return 'ignored'; out.push(x); }); for (const x of [1, 2]) { const r = (() => { for (;;) { return x * 10; } })(); out.push(r); if (x === 2) return 'outer'; } }
console.log(outer(), out.splice(0));
const early = (x) => { if (x > 5) return 'big'; if (x > 2) { { { return 'middle'; } } } };
console.log([9, 3, 1].map(early));
const implicit = [() => {}, () => ({}), () => [], () => undefined, () => void 0, () => { a: 1 }, () => ({ a: 1 }), function () { return
  5; }];
console.log(implicit.map((f) => f()));
const nested = () => () => () => { throw new Error('deep'); };
try { nested()()(); } catch (e) { console.log(e.message); }
console.log((() => { try { return (() => { try { throw 1; } finally { out.push('inner'); } })(); } catch (e) { return 'outer caught ' + e; } finally { out.push('outer'); } })(), out);
