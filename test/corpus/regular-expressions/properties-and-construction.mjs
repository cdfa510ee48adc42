// source, flags, copies, escaping, errors of construction.
for (const r of [/a\/b/, new RegExp('a/b'), new RegExp(''), new RegExp('\n'), /[/]/, new RegExp('[/]'), RegExp('\\d+', 'gi'), new RegExp(/x/g), new RegExp(/x/g, 'm'), new RegExp(undefined), new RegExp(null), new RegExp(5)])
  console.log(r.source, r.flags, String(r), r.test('x'));
for (const [p, f] of [['(', ''], ['a', 'gg'], ['a', 'q'], ['[b-a]', ''], ['*', ''], ['a{2,1}', ''], ['\\', ''], ['(?<a>.)(?<a>.)', ''], ['\\k<x>', 'u'], ['a', 'uv'], ['\\u{110000}', 'u'], [')', '']])
  try { new RegExp(p, f); console.log('fine', p, f); } catch (e) { console.log(e.name, e.message); }
const re = /a/dgimsuy;
console.log(re.flags, re.global, re.ignoreCase, re.multiline, re.dotAll, re.unicode, re.sticky, re.hasIndices, re.unicodeSets);
console.log(Object.keys(re), Object.getOwnPropertyNames(re), RegExp.prototype.toString.call({ source: 's', flags: 'f' }));
console.log(RegExp(re) === re, new RegExp(re) === re, re.constructor === RegExp, RegExp.prototype.flags, RegExp.prototype.source, RegExp.prototype.global);
const escape = (s) => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
console.log(escape('a.b*c'), new RegExp(escape('1+1=2?')).test('is 1+1=2? yes'));
console.log(typeof /a/, Object.prototype.toString.call(/a/), /a/ == '/a/', JSON.stringify({ r: /a/ }), /a/ instanceof RegExp);
const made = [];
for (let i = 0; i < 2; i++) made.push(/lit/g);
console.log(made[0] === made[1], /a|b/.source, /\u0041/.source, RegExp('\u2028').source);
try { re.source = 1; } catch (e) { console.log(e.name, e.message); }
