/**
 * Every state that calls lead to: breadth first from all ways to begin, each state once up to isomorphism, every operation with every
 * argument on each. States outside of the bounds are counted but not followed, and what is no state within any bounds is told.
 *
 * If the subject has a method `abstraction()`, states for which it returns the same (by structure, not identity) count as one; of
 * those, the first met is followed.
 */

import type { Goal } from '../../base/goal.js';
import type { Moment } from '../../spec/graph.js';
import { withArguments } from './arguments.js';
import { canonical, keyOf } from './canonical.js';
import { Search } from './counting.js';
import { fits } from './fits.js';
import type { RealAnswer, RealProgress, ReplayCase } from './protocol.js';
import { read } from './read.js';
import type { Situation } from './situation.js';

const EMPTY: Moment = { graph: { objects: [] }, subject: null, actuals: [] };

/** A state that was met for the first time, and how. */
export interface Met<T> {
  readonly state: Moment;
  readonly from: T;
}

export class Frontier<T> {
  /** Whether the states that were met lie within the bounds. */
  private readonly seen = new Map<string, boolean>();
  private readonly abstractions = new Set<string>();
  private readonly waiting: Met<T>[] = [];
  private readonly beyond: Met<T>[] = [];

  constructor(
    private readonly situation: Situation,
    private readonly search: Search,
    /** Whether states with the same abstraction count as one. */
    private readonly abstracts: boolean,
  ) {}

  /** Takes in the state that the last call left, if it is new; null if it is not, or outside of the bounds. */
  meet(from: T): Met<T> | null {
    const { last } = this.search;
    if (last === null || last.ending.kind === 'invalid' || last.ending.isExcused) return null;
    const state = this.snapshot(last.after);
    const key = keyOf(state);
    const known = this.seen.get(key);
    const isInside = known ?? fits(state, this.situation);
    this.seen.set(key, isInside);
    if (!isInside) this.search.leave(known === undefined);
    if (known !== undefined) return null;
    const met = { state, from };
    if (!isInside) {
      this.beyond.push(met);
      return null;
    }
    if (this.abstracts && this.isLikeAnother(last.after)) return null;
    this.search.states++;
    this.waiting.push(met);
    return met;
  }

  next(): Met<T> | undefined {
    return this.waiting.shift();
  }

  /** A state outside of the bounds. */
  nextBeyond(): Met<T> | undefined {
    return this.beyond.shift();
  }

  private snapshot(subject: unknown): Moment {
    return canonical(read({ subject, actuals: [] }, this.situation).moment, null);
  }

  /** Whether a state with the same abstraction was met before. */
  private isLikeAnother(subject: unknown): boolean {
    const abstraction = (subject as { readonly abstraction?: unknown } | null | undefined)?.abstraction;
    if (typeof abstraction !== 'function') return false;
    this.search.isAbstracted = true;
    const key = keyOf(this.snapshot(abstraction.call(subject)));
    const isKnown = this.abstractions.has(key);
    this.abstractions.add(key);
    return isKnown;
  }
}

export function blackbox(
  situation: Situation,
  goals: readonly Goal[] | null,
  deadline: number,
  tell: (progress: RealProgress) => void,
): RealAnswer {
  const search = new Search(deadline, tell);
  const { operations } = search.among(situation, goals);
  const frontier = new Frontier<null>(situation, search, true);
  const attempt = (asked: ReplayCase): RealAnswer | null => {
    if (search.isLate()) return search.late();
    search.candidates++;
    search.progress(() => null);
    const violated = search.run(situation, asked);
    if (violated === null && situation.bounds.subject !== null && !search.hasStrayed(situation, asked))
      frontier.meet(null);
    return violated;
  };
  for (const { goal, parameters } of situation.ways) {
    for (const before of withArguments(EMPTY, parameters, situation)) {
      const answer = attempt({ goal, before });
      if (answer !== null) return answer;
    }
  }
  let state: Moment | undefined;
  if (situation.bounds.subject === null) {
    state = EMPTY;
    search.states = 1;
  } else state = frontier.next()?.state;
  for (; state !== undefined; state = frontier.next()?.state) {
    for (const { name, arguments: parameters } of operations) {
      for (const before of withArguments(state, parameters, situation)) {
        const answer = attempt({ goal: { kind: 'operation', name }, before });
        if (answer !== null) return answer;
      }
    }
  }
  return search.finished();
}
