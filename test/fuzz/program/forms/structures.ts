/** Small algorithms on linked objects and arrays: what the checked programs are made of. */

import { formsOf } from '../template.js';

export const structures = formsOf('statement', [
  // a list: build it, take something out, turn it around
  [
    2,
    `{ let ‹let o obj› = null; for (let ‹const i num› = 0; ‹i› < 3; ‹i›++) if (‹bool i›) ‹o› = { next: ‹o›, k: ‹any i›, x: ‹i› }; let at = ‹o›; while (at !== null) { if (at.next !== null && ‹bool›) at.next = at.next.next; at = at.next; } let back = null; while (‹o› !== null) { const rest = ‹o›.next; ‹o›.next = back; back = ‹o›; ‹o› = rest; } for (at = back; at !== null; at = at.next) log.push(at.k); ‹o› = back ?? {}; ‹block* o› log.push(‹o›); }`,
  ],
  // a search tree
  [
    2,
    `{ let root = null; const add = (key, value) => { let parent = null, at = root; while (at !== null) { parent = at; if (key === at.key) { at.value = value; return false; } at = key < at.key ? at.left : at.right; } const made = { key, value, left: null, right: null }; if (parent === null) root = made; else if (key < parent.key) parent.left = made; else parent.right = made; return true; }; for (const key of [‹num›, ‹num›, ‹leaf num›]) log.push(add(key, ‹any›)); const walk = (at) => { if (at !== null) { walk(at.left); log.push(at.key, at.value); walk(at.right); } }; walk(root); }`,
  ],
  // a ring of two-way links
  [
    1,
    `{ const ring = []; for (let i = 0; i < 3; i++) ring.push({ k: i, next: null, last: null }); for (let i = 0; i < 3; i++) { ring[i].next = ring[(i + 1) % 3]; ring[(i + 1) % 3].last = ring[i]; } const out = ring[(‹num› & 1) + (‹bool› ? 1 : 0)]; out.last.next = out.next; out.next.last = out.last; let at = ring[0]; for (let i = 0; i < 3; i++) { log.push(at.k); at = ‹bool› ? at.next : at.last; } log.push(ring); }`,
  ],
  // sorting in place
  [
    1,
    `{ const ‹const t arr› = [‹num›, ‹num›, ‹leaf num›]; for (let i = 1; i < ‹t›.length; i++) { const x = ‹t›[i]; let j = i - 1; for (; j >= 0 && ‹t›[j] > x; j--) ‹t›[j + 1] = ‹t›[j]; ‹t›[j + 1] = x; } log.push(‹t›); let lo = 0, hi = 2; while (lo < hi) { const mid = (lo + hi) >> 1; if (‹t›[mid] < ‹num›) lo = mid + 1; else hi = mid; } log.push(lo); }`,
  ],
  // a table of what is known
  [
    1,
    `{ const memo = new Map(); const f = (n) => { if (n < 2) return n; if (memo.has(n)) return memo.get(n); const r = f(n - 1) + f(n - 2) + (‹bool› ? 1 : 0); memo.set(n, r); return r; }; log.push(f((‹num› & 3) + 1), memo.size, [...memo]); }`,
  ],
  // rows that are shared
  [
    1,
    `{ const row = [0, 0]; const rows = [row, ‹bool› ? row : [1, 1], [...row]]; rows[‹num› & 1][‹num› & 1] = ‹any›; rows[1].push(‹any›); log.push(rows, rows[0] === rows[1]); }`,
  ],
  // listeners
  [
    1,
    `{ const listeners = new Set(); const on = (f) => { listeners.add(f); return () => listeners.delete(f); }; const off = on((v) => log.push('one', v)); on((‹const v any›) => { log.push(‹any v›); if (‹bool v›) off(); }); on((v) => log.push('three', v)); for (const f of [...listeners]) f(‹any›); if (‹bool›) off(); for (const f of listeners) f(‹any›); }`,
  ],
  // a machine that reads text
  [
    1,
    `{ let state = 'start', n = 0; for (const letter of (‹str› + 'x0').slice(0, 4)) { switch (state) { case 'start': state = letter === 'x' ? 'middle' : ‹bool› ? 'end' : 'start'; break; case 'middle': n += 1; if (‹bool›) continue; state = 'end'; default: n += 10; } log.push(state, n); } }`,
  ],
  // copies of objects that hold each other
  [
    1,
    `{ const seen = new Map(); const copy = (value, depth) => { if (depth > 3 || typeof value !== 'object' || value === null) return value; if (seen.has(value)) return seen.get(value); const made = Array.isArray(value) ? [] : {}; seen.set(value, made); for (const key of Object.keys(value)) made[key] = copy(value[key], depth + 1); return made; }; const ‹const o obj› = { k: ‹any›, x: [‹any›] }; if (‹bool›) ‹o›.y = ‹o›; if (‹bool›) ‹o›.x.push(‹o›.x); log.push(copy(‹o›, 0)); }`,
  ],
  // a stack made of an array, a queue made of two stacks
  [
    1,
    `{ class Queue { #in = []; #out = []; put(x) { this.#in.push(x); return this; } take() { if (this.#out.length === 0) while (this.#in.length > 0) this.#out.push(this.#in.pop()); return this.#out.pop(); } get size() { return this.#in.length + this.#out.length; } } const q = new Queue(); q.put(‹any›).put(‹any›); if (‹bool›) log.push(q.take()); q.put(‹any›); if (‹bool›) q.take(); log.push(q.take(), q.size, q.take(), q.take()); }`,
  ],
]);
