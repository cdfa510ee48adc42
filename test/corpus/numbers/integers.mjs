// Integers beyond 2^53 lose exactness exactly where doubles do.
console.log(2 ** 53 === 2 ** 53 + 1, 2 ** 53 + 2, 9007199254740993, 0.1 + 0.7, 1e16 + 1, 123456789 * 987654321, 99999999999999999);
let n = 1;
for (let i = 0; i < 25; i++) n *= i + 1;
console.log(n, n % 1000, n / 1e20, Number.isSafeInteger(n));
let hash = 5381;
for (const c of 'glassbox') hash = ((hash << 5) + hash + c.charCodeAt(0)) | 0;
console.log(hash, hash >>> 0);
let lcg = 12345;
const values = [];
for (let i = 0; i < 5; i++) {
  lcg = (Math.imul(lcg, 1103515245) + 12345) & 0x7fffffff;
  values.push(lcg);
}
console.log(values.join());
console.log(5 / 2 | 0, Math.floor(-5 / 2), -5 / 2 | 0, 7 % -3, -7 % 3, 1 / 3 * 3 === 1, 0.1 + 0.2 === 0.3, 3 * 0.1);
console.log(4294967295 + 1, 4294967296 >>> 0, 2147483647 + 1, (2147483647 + 1) | 0, 1e21 + 1, 1 - 0.9, Number.MAX_VALUE + 1 === Number.MAX_VALUE);
