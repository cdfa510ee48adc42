/**
 * Statements: declarations of variables, assignments, branches. No case label is in parentheses: TypeScript's parser takes
 * `case (x): {` for an arrow function with a return type.
 */

import { formsOf } from '../template.js';

/** What a program begins with, so that there are objects to alias and to mutate. */
export const stocks = formsOf('statement', [
  [
    3,
    'let ‹let n num› = ‹num›, ‹let v any› = ‹any›, ‹let o obj› = { k: ‹any›, x: ‹any› }, ‹let p obj› = ‹obj›, ‹let xs arr› = [‹any›, ‹any›];‹after n›‹after v›‹after o›‹after p›‹after xs›',
  ],
  [
    2,
    'let ‹let xs arr› = ‹arr›, ‹let ys arr› = ‹bool› ? ‹xs› : ‹arr xs›, ‹let m map› = new Map([[‹any›, ‹any›]]), ‹let t set› = new Set(‹xs›);‹after xs›‹after ys›‹after m›‹after t›',
  ],
  [
    2,
    'const ‹const g gen› = ‹gen›, ‹const f fn› = ‹fn›; let ‹let n num› = ‹num›, ‹let o obj› = ‹obj›;‹after g›‹after f›‹after n›‹after o›',
  ],
]);

export const statements = formsOf('statement', [
  [8, 'log.push(‹any›);'],
  [6, 'log.push(‹num›, ‹num›);'],
  [3, 'log.push([‹all›]);'],
  [1, 'log.push(Object.is(‹num›, -0), 1 / ‹num›);'],
  [4, 'let ‹let x num› = ‹num›;‹after x›'],
  [1, 'const ‹const x num› = ‹num›;‹after x›'],
  [2, 'let ‹let x any› = ‹any›;‹after x›'],
  [1, 'var ‹let x any› = ‹any›;‹after x›'],
  [1, 'let ‹let x str› = ‹str›;‹after x›'],
  [1, 'let ‹let x bool› = ‹bool›;‹after x›'],
  [3, 'let ‹let x arr› = ‹arr›;‹after x›'],
  [3, 'let ‹let x obj› = ‹obj›;‹after x›'],
  [2, 'let ‹let x map› = ‹map›;‹after x›'],
  [1, 'let ‹let x set› = ‹set›;‹after x›'],
  [2, 'const ‹const x fn› = ‹fn›;‹after x›'],
  [2, 'const ‹const x gen› = ‹gen›;‹after x›'],
  // destructuring
  [2, 'let { ‹pick k x y›: ‹let x any› = ‹any›, ...‹let r obj› } = ‹obj›;‹after x›‹after r›'],
  [1, 'let { [‹key›]: ‹let x any›, k: { y: ‹let y any› = ‹leaf any› } = {} } = ‹obj›;‹after x›‹after y›'],
  [2, 'let [‹let x any›, , ‹let y any› = ‹any›, ...‹let r arr›] = ‹arr›;‹after x›‹after y›‹after r›'],
  [1, '[‹assign any›, ‹assign any›] = [‹any›, ‹any›];'],
  [1, '({ k: ‹assign any›, x: ‹var obj›.y = ‹any› } = ‹obj›);'],
  [1, '[‹var arr›[‹num› & 3], ‹assign any› = ‹leaf any›] = ‹gen›;'],
  // assignments
  [2, '‹assign num› = ‹num›;'],
  [2, '‹assign any› = ‹any›;'],
  [3, '‹var obj›[‹key›] = ‹any›;'],
  [2, '‹var obj›.‹pick k x y› = ‹any›;'],
  [1, '‹obj›.‹pick k x y› = ‹any›;'],
  [1, '‹obj›.‹pick k x y g› ‹pick += -= ??= ||= &&=› ‹any›;'],
  [1, '‹obj›[‹key›]‹pick ++ --›;'],
  [2, '‹obj›.g = ‹any›;'],
  [2, '‹var arr›[‹num› & 3] = ‹any›;'],
  [1, '‹var arr›[‹pick -1 0.5 2 0›] = ‹any›;'],
  [1, '‹var arr›.length = ‹num› & 3;'],
  [2, 'delete ‹var obj›[‹key›];'],
  [2, 'delete ‹var arr›[‹num› & 3];'],
  [2, '‹var arr›.‹pick push unshift›(‹any›);'],
  [1, '‹var obj›.‹pick k x› = ‹var obj›;'],
  [2, '‹var map›.set(‹any›, ‹any›);'],
  [1, '‹var map›.delete(‹any›);'],
  [1, '‹var map›.clear();'],
  [1, '‹var set›.‹pick add delete›(‹any›);'],
  [
    3,
    '{ const ‹const x any› = ‹any›; ‹var map›.set(‹x›, 1); ‹var map›.set(‹any›, 2); if (‹bool x›) { ‹hit map delete and re-insert›; ‹var map›.delete(‹x›); ‹var map›.set(‹x›, ‹any›); } log.push([...‹var map›.keys()]); }',
  ],
  [
    2,
    '{ const ‹const m map› = new Map([[‹any›, 1], [‹leaf any›, 2]]); if (‹bool›) { for (const key of ‹m›.keys()) { ‹hit map delete and re-insert›; ‹m›.delete(key); ‹m›.set(key, 3); break; } } log.push(‹m›); }',
  ],
  // branches
  [7, 'if (‹bool›) ‹block›'],
  [6, 'if (‹bool›) ‹block› else ‹block›'],
  [2, 'if (‹any›) ‹block›'],
  [
    2,
    'switch (‹input any›) { case ‹pick 0 1 -1›: ‹block› default: ‹block› case 0 + ‹num›: ‹block› break; case null ?? ‹any›: ‹block› }',
  ],
  [1, 'switch (‹any›) { case null ?? ‹any›: ‹block› case null ?? ‹any›: ‹block› break; default: ‹block› }'],
  [1, 'switch (true) { case !!‹bool›: ‹block› break; case !!‹bool›: ‹block› }'],
  [1, '‹label L›: ‹labelled @L›'],
  [1, 'if (‹bool›) return ‹any›;'],
  [1, 'return ‹any›;'],
  [1, '‹any›;'],
]);
