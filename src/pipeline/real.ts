/** The engines that run the real code. One search covers all goals of a scope, so whoever asks first asks for all of them. */

import { goalKey, isSameGoal, type Goal } from '../base/goal.js';
import { Deferred } from './deferred.js';
import type { Settlement } from './checker.js';
import type { Conclusion } from './conclusion.js';
import type { Engine, Inquiry } from './engine.js';
import { RealSearch, type RealEngineName } from './real-search.js';

/** By the key of the goal. */
type Conclusions = ReadonlyMap<string, Deferred<Conclusion>>;

/** @requires the witness can be asked */
export class RealEngine implements Engine {
  /** By scope. */
  private readonly searches = new Map<number, Conclusions>();
  /** Those that no scope decided against. */
  private open: readonly Goal[];

  constructor(
    private readonly inquiry: Inquiry,
    private readonly kind: RealEngineName,
  ) {
    this.open = inquiry.goals;
  }

  conclude(goal: Goal, settlement: Settlement): Promise<Conclusion> {
    const { scope } = settlement.bounds;
    let search = this.searches.get(scope);
    if (search === undefined) {
      search = this.search(settlement, this.open);
      this.searches.set(scope, search);
    }
    return search.get(goalKey(goal))!.promise;
  }

  private search(settlement: Settlement, goals: readonly Goal[]): Conclusions {
    const found = new Map(goals.map((goal) => [goalKey(goal), new Deferred<Conclusion>()]));
    const listener = {
      isAwaited: () => true,
      tell: (goal: Goal, conclusion: Conclusion) => {
        if (!isUndecided(conclusion)) this.open = this.open.filter((one) => !isSameGoal(one, goal));
        found.get(goalKey(goal))!.resolve(conclusion);
      },
    };
    const search = new RealSearch(this.inquiry, this.kind, listener);
    search.run(settlement, goals).catch((problem: unknown) => found.forEach((one) => one.reject(problem)));
    return found;
  }
}

function isUndecided({ verdict }: Conclusion): boolean {
  return verdict === 'holds' || verdict === 'vacuous';
}
