/**
 * Every vector of arguments for a state. Primitives, arrays and records range over their bounds. Where a reference is asked for: every
 * object of the type in the state, and one object that is not, a *detached* one per parameter, whose fields hold the first primitive of
 * their bounds (or the first value, if no primitive is allowed); if such an object cannot be, there is none.
 */

import type { Bound, Bounds, TypeId } from '../../spec/bounds.js';
import type { Moment } from '../../spec/graph.js';
import { build } from './build.js';
import { asGraph, Candidate, type Content, DeadEnd, type Node, type Outside } from './candidate.js';
import { type Chooser, Choices } from './choices.js';
import { type Layout, layOut } from './layout.js';
import type { LoadedCheck } from './load.js';
import { type Situation, situationOf } from './situation.js';

const EMPTY: Moment = { graph: { objects: [] }, subject: null, actuals: [] };

export function situationIn(loaded: LoadedCheck, bounds: Bounds): Situation {
  const situation: Situation = situationOf(loaded, bounds, ({ parameters }) => {
    const [first] = withArguments(EMPTY, parameters, situation);
    if (first === undefined) throw new Error('there are no arguments to construct an initial state with');
    return build(first, situation).actuals;
  });
  return situation;
}

/** The state with every vector of arguments. @requires all objects of the state can be reached from its subject */
export function* withArguments(
  state: Moment,
  parameters: readonly Bound[],
  situation: Situation,
): Generator<Moment, void> {
  const layouts = parameters.map((bound) => layOut(bound, situation.bounds, situation.types, false));
  const choices = new Choices();
  do {
    const vector = vectorOf(state, layouts, choices, situation);
    if (vector !== null) yield vector;
  } while (choices.advance());
}

function vectorOf(state: Moment, layouts: readonly Layout[], chooser: Chooser, situation: Situation): Moment | null {
  const objects = [...state.graph.objects];
  try {
    const actuals = layouts.map((layout) => {
      const detached = new Map<TypeId, Node | null>();
      const candidate = new Candidate(layout, chooser, (type) => {
        if (!detached.has(type)) detached.set(type, detachedOf(type, state, situation));
        const node = detached.get(type);
        return [
          ...insiders(type, state),
          ...(node === null || node === undefined ? [] : [{ kind: 'node', node } as const]),
        ];
      });
      const { objects: added, valueOf } = asGraph(candidate.complete(), objects.length);
      objects.push(...added);
      return valueOf(candidate.root);
    });
    return { graph: { objects }, subject: state.subject, actuals };
  } catch (error) {
    if (error instanceof DeadEnd) return null;
    throw error;
  }
}

function insiders(type: TypeId, state: Moment): Content[] {
  return state.graph.objects.flatMap((object, index) => (object.type === type ? [{ kind: 'outside', index }] : []));
}

function detachedOf(type: TypeId, state: Moment, situation: Situation): Node | null {
  const layout = layOut({ kind: 'tree', type }, situation.bounds, situation.types, false);
  for (const place of [...layout.positions.values()].flat()) {
    for (const { slot } of place.fields) {
      const isPrimitive = (one: { readonly kind: string }): boolean => one.kind === 'primitive' || one.kind === 'kept';
      slot.options = [...slot.options.filter(isPrimitive), ...slot.options.filter((one) => !isPrimitive(one))];
    }
  }
  const outside: Outside = (one) => insiders(one, state);
  const candidate = new Candidate(layout, { choose: () => 0 }, outside);
  try {
    return candidate.complete()[0] ?? null;
  } catch (error) {
    if (error instanceof DeadEnd) return null;
    throw error;
  }
}
