// Templates nest, span lines and convert what they contain.
const items = [{ n: 'a', kids: ['x', 'y'] }, { n: 'b', kids: [] }];
console.log(`list:${items.map((i) => `<${i.n}${i.kids.length > 0 ? `:${i.kids.map((k) => `(${k})`).join('')}` : ''}>`).join('')}`);
console.log(`first
second\tтаб ${'`'} \` \${not} $ {x} }`);
console.log(`${1}${2}${3}` === '123', `${[]}`, `${''}` === '', `a${`b${`c`}`}`);
console.log(`\x41\u{1F600}\0`.length, `\
continued`);
