// A trie with insertion, deletion, prefixes and iteration in order.
class Trie {
  root = {};
  add(w) { let n = this.root; for (const c of w) n = n[c] ??= {}; n.$ = true; return this; }
  has(w) { let n = this.root; for (const c of w) if (!(n = n[c])) return false; return n.$ === true; }
  delete(w, n = this.root, i = 0) { if (i === w.length) { const had = n.$ ?? false; delete n.$; return had; } const next = n[w[i]]; if (!next) return false; const had = this.delete(w, next, i + 1); if (Object.keys(next).length === 0) delete n[w[i]]; return had; }
  *words(prefix = '') { let n = this.root; for (const c of prefix) if (!(n = n[c])) return; yield* (function* walk(m, p) { if (m.$) yield p; for (const k of Object.keys(m).sort()) if (k !== '$') yield* walk(m[k], p + k); })(n, prefix); }
}
const t = ['tea', 'ten', 'to', 'inn', 'in', 'a', 'été'].reduce((x, w) => x.add(w), new Trie());
console.log([...t.words()], [...t.words('te')], [...t.words('zz')]);
console.log(t.has('te'), t.has('tea'), t.has(''), t.delete('tea'), t.delete('tea'), t.delete('i'), t.has('ten'));
console.log([...t.words()], JSON.stringify(t.root.t));
t.add('');
console.log([...t.words()].length, t.has(''));
