/** A pipeline whose services are played: one check `A`, of scope 3, and nothing is searched. */

import type { Finding } from '../../src/engine/glassbox/scope.js';
import type { RealAnswer } from '../../src/engine/real/protocol.js';
import type { SearchOutcome, Settlement } from '../../src/pipeline/checker.js';
import type { CheckRequest } from '../../src/pipeline/request.js';
import type { Answer, SearchTask, Services } from '../../src/pipeline/services.js';

export const before = { graph: { objects: [] }, subject: null, actuals: [] };

export function outcome(end: Finding): Answer<SearchOutcome> {
  const checks = { none: 0, local: 0, full: 0 };
  const statistics = { transitions: 1, solverCalls: 1, clauses: 1, concretizations: 0, checks };
  return {
    value: { end, statistics, leaves: [], throwing: [], hasFailed: false, asked: [] },
    cpuSeconds: 0,
    peakMegabytes: 0,
  };
}

/** @param names of its operations */
export function settlement(scope: number, names: readonly string[] = ['put']): Settlement {
  const put = {
    form: 'method',
    next: 'subject',
    arguments: [],
    parameters: [],
    origin: 'type',
  } as const;
  const bounds = {
    scope,
    types: [],
    subject: null,
    operations: names.map((name) => ({ ...put, name })),
    beginnings: [],
  };
  return { bounds, next: 'subject', hasInvariant: true };
}

export const request: CheckRequest = {
  files: ['/a.check.ts'],
  scopes: null,
  engine: 'glass',
  timeLimit: null,
  memoryLimit: null,
  workers: 1,
  only: null,
};

/** A sample that shows nothing. */
const unobjecting: RealAnswer = {
  kind: 'sampled',
  found: [],
  isComplete: false,
  states: 1,
  calls: 1,
  candidates: 1,
  tallies: [],
};

export function servicesOf(
  search: (task: SearchTask) => Answer<SearchOutcome>,
  real?: RealAnswer,
  sampled: RealAnswer = unobjecting,
): Services {
  return {
    learn: null,
    ready: () => Promise.resolve(),
    plans: () =>
      Promise.resolve({
        value: [{ kind: 'class' as const, name: 'A', ordinal: 0, scope: 3, place: null }],
        cpuSeconds: 0,
        peakMegabytes: 0,
      }),
    settle: (_file, _ordinal, scope) => Promise.resolve({ value: settlement(scope), cpuSeconds: 0, peakMegabytes: 0 }),
    search: (task) => Promise.resolve(search(task)),
    cover: () => Promise.resolve({ value: null, cpuSeconds: 0, peakMegabytes: 0 }),
    real: ({ kind }) => Promise.resolve((kind === 'sample' ? sampled : real) ?? { kind: 'lost', reason: 'died' }),
  };
}
