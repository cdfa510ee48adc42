/** Conditions. Most depend on the inputs, so that under merge there is something to join. */

import { formsOf } from '../template.js';

export const conditions = formsOf('bool', [
  [1, '‹pick false true›'],
  [5, '‹input bool›'],
  [6, `(‹input num› ‹pick < <= > >= === !== == !=› ‹pick -1 0 1 2 0.5 -0.5 '1' null -0›)`],
  [1, '(‹pick 0.5 1.5 -0.5 -0› ‹pick < <= > >=› ‹input num›)'],
  [4, `(‹input any› ‹pick === !== == !=› ‹pick 0 1 null undefined 'x' '1' -0 NaN true›)`],
  [2, `(typeof ‹input any› === ‹pick 'string' 'number' 'object' 'undefined'›)`],
  [2, '((‹input num› & 1) === 0)'],
  [2, '‹var bool›'],
  [4, '(‹num› ‹pick < <= > >= === !== == !=› ‹num›)'],
  [4, '(‹any› ‹pick < <= > >= === !== == !=› ‹any›)'],
  [2, '(!‹any›)'],
  [3, '(‹bool› ‹pick && ||› ‹bool›)'],
  [1, '(‹bool› ? ‹bool› : ‹bool›)'],
  [1, '(‹key› in ‹obj›)'],
  [1, '((‹num› & 3) in ‹arr›)'],
  [1, '(‹any› instanceof ‹pick Array Object Map Error Function›)'],
  [1, '(‹any› instanceof ‹var class›)'],
  [1, '‹arr›.includes(‹any›)'],
  [1, '‹arr›.‹pick some every›((‹const x any›) => ‹bool x›)'],
  [1, '‹map›.‹pick has delete›(‹any›)'],
  [1, '‹set›.‹pick has delete›(‹any›)'],
  [1, 'Array.isArray(‹any›)'],
  [1, 'Object.is(‹any›, ‹any›)'],
  [1, 'Number.‹pick isInteger isNaN isFinite isSafeInteger›(‹any›)'],
  [1, '(delete ‹obj›[‹key›])'],
  [1, 'Object.hasOwn(‹obj›, ‹key›)'],
  [1, '(‹assign bool› = ‹bool›)'],
  [1, '‹str›.‹pick includes startsWith endsWith›(‹str›)'],
]);
