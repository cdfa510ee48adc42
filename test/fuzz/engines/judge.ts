/**
 * One program, checked by every engine at small scopes. Glass box and enumeration must come to the same verdict on every operation, and
 * see the same valid states; the paths of an exhausted search must cover them exactly once; a violation must be one for
 * the real code; what holds for every valid state must hold for those that calls lead to; and no call may lead out of the space unnoticed.
 */

import { Refusal } from '../../../src/base/diagnostic.js';
import { isSameGoal, type Goal } from '../../../src/base/goal.js';
import type { Finding } from '../../../src/engine/glassbox/scope.js';
import type { Settlement } from '../../../src/pipeline/checker.js';
import { goalsOf } from '../../../src/pipeline/selection.js';
import { withArguments } from '../../../src/engine/real/arguments.js';
import type { RealSession } from '../../../src/engine/real/client.js';
import type { RealAnswer, RealRequest } from '../../../src/engine/real/protocol.js';
import { Registry } from '../../../src/engine/real/registry.js';
import { Types } from '../../../src/engine/real/typed.js';
import type { SolverFactory } from '../../../src/solver/index.js';
import { said, type Said } from '../bench.js';
import { outsideText, type Outside } from '../../../src/base/outside.js';
import type { Bound, Bounds } from '../../../src/spec/bounds.js';
import { observedTrees } from '../../../src/spec/parts.js';
import type { Moment } from '../../../src/spec/graph.js';
import { Coverage } from '../../engine/agreement/cover.js';
import { Stage } from '../../engine/agreement/stage.js';
import { stateKey, symbolicStates } from '../../engine/agreement/states.js';

export type Verdict = Said | 'too many states';

export interface Judgement {
  /** What glass box said, operation by operation and scope by scope. */
  readonly verdicts: readonly Verdict[];
  /** Null if all engines agree. */
  readonly disagreement: string | null;
}

const SCOPES = [1, 2];
const MOST_STATES = 500;
const MOST_PAIRS = 3000;
const MILLISECONDS = 5_000;

export async function judge(file: string, solvers: SolverFactory, session: RealSession): Promise<Judgement> {
  const verdicts: Verdict[] = [];
  try {
    const stage = new Stage(file, solvers);
    for (const scope of SCOPES) {
      const disagreement = await new Trial(stage, session, scope, verdicts).run();
      if (disagreement !== null) return { verdicts, disagreement: `scope ${scope}: ${disagreement}` };
    }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    verdicts.push(`refused ${problem.diagnostic.code}`);
  }
  return { verdicts, disagreement: null };
}

/** What was observed is not so: everything is searched again, as `check.ts` does. */
const CONTRADICTED = 'contradicted';

/** One scope. */
class Trial {
  /** Fields that were observed as trees, until an operation left a valid state that is none. */
  private readonly givenUp: string[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly session: RealSession,
    private readonly scope: number,
    private readonly verdicts: Verdict[],
  ) {}

  async run(): Promise<string | null> {
    const settlement = this.stage.settle(0, this.scope, this.givenUp);
    const { bounds } = settlement;
    const answer = await this.ask({ kind: 'states', bounds, limit: MOST_STATES });
    if (answer.kind !== 'states') return `states: ${JSON.stringify(answer)}`;
    if (!answer.complete) {
      this.verdicts.push('too many states');
      return null;
    }
    const { states } = answer;
    const differing = this.compareStates(settlement, states);
    if (differing !== null) return differing;
    let isHolding = true;
    for (const goal of goalsOf(bounds)) {
      const deadline = Date.now() + 4 * MILLISECONDS;
      const { end } = this.stage.checker.search(this.stage.file, 0, bounds, goal, deadline, () => undefined);
      const verdict = said(end);
      this.verdicts.push(verdict);
      const objection =
        (await this.compareVerdicts(settlement, goal, end, verdict)) ??
        (goal.kind === 'operation' && verdict === 'holds' ? this.compareCover(settlement, goal.name, states) : null);
      if (objection === CONTRADICTED) return this.run();
      if (objection !== null) return `${goal.name} is ${verdict}: ${objection}`;
      if (verdict !== 'holds') isHolding = false;
    }
    return isHolding ? this.compareBlackBox(settlement, states) : null;
  }

