/** What is remembered of a set's slots is forgotten when the set gets another one: a meaning that is compared before and after a call. */

import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examplesFolder } from '../../../scripts/broken.js';
import { RealSession } from '../../../src/engine/real/client.js';
import { rechecking } from '../../../src/eval/index.js';
import { loadSolver } from '../../../src/solver/index.js';
import { compare, objections } from './compare.js';
import { Stage } from './stage.js';

const session = new RealSession({ timeLimit: 60_000 });
beforeAll(() => void (rechecking.isOn = true));
afterAll(() => {
  rechecking.isOn = false;
  session.end();
});

test('sets that mean what a tree set means, with every remembered call made again', async () => {
  const file = join(examplesFolder, 'tree-set', 'tree-set.check.ts');
  const solvers = await loadSolver();
  const plan = new Stage(file, solvers).plans.find(({ name }) => name === 'AbstractSet: equality')!;
  const comparison = await compare(new Stage(file, solvers), session, plan.ordinal, 1, {
    states: 100,
    pairs: 1_000,
    calls: 1_000,
    enumerates: true,
    milliseconds: 60_000,
  });
  expect(comparison.kind).toBe('compared');
  expect(objections(comparison)).toEqual([]);
});
