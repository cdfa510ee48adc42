/** Where parts of the pre-state may be changed, by what the spec names. */

import { mergeCall, type Machine, type MergeOptions, type Operands } from '../../eval/index.js';
import { FALSE, TRUE, type Bit } from '../../formula/index.js';
import { Shape, unlogged, type HeapObject } from '../../heap/index.js';
import { isType, keyOf, reachability, referencesOf, slotOf, type Space } from '../../space/index.js';
import type { Modifiable } from '../../spec/bounds.js';
import { Cases, Union, ordered, type Value, type Values } from '../../value/index.js';

/** What a function of the spec lists: an object, or (not null) one field of it, and where. */
export interface Listed {
  readonly object: HeapObject;
  readonly field: string | null;
  readonly when: Bit;
}

/** What a function of the spec lists; where it throws, nothing. @requires the heap is the pre-state, and nothing records */
export function listedBy(machine: Machine, operands: Operands, merge: MergeOptions): readonly Listed[] {
  return mergeCall(machine, operands, merge, ({ returned }) =>
    returned === null ? [] : listedIn(machine.values, returned.value, returned.guard),
  );
}

/** What a list of pairs names. @requires the heap is the one in which it was made */
function listedIn(values: Values, list: Value, where: Bit): readonly Listed[] {
  const { circuit } = values;
  return referencesOf(list).flatMap(({ object: array, guard }) =>
    unlogged.elements(array).flatMap((pair, index) => {
      const isThere = circuit.andAll([where, guard, ordered(values, '<', index, unlogged.length(array))]);
      return referencesOf(pair).flatMap(({ object: one, guard: isOne }) => {
        const [objects, fields] = unlogged.elements(one) as [Value, Value];
        const { atoms, guards } = values.view(fields);
        return referencesOf(objects).flatMap(({ object, guard: isObject }) =>
          atoms.map((field, at) => ({
            object,
            field: field as string | null,
            when: circuit.andAll([isThere, isOne, isObject, guards[at]!]),
          })),
        );
      });
    }),
  );
}

/** @requires the heap is the pre-state, now */
export function modifiable(
  values: Values,
  space: Space,
  modifies: readonly Modifiable[],
  actuals: readonly Value[],
  listed: readonly Listed[],
): (object: HeapObject, part: number) => Bit {
  const { circuit } = values;
  const rootOf = (of: 'state' | number): Value => (of === 'state' ? space.subject : actuals[of]);
  const whole = modifies.flatMap((one) => (typeof one === 'object' || one === 'listed' ? [] : [rootOf(one)]));
  const reached = reachability(values, space, whole);
  const cells = new Map<HeapObject, Map<number | null, Bit>>();
  const allow = (object: HeapObject, part: number | null, when: Bit): void => {
    const parts = cells.get(object) ?? new Map<number | null, Bit>();
    parts.set(part, circuit.or(parts.get(part) ?? FALSE, when));
    cells.set(object, parts);
  };
  const allowField = (object: HeapObject, field: string, when: Bit): void => {
    const part = partOf(object, field);
    if (part === null) return;
    allow(object, part, when);
    allowHeld(object, part, when);
  };
  // what it holds belongs to it
  const allowHeld = (object: HeapObject, part: number, when: Bit): void => {
    for (const { object: held, guard } of referencesOf(unlogged.slots(object)[part]))
      if (!isOfType(space, held)) allow(held, null, circuit.and(when, guard));
  };
  for (const { object, field, when } of listed) {
    if (field !== null) allowField(object, field, when);
    else {
      allow(object, null, when);
      unlogged.slots(object).forEach((_, part) => allowHeld(object, part, when));
    }
  }
  for (const one of modifies) {
    if (typeof one !== 'object') continue;
    if ('type' in one) {
      for (const [object, { type }] of space.residents)
        if (isType(type) && type.name === one.type) allowField(object, one.field, TRUE);
      continue;
    }
    const last = one.path.at(-1)!;
    let value = rootOf(one.of);
    for (const step of one.path.slice(0, -1)) value = fieldOf(values, value, step);
    for (const { object, guard } of referencesOf(value)) allowField(object, last, guard);
  }
  return (object, part) => {
    const parts = cells.get(object);
    return circuit.orAll([reached(object), parts?.get(part) ?? FALSE, parts?.get(null) ?? FALSE]);
  };
}

function isOfType({ residents }: Space, object: HeapObject): boolean {
  const resident = residents.get(object);
  return resident !== undefined && isType(resident.type);
}

/** Where an object has a field; null if it has none. */
function partOf(object: HeapObject, field: string): number | null {
  const shape = unlogged.shape(object);
  return shape instanceof Shape && keyOf(shape, field) !== undefined ? slotOf(object, field) : null;
}

/** The field of whatever a value is; undefined where it is nothing that has it. */
function fieldOf(values: Values, value: Value, field: string): Value {
  const read = (object: HeapObject): Value => {
    const part = partOf(object, field);
    return part === null ? undefined : unlogged.slots(object)[part];
  };
  if (!(value instanceof Union)) return referencesOf(value).length === 0 ? undefined : read(value as HeapObject);
  const { circuit } = values;
  const cases = new Cases(values);
  for (const { object, guard } of referencesOf(value)) {
    const held = read(object);
    if (!(held instanceof Union)) cases.add(guard, held);
    else for (const { object: next, guard: when } of referencesOf(held)) cases.add(circuit.and(guard, when), next);
  }
  return cases.empty ? undefined : cases.build();
}
