// Signs and special values of ** and %.
const z = (n) => (Object.is(n, -0) ? '-0' : String(n));
const vs = [0, -0, 1, -1, 2, -2, 0.5, NaN, Infinity, -Infinity];
for (const a of vs) console.log(z(a), vs.map((b) => z(a ** b)).join(' '));
for (const a of vs) console.log(z(a), vs.map((b) => z(a % b)).join(' '));
console.log(2 ** 3 ** 0, (-2) ** 2, (2 ** 53) % 3, -7 % 3, 7 % -3, 5.5 % 1.5, 1e308 % 7, 0.3 % 0.1);
