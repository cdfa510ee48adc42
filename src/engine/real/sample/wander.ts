/**
 * Valid states are rare among random ones. So others are made from those that are known: by calls of the real operations, by giving another
 * value to a field, and only now and then from nothing. What the bounds admit and the real invariant accepts is kept.
 */

import type { Moment } from '../../../spec/graph.js';
import { canonical, keyOf } from '../canonical.js';
import { admits } from './admits.js';
import { type Chance, Withered } from './decisions.js';
import { Growth } from './growth.js';
import type { Trials } from './trials.js';

/** From so many known states on, further ones are not kept to start from. */
const MOST_KNOWN = 500;
/** Vectors of arguments that each operation is tried with on a new state. */
const VECTORS = 3;
const MOST_OBJECTS = 4;

/** @param known valid states to start from */
export function wander(trials: Trials, chance: Chance, known: readonly Moment[]): void {
  const { bounds } = trials.situation;
  const states = known.slice(0, MOST_KNOWN);
  /** Tries a state, and whatever is new among those that calls lead to from there. */
  const take = (found: Moment | null): void => {
    const pending = [found];
    for (let state = pending.pop(); state !== undefined && !trials.isOver(); state = pending.pop()) {
      if (state === null || !trials.isNew(state) || !trials.isValid(state)) continue;
      if (states.length < MOST_KNOWN) states.push(state);
      for (const { name } of trials.operations) {
        for (let vector = 0; vector < VECTORS && !trials.isOver(); vector += 1)
          pending.push(trials.call(name, state, chance));
      }
    }
  };
  // those that were tried with all arguments already still lead to others
  while (!trials.isOver()) {
    trials.candidates += 1;
    const kind = states.length === 0 ? 2 : chance.decide(5);
    if (bounds.subject === null) {
      for (const { name } of trials.operations) trials.call(name, NOTHING, chance);
    } else if (kind === 0 && trials.operations.length > 0) {
      take(trials.call(chance.among(trials.operations).name, chance.among(states), chance));
    } else if (kind === 2) take(grown(trials, chance));
    else take(changed(trials, chance, chance.among(states)));
  }
}

const NOTHING: Moment = { graph: { objects: [] }, subject: null, actuals: [] };

function grown({ situation: { bounds }, groves }: Trials, chance: Chance): Moment | null {
  return orNothing(() => {
    const state = canonical(Growth.state(bounds, groves, chance, 1 + chance.decide(MOST_OBJECTS)).moment, null);
    return admits(state, bounds, groves) ? state : null;
  });
}

/** The state with another value in one field, or in two. */
function changed({ situation: { bounds }, groves }: Trials, chance: Chance, state: Moment): Moment | null {
  return orNothing(() => {
    let current = state;
    for (let times = 1 + chance.decide(2); times > 0; times -= 1) {
      const places = current.graph.objects.flatMap(({ type }, index) =>
        (groves.find(type)?.fields ?? []).map(({ name }) => ({ index, name })),
      );
      if (places.length === 0) return null;
      const { index, name } = chance.among(places);
      current = canonical(Growth.field(current, index, name, groves, chance), null);
    }
    return keyOf(current) !== keyOf(state) && admits(current, bounds, groves) ? current : null;
  });
}

function orNothing(make: () => Moment | null): Moment | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof Withered) return null;
    throw error;
  }
}
