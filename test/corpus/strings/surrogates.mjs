// String methods on characters outside the basic plane, halves of pairs and combining marks.
const s = 'a😀é\u{1F468}\u200D\u{1F469}z';
console.log(s.length, [...s].length, s.charCodeAt(1), s.codePointAt(1), s.codePointAt(2), s.at(1) === '\ud83d', s[1] + s[2] === '😀');
console.log(s.slice(1, 2) === '\ud83d', s.substring(2, 3).charCodeAt(0), s.indexOf('😀'), s.indexOf('\ude00'), s.includes('\ud83d'), s.lastIndexOf('z'));
console.log(String.fromCodePoint(128512, 97), String.fromCharCode(0xd83d, 0xde00), String.fromCharCode(0x1f600).charCodeAt(0), '\u{1F600}' === '😀', '\uD83D\uDE00'.length);
console.log('😀'.split(''), [...'😀'], Array.from('x😀y', (c) => c.length), '😀x'.padStart(5, '🎉').length, '😀'.repeat(2), 'ab😀'.at(-1).length);
console.log('😀'.isWellFormed(), '\ud83d'.isWellFormed(), 'a\udc00b'.toWellFormed(), JSON.stringify('\ud83d'), JSON.stringify('😀'));
console.log('é' === 'e\u0301', 'é'.normalize() === 'e\u0301'.normalize(), 'e\u0301'.length, 'e\u0301'.normalize('NFC').length, 'é'.normalize('NFD').length, '\ufb01'.normalize('NFKC'));
console.log('ß'.toUpperCase(), 'İ'.toLowerCase().length, 'ΑΣ'.toLowerCase(), 'ǆ'.toUpperCase(), 'ﬀ'.toUpperCase(), '😀'.toUpperCase());
console.log('z' < '😀', '\uffff' < '😀', ['😀', '\uffff', 'z'].sort().map((c) => c.codePointAt(0).toString(16)), '😀' > '\ud83d', 'a' < 'B', 'a' < 'á');
console.log(/^.$/.test('😀'), /^.$/u.test('😀'), '😀'.replace(/\ude00/, 'x').length, '😀'.match(/./g).length, '😀'.match(/./gu).length, '😀😀'.search(/(?<=😀)😀/u));
console.log(encodeURIComponent('😀é '), decodeURIComponent('%F0%9F%98%80'), escape('é😀'), unescape('%u0041%E9'));
try { encodeURIComponent('\ud83d'); } catch (e) { console.log(e.name, e.message); }
for (const [i, c] of [...'a😀'].entries()) console.log(i, c, c.length);
let codes = '';
for (const c of '\ud83dx\ude00') codes += c.codePointAt(0).toString(16) + ' ';
console.log(codes, Object.keys('😀'), '😀'[0] === '\ud83d');
try { String.fromCodePoint(-1); } catch (e) { console.log(e.name, e.message); }
