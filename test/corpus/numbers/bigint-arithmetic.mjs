// BigInt operators: signs, division, shifts, powers, mixing and errors.
const vals = [0n, 1n, -1n, 7n, -7n, 2n ** 64n, -(2n ** 64n)];
for (const a of vals) for (const b of [3n, -3n, 2n]) console.log(a, b, a + b, a - b, a * b, a / b, a % b, a & b, a | b, a ^ b);
console.log(5n << 70n, 5n << -1n, -5n >> 1n, -1n >> 100n, 1n << 0n, ~0n, ~5n, -(-5n), 2n ** 0n, 0n ** 0n, (-2n) ** 3n);
for (const bad of [() => 1n / 0n, () => 1n % 0n, () => 2n ** -1n, () => 1n >>> 0n, () => +1n, () => 1n + 1, () => 1n * 1.5, () => Math.abs(1n), () => BigInt(1.5), () => BigInt('x'), () => BigInt(undefined), () => BigInt(NaN), () => new BigInt(1), () => 1n < Symbol()])
  try { console.log(bad()); } catch (e) { console.log(e.name, e.message); }
console.log(BigInt('0xff'), BigInt(' 12 '), BigInt(''), BigInt(true), BigInt(Number.MAX_SAFE_INTEGER) + 2n, BigInt('-0'), BigInt('0b101'), BigInt([5]));
console.log(Number(2n ** 64n), Number(2n ** 1024n), parseInt('12n'), Number(123n), Number.isInteger(1n), isNaN(Number(5n)), `${10n}`, 10n + '', String(-5n));
console.log(1n == 1, 1n === 1, 1n < 1.5, 2n > '1', 0n == '', 1n == true, 10n > 9, 2n ** 53n == 2 ** 53, 2n ** 53n + 1n == 2 ** 53 + 1, 1n < NaN, 0n ? 't' : 'f', !0n, 1n && 'and', typeof 1n, typeof Object(1n));
console.log((255n).toString(16), (-255n).toString(2), (10n ** 30n).toString(), (1234567n).toLocaleString('en-US'), BigInt.asIntN(8, 255n), BigInt.asUintN(8, -1n), BigInt.asIntN(64, 2n ** 63n), BigInt.asUintN(0, 5n));
let f = 1n;
for (let i = 1n; i <= 30n; i++) f *= i;
console.log(f, [3n, 1, 2n, -1].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)), new Set([1n, 1n, 1]).size, [1n].includes(1n), [1n].indexOf(1), Object.is(0n, -0n), -0n);
let x = 5n;
x += 1n; x -= 2n; x *= 3n; x /= 2n; x %= 4n; x **= 3n; x <<= 2n; x >>= 1n; x |= 1n; x &= 7n; x ^= 2n; x++; --x;
console.log(x, { [1n]: 'key' }[1], 0x1Fn, 0b11n, 0o7n, 1_000n);
