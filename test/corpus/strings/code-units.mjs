// Strings are sequences of 16-bit units; lone surrogates survive.
const lone = '\ud800';
console.log(lone.length, lone.charCodeAt(0).toString(16), [...`a${lone}b`].length, JSON.stringify(lone), `${lone}` === '\ud800');
let text = '';
for (let i = 0; i < 5; i++) text += String.fromCharCode(0x3b1 + i);
console.log(text, text.length, [...text].reverse().join(''), text.split('').map((c) => c.charCodeAt(0) - 0x3b1).join());
const counts = {};
for (const c of 'mississippi') counts[c] = (counts[c] ?? 0) + 1;
console.log(counts, Object.entries(counts).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([c]) => c).join(''));
const isPalindrome = (s) => [...s].every((c, i, all) => c === all[all.length - 1 - i]);
console.log(isPalindrome('anna'), isPalindrome('annab'), isPalindrome(''));
const caesar = (s, n) => s.replace(/[a-z]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 97 + n + 26) % 26) + 97));
console.log(caesar('hello', 3), caesar(caesar('hello', 3), -3), 'abc' < 'abd', 'Z' < 'a', '\uffff' > '😀');
