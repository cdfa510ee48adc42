/**
 * Typed arrays. Floats are never looked at as bytes: which bits a NaN has is the engine's choice, and may change from one
 * run to the next.
 */

import { formsOf } from '../template.js';

const CLASSES =
  'Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array';

export const typedArrays = formsOf('typed', [
  [2, 'new Uint8Array(3)'],
  [10, '‹var typed›'],
  [4, `(‹hit typed array›, new ‹pick ${CLASSES}›([‹num›, ‹num›, ‹any›]))`],
  [2, `new ‹pick ${CLASSES}›(‹arr›.slice(0, 4))`],
  [2, `new ‹pick ${CLASSES}›(‹num› & 3)`],
  [2, `new ‹pick ${CLASSES}›(‹typed›)`],
  [1, `‹pick ${CLASSES}›.of(‹any›, ‹num›)`],
  [1, `‹pick ${CLASSES}›.from(‹arr›.slice(0, 3), (‹const x any›) => ‹any x›)`],
  [2, '‹typed›.subarray(‹num›, ‹num›)'],
  [1, '‹typed›.slice(‹num›, ‹num›)'],
  [1, '‹typed›.map((‹const x num›, ‹const i num›) => ‹any x i›)'],
  [1, '‹typed›.filter((‹const x num›) => ‹bool x›)'],
  [1, '‹typed›.‹pick sort reverse toSorted toReversed›()'],
  [1, '‹typed›.sort((x, y) => y - x)'],
  [1, '‹typed›.fill(‹any›, ‹num›)'],
  [1, '‹typed›.copyWithin(‹num›, ‹num›)'],
  [1, '‹typed›.with(‹num›, ‹num›)'],
  [3, '(‹bool› ? ‹typed› : ‹typed›)'],
  [1, '(‹assign typed› = ‹typed›)'],
]);

export const typedNumbers = formsOf('num', [
  [1, '‹typed›.‹pick length byteOffset byteLength›'],
  [1, '‹typed›.‹pick indexOf lastIndexOf›(‹any›)'],
  [1, '‹typed›.reduce((‹const p num›, ‹const q num›) => ‹num p q›, ‹num›)'],
]);

export const typedValues = formsOf('any', [
  [2, '‹typed›[‹num›]'],
  [1, '‹typed›.at(‹num›)'],
  [1, '‹typed›'],
  [1, '‹typed›.find((‹const x num›) => ‹bool x›)'],
]);

export const typedConditions = formsOf('bool', [
  [1, '‹typed›.includes(‹any›)'],
  [1, '(‹num› in ‹typed›)'],
  [1, '‹typed›.‹pick some every›((‹const x num›) => ‹bool x›)'],
]);

export const typedLists = formsOf('arr', [
  [1, '[...‹typed›]'],
  [1, '‹pick Array.from Object.keys Object.entries›(‹typed›)'],
  [1, 'Array.prototype.slice.call(‹typed›, ‹num›)'],
]);

export const typedStatements = formsOf('statement', [
  [3, 'let ‹let x typed› = ‹typed›;‹after x›'],
  [4, '‹var typed›[‹num›] = ‹num›;'],
  [2, '‹var typed›[‹num› & 3] = ‹any›;'],
  [2, '‹var typed›[‹num› & 1] ‹pick += -= *= ^= ||=› ‹num›;'],
  [1, `‹var typed›[‹pick -1 0.5 '-0' '1' 2›] = ‹any›;`],
  [1, 'delete ‹var typed›[‹num›];'],
  [1, '‹var typed›.set(‹typed›, ‹num›);'],
  [1, '‹var typed›.set([‹num›, ‹any›], ‹num› & 1);'],
  [1, 'for (const ‹const x num› of ‹typed›) ‹loop x›'],
  [1, 'for (let ‹const i num› = 0; ‹i› < ‹var typed›.length && ‹i› < 4; ‹i›++) ‹loop i›'],
  [1, '‹var typed›.forEach((‹const x num›, ‹const i num›) => ‹body x i›);'],
  // two views of one buffer
  [
    3,
    '{ const b = new ArrayBuffer(8), ‹const t typed› = new ‹pick Int8Array Int16Array Int32Array Uint32Array›(b), ‹const u typed› = new ‹pick Uint8Array Uint16Array Uint8ClampedArray Int32Array›(b); ‹hit views of one buffer›; if (‹bool›) ‹t›[‹num› & 1] = ‹num›; if (‹bool›) ‹u›[‹num› & 3] = ‹num›; ‹block* t u› log.push(‹t›, ‹u›, new Uint8Array(b.slice(1))); }',
  ],
  // numbers in either order of bytes
  [
    1,
    '{ const v = new DataView(new ArrayBuffer(6)); v.set‹pick Int8 Uint16 Int32›(‹num› & 1, ‹num›, ‹bool›); if (‹bool›) v.setInt16(2, ‹num›); log.push(v.get‹pick Int8 Uint16 Int32›(‹num› & 1, ‹bool›), new Uint8Array(v.buffer)); }',
  ],
]);
