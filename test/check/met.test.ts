/**
 * Calls of a predicate that meet one under way are remembered where that is still under way: a tree whose nodes may be in any array is not gone
 * through once for each way to a node. What is remembered is what node says, in every state.
 */

import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RealSession } from '../../src/engine/real/client.js';
import { rechecking } from '../../src/eval/index.js';
import { Checker } from '../../src/pipeline/checker.js';
import { loadSolver, type SolverFactory } from '../../src/solver/index.js';
import { nodeFiles, specModulePath } from '../../src/source/node-files.js';
import { compare, objections } from '../engine/agreement/compare.js';
import { Stage } from '../engine/agreement/stage.js';
import { operation } from '../goals.js';

const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/met/${name}.check.ts`, import.meta.url));

let solvers: SolverFactory;
beforeAll(async () => {
  solvers = await loadSolver();
});

test.each([
  ['as an invariant', 0],
  ['as a precondition', 1],
])(
  'a tree of nodes that have no child or at least two, five of them in any array, %s',
  (_name, ordinal) => {
    const memoryExceeded = (): null => null;
    const checker = new Checker({ files: nodeFiles, specModule: specModulePath(), solvers, memoryExceeded });
    const { bounds } = checker.settle(fixture('tree'), ordinal, 5, Infinity);
    const { end } = checker.search(fixture('tree'), ordinal, bounds, operation('wrong'), Infinity, () => undefined);
    expect(end).toMatchObject({ kind: 'violated', how: 'exception' });
  },
  60_000,
);

describe('around cycles', () => {
  const session = new RealSession({ timeLimit: 50_000 });
  afterAll(() => {
    session.end();
    rechecking.isOn = false;
  });

  test.each([
    ['good', 0],
    ['not good', 1],
    ['caught', 2],
  ])(
    '%s',
    async (_name, ordinal) => {
      rechecking.isOn = true;
      const stage = new Stage(fixture('ring'), solvers);
      const limits = { enumerates: true, states: 5000, calls: 5000, milliseconds: 50_000 };
      const comparison = await compare(stage, session, ordinal, 2, limits);
      expect(comparison).toMatchObject({ kind: 'compared', by: 'enumeration' });
      expect(objections(comparison)).toEqual([]);
    },
    60_000,
  );
});
