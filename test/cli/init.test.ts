/** `glassbox init`, with a writer of specs of the test's own. */

import { expect, test } from 'vitest';
import { HOME, execute, type World } from './support.js';

const checker: World['checker'] = {
  initSpecFile: (path, className) =>
    Promise.resolve({ path: path.replace(/\.ts$/, '.check.ts'), text: `// ${path} ${className}\n` }),
};

test.each([
  ['queue.ts', 'queue.check.ts'],
  ['lib/queue.ts', 'lib/queue.check.ts'],
])('%s gets %s', async (file, spec) => {
  const files: Record<string, string> = { [`${HOME}/${file}`]: '' };
  const outcome = await execute(['init', `${file}#Queue`], { files, checker });
  expect(outcome).toMatchObject({ exitCode: 0, error: '' });
  expect(outcome.output).toMatch(new RegExp(`^wrote ${spec}\n[^]*npx glassbox ${spec}\n$`));
  expect(files[`${HOME}/${spec}`]).toBe(`// ${HOME}/${file} Queue\n`);
});

test('nothing has to be said where the spec does not ask', async () => {
  const next = async (text: string): Promise<string> => {
    const asking: World['checker'] = {
      initSpecFile: (path) => Promise.resolve({ path: `${path}.check.ts`, text }),
    };
    return (await execute(['init', 'queue.ts#Queue'], { files: { [`${HOME}/queue.ts`]: '' }, checker: asking })).output;
  };
  expect(await next('// what is true of every Queue?')).toContain(
    'Next: read it, say what is true of every Queue where it asks, and run',
  );
  expect(await next('check(Queue);')).toContain('Next: read it and run');
});

test('a spec that is there is left alone', async () => {
  const files = { [`${HOME}/queue.ts`]: '', [`${HOME}/queue.check.ts`]: 'mine' };
  const outcome = await execute(['init', 'queue.ts#Queue'], { files, checker });
  expect(outcome).toMatchObject({ exitCode: 2, output: '' });
  expect(outcome.error).toContain("error[file-exists]: 'queue.check.ts' exists already\nhelp: ");
  expect(files[`${HOME}/queue.check.ts`]).toBe('mine');
});

test.each([
  ['queue.ts', "error[usage-error]: 'queue.ts' names no class"],
  ['queue.ts#', 'error[usage-error]'],
  ['nowhere.ts#Queue', "error[file-not-found]: cannot read 'nowhere.ts'"],
  ['/forbidden/queue.ts#Queue', "error[cannot-write]: cannot write '/forbidden/queue.check.ts': permission denied"],
])('%s is a mistake', async (target, message) => {
  const files = { [`${HOME}/queue.ts`]: '', '/forbidden/queue.ts': '' };
  const outcome = await execute(['init', target], { files, checker });
  expect(outcome).toMatchObject({ exitCode: 2, output: '' });
  expect(outcome.error).toContain(message);
});

test('of an installed package, the spec is written here, never there', async () => {
  const asked: unknown[] = [];
  const files: Record<string, string> = { [`${HOME}/node_modules/avl/dist/index.mjs`]: '' };
  const installed: World['checker'] = {
    ...checker,
    initPackageSpec: (...given) => {
      asked.push(given);
      return Promise.resolve({ path: `${HOME}/avl-tree.check.js`, text: '// what is true of every AVLTree?' });
    },
  };
  const world = { files, checker: installed };
  const outcome = await execute(['init', 'avl'], world);
  expect(outcome).toMatchObject({ exitCode: 0, error: '' });
  expect(outcome.output).toContain('wrote avl-tree.check.js');
  expect(outcome.output).toContain('every AVLTree where it asks');
  delete files[`${HOME}/avl-tree.check.js`];
  await execute(['init', '@scope/pkg#Queue'], world);
  expect(asked).toEqual([
    [HOME, 'avl', null],
    [HOME, '@scope/pkg', 'Queue'],
  ]);
  const inside = await execute(['init', 'node_modules/avl/dist/index.mjs#AVLTree'], world);
  expect(inside.exitCode).toBe(2);
  expect(inside.error).toContain('is of an installed package; write glassbox init avl#AVLTree');
});
