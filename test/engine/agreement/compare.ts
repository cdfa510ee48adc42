/** Both questions at once, for one check at one scope: do the searches see the same states, and do the paths cover them exactly once. */

import type { RealSession } from '../../../src/engine/real/client.js';
import { Coverage, type Cover } from './cover.js';
import type { Stage } from './stage.js';

export interface Limits {
  readonly states: number;
  /** Of an operation without a precondition: states with arguments that the real engine is to try as well. */
  readonly calls: number;
  readonly milliseconds: number;
}

export type Comparison =
  /** More states than the limits allow. */
  | { readonly kind: 'too many' }
  /** The real engine took too long. */
  | { readonly kind: 'too long'; readonly doing: string }
  | {
      readonly kind: 'compared';
      readonly states: number;
      /** States that only one side knows. */
      readonly differences: readonly string[];
      readonly operations: readonly OperationCover[];
    };

export interface OperationCover extends Cover {
  readonly name: string;
  /** How often the real engine called the operation; null if it was not asked to, since nothing would be excluded. */
  readonly called: number | null;
}

export async function compare(
  stage: Stage,
  session: RealSession,
  ordinal: number,
  scope: number,
  limits: Limits,
): Promise<Comparison> {
  const { file, solvers } = stage;
  const { milliseconds } = limits;
  const { bounds } = stage.settle(ordinal, scope);
  const address = { file, ordinal, scope };
  const answer = await session.ask({ kind: 'states', address, bounds, limit: limits.states + 1 }, milliseconds);
  if (answer.kind === 'lost' && answer.reason === 'time') return { kind: 'too long', doing: 'finding states' };
  if (answer.kind !== 'states') throw new Error(`there was no answer but ${JSON.stringify(answer)}`);
  if (!answer.complete) return { kind: 'too many' };
  const cast = stage.cast(ordinal, bounds);
  const coverage = new Coverage(cast, solvers, answer.states);
  const differences = coverage.differences();
  const covers = bounds.operations.map(({ name }) => ({ name, ...coverage.of(name) }));
  const hasPrecondition = new Set(
    cast.handles.operations.filter(({ precondition }) => precondition !== null).map(({ name }) => name),
  );
  const operations = covers
    .filter(({ name, pairs }) => hasPrecondition.has(name) || pairs <= limits.calls)
    .map(({ name }) => name);
  const deadline = Date.now() + milliseconds;
  const calls = await session.ask({ kind: 'enumerate', address, bounds, operations, deadline }, 2 * milliseconds);
  if (calls.kind !== 'searched') throw new Error(`there was no answer but ${JSON.stringify(calls)}`);
  if (calls.end.kind === 'unknown') return { kind: 'too long', doing: 'calling operations' };
  return {
    kind: 'compared',
    states: answer.states.length,
    differences,
    operations: covers.map((cover) => ({ ...cover, called: calls.enabled[cover.name] ?? null })),
  };
}

/** What is wrong with a comparison; nothing if the engines agree. */
export function objections(comparison: Comparison): readonly string[] {
  if (comparison.kind !== 'compared') return [];
  return [
    ...comparison.differences,
    ...comparison.operations.flatMap(({ name, end, enabled, pairs, called, mistakes }) => {
      const found = mistakes.map((mistake) => `${name}: ${mistake}`);
      const expected = called ?? pairs;
      if (end !== 'exhausted' && end !== 'vacuous') found.push(`${name}: the search is ${end}`);
      if (enabled !== expected) found.push(`${name}: ${enabled} cases, but ${expected} are to be covered`);
      return found;
    }),
  ];
}
