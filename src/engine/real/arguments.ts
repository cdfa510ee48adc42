/**
 * Every vector of arguments for a state. Primitives, arrays and records range over their bounds. Where a reference is asked for: every
 * object of the type in the state, or one that stands alone, whose primitive fields range over their bounds and whose other
 * fields are null; if they cannot be null, there is no such object.
 */

import type { Bound, Bounds, TypeId } from '../../spec/bounds.js';
import { givenActuals, type Moment } from '../../spec/graph.js';
import { build } from './build.js';
import { asGraph, Candidate, type Content, DeadEnd } from './candidate.js';
import { type Chooser, Choices } from './choices.js';
import { type Layout, layOut } from './layout.js';
import type { LoadedCheck } from './load.js';
import { type Situation, situationOf } from './situation.js';

const EMPTY: Moment = { graph: { objects: [] }, subject: null, actuals: [] };

export function situationIn(loaded: LoadedCheck, bounds: Bounds): Situation {
  const situation: Situation = situationOf(loaded, bounds, function* ({ parameters }) {
    for (const vector of withArguments(EMPTY, parameters, situation)) yield build(vector, situation).actuals;
  });
  return situation;
}

/** The state with every vector of arguments. @requires all objects of the state can be reached from its subject */
export function* withArguments(
  state: Moment,
  parameters: readonly Bound[],
  { types }: Pick<Situation, 'types'>,
): Generator<Moment, void> {
  const layouts = parameters.map((bound) => layOut(bound, types, 'argument'));
  const choices = new Choices();
  do {
    const vector = vectorOf(state, layouts, choices);
    if (vector !== null) yield vector;
  } while (choices.advance());
}

function vectorOf(state: Moment, layouts: readonly Layout[], chooser: Chooser): Moment | null {
  const objects = [...state.graph.objects];
  try {
    const actuals = layouts.map((layout) => {
      const candidate = new Candidate(layout, chooser, (type) => insiders(type, state));
      const { objects: added, valueOf } = asGraph(candidate.complete(), objects.length);
      objects.push(...added);
      return valueOf(candidate.root);
    });
    return { graph: { objects }, subject: state.subject, actuals: givenActuals(actuals) };
  } catch (error) {
    if (error instanceof DeadEnd) return null;
    throw error;
  }
}

function insiders(type: TypeId, state: Moment): Content[] {
  return state.graph.objects.flatMap((object, index) => (object.type === type ? [{ kind: 'outside', index }] : []));
}
