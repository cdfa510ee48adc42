/** What may be claimed when workers fail, time runs out or node disagrees. The services are played; nothing is searched. */

import { describe, expect, test } from 'vitest';
import { syntaxError, timeLimit, workerLost } from '../../src/base/messages.js';
import type { Finding } from '../../src/engine/glassbox/scope.js';
import { checkAll } from '../../src/pipeline/check.js';
import type { Answer, SearchTask, Services } from '../../src/pipeline/services.js';
import { operation } from '../goals.js';
import type { CheckReport, CheckRequest, Verdict } from '../../src/pipeline/request.js';
import type { SearchOutcome, Settlement } from '../../src/pipeline/checker.js';
import type { RealAnswer } from '../../src/engine/real/protocol.js';
import { stopOf } from '../../src/verdict/stop.js';
import { before, outcome, request, servicesOf, settlement } from './played.js';

const violated: Finding = { kind: 'violated', how: 'invariant', before, touched: [], thrown: null };

interface Play {
  readonly search: (task: SearchTask) => Answer<SearchOutcome>;
  readonly real?: RealAnswer;
  readonly sampled?: RealAnswer;
  readonly request?: Partial<CheckRequest>;
}

/** The verdict on `put`, and the scopes that were searched. */
async function play({ search, real, sampled, request: more }: Play): Promise<{ verdict: Verdict; scopes: number[] }> {
  const scopes: number[] = [];
  const services = servicesOf(
    (task) => {
      scopes.push(task.settlement.bounds.scope);
      return search(task);
    },
    real,
    sampled,
  );
  const report = await checkAll({ ...request, ...more }, services, () => undefined);
  return { verdict: report.checks[0]!.verdicts[0]!, scopes };
}

const lost = { stop: stopOf(workerLost('killed', null)) };
const late = outcome({ kind: 'unknown', reason: 'time' });

describe('holds', () => {
  test('is said of what was exhausted', async () => {
    const { verdict } = await play({ search: () => outcome({ kind: 'exhausted' }) });
    expect(verdict).toMatchObject({ verdict: 'holds', scope: 3, exhausted: 3 });
  });

  test('is never said when the worker was lost', async () => {
    const { verdict } = await play({ search: () => lost });
    expect(verdict).toMatchObject({ verdict: 'unknown', exhausted: null, reason: { code: 'worker-lost' } });
  });

  test('is not said of a scope in which time ran out, but of those before it', async () => {
    const scopes = { from: 1, to: 9 };
    const search = ({ settlement: { bounds } }: SearchTask): Answer<SearchOutcome> =>
      bounds.scope < 4 ? outcome({ kind: 'exhausted' }) : late;
    const { verdict } = await play({ search, request: { scopes } });
    expect(verdict).toMatchObject({ verdict: 'unknown', scope: 4, exhausted: 3 });
    expect(verdict.reason!.message).toBe(timeLimit('searching', 3, false, null).message);
  });

  test('of an open range, the largest exhausted scope is what holds', async () => {
    const search = ({ settlement: { bounds } }: SearchTask): Answer<SearchOutcome> =>
      bounds.scope < 4 ? outcome({ kind: 'exhausted' }) : late;
    const { verdict } = await play({ search, request: { scopes: { from: 1, to: null }, timeLimit: -1 } });
    expect(verdict).toMatchObject({ verdict: 'holds', scope: 3, exhausted: 3 });
    expect(verdict.notes).toContain('time ran out in scope 4');
  });

  test('a vacuous scope does not end the deepening', async () => {
    const search = ({ settlement: { bounds } }: SearchTask): Answer<SearchOutcome> =>
      outcome({ kind: bounds.scope < 3 ? 'vacuous' : 'exhausted' });
    const { verdict, scopes } = await play({ search, request: { scopes: { from: 1, to: 3 } } });
    expect(scopes).toEqual([1, 2, 3]);
    expect(verdict).toMatchObject({ verdict: 'holds', exhausted: 3 });
  });
});

