/** Progress and preservation in one search, as far as that says something about both; the searches are played. */

import { expect, test } from 'vitest';
import type { Finding } from '../../src/engine/glassbox/scope.js';
import type { ReplayOutcome } from '../../src/engine/real/protocol.js';
import { checkAll } from '../../src/pipeline/check.js';
import type { CheckRequest, Verdict } from '../../src/pipeline/request.js';
import type { Services } from '../../src/pipeline/services.js';
import { before, outcome, request, servicesOf, settlement } from './played.js';

const HOLDS: Finding = { kind: 'exhausted' };
const VIOLATED: Finding = { kind: 'violated', how: 'exception', before, touched: [], thrown: null };
const SHOWN: ReplayOutcome = {
  valid: true,
  violation: { kind: 'exception', name: 'Stuck', message: '', stack: '' },
  result: null,
  after: null,
};

/** Theorem → what its own search comes to, and whether steps failed in it. */
type Play = Readonly<Record<string, { readonly end: Finding; readonly hasFailed?: boolean }>>;

async function play(
  searches: Play,
  more: Partial<CheckRequest> = {},
): Promise<{ readonly verdicts: readonly Verdict[]; readonly searched: readonly string[] }> {
  const searched: string[] = [];
  const played = servicesOf(
    ({ goal, settlement: { bounds } }) => {
      searched.push(`${goal.name} ${bounds.scope}`);
      const { end, hasFailed = false } = searches[goal.name]!;
      const answer = outcome(end);
      return 'value' in answer ? { ...answer, value: { ...answer.value, hasFailed } } : answer;
    },
    { kind: 'replayed', outcome: SHOWN },
  );
  const services: Services = {
    ...played,
    settle: (_file, _ordinal, scope) => {
      const { bounds, ...rest } = settlement(scope, ['progress', 'preservation']);
      const operations = bounds.operations.map((one) => ({
        ...one,
        method: 'smallStep',
        theorem: one.name as 'progress' | 'preservation',
      }));
      return Promise.resolve({
        value: { ...rest, bounds: { ...bounds, operations } },
        cpuSeconds: 1,
        peakMegabytes: 0,
      });
    },
  };
  const report = await checkAll({ ...request, scopes: { from: 1, to: 2 }, ...more }, services, () => undefined);
  return { verdicts: report.checks[0]!.verdicts, searched };
}

const kinds = (verdicts: readonly Verdict[]): readonly string[] => verdicts.map(({ verdict }) => verdict);

test('where preservation holds and no step failed, progress takes no search', async () => {
  const { verdicts, searched } = await play({ preservation: { end: HOLDS } });
  expect(kinds(verdicts)).toEqual(['holds', 'holds']);
  expect(searched).toEqual(['preservation 1', 'preservation 2']);
  expect(verdicts.map(({ statistics }) => statistics.transitions)).toEqual([1, 1]);
  expect(verdicts[0]!.notes).toEqual([expect.stringContaining('the search for preservation takes the same steps')]);
});

test('where steps failed, progress is searched for by itself', async () => {
  const { verdicts, searched } = await play({
    preservation: { end: HOLDS, hasFailed: true },
    progress: { end: VIOLATED },
  });
  expect(kinds(verdicts)).toEqual(['refuted', 'holds']);
  expect(searched.filter((one) => one.startsWith('progress'))).toEqual(['progress 1']);
});

test('where preservation is violated, progress may hold all the same, and larger scopes are not asked for preservation', async () => {
  const { verdicts, searched } = await play({ preservation: { end: VIOLATED }, progress: { end: HOLDS } });
  expect(kinds(verdicts)).toEqual(['holds', 'refuted']);
  expect([...searched].sort()).toEqual(['preservation 1', 'progress 1', 'progress 2']);
});

test('progress alone is searched for alone', async () => {
  const { verdicts, searched } = await play({ progress: { end: HOLDS } }, { only: 'A.progress' });
  expect(kinds(verdicts)).toEqual(['holds']);
  expect(searched).toEqual(['progress 1', 'progress 2']);
});
