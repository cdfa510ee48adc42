// Map, Set, WeakMap and Object.fromEntries close their source when an entry is bad or adding throws.
const log = [];
const src = (...v) => ({ [Symbol.iterator]() { let i = 0; return { next: () => ({ value: v[i++], done: i > v.length }), return: () => (log.push('closed'), {}) }; } });
for (const f of [() => new Map(src([1, 2], 5)), () => new Map(src([1, 2], [3])), () => new Set(src(1, 2)), () => new WeakMap(src([{}, 1], [1, 1])), () => new WeakSet(src(1)), () => Object.fromEntries(src(['a', 1], null)), () => new Map(src('ab')), () => Object.fromEntries(src('ab'))])
  try { const r = f(); console.log(r instanceof Map || r instanceof Set ? [...r] : r, log.splice(0)); } catch (e) { console.log(e.name, e.message, log.splice(0)); }
class Picky extends Map { set(k, v) { if (k === 2) throw new Error('picky'); return super.set(k, v); } }
try { new Picky(src([1, 1], [2, 2], [3, 3])); } catch (e) { console.log(e.message, log.splice(0)); }
const entry = { get 0() { log.push('key'); return 'k'; }, get 1() { log.push('value'); return 'v'; } };
console.log([...new Map(src(entry))], log.splice(0));
try { new Map(src({ get 0() { throw new Error('key'); } })); } catch (e) { console.log(e.message, log.splice(0)); }