describe('caveats', () => {
  /** The caveats of a check with these operations, each of which comes to this. */
  const caveats = async (
    ends: Readonly<Record<string, Finding>>,
    more: Partial<CheckRequest> = {},
  ): Promise<readonly string[]> => {
    const services: Services = {
      ...servicesOf(({ goal }) => outcome(ends[goal.name]!)),
      settle: (_file, _ordinal, scope) =>
        Promise.resolve({ value: settlement(scope, Object.keys(ends)), cpuSeconds: 0, peakMegabytes: 0 }),
    };
    const report = await checkAll({ ...request, ...more }, services, () => undefined);
    return report.checks[0]!.caveats;
  };
  const holds: Finding = { kind: 'exhausted' };
  const notClosed: Finding = { kind: 'not closed', what: { kind: 'no state' }, place: null, before };

  test('there are none where everything holds, or is never called', async () => {
    expect(await caveats({ put: holds, get: holds, pop: { kind: 'vacuous' } })).toEqual([]);
  });

  test('name what keeps others from saying all', async () => {
    expect(await caveats({ put: holds, remove: notClosed })).toEqual([
      'put holds from every valid state, but remove is not closed: it may lead to states that are not covered',
    ]);
    expect(
      await caveats({ put: holds, get: holds, remove: notClosed, pop: { kind: 'unknown', reason: 'time' } }),
    ).toEqual([
      'put and get hold from every valid state, but remove is not closed and pop is unknown: they may lead to states that are not covered',
    ]);
  });

  test('that there is no invariant is said once', async () => {
    const services = servicesOf(() => outcome({ kind: 'exhausted' }));
    const { checks } = await checkAll(
      request,
      {
        ...services,
        settle: (_file, _ordinal, scope) =>
          Promise.resolve({ value: { ...settlement(scope), hasInvariant: false }, cpuSeconds: 0, peakMegabytes: 0 }),
      },
      () => undefined,
    );
    expect(checks[0]!.caveats).toEqual([
      'there is no invariant: only exceptions, assertions and postconditions were checked',
    ]);
  });

  test('what stands for absent is said where code can tell', async () => {
    const note = { name: 'note', bound: { kind: 'boolean' }, origin: 'type', wide: null, isOptional: true } as const;
    const { bounds, ...rest } = settlement(1);
    const item = { id: '/a.ts#Item', name: 'Item', kind: 'record', fields: [note], count: 1, height: null } as const;
    const types = [{ ...item, positions: 1, hasLocalInvariant: false }];
    const of = async (asksForAbsent: boolean): Promise<readonly string[]> => {
      const value = { ...rest, bounds: { ...bounds, types }, asksForAbsent };
      const settle = () => Promise.resolve({ value, cpuSeconds: 0, peakMegabytes: 0 });
      const services = { ...servicesOf(() => outcome(holds)), settle };
      return (await checkAll(request, services, () => undefined)).checks[0]!.caveats;
    };
    expect(await of(false)).toEqual([]);
    expect(await of(true)).toEqual([expect.stringContaining('Item.note may be absent in real states')]);
  });

  test('where nothing holds, nothing has to be taken back', async () => {
    expect(await caveats({ remove: notClosed })).toEqual([]);
  });

  test('name what was not asked for', async () => {
    expect(await caveats({ put: holds, remove: notClosed }, { only: 'A.put' })).toEqual([
      'not checked: remove; states to which nothing else leads may not be covered',
    ]);
  });
});

describe('a file that cannot be read', () => {
  test('does not keep the others from being checked', async () => {
    const stop = stopOf(syntaxError("')' expected", null));
    const services = servicesOf(() => outcome({ kind: 'exhausted' }));
    const { checks } = await checkAll(
      { ...request, files: ['/a.check.ts', '/b.check.ts'] },
      {
        ...services,
        plans: (file, deadline) =>
          file === '/a.check.ts' ? Promise.resolve({ stop }) : services.plans(file, deadline),
      },
      () => undefined,
    );
    expect(checks.map(({ check, file, verdicts }) => [check, file, verdicts[0]!.verdict])).toEqual([
      ['a.check.ts', '/a.check.ts', 'unsupported'],
      ['A', '/b.check.ts', 'holds'],
    ]);
    expect(checks[0]!.verdicts[0]).toMatchObject({ goal: null, reason: { code: 'syntax-error' } });
  });
});

