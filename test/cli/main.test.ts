/** The executable itself, in a process of its own. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));

function execute(...arguments_: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/main.ts', ...arguments_],
    { cwd: repository, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return { status, stdout, stderr };
}

test('prints the version of the package', () => {
  const { version } = JSON.parse(readFileSync(`${repository}/package.json`, 'utf8')) as { version: string };
  expect(execute('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test('a mistake ends with exit code 2 and a diagnostic, not a stack trace', () => {
  expect(execute('rum')).toEqual({
    status: 2,
    stdout: '',
    stderr: "error[usage-error]: unknown command 'rum' (Did you mean run?)\nhelp: see `glassbox --help`\n",
  });
});
