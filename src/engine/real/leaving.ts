/**
 * What of a state is larger than the bounds: fields, arrays, maps and sets by name, as the glass box tells of them. How many objects there are is not
 * looked at, as it is not there.
 * What is no part of a state within any bounds is passed over (`strays.ts`).
 */

import { fieldSpot, type Outside, type Spot } from '../../base/outside.js';
import type { ArgumentBounds, Bound } from '../../spec/bounds.js';
import type { GraphValue, Moment } from '../../spec/graph.js';
import { alternatives, elementAt } from '../../spec/parts.js';
import { valueFits } from './fits.js';
import type { Situation } from './situation.js';
import { widened } from './strays.js';
import { boundOf } from './walk.js';

/** @param parameters what the arguments of the state may be, in order: of functions, which have nothing but these */
export function leavings(
  state: Moment,
  { types, bounds }: Situation,
  { arguments: given, parameters }: Pick<ArgumentBounds, 'arguments' | 'parameters'> = NONE,
): readonly Outside[] {
  const found: Outside[] = [];
  given.forEach((bound, index) => {
    const actual = state.actuals[index];
    if (actual?.kind === 'object') look(actual, bound, { kind: 'argument', name: parameters[index]! }, state, found);
  });
  if (bounds.subject !== null && bounds.subject.kind !== 'tree' && state.subject !== null)
    look(state.subject, bounds.subject, { kind: 'result' }, state, found);
  for (const { type: id, fields } of state.graph.objects) {
    const type = types.find(id);
    for (const [name, value] of type === null ? [] : fields)
      look(value, boundOf(type, name), fieldSpot(type!.name, name), state, found);
  }
  return found;
}

const NONE = { arguments: [], parameters: [] };

function look(value: GraphValue, bound: Bound | null, at: Spot, state: Moment, found: Outside[]): void {
  if (bound === null || valueFits(value, bound, state)) return;
  const { type, elements, entries } =
    value.kind === 'object' ? state.graph.objects[value.index]! : { type: '', elements: [], entries: [] };
  const before = found.length;
  for (const one of alternatives(bound)) {
    if (one.kind === 'array' && type === 'Array') {
      if (elements.length > one.maximum) found.push({ kind: 'value', at: { kind: 'length', of: at } });
      elements.forEach((element, index) =>
        look(element, elementAt(one, index), { kind: 'element', of: at, index: null }, state, found),
      );
    } else if (one.kind === 'set' && type === 'Set') {
      if (elements.length > one.maximum) found.push({ kind: 'value', at: { kind: 'size', of: at } });
      for (const element of elements) look(element, one.of, { kind: 'entry', of: at }, state, found);
    } else if (one.kind === 'map' && type === 'Map') {
      if (entries.length > one.maximum) found.push({ kind: 'value', at: { kind: 'size', of: at } });
      for (const [key, held] of entries) {
        look(key, one.key, { kind: 'entry', of: at }, state, found);
        look(held, one.value, { kind: 'entry', of: at }, state, found);
      }
    }
  }
  if (found.length === before && valueFits(value, widened(bound), state)) found.push({ kind: 'value', at });
}
