// Keys, values, defaults and targets are evaluated in the order of the text.
const log = [];
const t = (n, v) => (log.push(n), v);
const src = { get a() { log.push('get a'); return undefined; }, get b() { log.push('get b'); return 2; }, get c() { log.push('get c'); return { get d() { log.push('get d'); } }; } };
const { [t('k1', 'a')]: x = t('default x', 1), [t('k2', 'b')]: y = t('default y', 9), c: { d = t('default d', 4) } } = t('source', src);
console.log(x, y, d, log.splice(0).join(', '));
const target = { set p(v) { log.push('set p ' + v); }, set q(v) { log.push('set q ' + v); } };
({ a: t('target', target).p = t('default', 5), b: t('target2', target)[t('key', 'q')] } = src);
console.log(log.splice(0).join(', '));
const it = { [Symbol.iterator]() { log.push('iterator'); let i = 0; return { next() { log.push('next'); return { value: i++ ? undefined : 1, done: i > 3 }; }, return() { log.push('return'); return {}; } }; } };
[t('t1', target).p, t('t2', target).q = t('default', 7)] = it;
console.log(log.splice(0).join(', '));
let a, b, c;
[a, b] = [1, 2];
[a, b] = [b, a];
[c = a, a = b, b = c] = [];
console.log(a, b, c);
const { length, [length - 1]: last, 0: first, ...others } = ['p', 'q', 'r'];
console.log(length, last, first, others);
const { m = n_(), n = 2 } = { m: undefined };
function n_() { return 'called'; }
console.log(m, n);
try { const { o = p_, p_ = 1 } = {}; } catch (e) { console.log(e.message); }
const f = ({ q = t('q', 1), r = q + 1 } = t('whole', {}), [s = r] = []) => [q, r, s];
console.log(f(), f({ q: 5 }), f({ r: 0 }, [9]), log.splice(0));
const result = ({ x: a, ...b } = { x: 1, y: 2, z: 3 });
console.log(result, a, b);
const nulls = ({ v: { w = 'd' } = { w: 'outer default' } }) => w;
console.log(nulls({}), nulls({ v: {} }), nulls({ v: { w: null } }));
for (const { k = 'none', v: [e1 = 'e'] = [] } of [{ k: 1, v: [2] }, {}, { v: [undefined] }]) console.log(k, e1);
const g = ([{ h } = { h: 'x' }, ...[i, j = i]]) => [h, i, j];
console.log(g([]), g([{ h: 1 }, 2]), g([undefined, 2, 3]));
