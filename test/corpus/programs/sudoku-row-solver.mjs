// Backtracking: queens, subset sums and a small Latin square.
const queens = (n) => { let count = 0; const cols = new Set(), d1 = new Set(), d2 = new Set(), first = []; const place = (r, acc) => { if (r === n) { if (!count++) first.push(...acc); return; } for (let c = 0; c < n; c++) { if (cols.has(c) || d1.has(r - c) || d2.has(r + c)) continue; cols.add(c); d1.add(r - c); d2.add(r + c); place(r + 1, [...acc, c]); cols.delete(c); d1.delete(r - c); d2.delete(r + c); } }; place(0, []); return [count, first.join('')]; };
for (const n of [1, 2, 4, 5, 6]) console.log(n, queens(n));
const sums = function* (l, t, i = 0, acc = []) { if (t === 0) yield acc; else for (let j = i; j < l.length && l[j] <= t; j++) if (j === i || l[j] !== l[j - 1]) yield* sums(l, t - l[j], j + 1, [...acc, l[j]]); };
console.log([...sums([1, 2, 2, 3, 5], 5)], [...sums([2, 4], 3)], [...sums([], 0)]);
const latin = (g) => { for (let i = 0; i < g.length; i++) for (let j = 0; j < g.length; j++) if (!g[i][j]) { for (let v = 1; v <= g.length; v++) { if (g[i].includes(v) || g.some((r) => r[j] === v)) continue; g[i][j] = v; if (latin(g)) return true; } g[i][j] = 0; return false; } return true; };
const g = [[1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 3, 0], [0, 0, 0, 4]];
console.log(latin(g), g.map((r) => r.join('')).join('/'));
console.log(latin([[1, 2], [0, 2]]), latin([[0]]));
const hanoi = (n, a, b, c) => (n ? [...hanoi(n - 1, a, c, b), a + c, ...hanoi(n - 1, b, a, c)] : []);
console.log(hanoi(3, 'A', 'B', 'C').join(' '), hanoi(0).length);
