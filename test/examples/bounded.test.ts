/** The ten methods keep their contracts at the bound that was published, and every seeded bug is found at a smaller one. */

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bugs } from '../../examples/bounded/bugs.js';
import { BOUNDED, examplesFolder, inFolder, replaceOnce, startProject } from '../../scripts/broken.js';
import type { Finding } from '../../src/engine/glassbox/scope.js';
import { Checker } from '../../src/pipeline/checker.js';
import { goalsOf } from '../../src/pipeline/selection.js';
import { loadSolver } from '../../src/solver/index.js';
import { nodeFiles, specModulePath } from '../../src/source/node-files.js';

const folder = join(examplesFolder, BOUNDED);

/** How the search ends for all contracts, or for those of one operation. */
async function endsOf(file: string, scope: number, operation: string | null): Promise<readonly Finding[]> {
  const solvers = await loadSolver();
  const checker = new Checker({ files: nodeFiles, specModule: specModulePath(), solvers, memoryExceeded: () => null });
  return checker.plans(file, Infinity).flatMap(({ name, ordinal }) => {
    if (operation !== null && name.replace(/#.*/, '') !== operation) return [];
    const { bounds } = checker.settle(file, ordinal, scope, Infinity);
    return goalsOf(bounds).map((goal) => checker.search(file, ordinal, bounds, goal, Infinity, () => undefined).end);
  });
}

test('the methods keep their contracts', { timeout: 200_000 }, async () => {
  const ends = await endsOf(join(folder, 'methods.check.ts'), 4, null);
  expect(ends.map(({ kind }) => kind)).toEqual(Array(10).fill('exhausted'));
});

test.each(bugs)('$operation: $name', { timeout: 100_000 }, async (bug) => {
  const ends = await inFolder((broken) => {
    startProject(broken);
    cpSync(join(folder, bug.spec), join(broken, bug.spec));
    writeFileSync(join(broken, bug.file), replaceOnce(readFileSync(join(folder, bug.file), 'utf8'), bug));
    return endsOf(join(broken, bug.spec), bug.scope, bug.operation);
  });
  expect(ends.filter(({ kind }) => kind !== 'exhausted')).toMatchObject([{ kind: 'violated', how: bug.violation }]);
});

test('lists keep what they promise; those with known mistakes do not', { timeout: 200_000 }, async () => {
  const lists = join(folder, 'lists');
  const ends = await endsOf(join(lists, 'lists.check.ts'), 2, null);
  expect(ends.map(({ kind }) => kind)).toEqual(Array(36).fill('exhausted'));
  const wrong = new Map([
    ['IntrusiveList.insert', 'postcondition'],
    ['OldIntrusiveList.indexOf', 'postcondition'],
    ['OldIntrusiveList.removeAt', 'invariant'],
  ]);
  for (const [name, how] of wrong)
    expect(await endsOf(join(lists, 'intrusive.check.ts'), 2, name)).toMatchObject([{ kind: 'violated', how }]);
});
