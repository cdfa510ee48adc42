/** Goals share the time of a check. Workers and the clock are played: a search takes as long as it is said to, or as it is allowed. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timeLimit } from '../../src/base/messages.js';
import { checkAll } from '../../src/pipeline/check.js';
import type { CheckRequest, Verdict } from '../../src/pipeline/request.js';
import type { Services } from '../../src/pipeline/services.js';
import { Turns } from '../../src/pipeline/turns.js';
import { stopOf } from '../../src/verdict/stop.js';
import { outcome, request, servicesOf, settlement } from './played.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1000));

/** Does one thing after the other, in the order in which they come. */
class Workers {
  private free: number;
  private readonly queue: (() => void)[] = [];

  constructor(count: number) {
    this.free = count;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free === 0) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.free -= 1;
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next === undefined) this.free += 1;
      else next();
    }
  }
}

/** What a worker is ended with that does not look at the clock. */
const ended = { stop: stopOf(timeLimit('searching', null, true, null)) };
const late = outcome({ kind: 'unknown', reason: 'time' });

interface Play extends Partial<CheckRequest> {
  readonly services?: Partial<Services>;
  /** Operations that do not look at the clock. */
  readonly deaf?: readonly string[];
  /** How many seconds a worker needs to settle a scope. */
  readonly settling?: number;
}

interface Outcome {
  /** Operation → its verdict, and the largest scope that was exhausted. */
  readonly verdicts: Readonly<Record<string, string>>;
  /** Which searches were made, and how many seconds they were allowed. */
  readonly searches: readonly string[];
  readonly reasons: readonly (string | undefined)[];
  readonly seconds: number;
}

/** @param costs operation → seconds that it takes, at any scope or at each from 1 */
async function play(
  costs: Readonly<Record<string, number | readonly number[]>>,
  { services: other = {}, deaf = [], settling = 0, ...more }: Play = {},
): Promise<Outcome> {
  const searches: string[] = [];
  const whole = { ...request, timeLimit: 60, ...more };
  const workers = new Workers(whole.workers);
  const begun = Date.now();
  const services: Services = {
    ...servicesOf(() => outcome({ kind: 'exhausted' })),
    settle: (_file, _ordinal, scope) =>
      workers.run(async () => {
        await seconds(settling);
        return { value: settlement(scope, Object.keys(costs)), cpuSeconds: 0, peakMegabytes: 0 };
      }),
    search: ({ goal, settlement: { bounds }, deadline }) =>
      workers.run(async () => {
        const cost = costs[goal.name]!;
        const needed = typeof cost === 'number' ? cost : (cost[bounds.scope - 1] ?? Infinity);
        const allowed = Math.max(0, (deadline - Date.now()) / 1000);
        searches.push(`${goal.name} ${Math.round(allowed * 10) / 10}`);
        await seconds(Math.min(needed, allowed));
        if (needed <= allowed) return outcome({ kind: 'exhausted' });
        return deaf.includes(goal.name) ? ended : late;
      }),
    ...other,
  };
  const report = checkAll(whole, services, () => undefined);
  await vi.runAllTimersAsync();
  const { verdicts } = (await report).checks[0]!;
  const text = ({ verdict, exhausted }: Verdict): string => `${verdict} ${exhausted ?? '-'}`;
  return {
    verdicts: Object.fromEntries(verdicts.map((one) => [one.goal!.name, text(one)])),
    searches,
    reasons: verdicts.map(({ reason }) => reason?.code),
    seconds: (Date.now() - begun) / 1000,
  };
}

