// Searching, cutting and building strings.
const s = 'Hello, World';
console.log(s.indexOf('o'), s.indexOf('o', 5), s.lastIndexOf('o'), s.lastIndexOf('o', 5), s.includes('World'), s.startsWith('World', 7), s.endsWith('Hello', 5), s.indexOf(''), s.lastIndexOf(''));
console.log(s.slice(-5), s.slice(2, -2), s.substring(5, 2), s.substring(-3, 3), s.substr(-5, 3), s.at(-1), s.charAt(99) === '', s.charCodeAt(0), s.codePointAt(1), s[0], s[99]);
console.log(s.toUpperCase(), s.toLowerCase(), ' x '.trim() + '|', ' x '.trimStart() + '|', ' x '.trimEnd() + '|', 'ab'.repeat(3), 'x'.padStart(5, 'ab'), 'x'.padEnd(5, 'ab'), 'abc'.padStart(2), 'x'.padEnd(3) + '|');
console.log('a-b-c'.split('-'), 'abc'.split(''), ''.split(''), ''.split(','), 'a,b,c'.split(',', 2), 'abc'.split(), 'a--b'.split('-'), 'x'.concat(1, null, [2]), 'abc'.split('z'));
console.log('a.b.a'.replace('a', 'x'), 'a.b.a'.replaceAll('a', 'x'), 'abc'.replace('b', '[$&$`$\'$$]'), 'abc'.replace('b', (m, i, all) => `<${m}${i}${all}>`), 'aaa'.replaceAll('a', (m, i) => i));
console.log('abc'.localeCompare('abd'), 'a' < 'b', 'ß'.toUpperCase(), 'İ'.toLowerCase().length, 'é'.normalize('NFD').length, String.fromCharCode(65, 66), String.fromCodePoint(128512), 'abc'.search('c'));
console.log([...'añ😀'].length, 'añ😀'.length, '😀'.charCodeAt(0), '😀'.codePointAt(0), '😀'[0] === '\ud83d', '😀'.split('').length, 'z'.codePointAt(5), '\u{41}', '\x41', 'a\
b');
console.log('abc'.at(), 'abc'.slice(), 'abc'.substring(1), 'abc'.indexOf('c', -5), 'abc'.includes(''), 'undefined'.indexOf(), 'a'.localeCompare('a'));
