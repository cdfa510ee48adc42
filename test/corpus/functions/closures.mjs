// Closures share variables, not values, and every loop iteration has its own.
function makeCounter() {
  let n = 0;
  return { up: () => ++n, down: () => --n, read: () => n };
}
const a = makeCounter();
const b = makeCounter();
a.up();
a.up();
b.down();
console.log(a.read(), b.read());
const lets = [];
for (let i = 0; i < 3; i++) {
  lets.push(() => i);
  i += 0;
}
const vars = [];
for (var j = 0; j < 3; j++) vars.push(() => j);
console.log(lets.map((f) => f()).join(), vars.map((f) => f()).join());
const increments = [];
for (let i = 0; i < 2; increments.push(() => i), i++);
console.log(increments.map((f) => f()).join());
const mutated = [];
for (let i = 0; i < 3; i++) {
  mutated.push(() => i++);
  mutated[mutated.length - 1]();
}
console.log(mutated.length, mutated.map((f) => f()).join());
const ofs = [];
for (const x of ['p', 'q']) ofs.push(() => x);
for (const k in { m: 1, n: 2 }) ofs.push(() => k);
console.log(ofs.map((f) => f()).join());
let init;
for (let i = (init = () => i, 0); i < 2; i++);
console.log(init());
