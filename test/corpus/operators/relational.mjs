// Relational operators compare strings by code units and everything else as numbers.
console.log('b' > 'a', 'B' < 'a', '10' < '9', '10' < 9, 'a' < 1, null >= 0, null > 0, undefined >= undefined);
console.log(NaN < 1, NaN >= 1, [2] > 1, [1, 2] < [1, 3], 'abc' < 'abd', '' < ' ', '\u{1F600}' < '\uFFFF');
console.log(true > false, new Date(5) > new Date(4), { valueOf: () => 3 } < 4, -0 < 0, 1n < 2, 5n > '4', '0x10' > 15);
console.log(Infinity > 1e308, -Infinity < -1e308, 1 < 2 < 3, 3 > 2 > 1);
try {
  Symbol() < 1;
} catch (error) {
  console.log(error.name, error.message);
}
try {
  Object.create(null) < 1;
} catch (error) {
  console.log(error.name, error.message);
}
