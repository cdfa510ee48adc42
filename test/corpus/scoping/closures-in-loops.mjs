// let makes a variable per round in every kind of loop, var does not.
const run = (fs) => fs.map((f) => f()).join(' ');
let fs = [];
for (let i = 0; i < 3; i++) fs.push(() => i);
console.log(run(fs));
fs = [];
for (var j = 0; j < 3; j++) fs.push(() => j);
console.log(run(fs));
fs = [];
for (let i = 0, step = 2; i < 6; i += step) { fs.push(() => (i += 10)); if (i === 2) step = 3; }
console.log(run(fs), run(fs));
fs = [];
for (let i = 0, f = () => i; i < 2; i++) fs.push(f);
console.log(run(fs));
fs = [];
for (let i = 0; fs.push(() => i), i < 2; fs.push(() => i), i++) fs.push(() => i);
console.log(run(fs));
fs = [];
for (const x of [1, 2]) for (const y of ['a', 'b']) fs.push(() => x + y);
console.log(run(fs));
fs = [];
for (let k in { p: 1, q: 2 }) { fs.push(() => k); k += '!'; }
console.log(run(fs));
fs = [];
let n = 0;
while (n < 3) { const c = n++; let d = c; fs.push(() => d++ + ':' + c); }
console.log(run(fs), run(fs));
fs = [];
do { let m = n--; fs.push(() => m); if (m === 2) continue; fs.push(() => -m); } while (n);
console.log(run(fs));
fs = [];
for (let i = 0; i < 3; i++) { let i = 'inner'; fs.push(() => i); }
console.log(run(fs));
fs = [];
for (let [a, b] of [[1, 2], [3, 4]]) { fs.push(() => a * b); b = 10; }
console.log(run(fs));
fs = [];
switch (1) { case 1: let s = 'switch'; fs.push(() => s); s = 'later'; }
for (let i = 0; i < 2; i++) { function inBlock() { return i; } fs.push(inBlock); }
console.log(run(fs));
const gens = [];
for (let i = 0; i < 2; i++) gens.push((function* () { while (true) yield i++; })());
console.log(gens.map((g) => [g.next().value, g.next().value]));
