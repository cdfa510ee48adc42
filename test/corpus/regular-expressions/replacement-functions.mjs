// The arguments of a replacement function, its result as text, and what it may do.
const show = (...a) => JSON.stringify(a);
console.log('a1b2'.replace(/([a-z])(\d)/g, (...a) => show(...a)));
console.log('xay'.replace(/(?<v>a)(?<w>b)?/, (...a) => show(a.at(-1), a.length)));
console.log('abc'.replace('b', (...a) => show(...a)));
console.log('aXbX'.replaceAll('X', (m, i, whole) => i + whole.length));
console.log('abc'.replace(/./g, (c) => c.codePointAt(0).toString(16) + ' '));
console.log('a b c'.replace(/ /g, () => undefined), 'abc'.replace('b', () => null), 'abc'.replace('b', () => ({ toString: () => 'O' })));
console.log('$&'.replace(/\$&/, () => '$&$1'), 'x'.replace('x', () => "$'"));
let n = 0;
console.log('a-a-a'.replace(/a/g, () => n++));
const re = /\d/g;
console.log('1 2 3'.replace(re, (d) => { re.lastIndex = 99; return d * 2; }), re.lastIndex);
try { 'abc'.replace(/b/, () => { throw new Error('in function'); }); } catch (e) { console.log(e.message); }
console.log('the quick brown'.replace(/\b\w/g, (c) => c.toUpperCase()), 'snake_case_here'.replace(/_(\w)/g, (_, c) => c.toUpperCase()));
const template = (t, data) => t.replace(/\{\{(\w+)(?:\|(\w+))?\}\}/g, (_, k, f) => (f ? data[k][f]() : data[k]) ?? `?${k}`);
console.log(template('{{a}} {{b|toUpperCase}} {{c}}', { a: 1, b: 'text' }));
const counts = {};
'mississippi'.replace(/(.)/g, (c) => { counts[c] = (counts[c] ?? 0) + 1; return c; });
console.log(counts);
console.log('aaa'.replace(/a/g, (m, i) => (i % 2 ? m : `[${i}]`)), 'x'.replace(/(y)?x/, (m, y) => String(y)));
