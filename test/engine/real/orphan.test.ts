/** What runs real code ends when whoever asked for it was ended, even if that code never would. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'glassbox-orphan-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a child that hangs does not outlive its parent', async () => {
  const [spec, told] = [join(folder, 'hang.check.mjs'), join(folder, 'pid')];
  writeFileSync(
    spec,
    `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(told)}, String(process.pid)); for (;;);`,
  );
  const asking = `import { RealSession } from ${JSON.stringify(new URL('../../../src/engine/real/client.ts', import.meta.url).href)};
    const bounds = { scope: 1, types: [], subject: null, operations: [], beginnings: [] };
    const address = { file: ${JSON.stringify(spec)}, ordinal: 0, scope: 1 };
    void new RealSession({ timeLimit: 600_000 }).ask({ kind: 'states', address, bounds, limit: 1 });`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', asking], { stdio: 'ignore' });
  await until(() => existsSync(told) && readFileSync(told, 'utf8') !== '');
  const child = Number(readFileSync(told, 'utf8'));
  expect(isAlive(child)).toBe(true);
  parent.kill('SIGKILL');
  await until(() => !isAlive(child));
}, 100_000);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 50));
}
