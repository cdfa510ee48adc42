/** What a function may promise of its arguments after the call, beside what they were before; and which of them it may change. */

import fc from 'fast-check';
import type { Table } from './grammar.js';

export const AFTERWARDS: Table = [
  [2, '‹bool›'],
  [1, '!(‹bool›)'],
  [4, 'after(@e).length >= @e.length'],
  [2, 'after(@e) !== @e && isSame(@e, after(@e))'],
  [4, '(after(@e)[0] ?? 1) === (@e[0] ?? 1)'],
  [4, 'after(@d).x === @d.x'],
  [2, 'after(@d).x >= ‹num›'],
  [4, '@b === null || after(@b).value === @b.value'],
  [3, '@b === null || isSame(after(@b).next, @b.next)'],
  [3, '@f === null || after(@f).value <= @f.value'],
  [3, '@f === null || @b === null || (after(@f) === after(@b)) === (@f === @b)'],
  [3, 'after(@g).length === @g.length'],
  [2, 'after(@g).every((x: any, i: number) => isSame(x, @g[i]))'],
  [3, 'after(@h).size >= @h.size'],
  [3, 'after(@k).p.value === @k.p.value'],
  [2, 'isSame(after(@k).q, @k.q)'],
];

/** As an option of the check, or nothing. */
export function frames(names: readonly string[]): fc.Arbitrary<string> {
  const some = fc.subarray([...names]).map((list) => `  modifies: [${list.map((name) => `'${name}'`).join(', ')}],\n`);
  return fc.oneof(fc.constant(''), some);
}
