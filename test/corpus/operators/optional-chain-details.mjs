// Short circuits, calls, deletes and receivers in optional chains.
const log = [];
const t = (n, v) => (log.push(n), v);
const o = { a: { b: { c: 1 }, f() { return this.tag; }, tag: 'receiver' }, n: null, z: 0, e: '' };
console.log(o?.a?.b?.c, o?.n?.b.c.d, o.n?.[t('key', 'x')], o.n?.(t('arg', 1)), o.u?.x(t('arg')).y[t('k')], log.splice(0));
console.log(o.a?.f(), o.a?.['f'](), o?.a.f?.(), (o?.a).f(), (o?.a.f)(), o.a.g?.(), o.a?.g?.x, o.z?.toFixed(1), o.e?.length);
for (const bad of [() => o.n?.x.y + o.n.x, () => o.a.g(), () => o.a?.g(), () => (o.n?.x).y, () => o.z?.(), () => o.a.tag?.(), () => missing?.x])
  try { console.log(bad()); } catch (e) { console.log(e.name, e.message); }
console.log(delete o?.a.tag, o.a.tag, delete o.n?.x, delete o?.zzz?.y, delete o.n?.[t('never')], log.splice(0));
const f = null;
const g = (...a) => a.length;
console.log(f?.(t('x')), g?.(1, 2), g?.(...[1, 2, 3]), f?.(...t('spread', [])), log.splice(0), (f ?? g)?.(), new (o.K ?? Array)(2).length);
class A { #p = { q: 1 }; static get(x) { return x?.#p?.q; } static call(x) { return x?.m?.(); } m() { return this.#p.q + 1; } }
console.log(A.get(new A()), A.get(null), A.call(new A()), A.call({}));
let x;
x?.y.z.deep[0]();
console.log(x?.[0]?.[1], x ?? 'default', x?.y ?? 'fallback', typeof x?.y, !x?.y, x?.y === undefined, `${x?.y}`, [x?.y], { k: x?.y });
const list = [null, { v: 1 }, undefined, { v: { w: 2 } }];
console.log(list.map((i) => i?.v?.w ?? i?.v ?? 'none'), list.at(-1)?.v.w, list[9]?.v, list.find((i) => i?.v === 9)?.v.w);
console.log(1 ?.5 : 2, o?.a ? 'yes' : 'no', (o?.n)?.x, o?.['a']?.['b']?.['c'], 'str'?.length, (5)?.toFixed(2), [1, 2]?.[1], (() => ({ r: 1 }))?.().r);
for (const k in o?.n) console.log('never', k);
const { c = 'd' } = o?.n ?? {};
console.log(c, Object.keys(o?.a ?? {}), JSON.stringify({ a: o.n?.x, b: o?.z }), 'x' in (o?.a ?? {}), o?.a.b.c + 1);
