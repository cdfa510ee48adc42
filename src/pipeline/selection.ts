/** What there is to check, and what `--only` selects of it: a check by its name, or one of its goals by both names. */

import type { Goal } from '../base/goal.js';
import type { Bounds } from '../spec/bounds.js';
import type { CheckRequest } from './request.js';

/** Theorems, laws and contracts are about all states, however they come about: of these, ways to begin are no goals. */
export function goalsOf({ beginnings, operations }: Pick<Bounds, 'beginnings' | 'operations'>): readonly Goal[] {
  return [
    ...(statesTheorems({ operations }) ? [] : beginnings).map(({ name }): Goal => ({ kind: 'beginning', name })),
    ...operations.map(({ name }): Goal => ({ kind: 'operation', name })),
  ];
}

export function statesTheorems({ operations }: Pick<Bounds, 'operations'>): boolean {
  return operations.some(
    ({ theorem, law, isContract = false }) => theorem !== undefined || law !== undefined || isContract,
  );
}

/** The goals of a check that are wanted, in their order; none if the check is not. */
export function selected(only: CheckRequest['only'], check: string, goals: readonly Goal[]): readonly Goal[] {
  if (only === null || only === check) return goals;
  return goals.filter(({ name }) => only === `${check}.${name}`);
}

/** Whether anything of a check can be wanted. */
export function concerns(only: CheckRequest['only'], check: string): boolean {
  return only === null || only === check || only.startsWith(`${check}.`);
}
