/**
 * Our resolver against node's own, on every question of `tree.ts`: once on disk and once in memory. Where node
 * fails we must fail with the same code.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryFiles, type FileSystem } from '../../../src/source/files.js';
import { nodeFiles } from '../../../src/source/node-files.js';
import { builtinName } from '../../../src/source/resolve/builtins.js';
import { resolve } from '../../../src/source/resolve/resolve.js';
import { deviations, linkedFiles, linkQuestions, links, questions, tree, type Question } from './tree.js';

type Answer =
  { readonly path: string; readonly format: string } | { readonly builtin: string } | { readonly code: string };

const root = realpathSync(mkdtempSync(join(tmpdir(), 'resolve-')));
const all = [...questions, ...linkQuestions];
let answers: ReadonlyMap<Question, Answer>;

beforeAll(() => {
  for (const [path, text] of Object.entries({ ...tree, ...linkedFiles })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [link, target] of Object.entries(links)) symlinkSync(target, join(root, link));
  const asked = spawnSync(process.execPath, [fileURLToPath(new URL('ask-node.mjs', import.meta.url))], {
    input: JSON.stringify({ root, questions: all }),
    encoding: 'utf8',
  });
  expect(asked.status, asked.stderr).toBe(0);
  const list = JSON.parse(asked.stdout) as Answer[];
  answers = new Map(
    all.map((question, index) => {
      const deviation = deviations[`${question.condition} ${question.specifier}`];
      return [question, deviation === undefined ? withoutRoot(list[index]!, root) : (deviation.answer as Answer)];
    }),
  );
});

afterAll(() => rmSync(root, { recursive: true }));

function withoutRoot(answer: Answer, folder: string): Answer {
  return 'path' in answer ? { ...answer, path: answer.path.replace(`${folder}/`, '') } : answer;
}

function ours(question: Question, folder: string, files: FileSystem): Answer {
  const specifier = question.specifier.replace('ROOT', folder);
  const resolution = resolve(specifier, `${folder}/${question.from}`, question.condition, files);
  switch (resolution.kind) {
    case 'found':
      return withoutRoot({ path: resolution.path, format: resolution.format }, folder);
    case 'builtin':
      return { builtin: resolution.name };
    case 'failed':
      return { code: resolution.failure.code };
  }
}

const titled = (list: readonly Question[]): [string, Question][] =>
  list.map((question) => [`${question.condition} ${question.specifier} from ${question.from}`, question]);

describe('on disk as node', () => {
  test.each(titled(all))('%s', (_, question) => {
    expect(ours(question, root, nodeFiles)).toEqual(answers.get(question));
  });
});

test('in memory as node', () => {
  const files = memoryFiles(Object.fromEntries(Object.entries(tree).map(([path, text]) => [`/app/${path}`, text])));
  const answered = titled(questions).map(([title, question]) => [title, ours(question, '/app', files)]);
  expect(answered).toEqual(titled(questions).map(([title, question]) => [title, answers.get(question)]));
});

test('every builtin of this node is known', () => {
  expect(builtinModules.filter((name) => builtinName(name) === null)).toEqual([]);
});
