/**
 * Every valid state of the bounds, found by running the real invariant on candidates that are made as it reads them (Boyapati, Khurshid
 * and Marinov 2002); then every operation on each of them with every argument, on objects built anew.
 */

import type { Goal } from '../../base/goal.js';
import type { Moment } from '../../spec/graph.js';
import { withArguments } from './arguments.js';
import { asGraph, Candidate, DeadEnd } from './candidate.js';
import { canonical, keyOf } from './canonical.js';
import { Choices } from '../../spec/choices.js';
import { Search } from './counting.js';
import { layOutState } from './layout.js';
import { LazyObjects } from './lazy.js';
import { Trying } from './open-calls.js';
import { judge } from './predicates.js';
import type { RealAnswer, RealProgress, ReplayCase } from './protocol.js';
import type { Situation } from './situation.js';

/** What became of a candidate: a valid state not met before, or nothing. */
export interface Tried {
  readonly state: Moment | null;
  /** Which part of all candidates comes before it, as far as can be told. */
  readonly share: () => number;
}

/** Tries every candidate; valid states are canonical and come once each. */
export function* candidates(situation: Situation): Generator<Tried, void> {
  const { bounds, types } = situation;
  if (bounds.subject === null) {
    yield { state: { graph: { objects: [] }, subject: null, actuals: [] }, share: () => 0 };
    return;
  }
  const layout = layOutState(bounds.subject, types);
  const choices = new Choices();
  const seen = new Set<string>();
  if (layout.roots[0]!.options.length === 0) return;
  do {
    const state = tryCandidate(new Candidate(layout, choices), situation);
    const key = state === null ? '' : keyOf(state);
    yield { state: seen.has(key) ? null : state, share: () => choices.share() };
    seen.add(key);
  } while (choices.advance());
}

function tryCandidate(candidate: Candidate, situation: Situation): Moment | null {
  try {
    if (!isValid(candidate, situation) || candidate.isDead) return null;
    const { objects, valueOf } = asGraph(candidate.complete(), 0);
    return canonical({ graph: { objects }, subject: valueOf(candidate.roots[0]!), actuals: [] }, null);
  } catch (error) {
    if (error instanceof DeadEnd) return null;
    throw error;
  }
}

function isValid(candidate: Candidate, situation: Situation): boolean {
  const { check, registry, types } = situation;
  const real = new LazyObjects(candidate, situation);
  const subject = real.valueOf(candidate.force(candidate.roots[0]!));
  const holds = (predicate: () => unknown): boolean => judge(registry, predicate).judgement.kind === 'true';
  if (check.invariant !== null && !holds(() => check.invariant!(subject))) return false;
  for (const node of candidate.unfolding()) {
    if (types.find(node.type)?.hasLocalInvariant !== true) continue;
    const object = real.objectOf(node) as { repOkLocal(): unknown };
    if (!holds(() => object.repOkLocal())) return false;
  }
  return true;
}

/** All valid states; if there are `limit` or more, that many, and it is not said whether these are all. */
export function validStates(situation: Situation, limit: number): RealAnswer {
  const search = new Search(Infinity);
  const states: Moment[] = [];
  for (const { state } of candidates(situation)) {
    search.candidates++;
    if (state === null) continue;
    states.push(state);
    search.states++;
    if (states.length === limit) return { kind: 'states', states, complete: false, counts: search.counts() };
  }
  return { kind: 'states', states, complete: true, counts: search.counts() };
}

/** @param goals null: all */
export function enumerate(
  situation: Situation,
  goals: readonly Goal[] | null,
  deadline: number,
  tell: (progress: RealProgress) => void,
): RealAnswer {
  const search = new Search(deadline, tell);
  const { beginnings, operations } = search.among(situation, goals);
  const attempt = (asked: ReplayCase): RealAnswer | null => {
    const choices = new Choices();
    do {
      const decider = new Trying(choices, situation);
      const violated = search.run({ ...situation, decider }, asked);
      if (violated !== null) return violated;
      if (!search.hasStrayed(situation, asked)) search.hasGrown(situation, asked);
      if (search.isLate()) return search.late();
    } while (choices.advance());
    return null;
  };
  for (const { goal, parameters } of beginnings) {
    for (const before of withArguments(EMPTY, parameters, situation)) {
      const violated = attempt({ goal, before });
      if (violated !== null) return violated;
    }
  }
  for (const { state, share } of candidates(situation)) {
    search.candidates++;
    search.progress(share);
    if (search.isLate()) return search.late();
    if (state === null) continue;
    search.states++;
    for (const { name, arguments: parameters } of operations) {
      const vectors = new Choices();
      for (const before of withArguments(state, parameters, situation, vectors)) {
        search.progress(situation.bounds.subject === null ? () => vectors.share() : share);
        if (search.isLate()) return search.late();
        const violated = attempt({ goal: { kind: 'operation', name }, before });
        if (violated !== null) return violated;
      }
    }
  }
  return search.finished();
}

const EMPTY: Moment = { graph: { objects: [] }, subject: null, actuals: [] };
