/** Glass box and enumeration side by side. Both are played, and so is the clock: each takes as long as it is said to. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unsupportedBuiltin, workerLost } from '../../src/base/messages.js';
import type { Goal } from '../../src/base/goal.js';
import type { Finding } from '../../src/engine/glassbox/scope.js';
import type { RealAnswer } from '../../src/engine/real/protocol.js';
import { checkAll } from '../../src/pipeline/check.js';
import type { CheckReport, CheckRequest } from '../../src/pipeline/request.js';
import type { Services } from '../../src/pipeline/services.js';
import { stopOf } from '../../src/verdict/stop.js';
import { before, outcome, request, servicesOf, settlement } from './played.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Until the time is over, or the signal is aborted. */
function seconds(count: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = count === Infinity ? null : setTimeout(resolve, count * 1000);
    signal?.addEventListener('abort', () => {
      if (timer !== null) clearTimeout(timer);
      resolve();
    });
  });
}

interface Cost {
  readonly seconds: number;
  readonly end?: Finding;
}

interface Play extends Partial<CheckRequest> {
  /** Operation → what the glass box comes to, at any scope. */
  readonly glass: Readonly<Record<string, Cost>>;
  /** What enumeration takes, and which goals it refutes; null: its process dies. */
  readonly enumerate: { readonly seconds: number; readonly refutes?: readonly string[] } | null;
  /** How many seconds it takes to show a violation. */
  readonly replay?: number;
  /** Whether the code can be seen to change nothing but objects that it is given. */
  readonly isConfined?: boolean;
}

interface Outcome {
  /** Operation → verdict, engine, scope. */
  readonly verdicts: Readonly<Record<string, string>>;
  readonly reasons: readonly (string | undefined)[];
  /** What was searched and enumerated, and which of it was broken off, by the second. */
  readonly log: readonly string[];
  readonly report: CheckReport;
  readonly seconds: number;
}

const HOLDS: Finding = { kind: 'exhausted' };

async function play({ glass, enumerate, replay = 0, isConfined = true, ...more }: Play): Promise<Outcome> {
  const log: string[] = [];
  const begun = Date.now();
  const note = (text: string): void => void log.push(`${(Date.now() - begun) / 1000}: ${text}`);
  const counts = {
    states: 5,
    candidates: 9,
    transitions: 7,
    outside: 0,
    isAbstracted: false,
    cpuSeconds: 1,
    peakMegabytes: 1,
  };
  const searched = (goals: readonly Goal[]): RealAnswer => {
    const tallies = goals.map((goal) => ({ goal, enabled: 7, outside: 0, stray: null, throwing: null }));
    const wrong = goals.find(({ name }) => enumerate!.refutes?.includes(name) === true);
    if (wrong === undefined) return { kind: 'searched', end: { kind: 'exhausted' }, tallies, counts };
    const violated = { valid: true, violation: { kind: 'endless' }, result: null, after: null } as const;
    const end = { kind: 'violated', case: { goal: wrong, before }, outcome: violated } as const;
    return { kind: 'searched', end, tallies, counts };
  };
  const real: Services['real'] = async (asked, milliseconds, { signal } = {}) => {
    if (asked.kind === 'replay') {
      await seconds(replay);
      const outcome = { valid: true, violation: { kind: 'endless' }, result: null, after: null } as const;
      return { kind: 'replayed', outcome };
    }
    if (asked.kind !== 'enumerate' || enumerate === null) return { kind: 'lost', reason: 'died' };
    const what = `${asked.goals!.map(({ name }) => name).join(' ')} at ${asked.address.scope}`;
    note(`enumerate ${what}`);
    await seconds(Math.min(enumerate.seconds, milliseconds / 1000), signal);
    if (signal?.aborted === true) note(`end ${what}`);
    if (enumerate.seconds > milliseconds / 1000) return { kind: 'lost', reason: 'time' };
    return searched(asked.goals!);
  };
  const services: Services = {
    ...servicesOf(() => outcome(HOLDS)),
    settle: (_file, _ordinal, scope) =>
      Promise.resolve({
        value: { ...settlement(scope, Object.keys(glass)), isConfined },
        cpuSeconds: 0,
        peakMegabytes: 0,
      }),
    search: async ({ goal: { name }, deadline }, _tell, signal) => {
      note(`search ${name}`);
      const cost = glass[name]!;
      const allowed = (deadline - Date.now()) / 1000;
      await seconds(Math.min(cost.seconds, allowed), signal);
      if (signal?.aborted === true) {
        note(`end ${name}`);
        return { stop: stopOf(workerLost('', null)) };
      }
      return outcome(cost.seconds > allowed ? { kind: 'unknown', reason: 'time' } : (cost.end ?? HOLDS));
    },
    real,
  };
  const whole: CheckRequest = { ...request, engine: 'auto', timeLimit: 60, workers: 8, ...more };
  const all = checkAll(whole, services, () => undefined);
  await vi.runAllTimersAsync();
  const report = (await all).checks[0]!;
  return {
    verdicts: Object.fromEntries(
      report.verdicts.map(({ goal, verdict, engine, scope }) => [goal!.name, `${verdict} ${engine} ${scope}`]),
    ),
    reasons: report.verdicts.map(({ reason }) => reason?.code),
    log,
    report,
    seconds: (Date.now() - begun) / 1000,
  };
}

