/**
 * On every example: the states that the search looks at are those that the real invariant accepts, and the paths of each operation
 * cover every state with every argument exactly once. `npm run fuzz -- cover` does the same on more states.
 */

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleNames, examplesFolder } from '../../scripts/broken.js';
import { RealSession } from '../../src/engine/real/client.js';
import { loadSolver, type SolverFactory } from '../../src/solver/index.js';
import { compare, objections } from '../engine/agreement/compare.js';
import { Stage } from '../engine/agreement/stage.js';
import { specsOf } from './examples.js';

/** Scopes are raised as long as there are no more states than these; operations are called for no more states with arguments. */
const LIMITS = { enumerates: true, states: 200, pairs: 20_000, calls: 1000, milliseconds: 100_000 };
/** Where there are more states with arguments. */
const LEFT_OUT = ['absorb of pairing-heap at 3'];
const LARGEST_SCOPE = 3;
/** Where the real engine would have to try too many candidates to find the few that are valid. */
const SMALLER_SCOPES: Readonly<Record<string, number>> = {
  'file-system.check.ts': 2,
  // pairs of states that are equal
  'hash-map-refines.check.ts': 1,
  'hash-set.check.ts': 1,
  'hash-table.check.ts': 1,
  'tree-set.check.ts': 1,
};
/** Where there are more states even at the smallest scope. */
const MORE_STATES: Readonly<Record<string, number>> = {
  'hash-map-refines.check.ts': 1000,
  'hash-table.check.ts': 4000,
};

const session = new RealSession({ timeLimit: 100_000 });
let solvers: SolverFactory;
beforeAll(async () => {
  solvers = await loadSolver();
});
afterAll(() => session.end());

const specs = exampleNames.flatMap((example) => specsOf(example).map((spec) => [example, spec] as const));

describe('paths cover every state exactly once', () => {
  test.each(specs)('%s/%s', { timeout: 200_000 }, async (example, spec) => {
    const stage = new Stage(join(examplesFolder, example, spec), solvers);
    for (const { ordinal } of stage.plans) {
      let states = 0;
      for (let scope = 1; scope <= (SMALLER_SCOPES[spec] ?? LARGEST_SCOPE); scope += 1) {
        const comparison = await compare(stage, session, ordinal, scope, {
          ...LIMITS,
          states: MORE_STATES[spec] ?? LIMITS.states,
        });
        expect(objections(comparison)).toEqual([]);
        if (comparison.kind !== 'compared') break;
        for (const operation of comparison.leftOut)
          expect(LEFT_OUT).toContain(`${operation} of ${example} at ${scope}`);
        states += comparison.states;
      }
      expect(states).toBeGreaterThan(0);
    }
  });
});
