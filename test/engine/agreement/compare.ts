/** Both questions at once, for one check at one scope: do the searches see the same states, and do the paths cover them exactly once. */

import type { RealSession } from '../../../src/engine/real/client.js';
import { coverOf, type Cover } from './cover.js';
import type { Stage } from './stage.js';
import { stateKey, symbolicStates } from './states.js';

export interface Limits {
  readonly states: number;
  /** States with arguments, for one operation. */
  readonly pairs: number;
}

export type Comparison =
  /** More than the limits allow. */
  | { readonly kind: 'too many' }
  | {
      readonly kind: 'compared';
      readonly states: number;
      /** States that only one side knows. */
      readonly differences: readonly string[];
      readonly operations: readonly OperationCover[];
    };

export interface OperationCover {
  readonly name: string;
  /** null: there are too many pairs. */
  readonly cover: Cover | null;
  /** How often the real engine called the operation. */
  readonly called: number;
}

const SHOWN = 5;
const MILLISECONDS = 250_000;

export async function compare(
  stage: Stage,
  session: RealSession,
  ordinal: number,
  scope: number,
  limits: Limits,
): Promise<Comparison> {
  const { file, solvers } = stage;
  const { bounds } = stage.settle(ordinal, scope);
  const address = { file, ordinal, scope };
  const answer = await session.ask({ kind: 'states', address, bounds, limit: limits.states + 1 });
  if (answer.kind !== 'states') throw new Error(`there was no answer but ${JSON.stringify(answer)}`);
  if (!answer.complete) return { kind: 'too many' };
  const symbolic = symbolicStates(stage.cast(ordinal, bounds), solvers, limits.states);
  if (symbolic === null) throw new Error('the search meets a limit, or more states than there are');
  const real = new Set(answer.states.map(stateKey));
  const differences = [
    ...[...real].filter((key) => !symbolic.has(key)).map((key) => `only real: ${key}`),
    ...[...symbolic].filter((key) => !real.has(key)).map((key) => `only symbolic: ${key}`),
  ];
  const deadline = Date.now() + MILLISECONDS;
  const calls = await session.ask({ kind: 'enumerate', address, bounds, operations: null, deadline }, MILLISECONDS);
  if (calls.kind !== 'searched') throw new Error(`there was no answer but ${JSON.stringify(calls)}`);
  const operations = bounds.operations.map(({ name }): OperationCover => {
    const called = calls.enabled[name]!;
    if (called > limits.pairs) return { name, called, cover: null };
    return { name, called, cover: coverOf(stage.cast(ordinal, bounds), name, answer.states, solvers) };
  });
  return { kind: 'compared', states: real.size, differences: differences.slice(0, SHOWN), operations };
}

/** What is wrong with a comparison; nothing if the engines agree. */
export function objections(comparison: Comparison): readonly string[] {
  if (comparison.kind === 'too many') return [];
  return [
    ...comparison.differences,
    ...comparison.operations.flatMap(({ name, cover, called }) => {
      if (cover === null) return [];
      const found = cover.mistakes.map((mistake) => `${name}: ${mistake}`);
      if (cover.end !== 'exhausted' && cover.end !== 'vacuous') found.push(`${name}: the search is ${cover.end}`);
      if (cover.enabled !== called) found.push(`${name}: ${cover.enabled} cases, but ${called} calls`);
      return found;
    }),
  ];
}