  private compareStates({ bounds, next }: Settlement, states: readonly Moment[]): string | null {
    if (next === 'nothing') return null;
    const symbolic = symbolicStates(this.stage.cast(0, bounds), this.stage.solvers, 2 * MOST_STATES);
    if (symbolic === null) return null;
    const real = new Set(states.map(stateKey));
    const missing = [...real].find((key) => !symbolic.has(key));
    if (missing !== undefined) return `a valid state is not in the search space: ${missing}`;
    const extra = [...symbolic.keys()].find((key) => !real.has(key));
    return extra === undefined ? null : `the search space has a state that is not valid: ${extra}`;
  }

  private compareCover({ bounds }: Settlement, operation: string, states: readonly Moment[]): string | null {
    const given = bounds.operations.find(({ name }) => name === operation)!;
    if (!isFew(states, given.arguments, bounds)) return null;
    const cover = new Coverage(this.stage.cast(0, bounds), this.stage.solvers, states).of(operation);
    return cover?.mistakes[0] ?? null;
  }

  private async compareVerdicts(
    { bounds }: Settlement,
    goal: Goal,
    end: Finding,
    verdict: Verdict,
  ): Promise<string | null> {
    if (end.kind === 'violated') {
      const replayed = { goal, before: end.before };
      const answer = await this.ask({ kind: 'replay', bounds, case: replayed });
      if (answer.kind !== 'replayed') return `replay: ${JSON.stringify(answer)}`;
      if (!answer.outcome.valid) return `the state before is not valid in the real code: ${JSON.stringify(end.before)}`;
      const observed = observedTrees(bounds).at(-1);
      if (answer.outcome.violation === null && end.how === 'tree' && observed !== undefined) {
        this.givenUp.push(observed);
        return CONTRADICTED;
      }
      if (answer.outcome.violation === null)
        return `${end.how} is not violated in the real code: ${JSON.stringify(end.before)}`;
      return null;
    }
    if (verdict !== 'holds' && verdict !== 'vacuous' && end.kind !== 'not closed') return null;
    const deadline = Date.now() + MILLISECONDS;
    const answer = await this.ask({ kind: 'enumerate', bounds, goals: [goal], deadline });
    if (answer.kind !== 'searched') return `enumerate: ${JSON.stringify(answer)}`;
    // what is kept outside of the state makes calls depend on those before
    if (end.kind === 'not closed' && !isObject(end.what)) return null;
    if (answer.end.kind === 'violated')
      return `enumeration refutes it: ${JSON.stringify(answer.end.case.before)} ${JSON.stringify(answer.end.outcome.violation)}`;
    if (answer.end.kind === 'unknown') return null;
    const { stray, enabled } = answer.tallies.find((one) => isSameGoal(one.goal, goal))!;
    if (end.kind === 'not closed')
      return stray === null ? `${outsideText(end.what)}, but enumeration does not notice` : null;
    if (stray !== null) return `enumeration leads out of the search space: ${outsideText(stray)}`;
    return enabled > 0 === (verdict === 'holds') ? null : `it was called ${enabled} times`;
  }

  /** Calls may lead to states that fit the bounds but not the positions of trees; those are not looked at elsewhere. */
  private async compareBlackBox({ bounds }: Settlement, states: readonly Moment[]): Promise<string | null> {
    const deadline = Date.now() + MILLISECONDS;
    const answer = await this.ask({ kind: 'blackbox', bounds, goals: null, deadline });
    if (answer.kind !== 'searched') return `black box: ${JSON.stringify(answer)}`;
    if (answer.end.kind !== 'violated') return null;
    const { before } = answer.end.case;
    const known = new Set(states.map(stateKey));
    if (!known.has(stateKey({ ...before, actuals: [] }))) return null;
    return `everything holds, but black box refutes ${answer.end.case.goal.name}: ${JSON.stringify(before)}`;
  }

  private ask(request: Unaddressed<RealRequest>): Promise<RealAnswer> {
    const address = { file: this.stage.file, ordinal: 0, scope: this.scope };
    return this.session.ask({ ...request, address } as RealRequest, 2 * MILLISECONDS);
  }
}

/** Whether there are few enough states with arguments to look at each. */
function isFew(states: readonly Moment[], parameters: readonly Bound[], bounds: Bounds): boolean {
  const types = new Types(bounds, new Registry());
  let pairs = 0;
  for (const state of states) {
    for (const _ of withArguments(state, parameters, { types })) if ((pairs += 1) > MOST_PAIRS) return false;
  }
  return true;
}

type Unaddressed<T> = T extends RealRequest ? Omit<T, 'address'> : never;

/** Whether it can be seen in objects; not in variables of modules and closures. */
function isObject({ kind }: Outside): boolean {
  return kind !== 'variable' && kind !== 'static field' && kind !== 'foreign object';
}
