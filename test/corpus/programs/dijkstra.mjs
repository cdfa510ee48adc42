// Shortest paths with a binary heap, and the way back.
class Heap { a = []; push(x) { let i = this.a.push(x) - 1; while (i && this.a[(i - 1) >> 1][0] > x[0]) { this.a[i] = this.a[(i - 1) >> 1]; i = (i - 1) >> 1; } this.a[i] = x; } pop() { const [top] = this.a; const x = this.a.pop(); if (this.a.length) { let i = 0; for (;;) { let c = 2 * i + 1; if (c >= this.a.length) break; if (c + 1 < this.a.length && this.a[c + 1][0] < this.a[c][0]) c++; if (this.a[c][0] >= x[0]) break; this.a[i] = this.a[c]; i = c; } this.a[i] = x; } return top; } }
const g = { A: { B: 7, C: 9, F: 14 }, B: { C: 10, D: 15 }, C: { D: 11, F: 2 }, D: { E: 6 }, F: { E: 9 }, X: { A: 1 } };
const run = (from) => { const d = { [from]: 0 }, prev = {}, h = new Heap(); h.push([0, from]); while (h.a.length) { const [c, u] = h.pop(); if (c > d[u]) continue; for (const [v, w] of Object.entries(g[u] ?? {})) if (c + w < (d[v] ?? Infinity)) { d[v] = c + w; prev[v] = u; h.push([d[v], v]); } } return { d, path: (to) => { const p = []; for (let x = to; x !== undefined; x = prev[x]) p.unshift(x); return p.join('>'); } }; };
const r = run('A');
console.log(r.d, r.path('E'), r.path('D'), r.path('A'));
console.log(run('X').d, run('X').path('E'), run('E').d, run('none').d);
const h = new Heap();
for (const x of [5, 3, 8, 1, 9, 2]) h.push([x]);
console.log(Array.from({ length: 6 }, () => h.pop()[0]), h.a.length);
