/** A constructor that breaks the invariant does not keep enumeration from judging the operations; black box cannot go on without it. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RealSession } from '../../../src/engine/real/client.js';
import { engines } from '../../../src/pipeline/engines.js';
import { goalsOf } from '../../../src/pipeline/selection.js';
import { Witness } from '../../../src/pipeline/witness.js';
import { loadSolver } from '../../../src/solver/index.js';
import { Stage } from './stage.js';

const folder = mkdtempSync(join(tmpdir(), 'glassbox-beginning-'));
const file = join(folder, 'code.check.ts');
const session = new RealSession({ timeLimit: 50_000 });

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(
    join(folder, 'code.ts'),
    'export class S { n = 5; repOk() { return this.n <= 1; } keep() { this.n = 0; } lose() { this.n = 3; } }\n',
  );
  writeFileSync(
    file,
    `import { check, int } from 'glassbox';
import { S } from './code.js';
check(S, { state: { S: { n: int(0, 2) } }, operations: { keep: [], lose: [] } });\n`,
  );
});
afterAll(() => {
  session.end();
  rmSync(folder, { recursive: true });
});

test.each([
  ['enumerate', ['refuted', 'holds', 'refuted']],
  ['blackbox', ['refuted', 'unknown', 'unknown']],
] as const)('%s', async (engine, expected) => {
  const stage = new Stage(file, await loadSolver());
  const settlement = stage.settle(0, 1);
  const goals = goalsOf(settlement.bounds);
  const deadline = Date.now() + 40_000;
  const real = engines[engine].open({
    plan: { kind: 'class', name: 'S', ordinal: 0, scope: 1, place: null },
    goals,
    from: 1,
    deadline,
    witness: new Witness((request, milliseconds) => session.ask(request, milliseconds), file, 0, 'S', deadline),
    running: () => () => undefined,
    settle: () => Promise.reject(new Error('there is one scope')),
    lend: () => () => undefined,
    rest: () => () => undefined,
    search: () => Promise.reject(new Error('nobody searches symbolically')),
  });
  const found = await Promise.all(goals.map((goal) => real.conclude(goal, settlement, null)));
  expect(goals.map(({ name }) => name)).toEqual(['new S', 'keep', 'lose']);
  expect(found.map(({ verdict }) => verdict)).toEqual(expected);
});
