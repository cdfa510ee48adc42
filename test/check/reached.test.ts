/** What black box claims is what it looked at: the states that calls lead to, whatever their form, and how many these are. */

import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EngineName } from '../../src/base/names.js';
import { checkFiles } from '../../src/node/check.js';
import type { CheckReport, Verdict } from '../../src/verdict/verdict.js';

const file = fileURLToPath(new URL('../fixtures/reached/sorted.check.ts', import.meta.url));

async function checked(engine: EngineName, only: string | null, from = file): Promise<Map<string, CheckReport>> {
  const request = { files: [from], scopes: null, engine, timeLimit: null, memoryLimit: null, workers: 1, only };
  const { checks } = await checkFiles(request, () => undefined);
  return new Map(checks.map((report) => [report.check, report]));
}

function verdictOn(name: string, { verdicts }: CheckReport): Verdict {
  return verdicts.find(({ goal }) => goal?.name === name)!;
}

const REACHED =
  'what holds does so from every state that calls lead to within these bounds; other valid states were not looked at';
const LEAVES = 'leaves the scope: larger states were not followed';

describe('black box', () => {
  let reports: Map<string, CheckReport>;
  beforeAll(async () => void (reports = await checked('blackbox', null)), 100_000);

  test('speaks of the states that calls lead to, and counts them', () => {
    const report = reports.get('sorted')!;
    expect(report.caveats).toContain(REACHED);
    expect(report.caveats.join()).not.toContain('every valid state');
    // nobody comes to where it is wrong; search trees of up to three of four keys: 1 + 4 · 1 + 6 · 2 + 4 · 5
    expect(verdictOn('check', report)).toMatchObject({ verdict: 'holds', statistics: { states: 37 } });
  });

  test('prints the bounds of states that it follows, not positions', () => {
    expect(reports.get('sorted')!.shapes).toEqual(['at most 3 Node objects, in trees of any form']);
  });

  test('notes what leaves the scope at operations whose own calls do', () => {
    const report = reports.get('sorted')!;
    for (const name of ['add', 'addTwice']) expect(verdictOn(name, report).notes).toContain(LEAVES);
    for (const name of ['new Sorted', 'has', 'check']) expect(verdictOn(name, report).notes).not.toContain(LEAVES);
  });

  test('says what keeps others from saying all', () => {
    const { caveats } = reports.get('spoilt')!;
    expect(caveats).toContain(
      'has and add hold from every state that calls lead to within these bounds, but spoil is not closed: it may lead to states that are not covered',
    );
    expect(caveats.join()).not.toContain('every valid state');
  });

  test('says that states with the same abstraction count as one', () => {
    const push = verdictOn('push', reports.get('summed')!);
    expect(push).toMatchObject({ verdict: 'holds', statistics: { states: 3 } });
    expect(push.notes).toContain('of states with the same abstraction(), only the first that was met was looked at');
    expect(verdictOn('add', reports.get('sorted')!).notes.join()).not.toContain('abstraction');
  });
});

describe('other engines', () => {
  test('enumeration speaks of every valid state, and counts candidates', { timeout: 100_000 }, async () => {
    const report = (await checked('enumerate', 'sorted')).get('sorted')!;
    expect(report.caveats.join()).not.toContain('calls lead to');
    expect(report.shapes).toEqual(['at most 3 Node objects, in trees of any form']);
    const { statistics, verdict } = verdictOn('has', report);
    expect(verdict).toBe('holds');
    // marked or not; 1, 1, 2 and 5 shapes with 0 to 3 nodes; keys in any order, as there is no invariant
    expect(statistics.states).toBe(2 * (1 + 4 + 2 * 16 + 5 * 64));
    expect(statistics.candidates).toBeGreaterThanOrEqual(statistics.states!);
    expect(verdictOn('check', report)).toMatchObject({ verdict: 'refuted' });
    expect(verdictOn('new Sorted', report).statistics).toMatchObject({ states: null, candidates: null });
  });

  test('the glass box counts neither', { timeout: 100_000 }, async () => {
    const report = (await checked('glass', 'sorted')).get('sorted')!;
    expect(verdictOn('has', report).statistics).toMatchObject({ states: null, candidates: null });
  });
});

test.each(['glass', 'enumerate'] as const)(
  'a text that nobody looks at is the one that the field begins with, so that calls lead there (%s)',
  async (engine) => {
    const named = fileURLToPath(new URL('../fixtures/reached/named.check.ts', import.meta.url));
    const { counterexample } = verdictOn('tick', (await checked(engine, null, named)).get('Named')!);
    const calls = ['const named = new Named();', 'named.tick();', 'named.tick();'];
    expect(counterexample!.reached).toMatchObject({ kind: 'reached', calls });
  },
  50_000,
);
