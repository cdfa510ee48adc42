// Texts that are not JSON raise SyntaxErrors, whatever is wrong with them.
const bad = ['', ' ', '{', '}', '[', ']', '[1,', '{"a":', '{"a":1,}', '{a:1}', "'x'", '01', '-', '+1', '.5', '1.', '1e', 'tru', 'nulll', '"\\x"', '"\\u12"', '"\n"', '[1]]', '{"a" 1}', '{"a":1 "b":2}', 'Infinity', '/**/1', '\u00a01', '["\\ud800', 'undefined'];
let count = 0;
for (const t of bad) try { JSON.parse(t); console.log('parsed', JSON.stringify(t)); } catch (e) { if (e instanceof SyntaxError && e.name === 'SyntaxError') count++; }
console.log(count, bad.length);
for (const good of ['1', ' 1 ', '"\\u0041"', '[]', '{}', 'null', '-0', '1E5', '"\u2028"', '"\\ud800"', '{"":0}', '\t\n\r [ ] ', '[[],{}]']) console.log(JSON.stringify(JSON.parse(good)));
console.log(JSON.parse('{"a":{"a":{"a":1}}}').a.a.a, JSON.parse('[1,"1",true,null,{"x":[]}]'), Object.is(JSON.parse('-0'), -0), JSON.parse('1e400'), JSON.parse('0.1e-6'));
