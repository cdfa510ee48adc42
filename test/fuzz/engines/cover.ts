/**
 * Every check of the examples, scope by scope, up to the first with too many states: the same states on both sides, each covered by exactly
 * one path. One line for the states and one for each operation; what was not done is said.
 */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exampleNames, examplesFolder } from '../../../scripts/broken.js';
import { RealSession } from '../../../src/engine/real/client.js';
import { loadSolver } from '../../../src/solver/index.js';
import { compare, objections, type Comparison } from '../../engine/agreement/compare.js';
import { Stage } from '../../engine/agreement/stage.js';
import type { FuzzOptions } from '../main.js';

const CALLS = 20_000;
/** All heaps that a heap may absorb are many more than there are heaps, and each is some kilobytes. */
const PAIRS = 50_000;
/** Milliseconds for the real engine; up to scope 3 it is to find every state. */
const PATIENCE = 60_000;
const PATIENCE_UP_TO_THREE = 240_000;

export async function coverExamples({ example, scope, states }: FuzzOptions): Promise<boolean> {
  const solvers = await loadSolver();
  const session = new RealSession({ timeLimit: PATIENCE });
  let agrees = true;
  try {
    for (const file of exampleNames.flatMap(specsOf)) {
      for (const { name, ordinal } of new Stage(file, solvers).plans) {
        if (example !== null && name !== example) continue;
        let enumerates = true;
        let before = 0;
        for (let n = scope ?? 1; scope === null || n === scope; n += 1) {
          const milliseconds = n <= 3 ? PATIENCE_UP_TO_THREE : PATIENCE;
          const comparison = await compare(new Stage(file, solvers), session, ordinal, n, {
            states,
            pairs: PAIRS,
            calls: CALLS,
            enumerates,
            milliseconds,
          });
          for (const line of linesOf(comparison, states)) console.log(`${name}, scope ${n}: ${line}`);
          if (objections(comparison).length > 0) agrees = false;
          if (comparison.kind !== 'compared') break;
          if (comparison.states === before) {
            console.log(`${name}: as many states as at the scope before, so larger ones are left out`);
            break;
          }
          before = comparison.states;
          // what takes too long at one scope takes longer at the next
          if (comparison.by === 'solver') enumerates = false;
        }
      }
    }
  } finally {
    session.end();
  }
  return agrees;
}

function linesOf(comparison: Comparison, most: number): string[] {
  switch (comparison.kind) {
    case 'too many':
      return [`more than ${most} states`];
    case 'compared':
      return [
        comparison.by === 'enumeration'
          ? `${comparison.states} states, ${comparison.differences.length === 0 ? 'the same' : 'but not the same'} on both sides`
          : `${comparison.states} states that the solver finds; running the invariant on all candidates takes too long`,
        ...comparison.operations.map(
          ({ name, pairs, enabled, paths, called }) =>
            `${name}: ${enabled} of ${pairs} cases in ${paths} paths${called === null ? '' : `, called ${called} times`}`,
        ),
        ...comparison.leftOut.map((name) => `${name}: more than ${PAIRS} cases, left out`),
        ...objections(comparison).map((objection) => `MISTAKE ${objection}`),
      ];
  }
}

function specsOf(example: string): string[] {
  const folder = join(examplesFolder, example);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.check.ts'))
    .map((name) => join(folder, name));
}
