/** Maps, sets, and things that can be iterated once. */

import { formsOf } from '../template.js';

export const maps = formsOf('map', [
  [2, 'new Map()'],
  [8, '‹var map›'],
  [3, 'new Map([[‹any›, ‹any›], [‹any›, ‹any›]])'],
  [2, '‹map›.set(‹any›, ‹any›)'],
  [2, '(‹bool› ? ‹map› : ‹map›)'],
  [1, 'new Map(‹map›)'],
  [1, 'new Map(Object.entries(‹obj›))'],
  [1, '(‹assign map› = ‹map›)'],
]);

export const sets = formsOf('set', [
  [2, 'new Set()'],
  [8, '‹var set›'],
  [3, 'new Set([‹any›, ‹any›])'],
  [2, '‹set›.add(‹any›)'],
  [2, '(‹bool› ? ‹set› : ‹set›)'],
  [1, 'new Set(‹arr›)'],
  [1, '(‹assign set› = ‹set›)'],
]);

export const iterators = formsOf('gen', [
  [1, '[1, 2][Symbol.iterator]()'],
  [5, '‹var gen›'],
  [6, '‹var maker›(‹num›, ‹any›)'],
  [1, '‹arr›.‹pick values entries keys›()'],
  [1, '‹map›.‹pick entries keys values›()'],
  [1, '‹set›.values()'],
  [1, '(‹bool› ? ‹gen› : ‹gen›)'],
]);
