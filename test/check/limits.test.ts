/**
 * Limits of time hold whatever the code does: in each phase of a check, with one worker and with several, in our evaluator and in real
 * processes. What comes after a file that ran out of time is checked as if it were alone.
 */

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { CheckRequest } from '../../src/pipeline/request.js';
import { checkFiles, listChecks } from '../../src/node/check.js';

/** In seconds: enough for the file that comes after on a machine that has much else to do. */
const LIMIT = 4;

const fileOf = (name: string): string => fileURLToPath(new URL(`../fixtures/late/${name}.check.ts`, import.meta.url));

/** Operation → verdict, or why there is none: `time-limit` with the words that say when. */
async function outcomes(
  names: readonly string[],
  more: Partial<CheckRequest> = {},
): Promise<readonly (readonly string[])[]> {
  const { checks } = await checkFiles(
    {
      files: names.map(fileOf),
      scopes: null,
      engine: 'glass',
      timeLimit: LIMIT,
      memoryLimit: null,
      workers: 1,
      only: null,
      ...more,
    },
    () => undefined,
  );
  return checks.map(({ verdicts }) =>
    verdicts.map(
      ({ goal, verdict, reason }) =>
        `${goal?.kind === 'operation' ? goal.name : 'initial'}: ${reason === null ? verdict : `${verdict}, ${reason.code}, ${reason.message}`}`,
    ),
  );
}

const RIGHT = ['initial: holds', 'up: refuted', 'stay: holds'];
const NO_LIMIT = { timeLimit: null };
const SHOWN = 150_000;

describe('the next file is checked as if it were alone', () => {
  test.each([
    ['module-loop', /^initial: unknown, time-limit, time ran out while the file was loaded/],
    ['module-pattern', /^initial: unknown, time-limit, time ran out while the file was loaded .* was ended$/],
    ['options-loop', /^initial: unknown, time-limit, time ran out while the bounds were settled/],
    ['options-pattern', /^initial: unknown, time-limit, time ran out while the bounds were settled; .* was ended$/],
  ])(
    '%s',
    async (name, reason) => {
      const [late, right] = await outcomes([name, 'right']);
      expect(late).toHaveLength(1);
      expect(late![0]).toMatch(reason);
      expect(right).toEqual(RIGHT);
    },
    SHOWN,
  );

  test(
    'an operation that does not come back keeps no other from its verdict',
    async () => {
      const [late, right] = await outcomes(['operation-pattern', 'right'], { workers: 2, timeLimit: 2 * LIMIT });
      expect(late!.slice(0, 2)).toEqual(['initial: holds', 'stay: holds']);
      expect(late![2]).toMatch(/^match: unknown, time-limit, time ran out while states were searched; .* was ended$/);
      expect(right).toEqual(RIGHT);
    },
    SHOWN,
  );

  test(
    'nor does it with a single worker, which comes to the others later',
    async () => {
      const [late] = await outcomes(['expensive-first'], { timeLimit: 3 * LIMIT });
      expect(late![1]).toMatch(/^match: unknown, time-limit, time ran out while states were searched; .* was ended$/);
      expect([late![0], late![2]]).toEqual(['initial: holds', 'stay: holds']);
    },
    SHOWN,
  );
});

describe('enormous domains', () => {
  test(
    'an array of a million ends with its limit',
    async () => {
      const [late, right] = await outcomes(['million', 'right']);
      for (const one of late!) expect(one).toContain('unknown, time-limit');
      expect(right).toEqual(RIGHT);
    },
    SHOWN,
  );

  test(
    'an integer of a billion values is decided',
    async () => {
      expect(await outcomes(['billion'], NO_LIMIT)).toEqual([['initial: holds', 'up: holds']]);
    },
    SHOWN,
  );
});

describe('real processes', () => {
  test.each(['enumerate', 'blackbox'] as const)(
    '%s is ended in the middle of an operation',
    async (engine) => {
      const [late] = await outcomes(['operation-pattern'], { engine });
      expect(late!.filter((one) => one.startsWith('match'))[0]).toContain('unknown, time-limit');
    },
    SHOWN,
  );
});

test(
  'listing keeps the limit as well, and lists what comes after',
  async () => {
    const files = ['module-loop', 'module-pattern', 'options-loop', 'right'].map(fileOf);
    const listed = await listChecks({ files, only: null, timeLimit: LIMIT });
    expect(listed.map(({ goals, problem }) => problem?.reason.code ?? goals.map(({ name }) => name))).toEqual([
      'time-limit',
      'time-limit',
      'time-limit',
      ['new Counter', 'up', 'stay'],
    ]);
  },
  SHOWN,
);
