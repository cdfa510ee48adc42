/** What the process that runs real code does with a request. */

import { Refusal } from '../../base/diagnostic.js';
import { stopOf } from '../../verdict/stop.js';
import { situationIn } from './arguments.js';
import { blackbox } from './blackbox.js';
import { conform, conformancesIn, repeat } from './conform/conform.js';
import { watchEffects } from './conform/effects.js';
import { watchWeak } from './conform/weak.js';
import { enumerate, validStates } from './enumerate.js';
import { explore } from './explore.js';
import { loadCheck, loadSpec } from './load.js';
import { described } from './predicates.js';
import { inOriginal } from './original.js';
import type { RealAnswer, RealProgress, RealRequest } from './protocol.js';
import { reach } from './reach.js';
import { replay, written } from './replay.js';
import { sample } from './sample/sample.js';
import type { Situation } from './situation.js';
import { trace } from './trace.js';

/** @ensures whatever goes wrong before or beside the code under check is the answer 'failed' */
export async function serve(request: RealRequest, tell: (progress: RealProgress) => void): Promise<RealAnswer> {
  try {
    if (request.kind === 'load') {
      await loadSpec(request.file);
      return { kind: 'loaded' };
    }
    if (isAboutConformance(request)) {
      watchWeak();
      watchEffects();
      return await answerAboutConformance(request, tell);
    }
    if (request.kind === 'explore') {
      watchEffects();
      return await explore(request.address, request.limits);
    }
    if (request.kind === 'original')
      return { kind: 'original', original: inOriginal(await loadCheck(request.address), request.steps) };
    const { address, bounds } = request;
    const isStubbed = bounds.contracts?.some(({ isFunction }) => isFunction) === true;
    const situation = situationIn(await loadCheck(address, bounds.replacements, isStubbed), bounds);
    return await asWritten(answerTo(request, situation, tell));
  } catch (error) {
    if (request.kind === 'explore' && error instanceof Refusal)
      return { kind: 'refused', stop: stopOf(error.diagnostic) };
    const { name, message, stack } = described(error);
    return { kind: 'failed', message: `${name}: ${message}`, stack };
  }
}

type AboutConformance = Extract<RealRequest, { kind: 'conformances' | 'conform' | 'repeat' }>;

function isAboutConformance(request: RealRequest): request is AboutConformance {
  const { kind } = request;
  return kind === 'conformances' || kind === 'conform' || kind === 'repeat';
}

function answerTo(
  request: Exclude<RealRequest, { kind: 'load' | 'explore' | 'original' } | AboutConformance>,
  situation: Situation,
  tell: (progress: RealProgress) => void,
): RealAnswer {
  switch (request.kind) {
    case 'replay':
      return { kind: 'replayed', outcome: replay(situation, request.case) };
    case 'trace':
      return { kind: 'traced', trace: trace(situation, request.case, request.names) };
    case 'enumerate':
      return enumerate(situation, request.goals, request.deadline, tell);
    case 'states':
      return validStates(situation, request.limit);
    case 'blackbox':
      return blackbox(situation, request.goals, request.deadline, tell);
    case 'reach':
      return reach(situation, request.target, request.calls, request.deadline);
    case 'sample':
      return sample(situation, request.goals, request.limits);
  }
}

function answerAboutConformance(
  request: AboutConformance,
  tell: (progress: RealProgress) => void,
): Promise<RealAnswer> {
  switch (request.kind) {
    case 'conformances':
      return conformancesIn(request.file, request.scope);
    case 'conform':
      return conform(request.address, request.deadline, tell);
    case 'repeat':
      return repeat(request.address, request.sequence);
  }
}

/** An answer whose places are those that the user wrote. */
async function asWritten(answer: RealAnswer): Promise<RealAnswer> {
  if (answer.kind === 'replayed') return { ...answer, outcome: await written(answer.outcome) };
  if (answer.kind === 'searched' && answer.end.kind === 'violated')
    return { ...answer, end: { ...answer.end, outcome: await written(answer.end.outcome) } };
  if (answer.kind !== 'sampled') return answer;
  const found = answer.found.map(async (one) => ({ ...one, outcome: await written(one.outcome) }));
  return { ...answer, found: await Promise.all(found) };
}
