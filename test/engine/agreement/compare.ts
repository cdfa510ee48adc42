/**
 * Both questions at once, for one check at one scope: do the searches see the same states, and do the paths cover them exactly once.
 *
 * Where the real engine has to try too many candidates to find the few that are valid, the states are those that the solver finds. Then the
 * real invariant is asked about each of them, but whether it accepts others remains open, and the answer says so.
 */

import { withArguments } from '../../../src/engine/real/arguments.js';
import { widened } from '../../../src/engine/glassbox/narrow.js';
import { keyOf } from '../../../src/engine/real/canonical.js';
import type { RealSession } from '../../../src/engine/real/client.js';
import type { Address, RealAnswer, RealRequest } from '../../../src/engine/real/protocol.js';
import { Registry } from '../../../src/engine/real/registry.js';
import { Types } from '../../../src/engine/real/typed.js';
import type { Bounds } from '../../../src/spec/bounds.js';
import type { Moment } from '../../../src/spec/graph.js';
import { Coverage, type Cover } from './cover.js';
import type { Stage } from './stage.js';
import { symbolicStates } from './states.js';
import { operation as goal } from '../../goals.js';

export interface Limits {
  /** Whether running the invariant on all candidates is worth trying. */
  readonly enumerates: boolean;
  readonly states: number;
  /** States with arguments of one operation that are kept in memory at the same time; as many as there are, if left out. */
  readonly pairs?: number;
  /** Of an operation without a precondition: states with arguments that the real engine is to try as well. */
  readonly calls: number;
  /** For each thing that the real engine is asked. */
  readonly milliseconds: number;
}

/** Up to this scope it takes little time to try everything in a field that is derived. */
const WIDE_SCOPES = 2;

export type Comparison =
  /** More states than the limits allow. */
  | { readonly kind: 'too many' }
  | {
      readonly kind: 'compared';
      readonly states: number;
      /** Who found them. */
      readonly by: 'enumeration' | 'solver';
      /** States that only one side knows. */
      readonly differences: readonly string[];
      readonly operations: readonly OperationCover[];
      /** Operations that have more states with arguments than the limits allow. */
      readonly leftOut: readonly string[];
    };

export interface OperationCover extends Cover {
  readonly name: string;
  readonly hasPrecondition: boolean;
  /** In how many cases the real engine called the operation; null if it was not asked to. */
  readonly called: number | null;
}

export async function compare(
  stage: Stage,
  session: RealSession,
  ordinal: number,
  scope: number,
  limits: Limits,
): Promise<Comparison> {
  const { bounds } = stage.settle(ordinal, scope);
  return new Comparing(stage, session, { file: stage.file, ordinal, scope }, bounds, limits).run();
}

class Comparing {
  constructor(
    private readonly stage: Stage,
    private readonly session: RealSession,
    private readonly address: Address,
    private readonly bounds: Bounds,
    private readonly limits: Limits,
  ) {}

  async run(): Promise<Comparison> {
    const { stage, bounds, address, limits } = this;
    const cast = stage.cast(address.ordinal, bounds);
    // what was proved of derived fields must not be what judges the proof
    const all = address.scope <= WIDE_SCOPES ? widened(bounds) : bounds;
    const answer = limits.enumerates
      ? await this.ask({ kind: 'states', address, bounds: all, limit: limits.states + 1 })
      : null;
    if (answer?.kind === 'states' && !answer.complete) return { kind: 'too many' };
    const states = answer?.kind === 'states' ? answer.states : this.found();
    if (states === null) return { kind: 'too many' };
    const coverage = new Coverage(cast, stage.solvers, states);
    const differences = answer === null ? await this.refused(states) : coverage.differences();
    const leftOut: string[] = [];
    const covers = bounds.operations.flatMap(({ name }) => {
      const cover = coverage.of(name, limits.pairs);
      if (cover === null) leftOut.push(name);
      const { precondition } = cast.handles.operations.find((one) => one.name === name)!;
      return cover === null ? [] : [{ name, hasPrecondition: precondition !== null, ...cover }];
    });
    const called = answer === null ? {} : await this.calls(covers);
    const operations = covers.map((cover) => ({ ...cover, called: called[cover.name] ?? null }));
    return {
      kind: 'compared',
      states: states.length,
      by: answer === null ? 'solver' : 'enumeration',
      differences,
      operations,
      leftOut,
    };
  }

  /** null if it took too long. */
  private async ask(request: RealRequest): Promise<RealAnswer | null> {
    const answer = await this.session.ask(request, this.limits.milliseconds);
    if (answer.kind === 'lost' && answer.reason === 'time') return null;
    if (answer.kind === 'lost' || answer.kind === 'failed') throw new Error(`no answer but ${JSON.stringify(answer)}`);
    return answer;
  }

  /** The valid states as the solver finds them; null if there are too many. */
  private found(): readonly Moment[] | null {
    const { stage, bounds, address, limits } = this;
    const found = symbolicStates(stage.cast(address.ordinal, bounds), stage.solvers, limits.states);
    return found === null ? null : [...found.values()];
  }

  /** States that the real invariant refuses. */
  private async refused(states: readonly Moment[]): Promise<readonly string[]> {
    const { bounds, address } = this;
    const { name: operation, arguments: parameters } = bounds.operations[0]!;
    const types = new Types(bounds, new Registry());
    const refused: string[] = [];
    for (const state of states) {
      const [before] = withArguments(state, parameters, { types });
      const asked = { goal: goal(operation), before: before! };
      const answer = await this.ask({ kind: 'replay', address, bounds, case: asked });
      if (answer?.kind !== 'replayed' || !answer.outcome.valid) refused.push(`only symbolic: ${keyOf(state)}`);
    }
    return refused;
  }

  /** How often the real engine calls operations that have a precondition, or not too many cases. */
  private async calls(covers: readonly Omit<OperationCover, 'called'>[]): Promise<Readonly<Record<string, number>>> {
    const { bounds, address, limits } = this;
    const goals = covers
      .filter(({ pairs, hasPrecondition }) => hasPrecondition || pairs <= limits.calls)
      .map(({ name }) => goal(name));
    const answer = await this.ask({ kind: 'enumerate', address, bounds, goals, deadline: Infinity });
    if (answer?.kind !== 'searched') return {};
    return Object.fromEntries(answer.tallies.map(({ goal: one, enabled }) => [one.name, enabled]));
  }
}

/** What is wrong with a comparison; nothing if the engines agree. */
export function objections(comparison: Comparison): readonly string[] {
  if (comparison.kind !== 'compared') return [];
  return [
    ...comparison.differences,
    ...comparison.operations.flatMap(({ name, end, enabled, pairs, hasPrecondition, called, mistakes }) => {
      const found = mistakes.map((mistake) => `${name}: ${mistake}`);
      if (end !== 'exhausted' && end !== 'vacuous') found.push(`${name}: the search is ${end}`);
      const expected = hasPrecondition ? called : pairs;
      for (const count of [expected, called])
        if (count !== null && enabled !== count) found.push(`${name}: ${enabled} cases are covered, not ${count}`);
      return found;
    }),
  ];
}
