/** What functions do to their arguments: before and after, and what may be changed. All engines agree, with node as the judge. */

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import type { EngineName, Report } from '../../src/pipeline/request.js';

const file = fileURLToPath(new URL('../fixtures/functions/changing.check.ts', import.meta.url));

function reportOf(engine: EngineName): Promise<Report> {
  const request = { files: [file], scopes: null, engine, timeLimit: null, memoryLimit: null, workers: 1, only: null };
  return checkFiles(request, () => undefined);
}

describe.each(['glass', 'enumerate'] as const)('%s', (engine) => {
  test('sees arguments before and after, and what was changed that may not be', async () => {
    const { checks } = await reportOf(engine);
    const found = checks.flatMap(({ check, verdicts }) =>
      verdicts.map(({ verdict, counterexample, reason }) => [
        check,
        counterexample?.violation.kind ?? reason?.code ?? verdict,
      ]),
    );
    expect(Object.fromEntries(found)).toEqual({
      sort: 'holds',
      'clear instead of sort': 'postcondition',
      'sort of what must stay': 'frame',
      'there and back': 'holds',
      'entries there and back': 'holds',
      set: 'holds',
      'set anew': 'frame',
      'write below': 'holds',
      'write beside': 'frame',
      freeze: 'frame',
      reducer: 'holds',
      'reducer in place': 'frame',
      'reducer that may': 'holds',
      rest: 'holds',
      grow: 'holds',
      stray: 'holds',
      misspelt: 'unknown-parameter',
    });
    const notes = checks.flatMap(({ check, verdicts }) =>
      verdicts.flatMap((one) => one.notes.map((note) => `${check}: ${note}`)),
    );
    const past = (what: string): string =>
      `changes arguments past their bounds: ${what}; calls with larger ones were not looked at`;
    expect(notes.filter((note) => note.includes('past their bounds')).sort()).toEqual(
      [
        `grow: ${past('Tally.count')}`,
        `grow: ${past('list[]')}`,
        `grow: ${past('the length of list')}`,
        `stray: ${past('the length of list')}`,
      ].sort(),
    );
    const message = checks.find(({ check }) => check === 'sort of what must stay')!.verdicts[0]!.counterexample!;
    expect(message.violation.message).toBe('sort changes what it may not change');
    const misspelt = checks.find(({ check }) => check === 'misspelt')!.verdicts[0]!.reason!;
    expect(misspelt.message).toBe("sort has no parameter 'lst'; it has list");
  }, 300_000);
});
