/** Every bug of a language is what its list says: found at that scope and at none before, shown by node, and seen by enumeration. */

import { afterAll, describe, expect, test } from 'vitest';
import type { SeededBug } from '../../examples/seeded-bug.js';
import { inFolder, writeBroken } from '../../scripts/broken.js';
import { Laboratory, endsOf } from './laboratory.js';

/** @param enumerable up to this scope enumeration is asked, too */
export function testBugs(language: string, bugs: readonly SeededBug[], enumerable: number): void {
  describe(`${language}, broken`, () => {
    const laboratory = new Laboratory();
    afterAll(() => laboratory.end());

    test.each(bugs)(
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
          expect(replayed?.shown?.before).not.toBe('');
          if (bug.scope > 1) {
            const smaller = await laboratory.search(file, bug.scope - 1, theorem);
            expect(endsOf(smaller)[theorem]).not.toBe('violated');
          }
          if (bug.scope <= enumerable) expect((await laboratory.enumerate(file, bug.scope))[theorem]).toBe('violated');
        });
      },
      100_000,
    );
  });
}
