/**
 * The bugs of a language are what their list says. Of each nature one is searched for here: it is found at its scope and at none before,
 * node shows it, and enumeration sees it; `npm run bench -- small-scope` searches for all of them.
 */

import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import type { SeededBug } from '../../examples/seeded-bug.js';
import { inFolder, replaceOnce, writeBroken } from '../../scripts/broken.js';
import { textOf } from '../examples/examples.js';
import { Laboratory, endsOf } from './laboratory.js';

/** @param enumerable up to this scope enumeration is asked, too */
export function testBugs(language: string, bugs: readonly SeededBug[], enumerable: number): void {
  describe(`${language}, broken`, () => {
    const laboratory = new Laboratory();
    afterAll(() => laboratory.end());

    test('there are bugs in rules of both kinds, each with a name, in code that parses', () => {
      expect(bugs.length).toBeGreaterThanOrEqual(5);
      expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length);
      expect(new Set(bugs.map(({ operation }) => operation))).toEqual(new Set(['progress', 'preservation']));
      for (const bug of bugs) {
        const broken = replaceOnce(textOf(language, bug.file), bug);
        expect(ts.transpileModule(broken, { reportDiagnostics: true }).diagnostics).toEqual([]);
      }
    });

    test.each(bugs.filter(isFirstOfItsNature))(
      '$name',
      async (bug) => {
        await inFolder(async (folder) => {
          const file = writeBroken(folder, language, bug);
          const theorem = bug.operation!;
          const { outcome, replayed } = (await laboratory.search(file, bug.scope, theorem))[theorem]!;
          expect([outcome.end.kind, replayed?.valid, replayed?.violation?.kind]).toEqual([
            'violated',
            true,
            bug.violation,
          ]);
          expect(replayed?.shown?.before).toMatch(/./);
          const smaller = await laboratory.search(file, bug.scope - 1, theorem);
          expect(endsOf(smaller)[theorem]).not.toBe('violated');
          if (bug.scope <= enumerable) expect((await laboratory.enumerate(file, bug.scope))[theorem]).toBe('violated');
        });
      },
      100_000,
    );
  });
}

function isFirstOfItsNature(bug: SeededBug, index: number, bugs: readonly SeededBug[]): boolean {
  const first = bugs.findIndex((one) => one.operation === bug.operation && one.violation === bug.violation);
  return first === index;
}
