/** Maps, sets and weak maps whose keys depend on the inputs: whether an entry is new, old or gone is a formula then. */

import { formsOf } from '../template.js';

export const tableStatements = formsOf('statement', [
  [
    3,
    '{ const ‹const m map› = new Map([[‹input num›, ‹any›], [‹leaf any›, ‹any›]]); ‹m›.set(‹any›, ‹any›); if (‹bool›) ‹m›.delete(‹num›); ‹block* m› log.push(‹see Map with symbolic keys›([‹m›.get(‹input num›), ‹m›.has(‹any›), ‹m›.size]), [...‹m›.keys()]); }',
  ],
  [
    2,
    '{ const ‹const m map› = new Map(); for (let ‹const i num› = 0; ‹i› < 3; ‹i›++) { const ‹const k any› = ‹any i›; ‹m›.set(‹k›, (‹m›.get(‹k›) ?? 0) + 1); if (‹bool i k›) ‹m›.delete(‹input num›); } ‹m›.forEach((value, key) => log.push(key, value)); log.push(‹see Map with symbolic keys›(‹m›)); }',
  ],
  [
    1,
    '{ const ‹const m map› = new Map([[‹input any›, 0]]); let left = 4; for (const [key, value] of ‹m›) { if (left-- === 0) break; log.push(key); if (‹bool›) ‹m›.delete(key); ‹m›.set(‹any›, value + 1); } log.push(‹see Map with symbolic keys›(‹m›)); }',
  ],
  [
    3,
    '{ const ‹const t set› = new Set([‹input any›, ‹leaf any›]); ‹t›.add(‹any›).add(‹input num›); if (‹bool›) ‹t›.delete(‹any›); ‹block* t› log.push(‹see Set with symbolic members›([‹t›.has(‹num›), ‹t›.size, ...‹t›])); }',
  ],
  [
    1,
    '{ const ‹const t set› = new Set(‹arr›.slice(0, 3)); let left = 4; for (const x of ‹t›) { if (left-- === 0) break; if (‹bool›) ‹t›.add(‹input num›); if (‹bool›) ‹t›.delete(‹any›); log.push(x); } log.push(‹see Set with symbolic members›(‹t›)); }',
  ],
  [
    2,
    '{ const ‹const o obj› = {}, ‹const p obj› = {}, w = new WeakMap([[‹o›, ‹any›]]); const ‹const q obj› = ‹bool› ? ‹o› : ‹p›; w.set(‹q›, ‹input any›); if (‹bool›) w.delete(‹bool› ? ‹o› : ‹p›); log.push(‹see WeakMap›([w.get(‹o›), w.get(‹p›), w.has(‹q›)])); }',
  ],
  [
    1,
    'try { const w = new ‹pick WeakMap WeakSet›(); const key = ‹any›; (w.set ?? w.add).call(w, ‹bool› ? key : {}, ‹any›); log.push(‹see WeakMap›(w.has(key))); } catch (error) { log.push(nameOf(error)); }',
  ],
]);
