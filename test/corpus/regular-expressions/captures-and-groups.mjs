// Groups that did not take part, nested and named groups, back references, lookaround.
const show = (m) => (m === null ? null : [...m].map(String).join('|'));
console.log(show(/(a)|(b)/.exec('b')), show(/(?:(a)|b)*/.exec('ab')), show(/(z)((a+)?(b+)?(c))*/.exec('zaacbbbcac')));
console.log(show(/(\w+)\s\1/.exec('hello hello')), show(/(?<q>['"]).*?\k<q>/.exec(`say "it's" ok`)));
console.log(show(/(?=(a+))a*b\1/.exec('baaabac')), show(/(?<=\$)(\d+)/.exec('cost $42')), show(/(?<!\$)\b\d+/.exec('$42 17')), show(/(?!foo)\w+bar/.exec('foobar xbar')));
const m = /(?<year>\d{4})-(?<month>\d\d)(?<rest>x)?/.exec('on 2024-05!');
console.log(m.index, m.input, m.groups.year, m.groups.rest, Object.keys(m.groups), Object.getPrototypeOf(m.groups), m.length);
console.log(Object.keys(m), /a/.exec('a').groups, 'groups' in /a/.exec('a'));
const d = /a(?<n>b)(c)?/d.exec('xab');
console.log(d.indices[0], d.indices[1], d.indices[2], d.indices.groups.n);
const { groups: { year, month } } = m;
console.log(year, month, 'a-b'.match(/(?<l>\w)-(?<r>\w)/).groups.r);
console.log([...'k1=v1;k2=v2'.matchAll(/(?<k>\w+)=(?<v>\w+)/g)].map(({ groups }) => groups.k + groups.v));
console.log(show('abc'.match(/(?:)/)), 'abc'.match(/x/), 'abc'.match(/x/g), 'abab'.match(/b/g), 'ABab'.match(/b/gi));
console.log(show(/(a*)*/.exec('b')), show(/(a*)+/.exec('aa')), show(/(?:a|ab)(?:c|bcd)(d*)/.exec('abcd')), show(/a{2,3}?/.exec('aaaa')), show(/a{2,3}/.exec('aaaa')));
console.log(show(/[^]/.exec('\n')), show(/./s.exec('\n')), show(/./.exec('\n')), show(/\bfoo\b/.exec('a foo b')), show(/\Boo/.exec('foo')));
console.log(show(/\p{Lu}\p{Ll}+/u.exec('hello Österreich')), show(/[\p{L}--[a-z]]/v.exec('abcD')), /\u{61}/.test('a'), /\u{61}/u.test('a'));
