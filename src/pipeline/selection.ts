/** What `--only` selects: a check by its name, or one of its operations by both names. */

import type { CheckRequest } from './request.js';

/** How the ways to begin are called where operations are. */
const BEGINNINGS = 'initial states';

/** The operations of a check that are wanted, in their order; none if the check is not. */
export function selected(
  only: CheckRequest['only'],
  check: string,
  operations: readonly (string | null)[],
): readonly (string | null)[] {
  if (only === null || only === check) return operations;
  return operations.filter((name) => only === `${check}.${name ?? BEGINNINGS}`);
}

/** Whether anything of a check can be wanted. */
export function concerns(only: CheckRequest['only'], check: string): boolean {
  return only === null || only === check || only.startsWith(`${check}.`);
}
