/** Every check of the examples, scope by scope: the same states on both sides, each covered by exactly one path. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exampleNames, examplesFolder } from '../../../scripts/broken.js';
import { RealSession } from '../../../src/engine/real/client.js';
import { loadSolver } from '../../../src/solver/index.js';
import { compare, objections } from '../../engine/agreement/compare.js';
import { Stage } from '../../engine/agreement/stage.js';
import type { FuzzOptions } from '../main.js';

const LIMITS = { states: 50_000, pairs: 50_000 };
const MILLISECONDS = 300_000;

export async function coverExamples({ example, scope }: FuzzOptions): Promise<boolean> {
  const solvers = await loadSolver();
  const session = new RealSession({ timeLimit: MILLISECONDS });
  let agrees = true;
  try {
    for (const file of exampleNames.flatMap(specsOf)) {
      const stage = new Stage(file, solvers);
      for (const { name, ordinal } of stage.plans) {
        if (example !== null && name !== example) continue;
        for (let n = scope ?? 1; scope === null || n === scope; n += 1) {
          const comparison = await compare(stage, session, ordinal, n, LIMITS);
          if (comparison.kind === 'too many') {
            console.log(`${name} ${n}: more than ${LIMITS.states} states`);
            break;
          }
          const found = objections(comparison);
          const covers = comparison.operations.map(
            ({ name: operation, cover, called }) =>
              `${operation} ${cover === null ? `(too many: ${called})` : `${called} in ${cover.paths} paths`}`,
          );
          console.log(`${name} ${n}: ${comparison.states} states; ${covers.join(', ')}`);
          for (const objection of found) console.log(`  ${objection}`);
          if (found.length > 0) agrees = false;
        }
      }
    }
  } finally {
    session.end();
  }
  return agrees;
}

function specsOf(example: string): string[] {
  const folder = join(examplesFolder, example);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.check.ts'))
    .map((name) => join(folder, name));
}
