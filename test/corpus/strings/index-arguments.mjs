// slice, substring, substr, at, charAt, indexOf and pad with odd arguments.
const s = 'hello';
for (const [a, b] of [[1, 3], [3, 1], [-3, -1], [2], [-2], [NaN, 2], [0, undefined], [1, null], ['1', '4'], [1.9, 3.9], [Infinity, 0], [-Infinity, 2], [10, 20]])
  console.log(a, b, JSON.stringify([s.slice(a, b), s.substring(a, b), s.substr(a, b)]));
for (const i of [0, -1, 5, 1.7, NaN, '2', undefined, -0, Infinity]) console.log(i, JSON.stringify([s.at(i), s.charAt(i), s[i], s.charCodeAt(i), s.codePointAt(i)]));
for (const [t, p] of [['l'], ['l', 3], ['l', -5], ['l', 10], ['', 3], ['', 10], ['x'], [undefined], ['lo', 3], ['h', 1]])
  console.log(t, p, s.indexOf(t, p), s.lastIndexOf(t, p), s.includes(t, p), s.startsWith(t, p), s.endsWith(t, p));
for (const [n, f] of [[8], [8, 'ab'], [3, 'x'], [8, ''], [7, 'abcdef'], ['9', 0], [-1, 'x'], [6, undefined]]) console.log(n, f, JSON.stringify([s.padStart(n, f), s.padEnd(n, f)]));
console.log('abc'.repeat(0), 'ab'.repeat(2.9), ''.repeat(1e9), 'x'.repeat('3'));
for (const n of [-1, Infinity]) try { 'x'.repeat(n); } catch (e) { console.log(e.name, e.message); }
console.log(JSON.stringify([' \t\n\u00a0\ufeffx\u2003 '.trim(), ' x '.trimStart(), ' x '.trimEnd(), '\u200bx'.trim().length, '\u180ex'.trim().length]));
console.log('undefined'.indexOf(), 'null'.indexOf(null), 'a1b'.indexOf(1), 'abc'.concat(1, null, [2]), 'abcabc'.lastIndexOf('c', 4), 'aaa'.lastIndexOf('a', 0), 'aaa'.lastIndexOf('a', -1), 'aaa'.lastIndexOf('a', NaN));
console.log('a-b_c d'.split(/[-_ ]/).map((w, i) => (i ? w[0].toUpperCase() : w)).join(''), 'abc'.split('').reverse().join(''), 'x'.localeCompare('y'), 'b'.localeCompare('a'), 'a'.localeCompare('a'));
console.log(String.prototype.slice.call(12345, 1, 3), String.prototype.at.call(true, 0), String.prototype.trim.call([' q ']), Array.prototype.map.call('ab', (c) => c + c));
for (const bad of [() => String.prototype.trim.call(null), () => ''.startsWith(/x/), () => 'x'.normalize('bad')]) try { bad(); } catch (e) { console.log(e.name, e.message); }
