/**
 * What of a state is larger than the bounds: fields, arrays, maps and sets by name, as the glass box tells of them. How many objects there are is not
 * looked at, as it is not there.
 * @requires the state is one within some bounds (`strays.ts`)
 */

import { fieldSpot, type Outside, type Spot } from '../../base/outside.js';
import type { Bound } from '../../spec/bounds.js';
import type { GraphValue, Moment } from '../../spec/graph.js';
import { alternatives, elementAt } from '../../spec/parts.js';
import { valueFits } from './fits.js';
import type { Situation } from './situation.js';
import { boundOf } from './walk.js';

export function leavings(state: Moment, { types, bounds }: Situation): readonly Outside[] {
  const found: Outside[] = [];
  if (bounds.subject !== null && bounds.subject.kind !== 'tree' && state.subject !== null)
    look(state.subject, bounds.subject, { kind: 'result' }, state, found);
  for (const { type: id, fields } of state.graph.objects) {
    const type = types.find(id);
    for (const [name, value] of type === null ? [] : fields)
      look(value, boundOf(type, name), fieldSpot(type!.name, name), state, found);
  }
  return found;
}

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
  if (found.length === before) found.push({ kind: 'value', at });
}
