// Splitting by texts and patterns, with captures, limits and empty matches.
console.log('a1b2c3'.split(/\d/), 'a1b2c3'.split(/(\d)/), 'a1b2c3'.split(/(\d)(x)?/));
console.log('a,b,,c,'.split(','), ''.split(','), ''.split(''), ','.split(','), 'abc'.split(), 'abc'.split(undefined, 0));
console.log('abc'.split(''), 'abc'.split(/(?:)/), 'abc'.split(/(?:)/, 2), 'a🙂b'.split(''), 'a🙂b'.split(/(?:)/u), [...'a🙂b']);
for (const limit of [0, 1, 2, 10, -1, 2.9, '2', undefined, NaN, 2 ** 32, 2 ** 32 + 1]) console.log(limit, 'a b c d'.split(' ', limit));
console.log('aXbxc'.split(/x/i), 'one  two'.split(/\s+/), ' lead'.split(/\s/), 'ab'.split(/a*?/), 'ab'.split(/a*/), 'A<B>bold</B>and'.split(/<(\/)?([^<>]+)>/));
console.log('2024-01-02T03:04'.split(/[-T:]/).map(Number), 'k=v; k2=v2'.split(/;\s*/).map((p) => p.split('=')));
console.log('abc'.split('abc'), 'abcabc'.split('bc'), 'aaa'.split('aa'), 'test'.split('t'), 'test'.split(/(t)/));
console.log('line1\nline2\r\nline3'.split(/\r?\n/), 'a\tb c'.split(/[\t ]/));
console.log('x'.split({ toString: () => 'x' }), 'a1b'.split(1), 'anullb'.split(null), 'aundefinedb'.split(undefined));
console.log('a.b.c'.split('.', 2), 'a.b'.split(/./), 'ab'.split(/$/), 'a\nb'.split(/^/m), 'ab'.split(/(?=b)/), 'aBcD'.split(/(?=[A-Z])/));
