// Generators as tasks: a scheduler, channels, and values sent both ways.
const log = [];
function* task(name, n) { for (let i = 1; i <= n; i++) { log.push(name + i); const got = yield i; if (got) log.push(`${name} got ${got}`); } return name + ' done'; }
const schedule = (...tasks) => { const results = []; const queue = tasks.map((t) => [t, undefined]); while (queue.length) { const [t, v] = queue.shift(); const r = t.next(v); if (r.done) results.push(r.value); else queue.push([t, r.value === 2 ? 'two' : undefined]); } return results; };
console.log(schedule(task('a', 3), task('b', 1), task('c', 2)), log.splice(0).join(' '));
function* producer(out) { for (const x of [1, 2, 3]) { out.push(x); yield; } out.closed = true; }
function* consumer(inp, seen) { while (!inp.closed || inp.length) { while (inp.length) seen.push(inp.shift() * 10); yield; } }
const channel = [], seen = [];
schedule(producer(channel), consumer(channel, seen));
console.log(seen);
function* parser() { let total = 0; try { while (true) { const t = yield total; if (t === 'reset') total = 0; else total += t; } } catch (e) { return 'failed with ' + total + ': ' + e; } finally { log.push('parser closed'); } }
const p = parser();
p.next();
console.log(p.next(5).value, p.next(6).value, p.next('reset').value, p.next(1).value, p.throw('bad'), log.splice(0));
const co = (g) => { const step = (v) => { const r = g.next(v); return r.done ? r.value : step(typeof r.value === 'function' ? r.value() : r.value); }; return step(); };
console.log(co((function* () { const a = yield () => 2; const b = yield a * 10; return a + b; })()));
function* walk(o, path = []) { for (const [k, v] of Object.entries(o)) if (v && typeof v === 'object') yield* walk(v, [...path, k]); else yield [[...path, k].join('.'), v]; }
console.log(Object.fromEntries(walk({ a: 1, b: { c: [2, { d: 3 }] }, e: null })));
function* fibonacci([a, b] = [0, 1]) { while (true) { const reset = yield a; [a, b] = reset ? [0, 1] : [b, a + b]; } }
const f = fibonacci();
console.log(Array.from({ length: 8 }, () => f.next().value), f.next(true).value, f.next().value);