describe('refuted', () => {
  const shown: RealAnswer = {
    kind: 'replayed',
    outcome: { valid: true, violation: { kind: 'tree', object: 0 }, result: null, after: null },
  };

  test('is said when node shows the violation, at the smallest scope that has one', async () => {
    const search = ({ settlement: { bounds } }: SearchTask): Answer<SearchOutcome> =>
      outcome(bounds.scope < 2 ? { kind: 'exhausted' } : violated);
    const { verdict, scopes } = await play({ search, real: shown });
    expect(verdict).toMatchObject({ verdict: 'refuted', scope: 2 });
    expect(scopes).toEqual([3, 1, 2]);
  });

  test('is said at the scope that was asked for, if node shows it there and not at smaller ones', async () => {
    const services = servicesOf(() => outcome(violated));
    const unseen: RealAnswer = { kind: 'replayed', outcome: { ...shown.outcome, violation: null } };
    const real: Services['real'] = (asked) =>
      Promise.resolve(asked.kind === 'replay' && asked.address.scope < 3 ? unseen : shown);
    const { checks } = await checkAll(request, { ...services, real }, () => undefined);
    expect(checks[0]!.verdicts[0]).toMatchObject({ verdict: 'refuted', scope: 3 });
  });

  const objection: RealAnswer = {
    kind: 'sampled',
    found: [{ case: { goal: operation('put'), before }, outcome: shown.outcome }],
    isComplete: false,
    states: 1,
    calls: 1,
    candidates: 1,
    tallies: [{ goal: operation('put'), enabled: 1 }],
  };

  test('is said when a sample of the bounds shows it, and whose mistake that is', async () => {
    const search = (): Answer<SearchOutcome> => outcome({ kind: 'exhausted' });
    const { verdict } = await play({ search, real: shown, sampled: objection });
    expect(verdict).toMatchObject({ verdict: 'refuted', scope: 3, exhausted: null });
    expect(verdict.notes).toEqual([expect.stringMatching(/mistake of Glassbox.*seed 1.*report/)]);
  });

  test('is not said when a fresh process does not show what the sample did', async () => {
    const kept: RealAnswer = { kind: 'replayed', outcome: { ...shown.outcome, violation: null } };
    const { verdict } = await play({ search: () => outcome({ kind: 'exhausted' }), real: kept, sampled: objection });
    expect(verdict).toMatchObject({ verdict: 'holds', exhausted: 3 });
  });

  test('is not said, but a note is, when no sample came about', async () => {
    const sampled: RealAnswer = { kind: 'lost', reason: 'died' };
    const { verdict } = await play({ search: () => outcome({ kind: 'exhausted' }), sampled });
    expect(verdict.notes).toEqual([expect.stringMatching(/sample .* did not come about/)]);
    const confirmed = await play({ search: () => outcome({ kind: 'exhausted' }) });
    expect(confirmed.verdict.notes).toEqual([]);
  });

  test.each<[string, RealAnswer]>([
    ['keeps every promise', { kind: 'replayed', outcome: { valid: true, violation: null, result: null, after: null } }],
    ['finds the state before invalid', { kind: 'replayed', outcome: { ...shown.outcome, valid: false } }],
    ['cannot be asked', { kind: 'lost', reason: 'died' }],
    ['runs on where the search did not prove it endless', { kind: 'lost', reason: 'time' }],
  ])('is not said when node %s', async (_what, real) => {
    const { verdict } = await play({ search: () => outcome(violated), real });
    expect(verdict).toMatchObject({ verdict: 'unknown', counterexample: null, reason: { code: 'not-reproduced' } });
  });
});

