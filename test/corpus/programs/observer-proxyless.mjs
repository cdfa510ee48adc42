// A store with subscribers, computed values and batched notifications, without proxies.
const signal = (v) => { const subs = new Set(); return { get value() { current?.add(subs); return v; }, set value(n) { if (Object.is(n, v)) return; v = n; for (const s of [...subs]) queue.add(s); if (!batching) flush(); } }; };
let current = null, batching = 0;
const queue = new Set();
const flush = () => { for (const e of queue) { queue.delete(e); e.run(); } };
const effect = (f) => { const e = { add(s) { s.add(e); }, run() { const before = current; current = e; try { f(); } finally { current = before; } } }; e.run(); };
const computed = (f) => { const s = signal(undefined); effect(() => { s.value = f(); }); return s; };
const batch = (f) => { batching++; try { f(); } finally { if (!--batching) flush(); } };
const a = signal(1), b = signal(2);
const sum = computed(() => a.value + b.value);
effect(() => console.log('sum', sum.value));
effect(() => console.log('a is', a.value));
a.value = 5;
a.value = 5;
batch(() => { a.value = 10; b.value = 20; });
try { batch(() => { b.value = 0; throw new Error('in batch'); }); } catch (e) { console.log(e.message, batching); }
const c = signal(NaN);
effect(() => console.log('c', c.value));
c.value = NaN;
c.value = 0;
c.value = -0;
