// Loose deep equality.
import assert from 'node:assert';
const equal = (a, b) => {
  try {
    assert.deepEqual(a, b);
    return true;
  } catch {
    return false;
  }
};
const values = [0, '0', false, null, undefined, NaN, [], [0], ['0'], {}, { 0: 0 }, { a: 1 }, { a: '1' }, new Date(0), /a/, new Map([[1, 2]]), new Map([[1, '2']]), new Set([1]), new Set(['1'])];
values.forEach((a, i) => console.log(i, values.flatMap((b, j) => (equal(a, b) ? [j] : [])).join()));