describe('where nobody can run the real code', () => {
  const play = async (end: Finding, more: Partial<Settlement> = {}): Promise<CheckReport> => {
    const settle: Services['settle'] = (_file, _ordinal, scope) =>
      Promise.resolve({ value: { ...settlement(scope), ...more }, cpuSeconds: 0, peakMegabytes: 0 });
    const services: Services = { ...servicesOf(() => outcome(end)), settle, real: null };
    return (await checkAll(request, services, () => undefined)).checks[0]!;
  };
  const begin = {
    name: 'new A',
    callee: { kind: 'constructor', class: 'A' },
    arguments: [],
    parameters: [],
    origin: 'spec',
  } as const;
  const alone = [expect.stringContaining('there is no second engine here')];

  test('what holds is said with a caveat', async () => {
    const { verdicts, caveats } = await play({ kind: 'exhausted' });
    expect(verdicts[0]).toMatchObject({ verdict: 'holds', exhausted: 3, notes: [] });
    expect(caveats).toEqual(alone);
  });

  test('a violation is not replayed', async () => {
    const { verdicts, caveats } = await play(violated, { bounds: { ...settlement(3).bounds, beginnings: [begin] } });
    const { verdict, counterexample } = verdicts.find(({ goal }) => goal?.name === 'put')!;
    expect(verdict).toBe('refuted');
    expect(counterexample).toMatchObject({
      replayed: false,
      after: null,
      violation: { kind: 'invariant', message: 'after put the invariant does not hold', place: null, object: null },
      reached: { kind: 'not looked for' },
    });
    expect(caveats).toEqual([]);
  });

  test('what is thrown is what the search saw', async () => {
    const place = { path: '/a.ts', line: 1, column: 2 };
    const shown = async (name: string): Promise<unknown> =>
      (await play({ ...violated, how: 'exception', thrown: { name, message: 'no', place } })).verdicts[0]!
        .counterexample!.violation;
    expect(await shown('TypeError')).toMatchObject({ kind: 'exception', message: 'put throws TypeError: no', place });
    const assertion = { kind: 'assertion', message: 'an assertion fails in put: no', place };
    expect(await shown('AssertionViolation')).toMatchObject(assertion);
  });

  test('a limit that node might have shown to be a violation stays one', async () => {
    const { verdicts } = await play({ kind: 'refused', stop: lost.stop, before });
    expect(verdicts[0]).toMatchObject({ verdict: 'unknown', reason: { code: 'worker-lost' } });
  });

  test('nothing is claimed of why there was nothing to check, but what the search knows', async () => {
    const { verdicts, caveats } = await play({ kind: 'vacuous' });
    expect(verdicts[0]).toMatchObject({ verdict: 'vacuous', reason: { code: 'never-enabled' } });
    expect(caveats).toEqual(alone);
  });

  test('engines that run it are refused', async () => {
    const services = { ...servicesOf(() => lost), real: null };
    for (const engine of ['enumerate', 'blackbox'] as const)
      await expect(checkAll({ ...request, engine }, services, () => undefined)).rejects.toThrow(
        `the engine '${engine}' runs the real code`,
      );
  });
});

describe('a check that learns', () => {
  const services: Services = {
    ...servicesOf(() => outcome({ kind: 'exhausted' })),
    plans: () => {
      const plans = ['A', 'B'].map((name, ordinal) => ({
        kind: 'class' as const,
        name,
        ordinal,
        scope: 3,
        place: null,
      }));
      return Promise.resolve({ value: [{ ...plans[0]!, learns: true }, plans[1]!], cpuSeconds: 0, peakMegabytes: 0 });
    },
  };

  test('is refused where nobody can run the real code, and keeps nobody from the others', async () => {
    const { checks } = await checkAll(request, services, () => undefined);
    expect(checks.map(({ check, verdicts }) => [check, verdicts[0]!.verdict, verdicts[0]!.reason?.code])).toEqual([
      ['A', 'unsupported', 'learning-needs-real-code'],
      ['B', 'holds', undefined],
    ]);
  });

  test('is taught before it is settled, and the report has what it learned', async () => {
    const told: string[] = [];
    const learned = {
      shape: [],
      states: 7,
      inductive: 3,
      clauses: [],
      givenUp: [],
      distrusted: [],
      suspects: [],
      open: [],
      text: '',
    };
    const learning: Services = {
      ...services,
      learn: (_file, { name }, after, isAll) => {
        told.push(`learn ${name}, ${after} after it, ${isAll}`);
        return Promise.resolve({ learned });
      },
      settle: (file, ordinal, scope, ...rest) => {
        told.push(`settle ${ordinal}`);
        return services.settle(file, ordinal, scope, ...rest);
      },
    };
    const { checks } = await checkAll(request, learning, () => undefined);
    expect(told).toEqual(['learn A, 1 after it, true', 'settle 0', 'settle 1']);
    expect(checks.map((one) => one.learned)).toEqual([learned, undefined]);
  });
});
