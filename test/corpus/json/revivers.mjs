// A reviver goes from the leaves up, may delete, replace and look around.
const log = [];
const made = JSON.parse('{"a":1,"b":[2,{"c":3}],"d":null}', function (k, v) {
  log.push(k === '' ? '(root)' : k);
  return typeof v === 'number' ? v + 1 : v;
});
console.log(JSON.stringify(made), log.join(' '));
console.log(JSON.parse('{"a":1,"b":2}', (k, v) => (k === 'a' ? undefined : v)), JSON.parse('[1,2,3]', (k, v) => (k === '1' ? undefined : v)));
console.log(JSON.parse('{"2":1,"1":2,"x":3}', (k, v) => (log.push(k), v)), log.splice(0).slice(-4).join());
console.log(JSON.parse('{"t":"2020-01-01T00:00:00.000Z"}', (k, v) => (k === 't' ? new Date(v).getTime() : v)));
console.log(JSON.parse('[[1,2],[3]]', function (k, v) { return Array.isArray(v) ? v.length : this.length * v; }));
console.log(JSON.parse('"root"', (k, v) => [k, v]), JSON.parse('{"a":{"b":1}}', (k, v) => (k === 'a' ? Object.keys(v) : v)));
console.log(JSON.parse('{"a":1,"b":2}', function (k, v) { if (k === 'a') this.b = { late: [5] }; return v; }));
try { JSON.parse('[1]', () => { throw new Error('stop'); }); } catch (e) { console.log(e.message); }
console.log(JSON.parse('{"__proto__":{"x":1},"constructor":2}'), Object.keys(JSON.parse('{"__proto__":1}')), JSON.parse('{"a":1,"a":2}'));
console.log(JSON.parse(' [1 , -0, 1e3, 0.5, true ] '), Object.is(JSON.parse('-0'), -0), JSON.parse('1E-2'), JSON.parse('"\\u0041\\n\\/"'), JSON.parse('123456789012345678901'));
console.log(JSON.parse(null), JSON.parse(1), JSON.parse(['[2]']), JSON.parse('{}', null));
for (const bad of ['', '{', '[1,]', "{'a':1}", 'undefined', '01', '1.', '+1', '"a', '[1 2]', '{"a"}', 'nul', '"\t"', '{} x', 'NaN'])
  try { JSON.parse(bad); console.log('fine', bad); } catch (e) { console.log(e.name); }
