/** The executable itself, in a process of its own. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));

function execute(...arguments_: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/development/cli-main.js', ...arguments_], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, stdout, stderr };
}

test('prints the version of the package', () => {
  const { version } = JSON.parse(readFileSync(`${repository}/package.json`, 'utf8')) as { version: string };
  expect(execute('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test('a mistake ends with exit code 2 and a diagnostic, not a stack trace', () => {
  const { status, stdout, stderr } = execute('rum');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^error\[no-spec-files\]: no spec file found: nothing matches 'rum'\nhelp: .*\n$/);
});

/** Loading the compiler takes longer than everything else together; it is CommonJS, so the cache of `require` has it. */
test('the help does not load the compiler', () => {
  const tell = `import { createRequire } from 'node:module';
    process.on('exit', () => console.error(Object.keys(createRequire('/').cache).join('\\n')));`;
  const hook = `data:text/javascript,${encodeURIComponent(tell)}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', hook, 'scripts/development/cli-main.js', '--help'],
    { cwd: repository, encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stdout).toContain('Usage: glassbox');
  expect(stderr).toContain('/node_modules/@babel/code-frame/');
  expect(stderr).not.toContain('/node_modules/typescript/');
});
