// == converts by its own table; === and Object.is differ at NaN and zero.
const samples = [0, -0, NaN, '', '0', 'a', null, undefined, true, false, [], [0], {}, 1n];
const names = ['0', '-0', 'NaN', '""', '"0"', '"a"', 'null', 'undefined', 'true', 'false', '[]', '[0]', '{}', '1n'];
for (let i = 0; i < samples.length; i++) {
  const loose = names.filter((_, j) => samples[i] == samples[j]).join(' ');
  const strict = names.filter((_, j) => samples[i] === samples[j]).join(' ');
  const same = names.filter((_, j) => Object.is(samples[i], samples[j])).join(' ');
  console.log(`${names[i]}: == ${loose} | === ${strict} | is ${same}`);
}
console.log('1' == 1n, 1n == 1, 2n > 1, '2' > 1n, 1n < 1.5, 0n == '', Symbol.iterator == Symbol.iterator);
console.log({ valueOf: () => 5 } == 5, { toString: () => '5' } == '5', new Date(0) == 0, [1, 2] == '1,2', null == false);
