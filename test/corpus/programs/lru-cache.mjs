// A least recently used cache on the order of a map.
class LRU {
  #m = new Map();
  constructor(n) { this.n = n; }
  get(k) { if (!this.#m.has(k)) return undefined; const v = this.#m.get(k); this.#m.delete(k); this.#m.set(k, v); return v; }
  set(k, v) { this.#m.delete(k); this.#m.set(k, v); if (this.#m.size > this.n) this.#m.delete(this.#m.keys().next().value); return this; }
  toString() { return [...this.#m].map(([k, v]) => k + v).join(' '); }
}
const c = new LRU(3);
for (const k of 'abc') console.log(String(c.set(k, 1)));
console.log(c.get('a'), String(c), c.get('zz'));
for (const k of 'dbe') console.log(String(c.set(k, 2)), c.get('a'));
console.log(String(new LRU(0).set('x', 1)) === '');
