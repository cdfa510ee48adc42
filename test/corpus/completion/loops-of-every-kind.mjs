// for, while, do, for-of and for-in with empty parts, nested breaks, and values after the loop.
const out = [];
for (let i = 0, j = 10; i < j; i += 3, j -= 2) out.push(i + ':' + j);
for (;;) { if (out.length > 3) break; out.push('x'); }
let n = 5;
while (n --> 0) { if (n === 3) continue; if (n === 1) break; out.push(n); }
do { out.push('once'); } while (false);
do out.push(n++); while (n < 3);
for (const c of 'ab') for (const d of [1, 2]) { if (c === 'b' && d === 1) continue; out.push(c + d); }
for (var k in [7, 8]) out.push(typeof k + k);
for (let [a, b = 'd'] of [[1], [2, 3]]) out.push(a + b);
for (const { x, ...r } of [{ x: 1, y: 2 }]) out.push(x, JSON.stringify(r));
console.log(out.join(' '), k, n);
let sum = 0;
for (let i = 0; i < 10; i++) { if (i % 2) continue; if (i > 6) break; sum += i; }
console.log(sum);
const primes = [];
search: for (let p = 2; primes.length < 8; p++) { for (const q of primes) { if (q * q > p) break; if (p % q === 0) continue search; } primes.push(p); }
console.log(primes);
const collatz = (m) => { let steps = 0; for (; m !== 1; steps++) m = m % 2 ? 3 * m + 1 : m / 2; return steps; };
console.log([1, 7, 27].map(collatz));
let s = '';
for (let i = 3; i--;) s += i;
for (let i = 0; i < 3; s += i++);
console.log(s);
const arr = [];
arr.target = {};
for (arr.target.key of ['p', 'q']);
for (arr[arr.length] in { r: 1, s: 2 });
console.log(arr.target.key, [...arr]);
for (let x of []) console.log('never');
for (const x in null) console.log('never');
for (let i = 0; i < 3; i++) { try { if (i === 1) continue; out.push(i); } finally { sum += 100; } }
console.log(sum, out.slice(-2));
outer: while (true) { do { while (true) { break outer; } } while (true); }
const matrix = [[1, 2], [3, 4]];
let found = null;
find: for (const [r, row] of matrix.entries()) for (const [c, v] of row.entries()) if (v === 3) { found = [r, c]; break find; }
console.log(found);
