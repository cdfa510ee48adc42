/** What a CommonJS program leaves for later, as node runs it when it is the program itself and nobody imports it. */

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runModule } from '../../src/program/run.js';
import { memoryFiles } from '../../src/source/files.js';

const program = `
Promise.resolve().then(() => console.log('job 1')).then(() => console.log('job 2'));
process.nextTick(() => {
  console.log('tick 1');
  process.nextTick(() => console.log('tick 3'));
  Promise.resolve().then(() => console.log('job from tick'));
});
process.nextTick(() => console.log('tick 2'));
setImmediate(() => {
  console.log('immediate 1');
  process.nextTick(() => console.log('tick from immediate'));
  setImmediate(() => console.log('immediate 3'));
});
setImmediate(() => console.log('immediate 2'));
console.log('end of the module');`;

test('ticks come before jobs, and what they add after the others', () => {
  const lines: string[] = [];
  const files = memoryFiles({ '/program.cjs': program });
  runModule('/program.cjs', 'commonjs', { files, print: (values) => lines.push(values.join(' ')) });
  const { stdout } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  expect(lines).toEqual(stdout.trim().split('\n'));
  expect(lines).toHaveLength(11);
});
