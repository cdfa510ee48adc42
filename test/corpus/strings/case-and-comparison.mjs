// Upper and lower case, comparisons by code unit, relational operators on texts and numbers.
console.log('Hello World'.toUpperCase(), 'ÀÉÎ'.toLowerCase(), 'straße'.toUpperCase(), 'ıİ'.toLowerCase().length, 'ﬁ'.toUpperCase(), 'ς'.toUpperCase());
for (const [a, b] of [['a', 'b'], ['a', 'B'], ['', 'a'], ['abc', 'abd'], ['abc', 'ab'], ['10', '9'], ['10', 9], ['a', 1], ['Z', 'a'], ['é', 'z'], ['\u{1F600}', '\uffff'], ['1', true], [null, ''], [undefined, '']])
  console.log(JSON.stringify(a), JSON.stringify(b), a < b, a > b, a <= b, a >= b, a == b);
console.log('b' > 'a' > 0, 'abc' < 'abcd', '' < ' ', 'A'.charCodeAt() < 'a'.charCodeAt(), ['b', 'a', 'B', 'A'].sort().join(''));
const title = (s) => s.replace(/\w\S*/g, (w) => w[0].toUpperCase() + w.slice(1).toLowerCase());
const snake = (s) => s.replace(/[A-Z]/g, (c, i) => (i ? '_' : '') + c.toLowerCase());
const camel = (s) => s.replace(/[-_](\w)/g, (_, c) => c.toUpperCase());
const swap = (s) => [...s].map((c) => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase())).join('');
console.log(title('the qUICK brown'), snake('SomeLongName'), camel('some-long_name'), swap('aBc1é'));
const palindrome = (s) => { const t = s.toLowerCase().replace(/[^a-z0-9]/g, ''); return t === [...t].reverse().join(''); };
console.log(palindrome('A man, a plan, a canal: Panama'), palindrome('nope'), palindrome(''));
const caesar = (s, k) => s.replace(/[a-z]/gi, (c) => { const base = c <= 'Z' ? 65 : 97; return String.fromCharCode(((c.charCodeAt(0) - base + k + 26) % 26) + base); });
console.log(caesar('Hello, World', 3), caesar(caesar('Round Trip', 7), -7));
const rle = (s) => s.replace(/(.)\1*/g, (m, c) => (m.length > 1 ? m.length : '') + c);
const unrle = (s) => s.replace(/(\d+)(.)/g, (_, n, c) => c.repeat(n));
console.log(rle('aaabccd'), unrle('3ab2cd'), unrle(rle('zzzzyx')) === 'zzzzyx');
const distance = (a, b) => { let row = Array.from({ length: b.length + 1 }, (_, i) => i); for (let i = 1; i <= a.length; i++) { let prev = i - 1; row[0] = i; for (let j = 1; j <= b.length; j++) [prev, row[j]] = [row[j], Math.min(row[j] + 1, row[j - 1] + 1, prev + (a[i - 1] !== b[j - 1]))]; } return row[b.length]; };
console.log(distance('kitten', 'sitting'), distance('', 'abc'), distance('same', 'same'));
console.log('a\tb\\n\x41\u{42}\
continued', 'multi\nline'.split('\n').length, `t${1}`.length, "it's", 'q"q', '\0'.length, '\u2028'.length);
