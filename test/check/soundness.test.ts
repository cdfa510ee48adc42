/** The theorems that `soundness` asks about: what is judged of a step, with and without choices, by glass box, enumeration and node. */

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { inFolder, startProject } from '../../scripts/broken.js';
import { Laboratory, endsOf } from '../languages/laboratory.js';

const laboratory = new Laboratory();
afterAll(() => laboratory.end());

const folder = fileURLToPath(new URL('../fixtures/sums/', import.meta.url));

/** The language of sums with some texts in the place of others. */
function broken<T>(edits: readonly (readonly [string, string])[], action: (spec: string) => Promise<T>): Promise<T> {
  return inFolder((copy) => {
    startProject(copy);
    cpSync(folder, copy, { recursive: true });
    let text = readFileSync(join(copy, 'sums.ts'), 'utf8');
    for (const [before, after] of edits) {
      expect(text).toContain(before);
      text = text.replace(before, after);
    }
    writeFileSync(join(copy, 'sums.ts'), text);
    return action(join(copy, 'sums.check.ts'));
  });
}

const HOLD = { progress: 'exhausted', preservation: 'exhausted', choice: 'exhausted' };

test('sums in any order are sound, and some choice is always enabled', async () => {
  const file = join(folder, 'sums.check.ts');
  const found = await laboratory.search(file, 5);
  expect(endsOf(found)).toEqual(HOLD);
  expect(Object.values(found).map(({ outcome }) => outcome.hasFailed)).toEqual([false, false, false]);
  expect(await laboratory.enumerate(file, 5)).toEqual(HOLD);
  expect(endsOf(await laboratory.search(file, 1))).toEqual({
    progress: 'vacuous',
    preservation: 'vacuous',
    choice: 'vacuous',
  });
}, 100_000);

test('a state in which no choice is enabled violates progress, though no step fails', async () => {
  await broken([['return new Sum((left.value! + right.value!) % 3);', 'assume(false);']], async (file) => {
    const found = await laboratory.search(file, 3);
    expect(endsOf(found)).toEqual({ progress: 'vacuous', preservation: 'vacuous', choice: 'violated' });
    expect(found['choice']!.outcome.end).toMatchObject({ how: 'stuck' });
    expect(found['choice']!.replayed).toMatchObject({
      valid: true,
      violation: { kind: 'stuck' },
      shown: { before: '(0 + 0)', after: null },
    });
    expect(await laboratory.enumerate(file, 3)).toEqual(endsOf(found));
  });
}, 100_000);

test('a step that fails says nothing about preservation, and its choice is enabled', async () => {
  await broken(
    [['return new Sum((left.value! + right.value!) % 3);', "throw new RangeError('no sum');"]],
    async (file) => {
      const found = await laboratory.search(file, 3);
      expect(endsOf(found)).toEqual({ progress: 'violated', preservation: 'vacuous', choice: 'exhausted' });
      expect(found['preservation']!.outcome.hasFailed).toBe(true);
      expect(found['progress']!.replayed).toMatchObject({ violation: { kind: 'exception', name: 'RangeError' } });
      expect(await laboratory.enumerate(file, 3)).toEqual(endsOf(found));
    },
  );
}, 100_000);

test('what a step leaves behind says nothing about progress; the clause and both terms are told', async () => {
  await broken([['return new Sum((left.value! + right.value!) % 3);', 'return new Sum(0, left);']], async (file) => {
    const found = await laboratory.search(file, 3);
    expect(endsOf(found)).toEqual({ ...HOLD, preservation: 'violated' });
    expect(found['preservation']!.replayed).toMatchObject({
      violation: { kind: 'invariant' },
      conjunct: 'this.left === null',
      shown: { before: '(0 + 0)', after: '0' },
    });
    expect(await laboratory.enumerate(file, 3)).toEqual(endsOf(found));
  });
}, 100_000);

test('assertions are steps that fail, too; and a term that is shared is none', async () => {
  await broken(
    [
      ["import { assume } from 'glassbox';", "import { assert, assume } from 'glassbox';"],
      ['return new Sum((left.value! + right.value!) % 3);', 'assert(left.value === 0); return left;'],
    ],
    async (file) => {
      const found = await laboratory.search(file, 3);
      expect(endsOf(found)).toEqual({ ...HOLD, progress: 'violated' });
      expect(found['progress']!.outcome.end).toMatchObject({ how: 'assertion' });
      expect(found['preservation']!.outcome.hasFailed).toBe(true);
      expect(await laboratory.enumerate(file, 3)).toEqual(endsOf(found));
    },
  );
  await broken(
    [['return new Sum((left.value! + right.value!) % 3);', 'this.right = left; return this;']],
    async (file) => {
      const found = await laboratory.search(file, 3);
      expect(found['preservation']!.replayed).toMatchObject({ violation: { kind: 'tree' } });
    },
  );
}, 100_000);
