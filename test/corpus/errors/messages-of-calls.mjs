// The messages for calling and reading what is not there name it as node does.
const o = { a: { b: null }, f: 5, list: [1], get g() { return undefined; } };
let u;
const tries = [() => o.missing(), () => o.a.b(), () => o.a.b.c, () => o.f(), () => o['f'](), () => o.list[0](), () => u(), () => u.x, () => u.x(), () => u[0], () => o.g(), () => o.g.h, () => (() => 1)()(), () => new o.f(), () => o.a.c.d.e, () => null.x, () => (void 0).y, () => { u.x = 1; }, () => { o.a.b.z = 1; }, () => o.list.map(5), () => 'x'.nope(), () => (5).nope(), () => [].nope.x, () => ({}).x.y];
for (const f of tries) try { console.log(f()); } catch (e) { console.log(e.name, e.message); }
