/** DIMACS: what is printed is read again, and what is malformed is named by its line. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDimacs, printDimacs } from '../../src/solver/index.js';
import { cnf } from './support.js';

describe('DIMACS', () => {
  it('reads what it prints', () => {
    fc.assert(
      fc.property(cnf, (problem) => {
        expect(parseDimacs(printDimacs(problem))).toEqual(problem);
      }),
    );
  });

  it('prints one clause per line', () => {
    expect(printDimacs({ variables: 3, clauses: [[1, -3], [], [2]] })).toBe('p cnf 3 3\n1 -3 0\n0\n2 0\n');
  });

  it('reads comments, clauses over several lines, and an end mark', () => {
    const text = 'c a comment\np cnf 3 2\n1\n -3 0 2\nc another\n0\n%\n0\n';
    expect(parseDimacs(text)).toEqual({ variables: 3, clauses: [[1, -3], [2]] });
  });

  it.each([
    ['1 2 0\n', 'DIMACS line 1: a clause before the header'],
    ['c only\n', 'DIMACS line 2: there is no header'],
    ['p cnf 2\n', 'DIMACS line 1: expected: p cnf <variables> <clauses>'],
    ['p cnf 2 1\np cnf 2 1\n', 'DIMACS line 2: a second header'],
    ['p cnf 2 1\n1 3 0\n', "DIMACS line 2: '3' is no literal"],
    ['p cnf 2 1\n1 x 0\n', "DIMACS line 2: 'x' is no literal"],
    ['p cnf 2 1\n1 2', 'DIMACS line 2: the last clause has no end'],
    ['p cnf 2 2\n1 2 0', 'DIMACS line 2: expected 2 clauses, found 1'],
  ])('refuses %j', (text, message) => {
    expect(() => parseDimacs(text)).toThrow(new SyntaxError(message));
  });
});
