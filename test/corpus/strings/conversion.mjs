// What String makes of things, and which receivers string methods accept.
console.log(String(null), String(undefined), String([1, [2, null]]), String({}), String(Symbol('x')), String(1e21), String(-0), String(() => 1), String(new Error('e')), String(true));
console.log(String.prototype.trim.call(5), String.prototype.slice.call(12345, 1, 3), String.prototype.toUpperCase.call(true), String.prototype.concat.call(1, 2));
for (const f of [() => String.prototype.trim.call(null), () => 'x'.repeat(Infinity), () => 'abc'.includes(/b/), () => 'x'.replaceAll(/x/, ''), () => String(Object.create(null)), () => 'a' + Symbol(), () => 'x'.startsWith(/x/)]) {
  try {
    console.log(f());
  } catch (error) {
    console.log(error.name, error.message);
  }
}
console.log('5' * '2', '5' - 2, '5' + 2, 'b' + 'a' + +'a' + 'a', [1] + [2], '3' > 12, 'abc' < 'abcd', '\n' == 0, '1' == '1.0');
console.log(encodeURIComponent('a b&ü/?'), decodeURIComponent('%C3%BC'), encodeURI('a b&ü/?'), escape('ü b'), unescape('%FC'), isNaN(' '), (12.5).toLocaleString === undefined);
console.log(new String('a') + new String('b'), typeof (new String('a') + ''), 'abc'.valueOf(), Object('abc').length, 'abc'.constructor === String, 'abc' instanceof String);
