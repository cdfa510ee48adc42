/** Small search spaces without a program: objects made by hand, and all states that they have. */

import { Assignment, Circuit, Words } from '../../src/formula/index.js';
import { Heap, PLAIN, initialise, type HeapObject } from '../../src/heap/index.js';
import { SpaceBuilder, momentUnder, type Maker, type Space } from '../../src/space/index.js';
import type { Bound, Bounds, TypeBounds } from '../../src/spec/bounds.js';
import type { GraphValue, Moment } from '../../src/spec/graph.js';
import { Values } from '../../src/value/index.js';

export function typeOf(id: string, count: number, fields: Readonly<Record<string, Bound>>): TypeBounds {
  return {
    id,
    name: id,
    kind: 'class',
    fields: Object.entries(fields).map(([name, bound]) => ({ name, bound, origin: 'spec', wide: null })),
    count,
    positions: count,
    height: null,
    hasLocalInvariant: false,
  };
}

export interface Built {
  readonly values: Values;
  readonly space: Space;
}

export function build(subject: Bound, types: readonly TypeBounds[]): Built {
  const circuit = new Circuit();
  const values = new Values(circuit, new Words(circuit), () => {
    throw new Error('nothing is concretized here');
  });
  const heap = new Heap(values);
  const bounds: Bounds = { scope: 3, types, subject, operations: [], beginnings: [] };
  return { values, space: new SpaceBuilder(values, bounds, makerIn(heap)).build() };
}

function makerIn(heap: Heap): Maker {
  const collection = (kind: 'map' | 'set'): HeapObject =>
    initialise(heap.allocate(kind, null), { elements: [], internal: 0 });
  const above = heap.allocate('object', null);
  return {
    holder: () => heap.allocateArray(above, []),
    instance: ({ fields }) => {
      const shape = fields.reduce((one, { name }) => one.extend(name, PLAIN), heap.emptyShape(above));
      return heap.allocateShaped(
        'object',
        shape,
        fields.map(() => undefined),
      );
    },
    array: () => heap.allocateArray(above, []),
    map: () => collection('map'),
    set: () => collection('set'),
    given: () => {
      throw new Error('nothing is given by a spec here');
    },
  };
}

export interface State {
  readonly assignment: Assignment;
  readonly moment: Moment;
  /** Which object of the space each of its objects is. */
  readonly objects: readonly HeapObject[];
}

/** What every assignment within the domains means. */
export function allStates({ values, space }: Built): State[] {
  const { circuit } = values;
  return Array.from({ length: 2 ** circuit.variableCount }, (_, row) => {
    const assignment = new Assignment(circuit, (variable) => ((row >> circuit.ordinalOf(variable)) & 1) === 1);
    return assignment.value(space.domains) ? [{ assignment, ...momentUnder(values, space, [], assignment) }] : [];
  }).flat();
}

/** A state without sharing as nested lists: an object is its name and its parts. */
export function nested({ graph, subject }: Moment): unknown {
  const read = (value: GraphValue): unknown => {
    if (value.kind === 'primitive') return value.value;
    if (value.kind !== 'object') return value.kind;
    const { type, fields, elements, entries } = graph.objects[value.index]!;
    const parts = [...fields.map(([, content]) => read(content)), ...elements.map(read)];
    return [type, ...parts, ...entries.map(([key, content]) => [read(key), read(content)])];
  };
  return read(subject!);
}

/** Each state once, in one order; −0, undefined and the like are told apart. */
export function distinct(states: readonly unknown[]): string[] {
  const text = (state: unknown): string =>
    JSON.stringify(state, (_key, value: unknown) => (value === undefined ? { undefined: true } : value));
  return [...new Set(states.map(text))].sort();
}
