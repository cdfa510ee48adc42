// localeCompare without options: letters, accents, cases, numbers and equal texts.
const sign = (n) => Math.sign(n);
for (const [a, b] of [['a', 'b'], ['b', 'a'], ['a', 'A'], ['A', 'a'], ['a', 'á'], ['á', 'b'], ['z', 'á'], ['', 'a'], ['a', ''], ['', ''], ['10', '2'], ['a1', 'a10'], ['co-op', 'coop'], ['a b', 'ab'], ['é', 'e\u0301'], ['Z', 'a'], ['_', 'a'], ['1', 'a'], ['ä', 'z'], ['ss', 'ß']])
  console.log(JSON.stringify(a), JSON.stringify(b), sign(a.localeCompare(b)));
console.log(['résumé', 'resume', 'Resume', 'résumés', 'résume'].sort((a, b) => a.localeCompare(b)));
console.log(['b', 'a', 'C', 'A', 'c', 'B'].sort((a, b) => a.localeCompare(b)), ['b', 'a', 'C', 'A', 'c', 'B'].sort());
console.log(sign('a'.localeCompare()), sign('undefined'.localeCompare()), sign('1'.localeCompare(1)), sign('null'.localeCompare(null)));
console.log(['item 10', 'item 9', 'Item 1'].sort((a, b) => a.localeCompare(b)));
console.log(String.prototype.localeCompare.length, String.prototype.localeCompare.name, sign(String.prototype.localeCompare.call(2, 10)));
