/**
 * What a function does to its arguments, what it may promise of them after the call, beside what they were before, and which of them it may
 * change.
 */

import fc from 'fast-check';
import type { Table } from './grammar.js';

export const WRITES: Table = [
  [1, ';'],
  [2, '@d.x = ‹num›;'],
  [2, '@e.push(‹num›);'],
  [2, '@e.pop();'],
  [1, '@e.push(@e.pop() ?? 0);'],
  [2, '@e[0] = ‹num›;'],
  [2, 'if (@b !== null) @b.value = ‹num›;'],
  [2, 'if (@b !== null) @b.next = ‹node›;'],
  [2, 'if (@f !== null && ‹bool›) @f.value = ‹num›;'],
  [1, 'if (@f !== null) @f.flip();'],
  [1, '@g.reverse();'],
  [1, '@g.push(...@g.splice(0, 1));'],
  [1, 'for (const x of @g) x.value = ‹num›;'],
  [1, '@h.clear();'],
  [1, '@h.set(2, @h.get(0)!).delete(2);'],
  [1, 'for (const x of @h.values()) x.next = null;'],
  [1, '@k.q = null;'],
  [2, '@k.p.value = ‹num›;'],
];

export const AFTERWARDS: Table = [
  [8, 'true'],
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
