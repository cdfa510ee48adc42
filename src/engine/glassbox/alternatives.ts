/**
 * Calls of which one is enough: they are followed one after another from one state, until one does not end in a failed assumption. That one
 * is possible in all states on its path; that none is, in all states on all of their paths.
 */

import { followCall, type Followed, type Operands } from '../../eval/index.js';
import type { Assignment, Bit } from '../../formula/index.js';
import type { Problem } from '../symbolic/problem.js';

export interface Tried {
  readonly isPossible: boolean;
  /** The conjuncts of the path constraint. */
  readonly path: readonly Bit[];
  readonly concretizations: number;
}

/** @param impossible where a call ends in a failed assumption because of what it throws; null if it does not end so */
export function tryAlternatives(
  { machine, follow }: Problem,
  alternatives: readonly Operands[],
  state: Assignment,
  impossible: (thrown: Followed) => Bit | null,
): Tried {
  const path: Bit[] = [];
  let concretizations = 0;
  for (const alternative of alternatives) {
    const possible = followCall(
      machine,
      alternative,
      state,
      (followed) => {
        concretizations += followed.concretizations;
        const guard = followed.kind === 'thrown' ? impossible(followed) : null;
        if (guard === null) return [...followed.constraint];
        path.push(...followed.constraint, guard);
        return null;
      },
      follow,
    );
    if (possible !== null) return { isPossible: true, path: possible, concretizations };
  }
  return { isPossible: false, path, concretizations };
}
