/**
 * Every vector of arguments for a state, as spec/bounds.ts says. They are chosen together: two of them may be the same guest, or one
 * what stands inside of another. A place inside of an argument that nothing there leads to would be one more guest under another name, so
 * such vectors are left out.
 */

import type { Bound, Bounds, TypeId } from '../../spec/bounds.js';
import { givenActuals, type Moment } from '../../spec/graph.js';
import { build } from './build.js';
import { asGraph, Candidate, type Content, DeadEnd } from './candidate.js';
import { type Chooser, Choices } from '../../spec/choices.js';
import { type Layout, layOutArguments } from './layout.js';
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
  choices = new Choices(),
): Generator<Moment, void> {
  const layout = layOutArguments(parameters, types);
  do {
    const vector = vectorOf(state, layout, choices);
    if (vector !== null) yield vector;
  } while (choices.advance());
}

function vectorOf(state: Moment, layout: Layout, chooser: Chooser): Moment | null {
  const candidate = new Candidate(layout, chooser, (type) => insiders(type, state));
  try {
    const { objects, valueOf } = asGraph(candidate.complete(), state.graph.objects.length);
    if (!candidate.isAttached()) return null;
    const actuals = givenActuals(candidate.roots.map(valueOf));
    return { graph: { objects: [...state.graph.objects, ...objects] }, subject: state.subject, actuals };
  } catch (error) {
    if (error instanceof DeadEnd) return null;
    throw error;
  }
}

function insiders(type: TypeId, state: Moment): Content[] {
  return state.graph.objects.flatMap((object, index) => (object.type === type ? [{ kind: 'outside', index }] : []));
}
