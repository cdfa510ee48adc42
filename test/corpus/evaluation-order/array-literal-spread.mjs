// Elements, spreads and holes of an array literal are evaluated from left to right.
const log = [];
const n = (v) => (log.push(v), v);
const it = (name, ...v) => ({ *[Symbol.iterator]() { log.push('open ' + name); yield* v; log.push('end ' + name); } });
console.log([n(1), ...it('a', 2, 3), , n(4), ...it('b')], log.splice(0));
try { [n(1), ...it('c', 9), ...null, n(2)]; } catch (e) { console.log(e.name, log.splice(0)); }
const a = [1];
console.log([a.push(2), ...a, a.push(3), ...a], a);
let i = 0;
console.log([i++, i++, [i++, i], i--], [i, (i = 7), i], i);
console.log([...[...[n(1)], n(2)], n(3)].length, log.splice(0).join());
