/** Strings, conversions to them, and property keys. */

import { formsOf } from '../template.js';

export const strings = formsOf('str', [
  [4, `‹pick 'x' '' '0' '-1' 'k' 'abc' '12'›`],
  [5, '‹var str›'],
  [3, '`${‹any›}:${‹any›}`'],
  [2, '(‹str› + ‹any›)'],
  [2, 'String(‹any›)'],
  [2, '(typeof ‹any›)'],
  [1, '‹arr›.join(‹str›)'],
  [1, '‹str›.‹pick slice substring›(‹num›, ‹num›)'],
  [1, '‹str›.charAt(‹num›)'],
  [1, '‹str›.‹pick toUpperCase trim›()'],
  [1, '‹str›.repeat(‹num› & 3)'],
  [1, `‹str›.padStart(‹num› & 7, '*')`],
  [1, 'String(JSON.stringify(‹any›))'],
  [1, 'Object.keys(‹obj›).join()'],
  [2, '(‹bool› ? ‹str› : ‹str›)'],
  [1, `‹str›.split('').reverse().join('')`],
  [1, `‹str›.replace('x', 'yy')`],
  [1, '(‹assign str› = ‹str›.slice(-6))'],
  [1, '((‹const t arr›, ...‹const u arr›) => String(‹t›) + ‹any t u›)`p${‹num›}q`'],
]);

export const keys = formsOf('key', [
  [6, `‹pick 'k' 'x' 'y' 0 1 'g' '0' sym›`],
  [2, `(‹input bool› ? 'k' : ‹pick 'x' 'y' 1 sym›)`],
  [2, '(‹bool› ? ‹key› : ‹key›)'],
  [1, '`k${‹num›}`'],
  [1, '(‹num› & 3)'],
]);
