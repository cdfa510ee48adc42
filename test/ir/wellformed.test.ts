/** Every rule of well-formedness objects to a function that breaks it, and to nothing else. */

import { expect, test } from 'vitest';
import { wellFormed } from './wellformed.js';
import { functionOf, graphOf } from './build.js';

test('a good function has no problems', () => {
  expect(wellFormed(graphOf([[1], [2, 3], [1], []]))).toEqual([]);
});

test.each([
  [
    'a register too high',
    functionOf(1, [{ code: [{ op: 'move', dst: 1, src: 0 }], end: { op: 'unreachable' } }]),
    'b0 writes register 1, which does not exist',
  ],
  [
    'a constant too far',
    functionOf(1, [{ end: { op: 'return', value: -3 } }]),
    'b0 reads operand -3, which does not exist',
  ],
  [
    'a register read that is not there',
    functionOf(1, [{ end: { op: 'return', value: 1 } }]),
    'b0 reads operand 1, which does not exist',
  ],
  ['a target that is not there', graphOf([[4]]), 'b0 leads to b4, which does not exist'],
  [
    'a handler that is not there',
    functionOf(1, [{ end: { op: 'unreachable' }, handler: { block: 9, register: 0 } }]),
    'b0 leads to b9, which does not exist',
  ],
  ['an edge to the entry', graphOf([[1], [0]]), 'b1 leads to the entry'],
  ['an unreachable block', graphOf([[], []]), 'b1 is unreachable'],
  ['two entries to a loop', graphOf([[1, 2], [2, 3], [1, 3], []]), 'enters a loop at its side'],
  ['nothing', functionOf(0, []), 'there is no entry block'],
])('%s', (_, f, problem) => {
  expect(wellFormed(f).join('\n')).toContain(problem);
});
