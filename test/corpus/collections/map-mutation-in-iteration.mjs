// A map that changes while it is iterated: removed entries are skipped, added ones are seen, order is of insertion.
const m = new Map([['a', 1], ['b', 2], ['c', 3]]);
const seen = [];
for (const [k, v] of m) {
  seen.push(k + v);
  if (k === 'a') { m.delete('b'); m.set('d', 4); m.set('a', 'changed'); }
  if (k === 'd') { m.set('b', 'again'); m.delete('a'); }
  if (seen.length > 10) break;
}
console.log(seen, [...m]);
const it = m.keys();
console.log(it.next().value);
m.clear();
m.set('new', 1);
console.log(it.next(), it.next(), it.next());
m.set('too late', 2);
console.log(it.next());
const n = new Map([[1, 1]]);
let rounds = 0;
n.forEach((v, k, self) => { rounds++; if (k < 5) self.set(k + 1, v); if (k > 1) self.delete(k - 1); });
console.log(rounds, [...n]);
const d = new Map([[1, 'a'], [2, 'b'], [3, 'c']]);
for (const k of d.keys()) { d.delete(k); if (d.size > 0 && k < 6) d.set(k + 10, 'moved'); }
console.log([...d.entries()]);
const e = new Map([['x', 1], ['y', 2]]);
const [i1, i2] = [e.entries(), e.entries()];
i1.next();
e.delete('x');
console.log(i2.next().value, i1.next().value, i1.next().done, i2.next().done);
const g = new Map([[0, 0]]);
for (const [k] of g) { if (k < 3) { g.delete(k); g.set(k + 1, k); } }
console.log([...g]);
const h = new Map([['p', 1]]);
for (const [k, v] of h) { if (v < 4) { h.delete(k); h.set(k, v + 1); } }
console.log([...h]);
