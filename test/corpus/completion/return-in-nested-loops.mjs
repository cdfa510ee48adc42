// Returns out of loops, switches and try blocks inside each other, with iterators closed on the way.
const log = [];
const it = (n) => ({ [Symbol.iterator]() { let i = 0; return { next: () => ({ value: i++, done: i > 5 }), return: () => (log.push('close ' + n), {}) }; } });
const f = (how) => { for (const a of it('outer')) { try { for (const b of it('inner')) { switch (how) { case 'return': return [a, b]; case 'break': break; case 'continue': continue; case 'throw': throw new Error('t'); default: if (b === 2) return 'default'; } if (how === 'break') break; } } catch (e) { log.push(e.message); return 'caught'; } finally { log.push('finally ' + a); if (a === 1) return 'from finally'; } } return 'end'; };
for (const how of ['return', 'break', 'continue', 'throw', 'other']) console.log(how, f(how), log.splice(0).join(', '));
const g = () => { for (const a of it('g')) { try { return a; } finally { continue; } } return 'all rounds'; };
console.log(g(), log.splice(0));
const h = () => { l: for (const a of it('h1')) for (const b of it('h2')) { if (b === 1) continue l; if (a === 2) break l; } return log.splice(0).join(); };
console.log(h());
const k = () => { for (const x of it('k')) return (() => { for (const y of it('k2')) return y + 10; })(); };
console.log(k(), log.splice(0));
