// Numbers too large for doubles: Fibonacci, gcd, modular powers, square roots, digits.
const fib = (n) => { let [a, b] = [0n, 1n]; while (n-- > 0) [a, b] = [b, a + b]; return a; };
console.log(fib(10), fib(100), fib(200));
const gcd = (a, b) => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
console.log(gcd(1071n, 462n), gcd(-48n, 18n), gcd(2n ** 70n, 6n ** 20n));
const power = (b, e, m) => { let r = 1n; b %= m; for (; e > 0n; e >>= 1n) { if (e & 1n) r = (r * b) % m; b = (b * b) % m; } return r; };
console.log(power(3n, 200n, 13n), power(2n, 1000n, 10n ** 9n + 7n));
const sqrt = (n) => { if (n < 2n) return n; let x = n; let y = (x + 1n) / 2n; while (y < x) { x = y; y = (x + n / x) / 2n; } return x; };
console.log(sqrt(2n * 10n ** 40n), sqrt(144n), sqrt(143n), sqrt(0n));
const digits = (n, base = 10n) => { const out = []; do { out.unshift(Number(n % base)); n /= base; } while (n); return out; };
console.log(digits(2n ** 40n).join(''), digits(255n, 16n), digits(0n));
const bits = (n) => { let c = 0; for (; n; n &= n - 1n) c++; return c; };
console.log(bits(2n ** 64n - 1n), bits(0b1011n), bits(0n));
const choose = (n, k) => { let r = 1n; for (let i = 1n; i <= k; i++) r = (r * (n - k + i)) / i; return r; };
console.log(choose(52n, 5n), choose(100n, 50n));
console.log([5n, -3n, 10n, 0n].reduce((a, b) => (a > b ? a : b)), [1n, 2n, 3n].map((x) => x ** 2n).join(), JSON.stringify({ v: String(2n ** 80n) }));
let h = 0xcbf29ce484222325n;
for (const c of 'hash') { h ^= BigInt(c.charCodeAt(0)); h = BigInt.asUintN(64, h * 0x100000001b3n); }
console.log(h.toString(16));
