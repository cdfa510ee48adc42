// The order of calls of a replacer, its this, and what it can take away.
const log = [];
const text = JSON.stringify({ a: 1, b: [2, { c: 3 }], d: 'x' }, function (k, v) {
  log.push(`${JSON.stringify(k)}:${Array.isArray(this) ? 'array' : Object.keys(this).join('')}`);
  return typeof v === 'number' ? v * 10 : v;
});
console.log(text);
console.log(log.join(' '));
console.log(JSON.stringify({ a: 1, b: 2 }, (k, v) => (k === 'a' ? undefined : v)), JSON.stringify([1, 2], (k, v) => (k === '0' ? undefined : v)));
console.log(JSON.stringify({ a: { b: 1 } }, (k, v) => (k === 'a' ? 'replaced' : v)), JSON.stringify({ a: 1 }, () => 'root'), JSON.stringify({ a: 1 }, () => undefined));
console.log(JSON.stringify({ b: 1, a: { b: 2, c: 3 }, 1: 4 }, ['a', 'b', 1]), JSON.stringify({ a: 1 }, []), JSON.stringify({ a: 1, '': 2 }, ['', 'a', 'a', Object('a'), null, {}]));
console.log(JSON.stringify([{ x: 1, y: 2 }], ['y']), JSON.stringify({ a: 1 }, 'a'), JSON.stringify({ a: 1 }, { a: 1 }));
console.log(JSON.stringify({ d: new Date(0) }, function (k, v) { return k === 'd' ? [typeof v, this.d instanceof Date] : v; }));
console.log(JSON.stringify({ n: 1 }, (k, v) => (k === '' ? { wrapped: v } : v)), JSON.stringify({ a: [] }, (k, v) => (Array.isArray(v) ? { length: v.length } : v)));
console.log(JSON.stringify({ m: new Map([[1, 2]]), s: new Set([1]), b: 5n }, (k, v) => (typeof v === 'bigint' ? v + 'n' : v instanceof Map ? [...v] : v)));
try { JSON.stringify({ a: 1 }, () => { throw new Error('stop'); }); } catch (e) { console.log(e.message); }
const seen = new Set();
const cyclic = { name: 'c' };
cyclic.self = cyclic;
console.log(JSON.stringify(cyclic, (k, v) => (typeof v === 'object' ? (seen.has(v) ? '[cycle]' : (seen.add(v), v)) : v)));
