// parseFloat and Number read different things from the same text.
for (const t of ['3.14abc', '.5', '5.', '-.5e-2x', '+7', '--7', '1e', '1e+', '1e5', 'Infinityx', '-Infinity', 'infinity', '0x10', '  12  ', '\n\t8', '1,5', '1__0', '', ' ', 'e5', '00012', '1.2.3', '\u00a04', '\ufeff5', '0b1', '1n', 'NaN', '-0'])
  console.log(JSON.stringify(t), parseFloat(t), Number(t), parseInt(t), Object.is(parseFloat(t), -0));
console.log(parseFloat(null), parseFloat([1.5, 2]), parseFloat({ toString: () => '2.5em' }), Number([]), Number([7]), Number([1, 2]), Number({}), Number(null), Number(undefined));
console.log(Number(true), Number(new Date(5)), Number(12n), parseInt(0.0000005), parseInt(1e21), parseInt('123', 5));
console.log(Number.parseFloat === parseFloat, Number.parseInt === parseInt, isNaN('x'), Number.isNaN('x'), isFinite('5'), Number.isFinite('5'));
