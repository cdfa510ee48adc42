/**
 * Type soundness of the language of figure 4.3 of Roberson (2011), in the words of the figure: a type checker that faults on malformed
 * trees. Published are the paths that a small step takes, and one more for all final states, which our precondition leaves out; so many
 * transitions there must be, and with its printed erratum, or a rule less, the language must be found unsound.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Checker, type SearchOutcome } from '../../src/pipeline/checker.js';
import { loadSolver } from '../../src/solver/index.js';
import { nodeFiles, specModulePath } from '../../src/source/node-files.js';
import { operation } from '../goals.js';

const folder = fileURLToPath(new URL('../fixtures/expression-language/', import.meta.url));
const solvers = await loadSolver();

/** The check at a scope, with one text in the place of another. */
function search(scope: number, [before, after]: readonly [string, string] = ['', '']): SearchOutcome {
  const text = readFileSync(`${folder}expression-language.ts`, 'utf8');
  expect(text).toContain(before);
  const files = {
    ...nodeFiles,
    readFile: (path: string) =>
      path === `${folder}expression-language.ts` ? text.replace(before, after) : nodeFiles.readFile(path),
  };
  const checker = new Checker({ files, specModule: specModulePath(), solvers, memoryExceeded: () => null });
  const spec = `${folder}expression-language.check.ts`;
  const { bounds } = checker.settle(spec, 0, scope, Infinity);
  return checker.search(spec, 0, bounds, operation('smallStep'), Infinity, () => undefined);
}

test.each([
  [2, 3],
  [4, 5],
  [13, 11],
  [40, 17],
  [121, 23],
  [364, 29],
])('at most %i expressions: %i published', (n, published) => {
  const { end, statistics } = search(n);
  expect([end.kind, statistics.transitions, statistics.concretizations]).toEqual(['exhausted', published - 1, 0]);
});

test.each([
  [
    'with the erratum of line 19',
    'kind === FALSE || kind === ZERO) return true',
    'kind === FALSE || kind === PRED) return true',
  ],
  ['if the branches may have two types', '&&\n        this.e2!.type() === this.e3!.type()', ''],
  ['if a condition may be a number', 'this.e1!.type() === BOOL &&', ''],
])('it is unsound %s', (_name, before, after) => {
  expect(search(13, [before, after]).end.kind).toBe('violated');
});
