// Objects that take part in builtins by well-known symbols.
const log = [];
const matcher = {
  flags: 'g',
  [Symbol.match](s) { log.push('match ' + s); return ['m']; },
  [Symbol.replace](s, r) { log.push('replace ' + s + ' ' + typeof r); return 'replaced'; },
  [Symbol.search](s) { log.push('search'); return 42; },
  [Symbol.split](s, n) { log.push('split ' + n); return ['s', n]; },
  [Symbol.matchAll](s) { log.push('matchAll'); return [1, 2][Symbol.iterator](); },
};
console.log('abc'.match(matcher), 'abc'.replace(matcher, () => 1), 'abc'.search(matcher), 'abc'.split(matcher, 3), [...'abc'.matchAll(matcher)]);
console.log(log.splice(0));
console.log('abc'.replaceAll(matcher, 'x'), log.splice(0));
for (const flags of [undefined, null, '']) {
  try { 'a'.matchAll({ [Symbol.match]: true, flags }); } catch (e) { console.log(e.message); }
  try { 'a'.replaceAll({ [Symbol.match]: true, flags }, 'b'); } catch (e) { console.log(e.message); }
}
const re = /b/;
re[Symbol.match] = false;
console.log('/b/'.includes(re), '/b/'.startsWith(re));
try { 'abc'.includes(/b/); } catch (e) { console.log(e.message); }
const date = { [Symbol.toPrimitive]: (h) => (h === 'number' ? 1e12 : 'text ' + h) };
console.log(date + '', date * 1, `${date}`, date > 5);
console.log(Symbol.iterator in Array.prototype, Symbol.iterator in {}, typeof String.prototype[Symbol.iterator]);
console.log(Object.getOwnPropertySymbols(Symbol.prototype).map(String), Symbol.prototype[Symbol.toStringTag]);
const u = Array.prototype[Symbol.unscopables];
console.log(Object.getPrototypeOf(u), u.flat, Object.keys(u).length > 10);
for (const name of ['iterator', 'species', 'hasInstance', 'toPrimitive', 'toStringTag', 'match'])
  console.log(Symbol[name].description, Symbol.keyFor(Symbol[name]), Object.getOwnPropertyDescriptor(Symbol, name).writable);
