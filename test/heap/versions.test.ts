/**
 * Versions of the heap against the obvious model: a version is a full copy of all cells. Random histories of writes,
 * forks, switches and joins must show the same content in every version, under every assignment of the selectors.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Assignment, Circuit, Words, type Bit } from '../../src/formula/index.js';
import { Heap, type HeapObject, type Version, initialise, unlogged } from '../../src/heap/index.js';
import { ABSENT, Union, Values, type Atom, type Value } from '../../src/value/index.js';

const OBJECTS = 3;
const SLOTS = 2;
const SELECTORS = 3;

type Step =
  | { readonly do: 'slot' | 'element'; readonly object: number; readonly index: number; readonly value: number }
  | { readonly do: 'length' | 'internal'; readonly object: number; readonly value: number }
  | { readonly do: 'fork' | 'switch'; readonly to: number }
  | { readonly do: 'join'; readonly selector: number; readonly a: number; readonly b: number };

const small = fc.nat(4);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('slot' as const, 'element' as const),
    object: fc.nat(OBJECTS - 1),
    index: fc.nat(SLOTS - 1),
    value: small,
  }),
  fc.record({ do: fc.constantFrom('length' as const, 'internal' as const), object: fc.nat(OBJECTS - 1), value: small }),
  fc.record({ do: fc.constantFrom('fork' as const, 'switch' as const), to: fc.nat(20) }),
  fc.record({ do: fc.constant('join' as const), selector: fc.nat(SELECTORS - 1), a: fc.nat(20), b: fc.nat(20) }),
);

/** The content of every cell, under every assignment of the selectors. */
type Model = Atom[][];

function history(steps: readonly Step[]): void {
  const circuit = new Circuit();
  const values = new Values(circuit, new Words(circuit), () => {
    throw new Error('nothing to concretize');
  });
  const heap = new Heap(values);
  const objects = Array.from({ length: OBJECTS }, () => heap.allocate('array', null));
  for (const object of objects) initialise(object, { slots: Array.from({ length: SLOTS }, () => 0) });
  const selectors = Array.from({ length: SELECTORS }, () => circuit.variable());
  const assignments = Array.from(
    { length: 1 << SELECTORS },
    (_, index) => new Assignment(circuit, (variable) => ((index >> selectors.indexOf(variable)) & 1) === 1),
  );
  const initial = read(objects, assignments, values);
  heap.record();
  // leaves only: a version with children is never written again
  const leaves: { version: Version; model: Model }[] = [{ version: heap.current!, model: structured(initial) }];
  let current = 0;
  const check = (): void => expect(read(objects, assignments, values)).toEqual(leaves[current]!.model);
  for (const one of steps) {
    const leaf = leaves[current]!;
    switch (one.do) {
      case 'slot':
        heap.writeSlot(objects[one.object]!, one.index, one.value);
        leaf.model[one.object * 6 + one.index]!.fill(one.value);
        break;
      case 'element':
        heap.writeElement(objects[one.object]!, one.index, one.value);
        leaf.model[one.object * 6 + 2 + one.index]!.fill(one.value);
        break;
      case 'length':
        heap.writeLength(objects[one.object]!, one.value);
        leaf.model[one.object * 6 + 4]!.fill(one.value);
        break;
      case 'internal':
        heap.writeInternal(objects[one.object]!, one.value);
        leaf.model[one.object * 6 + 5]!.fill(one.value);
        break;
      case 'fork': {
        const base = leaf.version;
        leaves[current] = { version: heap.fork(base), model: leaf.model };
        leaves.push({ version: heap.fork(base), model: structured(leaf.model) });
        heap.switchTo(leaves[current]!.version);
        break;
      }
      case 'switch':
        current = one.to % leaves.length;
        heap.switchTo(leaves[current]!.version);
        break;
      case 'join': {
        const [a, b] = [one.a % leaves.length, one.b % leaves.length];
        if (a === b) break;
        const selector: Bit = selectors[one.selector]!;
        const [left, right] = [leaves[a]!, leaves[b]!];
        const version = heap.join(selector, left.version, right.version);
        const model = left.model.map((cell, i) =>
          cell.map((content, n) => (assignments[n]!.value(selector) ? content : right.model[i]![n])),
        );
        leaves[a] = { version, model };
        leaves.splice(b, 1);
        current = b < a ? a - 1 : a;
        break;
      }
    }
    check();
  }
  heap.discard();
  expect(read(objects, assignments, values)).toEqual(initial);
}