const NEVER = { seconds: Infinity };

describe('who answers', () => {
  test('what the glass box decides within its head start is not enumerated', async () => {
    const { verdicts, log } = await play({ glass: { put: { seconds: 0.9 } }, enumerate: { seconds: 0 } });
    expect(verdicts).toEqual({ put: 'holds glass 3' });
    expect(log).toEqual(['0: search put']);
  });

  test('nor is what it found a violation of, however long that takes to be shown', async () => {
    const end: Finding = { kind: 'violated', how: 'invariant', before, touched: [], thrown: null };
    const { verdicts, log } = await play({
      glass: { put: { seconds: 0.2, end } },
      enumerate: { seconds: 0 },
      replay: 5,
    });
    expect(verdicts).toEqual({ put: 'refuted glass 1' });
    expect(log.join()).not.toContain('enumerate');
  });

  test('what it does not is enumerated as well, and the search is ended when that has an answer', async () => {
    const { verdicts, log, report, seconds: all } = await play({ glass: { put: NEVER }, enumerate: { seconds: 2 } });
    expect(verdicts).toEqual({ put: 'holds enumerate 3' });
    expect(log).toEqual(['0: search put', '1: enumerate put at 3', '3: end put']);
    expect(all).toBe(3);
    expect(report.verdicts[0]!.statistics).toMatchObject({ transitions: 7, solverCalls: 0, cpuSeconds: 1 });
    expect(report.caveats.join()).not.toContain('only objects');
  });

  test('enumeration is ended when the search has all answers, and is about the open goals only', async () => {
    const { verdicts, log, report } = await play({
      glass: { get: { seconds: 0.5 }, put: { seconds: 4 }, remove: { seconds: 5 } },
      enumerate: NEVER,
    });
    expect(verdicts).toEqual({ get: 'holds glass 3', put: 'holds glass 3', remove: 'holds glass 3' });
    expect(log.slice(3)).toEqual(['1: enumerate put remove at 3', '5: end put remove at 3']);
    expect(report.caveats.join()).not.toContain('only objects');
  });

  test('a goal that waits for its turn need not be searched when it has been enumerated', async () => {
    const { verdicts, log } = await play({ glass: { put: NEVER, get: NEVER }, enumerate: { seconds: 2 }, workers: 1 });
    expect(verdicts).toEqual({ put: 'holds enumerate 3', get: 'holds enumerate 3' });
    expect(log).toEqual(['0: search put', '1: enumerate put get at 3', '3: end put']);
  });

  test('while it is under way, one processor is left to it', async () => {
    const glass = { a: { seconds: 10 }, b: { seconds: 10 }, c: { seconds: 5 }, d: { seconds: 5 } };
    const { verdicts, log } = await play({ glass, enumerate: NEVER, workers: 2 });
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['holds glass 3']));
    expect(log).toEqual([
      '0: search a',
      '0: search b',
      '1: enumerate a b c d at 3',
      '10: search c',
      '15: search d',
      '20: end a b c d at 3',
    ]);
  });

  test('and when it is over, that is back', async () => {
    const glass = { a: { seconds: 10 }, b: { seconds: 10 }, c: { seconds: 5 }, d: { seconds: 5 } };
    const { log } = await play({ glass, enumerate: { seconds: 2 }, isConfined: false, workers: 2 });
    expect(log.slice(3)).toEqual(['10: search c', '10: search d']);
  });

  test('without a limit of time the same', async () => {
    const { verdicts, log } = await play({ glass: { put: NEVER }, enumerate: { seconds: 2 }, timeLimit: null });
    expect(verdicts).toEqual({ put: 'holds enumerate 3' });
    expect(log.at(-1)).toBe('3: end put');
  });

  test('when neither has an answer in time, that is the answer', async () => {
    const { verdicts, reasons } = await play({ glass: { put: NEVER }, enumerate: NEVER });
    expect(verdicts).toEqual({ put: 'unknown glass 3' });
    expect(reasons).toEqual(['time-limit']);
  });

  test('an enumeration that cannot be made goes unnoticed', async () => {
    const { verdicts, reasons } = await play({ glass: { put: { seconds: 9 } }, enumerate: null });
    expect(verdicts).toEqual({ put: 'holds glass 3' });
    expect(reasons).toEqual([undefined]);
  });
});

