/** The tutorial for designers of languages: its code is that of its examples, and with the repair that it ends with the language is sound. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Checker } from '../../src/pipeline/checker.js';
import { loadSolver } from '../../src/solver/index.js';
import { nodeFiles, specModulePath } from '../../src/source/node-files.js';
import { operation } from '../goals.js';
import { read, repository } from './sources.js';

const blocks = [...read('docs/language-designers.md').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text]) => text!);
const repair = blocks.at(-1)!.trim();
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

test('every block of code stands in the examples', () => {
  const examples = plain(read('docs/examples/terms.ts') + read('docs/examples/terms.check.ts'));
  expect(blocks.length).toBeGreaterThan(4);
  for (const block of blocks.slice(0, -1)) expect(examples).toContain(plain(block));
});

test('the repair is one', async () => {
  const path = join(repository, 'docs/examples/terms.ts');
  const text = read('docs/examples/terms.ts');
  const broken = repair.replace(' && b!.type() === c!.type();', ';');
  expect(text).toContain(broken);
  const files = {
    ...nodeFiles,
    readFile: (file: string) => (file === path ? text.replace(broken, repair) : nodeFiles.readFile(file)),
  };
  const solvers = await loadSolver();
  const checker = new Checker({ files, specModule: specModulePath(), solvers, memoryExceeded: () => null });
  const spec = join(repository, 'docs/examples/terms.check.ts');
  for (const scope of [7, 40]) {
    const { bounds } = checker.settle(spec, 0, scope, Infinity);
    const { end, hasFailed } = checker.search(spec, 0, bounds, operation('preservation'), Infinity, () => undefined);
    expect([end.kind, hasFailed]).toEqual(['exhausted', false]);
  }
}, 100_000);
