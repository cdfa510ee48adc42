/**
 * Random programs do the same lowered as in node. `LOWER_SEEDS=1000-5000 npx vitest run test/source/lower/random`
 * tries others; a failure names its seed, and `randomProgram(seed)` is the program.
 */

import { expect, test } from 'vitest';
import { lowerModule } from '../../../src/source/lower/index.js';
import { randomProgram } from './random-programs.js';
import { problemsOf, runByNode, runLowered } from './run.js';

const [first = 0, last = 60] = (process.env['LOWER_SEEDS'] ?? '').split('-').filter(Boolean).map(Number);

/** Null for programs that declare a name twice: the generator does not look that far ahead. */
function expected(text: string): string[] | null {
  try {
    return runByNode('random.js', text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

test(`seeds ${first} to ${last}`, () => {
  let compared = 0;
  for (let seed = first; seed < last; seed++) {
    for (const mode of ['', "'use strict';"]) {
      const text = mode + randomProgram(seed);
      const lines = expected(text);
      if (lines === null) continue;
      compared += 1;
      const problems = problemsOf(lowerModule({ path: 'random.js', text }, 'commonjs').main);
      expect({ seed, mode, problems, lines: runLowered('random.js', text) }).toEqual({
        seed,
        mode,
        problems: [],
        lines,
      });
    }
  }
  expect(compared).toBeGreaterThan((last - first) * 1.5);
});
