/** Loops. All are bounded: by a counter that the body cannot assign, or by counting down from four. */

import { formsOf } from '../template.js';

export const loops = formsOf('statement', [
  [3, 'for (let ‹const i num› = 0; ‹i› < ‹pick 1 2 3›; ‹i›++) ‹loop i›'],
  [3, 'for (let ‹const i num› = 0; ‹i› < (‹num› & 3); ‹i›++) ‹loop i›'],
  [2, '‹label L›: for (let ‹const i num› = 0; ‹i› < ‹pick 2 3›; ‹i›++) ‹loop @L i›'],
  [2, '{ let ‹const i num› = ‹pick 2 3›; while (‹i›-- > 0 && ‹bool i›) ‹loop i› }'],
  [1, '{ let ‹const i num› = 3; do ‹loop i› while (‹i›-- > 0 && ‹bool i›); }'],
  [2, '{ let ‹const i num› = 4; for (const ‹const x any› of ‹arr›) { if (‹i›-- === 0) break; ‹loop* i x› } }'],
  [
    1,
    '{ let ‹const i num› = 4; for (const [‹const x any›, ‹const y any›] of ‹map›) { if (‹i›-- === 0) break; ‹loop* x y› } }',
  ],
  [1, '{ let ‹const i num› = 4; for (const ‹const x any› of ‹set›) { if (‹i›-- === 0) break; ‹loop* x› } }'],
  [
    2,
    '{ let ‹const i num› = 4; for (const ‹const x any› of ‹gen›) { if (‹i›-- === 0 || ‹bool x›) break; ‹loop* x› } }',
  ],
  [1, '{ let ‹const i num› = 4; ‹label L›: for (let ‹let x any› of ‹gen›) { if (‹i›-- === 0) break; ‹loop* @L x› } }'],
  [2, 'for (const ‹const k str› in ‹obj›) ‹loop k›'],
  [3, 'if (‹bool›) ‹break›;'],
  [3, 'if (‹bool›) ‹continue›;'],
  [1, '‹break›;'],
  // closures over loop variables
  [
    2,
    '{ const fs = []; for (let i = 0; i < 3; i++) { ‹hit closures over loop variables›; fs.push(() => i); if (‹bool›) i++; } for (const f of fs) log.push(f()); }',
  ],
  [
    2,
    '{ const ‹const f arr› = []; for (let ‹const i num› = 0; ‹i› < 2; ‹i›++) { ‹hit closures over loop variables›; if (‹bool i›) ‹f›.push(() => ‹i›++); ‹f›.push(() => ‹any i›); } for (const f of ‹f›) log.push(f()); }',
  ],
  [
    1,
    '{ const fs = []; for (const ‹const x any› of ‹arr›.slice(0, 3)) { ‹hit closures over loop variables›; fs.push((‹const y any›) => ‹any x y›); } for (const f of fs) log.push(f(‹any›)); }',
  ],
  [1, '{ var late = []; for (var i = 0; i < 2; i++) late.push(() => i); log.push(late.map((f) => f())); }'],
]);