describe('one worker', () => {
  test('what is trivial is decided behind what never ends', async () => {
    const { verdicts, reasons, seconds: all } = await play({ endless: Infinity, put: 1, get: 1 });
    expect(verdicts).toEqual({ endless: 'unknown -', put: 'holds 3', get: 'holds 3' });
    expect(reasons[0]).toBe('time-limit');
    expect(all).toBeCloseTo(60, 1);
  });

  test('what runs out is tried again with all that the others left', async () => {
    const { verdicts, searches } = await play({ costly: 45, put: 1, get: 1 });
    expect(verdicts).toEqual({ costly: 'holds 3', put: 'holds 3', get: 'holds 3' });
    expect(searches).toEqual(['costly 10', 'put 8.3', 'get 12.3', 'costly 48']);
  });

  test('a goal alone has all the time at once', async () => {
    expect((await play({ costly: 59 })).searches).toEqual(['costly 60']);
    const { verdicts, searches } = await play({ costly: 59, put: 1 }, { only: 'A.costly' });
    expect(verdicts).toEqual({ costly: 'holds 3' });
    expect(searches).toEqual(['costly 60']);
  });

  test('where nothing runs out, nothing is searched twice', async () => {
    const costs = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, 5]));
    expect((await play(costs)).seconds).toBeCloseTo(30, 1);
  });

  test('of two that take long one is given up, for the sake of the other', async () => {
    const { verdicts, seconds: all } = await play({ first: Infinity, second: 30 });
    expect(verdicts).toEqual({ first: 'unknown -', second: 'holds 3' });
    expect(all).toBeLessThan(60);
  });

  test('a second try has much more time than the first', async () => {
    const { searches } = await play({ a: Infinity, b: Infinity, c: Infinity, d: 1 });
    const allowed = new Map<string, number>();
    for (const [name, time] of searches.map((one) => one.split(' ') as [string, string])) {
      expect(Number(time)).toBeGreaterThan(1.9 * (allowed.get(name) ?? 0));
      allowed.set(name, Number(time));
    }
    expect(searches.length).toBeGreaterThan(4);
  });

  test('of scopes upwards, all goals reach those that they can', async () => {
    const scopes = { from: 1, to: null };
    const { verdicts } = await play({ steep: [1, 1], flat: [1, 1, 1, 1, 1] }, { scopes });
    expect(verdicts).toEqual({ steep: 'holds 2', flat: 'holds 5' });
  });

  test('settling the next scope takes nothing of the share of a search', async () => {
    const { verdicts, searches } = await play({ a: 1, b: 1 }, { scopes: { from: 1, to: 2 }, settling: 10 });
    expect(verdicts).toEqual({ a: 'holds 2', b: 'holds 2' });
    expect(searches[0]).toBe('a 12.5');
    expect(searches[1]).toMatch(/^b 12\./);
  });

  test('who waits for the real code may come back: a second try waits for it', async () => {
    const real: Services['real'] = async ({ kind }) => {
      if (kind === 'sample') await seconds(25);
      return { kind: 'lost', reason: 'died' };
    };
    const { verdicts, searches } = await play({ costly: 30, put: 1 }, { services: { real } });
    expect(verdicts).toEqual({ costly: 'holds 3', put: 'holds 3' });
    expect(searches.at(-1)).toBe('costly 35');
  });

  test('a search is tried again even if its worker had to be ended', async () => {
    const { verdicts } = await play({ costly: 40, put: 1 }, { deaf: ['costly'] });
    expect(verdicts).toEqual({ costly: 'holds 3', put: 'holds 3' });
  });

  test('a worker that has to be started anew takes its time from nobody', async () => {
    const { searches, seconds: all } = await play({ a: 1, b: 1 }, { services: { ready: () => seconds(3) } });
    expect(searches[0]).toBe('a 15');
    // for the file, for the check, for each search
    expect(all).toBeCloseTo(4 * 3 + 2, 1);
  });
});

describe('several workers', () => {
  test('as many goals as workers have all the time at once', async () => {
    const { verdicts, searches } = await play({ costly: 59, other: 59 }, { workers: 2 });
    expect(verdicts).toEqual({ costly: 'holds 3', other: 'holds 3' });
    expect(searches).toEqual(['costly 60', 'other 60']);
  });

  test('two that never end do not keep both from a third', async () => {
    const { verdicts } = await play({ a: Infinity, b: Infinity, put: 20 }, { workers: 2 });
    expect(verdicts).toEqual({ a: 'unknown -', b: 'unknown -', put: 'holds 3' });
  });
});

test('for a processor that was lent, searches wait, and settling does not', async () => {
  const turns = new Turns(2, () => Promise.resolve(), Date.now() + 60_000, 3);
  const begun: string[] = [];
  const search = async (name: string): Promise<void> => {
    const work = (): Promise<void> => seconds(10 + begun.push(name));
    await turns.forOne(work, () => false);
  };
  const giveBack = turns.lend();
  void search('first');
  void search('second');
  void turns.forAll(() => seconds(begun.push('settle')));
  await vi.advanceTimersByTimeAsync(5000);
  expect(new Set(begun)).toEqual(new Set(['first', 'settle']));
  giveBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun.slice(2)).toEqual(['second']);
});

test('a goal that rests on what another finds does not keep it from its time, and has some left', async () => {
  const turns = new Turns(1, () => Promise.resolve(), Date.now() + 60_000, 2);
  const given: number[] = [];
  const search = (): Promise<string> => {
    const work = async (deadline: number): Promise<string> => {
      given.push(Math.round((deadline - Date.now()) / 1000));
      await seconds((deadline - Date.now()) / 1000);
      return 'out of time';
    };
    return turns.forOne(work, () => true).finally(() => turns.leave());
  };
  const wake = turns.rest();
  void search().finally(() => {
    wake();
    void search();
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(given).toEqual([45, 15]);
});

test('without a limit nobody is stopped', async () => {
  const { verdicts, searches } = await play({ costly: 1000, put: 1 }, { timeLimit: null });
  expect(verdicts).toEqual({ costly: 'holds 3', put: 'holds 3' });
  expect(searches).toEqual(['costly Infinity', 'put Infinity']);
});
