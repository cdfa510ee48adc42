/** What `exec` gives: an array with `index`, `input`, `groups` and, if asked for, `indices`. */

import { type HeapObject, PLAIN, initialise } from '../../heap/index.js';
import type { Value } from '../../value/index.js';
import type { Machine } from '../machine.js';

export function matchArray(machine: Machine, match: RegExpExecArray): HeapObject {
  const { heap, realm } = machine;
  const made = realm.array([...match]);
  let shape = heap
    .emptyShape(realm.arrayPrototype)
    .extend('index', PLAIN)
    .extend('input', PLAIN)
    .extend('groups', PLAIN);
  const slots: Value[] = [match.index, match.input, groupsObject(machine, match.groups, (text) => text)];
  if (match.indices !== undefined) {
    const pair = (range: [number, number] | undefined): Value =>
      range === undefined ? range : realm.array([...range]);
    const indices = realm.array(match.indices.map(pair));
    initialise(indices, {
      shape: heap.emptyShape(realm.arrayPrototype).extend('groups', PLAIN),
      slots: [groupsObject(machine, match.indices.groups, pair)],
    });
    shape = shape.extend('indices', PLAIN);
    slots.push(indices);
  }
  return initialise(made, { shape, slots });
}

/** An object without prototype, one key per named group. */
function groupsObject<T>(machine: Machine, groups: Record<string, T> | undefined, convert: (one: T) => Value): Value {
  if (groups === undefined) return undefined;
  let shape = machine.heap.emptyShape(null);
  const slots: Value[] = [];
  for (const [name, value] of Object.entries(groups)) {
    shape = shape.extend(name, PLAIN);
    slots.push(convert(value));
  }
  return machine.heap.allocateShaped('object', shape, slots);
}
