// Every $ pattern in a replacement text.
const s = 'John Smith, Jane Doe';
const re = /(?<first>\w+) (?<last>\w+)/;
for (const r of ['$2 $1', '$<last>, $<first>', '[$&]', '<$`>', "<$'>", '$$', '$', '$0', '$3', '$01', '$02', '$10', '$<none>', '$<first', '$1$1', '$$1', '$&$&'])
  console.log(r, '=>', s.replace(re, r));
console.log('abc'.replace('b', '[$&$`$\'$$]'), 'abc'.replace(/b/, '$1'), 'abc'.replace(/(b)/, '$1$2$11'));
console.log('aaa'.replaceAll('a', '$&b'), 'aaa'.replace(/a/g, '$`'), 'x-y'.replace('-', '$<a>'));
console.log('abc'.replace(/(a)(b)?(x)?/, '[$1][$2][$3]'));
console.log('1234567890ab'.replace(/(1)(2)(3)(4)(5)(6)(7)(8)(9)(0)(a)(b)/, '$10-$11-$12-$13-$1'));
console.log('é🙂z'.replace(/./, '[$&]'), 'é🙂z'.replace(/[^z]/gu, '<$&>'), '🙂'.replace(/(?:)/g, '-'), '🙂'.replace(/(?:)/gu, '-'));
console.log('abc'.replace('', '_'), 'abc'.replaceAll('', '_'), ''.replace(/^/, 'x'), 'a\nb'.replace(/^/gm, '> '));
console.log('camelCaseText'.replace(/([A-Z])/g, '_$1').toLowerCase(), 'a-b-c'.replaceAll('-', ''), 'tel: 555-1234'.replace(/(\d+)-(\d+)/, '$2-$1'));
try { 'a'.replaceAll(/a/, 'b'); } catch (e) { console.log(e.message); }
console.log('abc'.replace(/b/, undefined), 'abc'.replace('b', null), 'undefined'.replace(undefined, 'x'));