function structured(model: Model): Model {
  return model.map((cell) => [...cell]);
}

function read(objects: readonly HeapObject[], assignments: readonly Assignment[], values: Values): Model {
  const under = (value: Value): Atom[] => assignments.map((assignment) => evaluate(values, value, assignment));
  return objects.flatMap((object) => [
    ...[0, 1].map((i) => under(unlogged.slots(object)[i])),
    ...[0, 1].map((i) => under(i < unlogged.elements(object).length ? unlogged.elements(object)[i] : ABSENT)),
    under(unlogged.length(object)),
    under(unlogged.internal(object)),
  ]);
}

function evaluate(values: Values, value: Value, assignment: Assignment): Atom {
  if (!(value instanceof Union)) return value;
  if (value.word !== null && assignment.value(value.wordGuard)) return values.words.valueUnder(assignment, value.word);
  return value.atoms[value.guards.findIndex((guard) => assignment.value(guard))];
}

describe('versions', () => {
  test('every version shows what was written in it, whatever happened in between', () => {
    fc.assert(fc.property(fc.array(step, { maxLength: 60 }), history), { numRuns: 300 });
  });

  test('a join touches only what either side wrote', () => {
    const circuit = new Circuit();
    const values = new Values(circuit, new Words(circuit), () => null);
    const heap = new Heap(values);
    const untouched = Array.from({ length: 1000 }, () => heap.allocateCell(1));
    const [x, y] = [heap.allocateCell(0), heap.allocateCell(0)];
    heap.record();
    const base = heap.current!;
    const [a, b] = [heap.fork(base), heap.fork(base)];
    heap.switchTo(a);
    heap.writeInternal(x, 1);
    heap.switchTo(b);
    heap.writeInternal(y, 2);
    const joined = heap.join(circuit.variable(), a, b);
    expect(new Set(joined.targets)).toEqual(new Set([x, y]));
    expect(untouched.every((cell) => unlogged.internal(cell) === 1)).toBe(true);
  });

  test('what only one side knows is taken as it is', () => {
    const circuit = new Circuit();
    const values = new Values(circuit, new Words(circuit), () => null);
    const heap = new Heap(values);
    heap.record();
    const base = heap.current!;
    const [a, b] = [heap.fork(base), heap.fork(base)];
    heap.switchTo(a);
    const made = heap.allocateCell(0);
    heap.writeInternal(made, 7);
    heap.join(circuit.variable(), a, b);
    expect(unlogged.internal(made)).toBe(7);
  });

  test('an attempt that is given up leaves nothing behind, however often', () => {
    const circuit = new Circuit();
    const heap = new Heap(new Values(circuit, new Words(circuit), () => null));
    const cell = heap.allocateCell(0);
    heap.record();
    const { depth } = heap.current!;
    for (let round = 1; round <= 3; round += 1) {
      const base = heap.attempt();
      heap.writeInternal(cell, round);
      heap.giveUp(base);
      expect([unlogged.internal(cell), heap.current!.depth]).toEqual([0, depth]);
    }
    // what is made now is known to all that come later
    const made = heap.allocateCell(0);
    const base = heap.current!;
    const [a, b] = [heap.branch(base), heap.branch(base)];
    heap.switchTo(a);
    heap.writeInternal(made, 7);
    heap.join(circuit.variable(), a, b);
    expect(unlogged.internal(made)).toBeInstanceOf(Union);
  });
});
