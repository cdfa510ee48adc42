// JSON files as modules: parsed once, shared, ordered like objects.
const data = require('./json-data.json');
console.log(data.name, data.list, Object.keys(data), Object.keys(data.nested));
console.log(data.nested, JSON.stringify(data.text), Object.is(data.list[2], -0), data.list[3]);
const again = require('./json-data.json');
console.log(again === data, Object.getPrototypeOf(data) === Object.prototype, Object.hasOwn(data, '__proto__'), data['__proto__']);
data.added = 'shared';
console.log(again.added, delete data.added);
const { nested: { a, ...rest }, list: [first, ...others] } = data;
console.log(a, rest, first, others);
console.log(JSON.stringify(data).length, Object.isFrozen(data), Array.isArray(data.list));
try { require('./no-such-file-at-all.json'); } catch (e) { console.log(e.code); }
