/** One case, run on the real code: what it did, and whether that is a violation. */

import { fileURLToPath } from 'node:url';
import { writtenPlace } from './load.js';
import { placeOf } from './predicates.js';
import type { ReplayCase, ReplayOutcome, Violation } from './protocol.js';
import { read } from './read.js';
import { type Finding, type Run, runCase, shownBy } from './run.js';
import type { Situation } from './situation.js';

export function replay(situation: Situation, asked: ReplayCase): ReplayOutcome {
  return outcomeOf(situation, asked, runCase(situation, asked, false));
}

export function outcomeOf(situation: Situation, asked: ReplayCase, run: Run): ReplayOutcome {
  const { built, ending } = run;
  if (ending.kind === 'invalid') return { valid: false, violation: null, result: null, after: null };
  const known = built.objects.map((object, index) => ({ object, type: asked.before.graph.objects[index]!.type }));
  const roots = { subject: run.after, actuals: built.actuals, result: ending.result };
  const { moment, result, objects } = read(roots, situation, known);
  const { finding } = ending;
  return {
    valid: true,
    violation: finding === null ? null : numbered(finding, objects),
    result: ending.hasThrown ? null : result,
    after: ending.isExcused ? null : moment,
    ...(finding === null ? {} : placed(finding)),
    ...shownIn(situation, run, ending.hasThrown),
    ...(asked.decided === undefined || asked.decided.length === 0 ? {} : { told: run.told ?? [] }),
  };
}

/** After a step that ended badly there is nothing to show. */
function shownIn(
  { check }: Situation,
  { shownBefore: before = null, after }: Run,
  hasThrown: boolean,
): Pick<ReplayOutcome, 'shown'> {
  return before === null ? {} : { shown: { before, after: hasThrown ? null : shownBy(check, after) } };
}

function numbered({ violation, object }: Finding, objects: readonly object[]): Violation {
  return 'object' in violation ? { ...violation, object: object === null ? -1 : objects.indexOf(object) } : violation;
}

/** Where a decision stands is known as it was written; what comes from a stack is a place of the prepared code, see `written`. */
function placed({ violation, decision }: Finding): Pick<ReplayOutcome, 'place' | 'conjunct'> {
  if (decision !== null) {
    const { path, line, column, text } = decision;
    return { place: { path, line, column }, conjunct: text };
  }
  const stack = stackOf(violation);
  const place = stack === null ? null : placeOf(stack, ownFolders);
  return place === null ? {} : { place };
}

/** With the place as the user wrote it. */
export async function written(outcome: ReplayOutcome): Promise<ReplayOutcome> {
  const { place, conjunct } = outcome;
  return place === undefined || conjunct !== undefined ? outcome : { ...outcome, place: await writtenPlace(place) };
}

/** What stands in stacks but is not the user's; source maps lead from dist to src, even where only dist is installed. */
const ownFolders = ['../../../src/', '../../../dist/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

function stackOf(violation: Violation): string | null {
  switch (violation.kind) {
    case 'exception':
    case 'assertion':
    case 'requirement':
      return violation.stack;
    case 'invariant':
    case 'local invariant':
    case 'argument invariant':
    case 'postcondition':
    case 'ending':
    case 'refinement':
      return violation.judgement.kind === 'thrown' ? violation.judgement.stack : null;
    case 'frame':
    case 'tree':
    case 'endless':
    case 'stuck':
      return null;
  }
}
