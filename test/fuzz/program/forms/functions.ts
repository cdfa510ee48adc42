/** Functions declared at the top: helpers, recursion that ends because a counter goes down, shared variables. */

import { formsOf } from '../template.js';

export const helpers = formsOf('declaration', [
  [4, 'function ‹const f helper›(‹const x num›, ‹const y any›) { ‹body* x y› return ‹any x y›; }‹after f›'],
  [
    3,
    'function ‹const f helper›(‹const x num›, ‹const y any›) { if (‹bool x y›) { ‹body* x y› return ‹any x y›; } ‹body* x y› return ‹any x y›; }‹after f›',
  ],
  [1, 'const ‹const f helper› = (‹const x num›, ‹const y any› = ‹any x›, ...‹const r arr›) => ‹any x y r›;‹after f›'],
  [
    1,
    'function ‹const f helper›(‹const x num›, ‹const y any›) { let ‹let n num› = ‹x›; return [() => { ‹body* n y› return ‹n›++; }, () => ‹any n y›].map((f) => f()); }‹after f›',
  ],
  [
    4,
    `function ‹const f recursive›(‹const n num›, ‹const x any›) { ‹hit recursion under merge›; if (‹n› <= 0) return ‹any x›; ‹body* n x› return ‹f›(‹n› - 1, ‹any n x›); }‹after f›`,
  ],
  [
    2,
    'function ‹const f recursive›(‹const n num›, ‹const x any›) { ‹hit recursion under merge›; if (‹n› <= 0 || ‹bool n x›) return ‹any n x›; return [‹f›(‹n› - 1, ‹any x›), ‹any n›]; }‹after f›',
  ],
  [
    2,
    'function ‹const f recursive›(‹const n num›, ‹const x any›) { ‹hit recursion under merge›; if (‹n› <= 1) return ‹num n›; return ‹f›(‹n› - 1, ‹x›) + (‹bool n x› ? ‹f›(‹n› - 2, ‹any x›) : ‹num n›); }‹after f›',
  ],
  [
    1,
    'function ‹const f recursive›(‹const n num›, ‹const x any›) { ‹hit recursion under merge›; return ‹n› <= 0 ? ‹any x› : ‹const h helper›Of(‹n› - 1, ‹any n x›); } function ‹h›Of(‹const m num›, ‹const y any›) { log.push(‹m›); return ‹bool m y› ? ‹f›(‹m› - 1, ‹y›) : ‹f›(‹m›, ‹any m y›); }‹after f›',
  ],
  [1, 'let ‹let x num› = ‹num›;‹after x›'],
  [1, 'let ‹let x any› = ‹any›;‹after x›'],
  [1, 'let ‹let x arr› = ‹arr›;‹after x›'],
  [1, 'let ‹let x obj› = ‹obj›;‹after x›'],
  [1, 'const ‹const x map› = ‹map›;‹after x›'],
]);
