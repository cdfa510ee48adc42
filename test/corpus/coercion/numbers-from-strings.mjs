// Number, parseInt and parseFloat read different languages.
const texts = ['', ' ', '12', ' 12\n', '12px', '1e3', '.5', '5.', '-', '-0', '0x1F', '0b101', '0o17', '-0x1', '1_000', 'Infinity', '-Infinity', 'infinity', 'NaN', '1e1000', '\u00a05', '1,5', '++1'];
for (const text of texts) console.log(JSON.stringify(text), Number(text), parseInt(text), parseFloat(text));
console.log(parseInt('z', 36), parseInt('12', 3), parseInt('9', 8), parseInt('0x1f', 16), parseInt('11', 1), parseInt('11', 37), parseInt(null, 36));
console.log(parseInt(0.0000005), parseInt('1e21'), parseInt(1e21), parseInt('123', 0), parseFloat('3.14.15'), parseFloat('-.5e-2x'));
console.log(Number(null), Number(undefined), Number([]), Number([5]), Number([1, 2]), Number({}), Number(true), Number(10n), Number(new Date(7)));
