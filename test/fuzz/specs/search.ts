/** What the search alone says about a spec; nothing is replayed or sampled. */

import { OutOfTime, Refusal } from '../../../src/base/diagnostic.js';
import { Checker } from '../../../src/pipeline/checker.js';
import { goalsOf } from '../../../src/pipeline/selection.js';
import type { Shortcuts } from '../../../src/eval/index.js';
import type { SolverFactory } from '../../../src/solver/index.js';
import { nodeFiles, specModulePath } from '../../../src/source/node-files.js';

/** Operation → 'exhausted', 'violated', 'vacuous', or what kept it from an answer. The ways to begin are `new`. */
export type Ends = ReadonlyMap<string, string>;

const MILLISECONDS = 10_000;

export class Searching {
  private readonly checker: Checker;

  constructor(solvers: SolverFactory, shortcuts?: Shortcuts) {
    const memoryExceeded = (): null => null;
    const specModule = specModulePath();
    const more = shortcuts === undefined ? {} : { shortcuts };
    this.checker = new Checker({ files: nodeFiles, specModule, solvers, memoryExceeded, ...more });
  }

  ends(file: string, scope: number, ordinal = 0): Ends {
    const ends = new Map<string, string>();
    try {
      this.checker.plans(file, Date.now() + MILLISECONDS);
      const { bounds } = this.checker.settle(file, ordinal, scope, Date.now() + MILLISECONDS);
      for (const goal of goalsOf(bounds)) {
        const deadline = Date.now() + MILLISECONDS;
        const { end } = this.checker.search(file, ordinal, bounds, goal, deadline, () => undefined);
        ends.set(goal.kind === 'beginning' ? 'new' : goal.name, end.kind);
      }
    } catch (problem) {
      if (!(problem instanceof Refusal) && !(problem instanceof OutOfTime)) throw problem;
      ends.set('new', 'refused');
    }
    return ends;
  }
}

const DECIDED = ['exhausted', 'violated', 'vacuous'];

/** What one of them says and the other denies; null if nothing. To know less is no contradiction. */
export function contradiction(one: Ends, other: Ends): string | null {
  for (const [operation, end] of one) {
    const otherwise = other.get(operation) ?? 'refused';
    if (end !== otherwise && DECIDED.includes(end) && DECIDED.includes(otherwise))
      return `${operation} is ${end}, and ${otherwise}`;
  }
  return null;
}

/** How many operations both of them decide. */
export function decidedBy(one: Ends, other: Ends): number {
  return [...one].filter(([operation, end]) => DECIDED.includes(end) && DECIDED.includes(other.get(operation) ?? ''))
    .length;
}
