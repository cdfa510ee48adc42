// Regular expressions: test, exec, match, matchAll, replace, split, groups, flags and lastIndex.
const date = /(?<year>\d{4})-(?<month>\d\d)/;
const match = date.exec('on 2024-05!');
console.log(match[0], match.index, match[1], match.groups.month, match.length, match.input.length);
console.log('a1b22'.match(/\d+/g), 'abc'.match(/x/), 'abc'.match(/x/g), [...'a1b22'.matchAll(/[a-z](\d+)/g)].map((m) => m[1]).join(), 'x'.match(/(y)?x/)[1]);
console.log('2024-05'.replace(date, '$<month>/$<year> $1'), 'aBc'.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`), 'a,b;c'.split(/[,;]/), 'a1b2'.split(/(\d)/), 'abc'.split(/(?:)/));
const sticky = /a/g;
console.log(sticky.test('aa'), sticky.lastIndex, sticky.test('aa'), sticky.lastIndex, sticky.test('aa'), sticky.lastIndex);
console.log(/a.c/s.test('a\nc'), /^b/m.test('a\nb'), /\u{1F600}/u.test('😀'), /A/i.test('a'), /(a)\1/.test('aa'), /(?<=x)y/.test('xy'), /(?!x)y/.test('xy'), /[^]/.test('\n'));
console.log(String(/a\/b/gi), /x/gi.flags, /x/.source, new RegExp('a+', 'g').toString(), new RegExp(/x/g, 'i').flags, 'abc'.search(/c/), RegExp('\\d').test('5'), /x/ instanceof RegExp, typeof /x/);
console.log('aaa'.replace(/a/y, 'b'), 'test'.replace(/t/g, '[$&]'), 'x-y'.replace(/(\w)-(\w)/, '$2-$1'), 'abc'.replace(/(?<l>b)/, (...all) => JSON.stringify(all.at(-1))));
