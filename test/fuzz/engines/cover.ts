/** Every check of the examples, scope by scope: the same states on both sides, each covered by exactly one path. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exampleNames, examplesFolder } from '../../../scripts/broken.js';
import { RealSession } from '../../../src/engine/real/client.js';
import { loadSolver } from '../../../src/solver/index.js';
import { compare, objections, type Comparison } from '../../engine/agreement/compare.js';
import { Stage } from '../../engine/agreement/stage.js';
import type { FuzzOptions } from '../main.js';

const LIMITS = { states: 50_000, calls: 20_000, milliseconds: 300_000 };

export async function coverExamples({ example, scope }: FuzzOptions): Promise<boolean> {
  const solvers = await loadSolver();
  const session = new RealSession({ timeLimit: LIMITS.milliseconds });
  let agrees = true;
  try {
    for (const file of exampleNames.flatMap(specsOf)) {
      for (const { name, ordinal } of new Stage(file, solvers).plans) {
        if (example !== null && name !== example) continue;
        for (let n = scope ?? 1; scope === null || n === scope; n += 1) {
          const comparison = await compare(new Stage(file, solvers), session, ordinal, n, LIMITS);
          for (const line of linesOf(comparison)) console.log(`${name}, scope ${n}: ${line}`);
          if (objections(comparison).length > 0) agrees = false;
          if (comparison.kind !== 'compared') break;
        }
      }
    }
  } finally {
    session.end();
  }
  return agrees;
}

function linesOf(comparison: Comparison): string[] {
  switch (comparison.kind) {
    case 'too many':
      return [`more than ${LIMITS.states} states`];
    case 'too long':
      return [`not compared, ${comparison.doing} takes more than ${LIMITS.milliseconds / 1000} seconds`];
    case 'compared':
      return [
        `${comparison.states} states, ${comparison.differences.length} of them different`,
        ...comparison.operations.map(
          ({ name, pairs, enabled, paths, called }) =>
            `${name}: ${enabled} of ${pairs} cases in ${paths} paths${called === null ? '' : `, ${called} real calls`}`,
        ),
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
