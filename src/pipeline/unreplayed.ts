/**
 * A violation where there is no second engine, as in a browser: what the search alone can say of it. It says which promise is broken from
 * which state by which call; how the state looks afterwards, which conjunct is false and by which calls the state is reached are
 * things that running the real code shows.
 *
 * @invariant the counterexample says that it was not replayed
 */

import { notReproduced } from '../base/messages.js';
import type { ReplayOutcome, Violation } from '../engine/real/protocol.js';
import { observedTrees } from '../spec/parts.js';
import type { Counterexample } from '../verdict/verdict.js';
import type { Goal } from '../base/goal.js';
import type { Finding } from '../engine/glassbox/scope.js';
import { stopOf } from '../verdict/stop.js';
import type { Settlement } from './checker.js';
import { counterexample } from './conclude.js';
import type { Conclusion } from './conclusion.js';
import { statesTheorems } from './selection.js';

type Violated = Extract<Finding, { kind: 'violated' }>;

export function unreplayed(
  check: string,
  goal: Goal,
  settlement: Settlement,
  end: Violated,
  base: Pick<Conclusion, 'scope' | 'statistics'>,
): Conclusion {
  const { bounds } = settlement;
  if (end.how === 'tree' && observedTrees(bounds).length > 0) {
    // nobody promised these trees, and whether the state afterwards is valid without them takes a search without them
    const problem = 'the trees that it breaks were only observed';
    const { reason } = stopOf(notReproduced(goal.name, problem, null));
    return { ...base, verdict: 'unknown', reason };
  }
  const { before, touched } = end;
  const outcome = outcomeOf(end);
  const reached = reachedIn(goal, settlement);
  const found = { bounds, check, goal, before, outcome, touched, reached, replayed: false };
  return { ...base, verdict: 'refuted', counterexample: counterexample(found) };
}

function outcomeOf({ how, thrown }: Violated): ReplayOutcome {
  const violation = violationOf(how, thrown);
  const place = thrown?.place ?? null;
  return { valid: true, violation, result: null, after: null, ...(place === null ? {} : { place }) };
}

function violationOf(how: Violated['how'], thrown: Violated['thrown']): Violation {
  switch (how) {
    case 'invariant':
    case 'postcondition':
      return { kind: how, judgement: { kind: 'false' } };
    case 'ending':
      return { kind: how, judgement: { kind: 'false' }, thrown: thrown?.name ?? null };
    case 'refinement':
      return { kind: how, judgement: { kind: 'false' }, comparison: null };
    case 'local invariant':
    case 'argument invariant':
      return { kind: how, judgement: { kind: 'false' }, object: -1 };
    case 'tree':
    case 'frame':
      return { kind: how, object: -1 };
    case 'endless':
    case 'stuck':
      return { kind: how };
    case 'conformance':
      throw new Error('only those who run the real code compare with a model');
    case 'assertion':
    case 'requirement':
    case 'exception': {
      const { name = '', message = '' } = thrown ?? {};
      return name === 'AssertionViolation'
        ? { kind: 'assertion', message, stack: '' }
        : { kind: 'exception', name, message, stack: '' };
    }
  }
}

function reachedIn({ kind }: Goal, { bounds, next }: Settlement): Counterexample['reached'] {
  if (kind === 'beginning' || next === 'nothing' || statesTheorems(bounds)) return { kind: 'initial' };
  return { kind: bounds.beginnings.length === 0 ? 'no initial state' : 'not looked for' };
}
