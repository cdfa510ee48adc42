/**
 * Arrays of which the length and the elements depend on the inputs, and what is done with such arrays: most of it by the
 * library's own methods, with functions of the program inside.
 */

import { formsOf } from '../template.js';

/** Makes an array of up to three elements; how many there are, and which, is not known before the inputs are. */
const SYMBOLIC_ARRAY =
  'Array.from({ length: (‹input num› & 1) + (‹input bool› ? 1 : 0) }, (_, ‹const i num›) => ‹any i›)';

export const listArrays = formsOf('arr', [[3, `‹see array of symbolic length›(${SYMBOLIC_ARRAY})`]]);

export const listStatements = formsOf('statement', [
  [
    3,
    `{ const ‹const t arr› = []; if (‹bool›) ‹t›.push(‹input any›); if (‹bool›) ‹t›.push(‹num›, ‹any›); if (‹bool›) ‹t›.length = ‹input num› & 1; ‹block* t› log.push(‹see array of symbolic length›(‹t›.length), ‹t›); }`,
  ],
  // sorts
  [
    2,
    `{ const ‹const t arr› = [‹input num›, ‹num›, ‹leaf num›]; if (‹bool›) ‹t›.push(‹num›); ‹t›.sort((‹const x num›, ‹const y num›) => { if (‹bool x y›) log.push(‹x›); return ‹pick +1 -1› * (Number(‹x›) - Number(‹y›)) || 0; }); log.push(‹see sort with a comparator›(‹t›)); }`,
  ],
  [
    2,
    `{ const ‹const t arr› = [{ k: ‹num›, x: 1 }, { k: ‹input num›, x: 2 }, { k: ‹leaf num›, x: 3 }]; ‹block* t› log.push(‹see sort with a comparator›(‹t›.‹pick sort toSorted›((p, q) => (p?.k < q?.k ? -1 : p?.k > q?.k ? 1 : 0))).map((p) => p?.x)); }`,
  ],
  [
    1,
    `{ const ‹const t arr› = [‹input any›, ‹any›, ‹str›].map((x) => (typeof x === 'symbol' ? 0 : x)); try { ‹t›.sort((x, y) => (‹bool› ? String(x).length - String(y).length : 0)); } catch (error) { log.push(nameOf(error)); } log.push(‹see sort with a comparator›(‹t›)); }`,
  ],
  // copies that differ in one place
  [
    1,
    'try { log.push(‹see Array with, flat, splice›([‹any›, ‹any›, ‹leaf any›].with(‹input num›, ‹any›))); } catch (error) { log.push(nameOf(error)); }',
  ],
  [
    1,
    'log.push(‹see Array with, flat, splice›([‹any›, [‹input any›, [‹any›, , ‹leaf any›]], ‹arr›.slice(0, 2)].flat(‹pick 0 1 2› + (‹input bool› ? 1 : 0))));',
  ],
  [
    2,
    '{ const ‹const t arr› = [‹any›, ‹input num›, ‹leaf any›]; log.push(‹see Array with, flat, splice›(‹t›.‹pick splice toSpliced splice›(‹input num›, ‹num› & 3, ‹any›, ...‹arr›.slice(0, 1)))); ‹block* t› log.push(‹t›); }',
  ],
  [
    1,
    '{ const ‹const t arr› = [‹any›, ‹input num›, ‹leaf any›]; ‹t›.copyWithin(‹input num›, ‹num›, ‹num›).fill(‹any›, ‹input num›); log.push(‹see Array with, flat, splice›(‹t›)); }',
  ],
  [
    1,
    `log.push(‹see Array.from›(Array.from(‹bool› ? 'ab' : [‹any›, , 1], (‹const x any›, ‹const i num›) => (‹input bool› ? ‹any x i› : ‹i›))));`,
  ],
  [
    1,
    `log.push(‹see Array.from›(Array.from({ length: Math.min(‹input num›, 3), 0: ‹any›, 1: ‹input any› }, (‹const x any›, ‹const i num›) => ‹any x i›).slice(0, 4)));`,
  ],
  [1, `log.push(‹see Array.from›(Array.from(‹bool› ? ‹set› : ‹map›.values(), (‹const x any›) => ‹any x›)));`],
  // elements that are rounded or wrapped
  [
    2,
    '{ const ‹const u typed› = new ‹pick Int8Array Uint8ClampedArray Int16Array Uint32Array Float32Array Float64Array›(3); ‹u›[‹input num› & 1] = ‹num›; if (‹bool›) ‹u›[‹num›] = ‹input any›; ‹block* u› log.push(‹see typed array write›([‹u›[0], ‹u›[‹input num›], ‹u›])); }',
  ],
  // spread in calls, arrays and objects
  [
    2,
    '{ const ‹const t arr› = ‹bool› ? [‹input any›, ...‹arr›.slice(0, 2)] : [...‹str›.slice(0, 2)]; log.push(‹see spread›([...‹t›, ‹any›, ...‹t›]), Math.max(...‹t›.map((x) => (typeof x === "number" ? x : 0))), ((...r) => r.length)(...‹t›, ‹any›), { ...‹t›, ...‹obj› }); }',
  ],
]);
