/** A session that is over starts no process for what was still waiting: nobody would end it, and whoever asked could not end either. */

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('what waits when a session ends is lost, and nothing is left running', () => {
  const asking = `import { RealSession } from ${JSON.stringify(new URL('../../../src/engine/real/client.ts', import.meta.url).href)};
    const session = new RealSession({ timeLimit: 600_000 });
    const request = { kind: 'load', file: '/there/is/no/such.check.mjs' };
    const [first, second] = [session.ask(request), session.ask(request)];
    session.end();
    console.log((await first).kind, (await second).kind, (await session.ask(request)).kind);`;
  const { stdout, signal } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', asking], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ stdout, signal }).toEqual({ stdout: 'lost lost lost\n', signal: null });
}, 100_000);