describe('what the glass box cannot decide', () => {
  const limit: Finding = { kind: 'unknown', reason: 'beyond', predicate: 'invariant' };

  test('is enumerated at once', async () => {
    const { verdicts, log } = await play({ glass: { put: { seconds: 0.1, end: limit } }, enumerate: { seconds: 1 } });
    expect(verdicts).toEqual({ put: 'holds enumerate 3' });
    expect(log).toEqual(['0: search put', '0.1: enumerate put at 3']);
  });

  test('and if that knows no more, the first reason is given', async () => {
    const { verdicts, reasons } = await play({ glass: { put: { seconds: 0.1, end: limit } }, enumerate: null });
    expect(verdicts).toEqual({ put: 'unknown glass 3' });
    expect(reasons).toEqual(['predicate-limit']);
  });

  test.each<[string, Finding]>([
    [
      'not-closed',
      { kind: 'not closed', what: { kind: 'variable', name: 'last' }, place: null, before } as unknown as Finding,
    ],
    ['unsupported-builtin', { kind: 'refused', stop: stopOf(unsupportedBuiltin('Atomics.add', null)), before: null }],
  ])('%s stands, since running the code does not show it', async (code, end) => {
    const { reasons, log } = await play({ glass: { put: { seconds: 0.1, end } }, enumerate: { seconds: 1 } });
    expect(reasons).toEqual([code]);
    expect(log).toEqual(['0: search put']);
  });
});

describe('code that may do more than objects show', () => {
  const variable = { kind: 'variable', name: 'last' } as const;
  const strays = { kind: 'not closed', what: variable, place: null, before } as Finding;
  const limit: Finding = { kind: 'unknown', reason: 'beyond', predicate: 'invariant' };
  const isConfined = false;

  test.each<[string, Cost, string, string | undefined]>([
    ['holds, soon', { seconds: 2 }, 'holds glass 3', undefined],
    ['holds, late', { seconds: 50 }, 'holds glass 3', undefined],
    ['not closed, soon', { seconds: 0.5, end: strays }, 'unknown glass 3', 'not-closed'],
    ['not closed, late', { seconds: 50, end: strays }, 'unknown glass 3', 'not-closed'],
  ])('is said to hold by the glass box only, however fast enumeration is: %s', async (_, put, expected, code) => {
    for (const duration of [0, 1, 30, Infinity]) {
      const { verdicts, reasons } = await play({ glass: { put }, enumerate: { seconds: duration }, isConfined });
      expect(verdicts).toEqual({ put: expected });
      expect(reasons).toEqual([code]);
    }
  });

  test('is unknown where the glass box runs out of time, and what enumeration saw is a note', async () => {
    const { verdicts, reasons, report } = await play({ glass: { put: NEVER }, enumerate: { seconds: 2 }, isConfined });
    expect(verdicts).toEqual({ put: 'unknown glass 3' });
    expect(reasons).toEqual(['time-limit']);
    expect(report.verdicts[0]!.notes).toEqual([
      'enumerating every valid state showed no violation, but variables of modules and closures, which that does not see, may be changed: --engine enumerate takes it for an answer',
    ]);
  });

  test('is refuted by whoever is first', async () => {
    const enumerate = { seconds: 1, refutes: ['put'] };
    const { verdicts } = await play({ glass: { put: NEVER }, enumerate, isConfined });
    expect(verdicts).toEqual({ put: 'refuted enumerate 1' });
  });

  test('is enumerated where the glass box meets a limit that no machine moves, and only objects were looked at', async () => {
    const { verdicts, report } = await play({
      glass: { get: { seconds: 0.5 }, put: { seconds: 0.1, end: limit } },
      enumerate: { seconds: 1 },
      isConfined,
    });
    expect(verdicts).toEqual({ get: 'holds glass 3', put: 'holds enumerate 3' });
    expect(report.caveats).toContain(
      'of put only objects were looked at: what it keeps in variables of modules and closures goes unnoticed',
    );
  });
});

describe('deepening', () => {
  test('where enumeration was first, it need not wait at the next scope', async () => {
    const scopes = { from: 1, to: 3 };
    const { verdicts, log } = await play({ glass: { put: NEVER }, enumerate: { seconds: 1 }, scopes });
    expect(verdicts).toEqual({ put: 'holds enumerate 3' });
    expect(log.filter((line) => line.includes('enumerate'))).toEqual([
      '1: enumerate put at 1',
      '2: enumerate put at 2',
      '3: enumerate put at 3',
    ]);
  });

  test('what one engine exhausted counts for the other', async () => {
    const scopes = { from: 1, to: 3 };
    const { report } = await play({ glass: { put: NEVER }, enumerate: { seconds: 25 }, scopes });
    expect(report.verdicts[0]).toMatchObject({ verdict: 'unknown', scope: 3, exhausted: 2 });
    expect(report.verdicts[0]!.reason!.message).toContain('after scope 2 had been exhausted');
  });

  test('a violation is shown at the smallest scope, and nobody waits for the others', async () => {
    const { verdicts, log } = await play({
      glass: { get: NEVER, put: NEVER },
      enumerate: { seconds: 1, refutes: ['put'] },
    });
    expect(verdicts).toEqual({ get: 'holds enumerate 3', put: 'refuted enumerate 1' });
    expect(log.filter((line) => line.includes('enumerate'))).toEqual([
      '1: enumerate get put at 3',
      '2: enumerate get at 3',
      '2: enumerate put at 1',
    ]);
  });
});
