// Remainder takes the sign of the dividend, exponentiation is right associative.
console.log(5 % 3, -5 % 3, 5 % -3, -5 % -3, 5.5 % 2, 5 % 0, Infinity % 2, 5 % Infinity, Object.is(-4 % 2, -0));
console.log(2 ** 3 ** 2, (-2) ** 3, 2 ** -1, NaN ** 0, 1 ** Infinity, 0 ** 0, (-8) ** (1 / 3), 10 ** 21, 10 ** -7);
console.log(0.1 + 0.2, 1 / 3, 5 / 0, -5 / 0, 0 / 0, 1 / -0, 9007199254740992 + 1, 1e308 * 10, 5e-324 / 2);
console.log(-7n / 2n, -7n % 2n, 7n ** 20n, -(2n ** 63n));
for (const f of [() => 1n / 0n, () => 2n ** -1n, () => 1n + 1, () => +1n]) {
  try {
    f();
  } catch (error) {
    console.log(error.name, error.message);
  }
}
let v = 2;
v **= 10;
v %= 1000;
v /= 8;
v -= '1';
v *= '2';
console.log(v, '3' * '4', '3' - - '3', '3' + 4 + 5, 3 + 4 + '5', +'', +' 12 ', +'1e3', +'0b11', +'1_0');
