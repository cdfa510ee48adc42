/** What is heard while a check is under way: who is at work, at which scope, and how far. The services are played. */

import { expect, test } from 'vitest';
import type { Finding } from '../../src/engine/glassbox/scope.js';
import { Choices } from '../../src/spec/choices.js';
import { checkAll } from '../../src/pipeline/check.js';
import type { CheckRequest } from '../../src/pipeline/request.js';
import type { Services } from '../../src/pipeline/services.js';
import { before, outcome, request, servicesOf } from './played.js';

async function heard(end: Finding, more: Partial<CheckRequest>, real?: Services['real']): Promise<readonly string[]> {
  const lines: string[] = [];
  const services: Services = {
    ...servicesOf(() => outcome(end)),
    search: (_task, tell) => {
      tell(5);
      return Promise.resolve(outcome(end));
    },
    ...(real === undefined ? {} : { real }),
  };
  await checkAll({ ...request, ...more }, services, (progress) => {
    if (progress.kind !== 'running') return lines.push(progress.kind);
    const { activity, check, goal, scope, lastScope, count, share } = progress;
    const where = scope === null ? '' : ` ${scope}/${lastScope ?? '-'}`;
    return lines.push(
      `${check}${goal === null ? '' : `.${goal.name}`} ${activity}${where} ${count ?? '-'} ${share ?? '-'}`,
    );
  });
  return lines;
}

test('of what holds: planning, settling, searching, sampling, scope by scope', async () => {
  expect(await heard({ kind: 'exhausted' }, { scopes: { from: 1, to: 2 } })).toEqual([
    'a.check.ts planning - -',
    'A settling 1/2 - -',
    'planned',
    'A.put searching 1/2 - -',
    'A.put searching 1/2 5 -',
    'A.put sampling 1/2 - -',
    'A settling 2/2 - -',
    'A.put searching 2/2 - -',
    'A.put searching 2/2 5 -',
    'A.put sampling 2/2 - -',
    'verdict',
  ]);
});

test('of what is violated: replaying', async () => {
  const violated: Finding = { kind: 'violated', how: 'invariant', before, touched: [], thrown: null };
  const lines = await heard(violated, { scopes: { from: 1, to: 1 } });
  expect(lines.slice(-3)).toEqual(['A.put searching 1/- 5 -', 'A.put replaying 1/- - -', 'verdict']);
});

test.each([
  ['enumerate', 'enumerating'],
  ['blackbox', 'following calls'],
] as const)('of %s: how many it tried, and which part of all that is', async (engine, activity) => {
  const real: Services['real'] = ({ kind }, _milliseconds, { onProgress } = {}) => {
    if (kind === engine) onProgress!({ kind: 'progress', count: 70, share: 0.25 });
    return Promise.resolve({ kind: 'lost', reason: 'died' });
  };
  const lines = await heard({ kind: 'exhausted' }, { engine }, real);
  expect(lines.slice(3)).toEqual([`A ${activity} 3/- - -`, `A ${activity} 3/- 70 0.25`, 'verdict']);
});

test('the share of choices grows from nothing to almost everything, and where all are alike it is exact', () => {
  const choices = new Choices();
  const shares: number[] = [];
  do {
    choices.choose(2);
    choices.choose(4);
    shares.push(choices.share());
  } while (choices.advance());
  expect(shares).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((index) => index / 8));
});
