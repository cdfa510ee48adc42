/** Generators and hand-written iterators; closing them is logged. */

import { formsOf } from '../template.js';

export const generatorDeclarations = formsOf('declaration', [
  [
    5,
    `function* ‹const G maker›(‹const x num›, ‹const y any›) { let ‹let n num› = ‹x›, ‹let r any› = ‹y›; try { for (let ‹const i num› = 0; ‹i› < 4; ‹i›++) { ‹r› = yield [‹n›, ‹r›, ‹any n r i›]; if (‹bool n r›) ‹n› = ‹num n i›; ‹block* n r i› } } finally { log.push(‹n›, ‹r›); } return ‹any n›; }‹after G›`,
  ],
  [
    4,
    `function* ‹const G maker›(‹const x num›, ‹const y any›) { try { yield ‹any x y›; const ‹const r any› = yield ‹any x y›; log.push(‹r›); yield ‹any r›; } finally { log.push('closed'); } }‹after G›`,
  ],
  [3, 'function* ‹const G maker›(‹const x num›, ‹const y any›) ‹generator x y›‹after G›'],
  [
    2,
    `function ‹const G maker›(‹const x num›, ‹const y any›) { let ‹const n num› = 0; return { [Symbol.iterator]() { return this; }, next() { ‹n›++; return { value: ‹any x y n›, done: ‹n› > 3 || ‹bool n y› }; }, return(v) { log.push('return'); return { value: v, done: true }; } }; }‹after G›`,
  ],
]);

export const generatorStatements = formsOf('statement', [
  [6, '‹yield› ‹any›;'],
  [3, `try { ‹yield› ‹any›; ‹yield› ‹any›; } finally { log.push('closed'); ‹yield› ‹leaf any›; }`],
  [2, 'if (‹bool›) ‹yield› ‹any›;'],
  [2, 'log.push(‹yield› ‹any›);'],
  [1, '‹yield›* ‹arr›;'],
  [1, '‹yield›* ‹gen›;'],
  [
    4,
    `{ const ‹const g gen› = ‹gen›; if (‹bool›) { ‹hit a generator advanced in one branch only›; log.push(‹g›.next(‹any›), ‹g›.next(‹any›)); } else log.push(‹g›.next(‹any›)); log.push(‹g›.next(‹any›), ‹g›.next(‹any›)); ‹block* g› log.push([...‹g›]); }`,
  ],
  [
    4,
    `{ const ‹const g gen› = ‹gen›; if (‹bool›) { ‹hit a generator advanced in one branch only›; log.push(‹g›.next(‹any›)); } log.push(‹g›.next(‹any›)); ‹block* g› log.push(‹g›.next()); }`,
  ],
  [2, 'log.push(‹gen›.return?.(‹any›));'],
  [1, 'try { log.push(‹gen›.throw?.(‹any›)); } catch (error) { log.push(nameOf(error)); }'],
  [2, 'log.push(‹gen›.next());'],
  [1, 'const [‹const x any›] = ‹gen›;‹after x›'],
]);
