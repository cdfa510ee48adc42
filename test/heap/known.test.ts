/**
 * What is made while there are several versions is known to some of them. Against the obvious model, in which a version is a full copy with who
 * knows what: wherever a cell is known, it holds what was written there, and what only one side of a join knows is taken as it is.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Assignment, Circuit, Words } from '../../src/formula/index.js';
import { Heap, unlogged, type Cell, type Version } from '../../src/heap/index.js';
import { Union, Values, type Atom, type Value } from '../../src/value/index.js';

const SELECTORS = 3;

type Step =
  | { readonly do: 'make' }
  | { readonly do: 'write'; readonly cell: number; readonly value: number }
  | { readonly do: 'fork' | 'branch' | 'switch'; readonly to: number }
  | { readonly do: 'join'; readonly selector: number; readonly a: number; readonly b: number };

/** Few versions and few cells at a time, so that they have to do with each other. */
const few = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('make' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('write' as const), cell: few, value: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('fork' as const, 'branch' as const, 'switch' as const), to: few }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('join' as const), selector: fc.nat(SELECTORS - 1), a: few, b: few }),
  },
);

/** Cell → what it holds under each assignment; undefined where it is not known. */
type Model = Map<Cell, (number | undefined)[]>;

interface Leaf {
  version: Version;
  model: Model;
}

function heapOf(): { heap: Heap; circuit: Circuit; values: Values } {
  const circuit = new Circuit();
  const values = new Values(circuit, new Words(circuit), () => null);
  return { heap: new Heap(values), circuit, values };
}

function history(steps: readonly Step[]): void {
  const { heap, circuit, values } = heapOf();
  const selectors = Array.from({ length: SELECTORS }, () => circuit.variable());
  const assignments = Array.from(
    { length: 1 << SELECTORS },
    (_, index) => new Assignment(circuit, (variable) => ((index >> selectors.indexOf(variable)) & 1) === 1),
  );
  const under = (value: Value, assignment: Assignment): Atom => {
    if (!(value instanceof Union)) return value;
    return value.word !== null && assignment.value(value.wordGuard)
      ? values.words.valueUnder(assignment, value.word)
      : value.atoms[value.guards.findIndex((guard) => assignment.value(guard))];
  };
  heap.record();
  const leaves: Leaf[] = [{ version: heap.current!, model: new Map() }];
  let current = 0;
  for (const one of steps) {
    const leaf = leaves[current]!;
    switch (one.do) {
      case 'make':
        leaf.model.set(
          heap.allocateCell(0),
          assignments.map(() => 0),
        );
        break;
      case 'write': {
        // a cell may be written where it is known in every case
        const known = [...leaf.model].filter(([, contents]) => !contents.includes(undefined)).map(([cell]) => cell);
        if (known.length === 0) break;
        const cell = known.at(-1 - (one.cell % known.length))!;
        heap.writeInternal(cell, one.value);
        leaf.model.set(
          cell,
          assignments.map(() => one.value),
        );
        break;
      }
      case 'fork':
      case 'branch': {
        // also one that has not been current yet
        const parted = leaves[one.to % leaves.length]!;
        const base = parted.version;
        const child = (): Version => (one.do === 'fork' ? heap.fork(base) : heap.branch(base));
        leaves.push({ version: child(), model: new Map(parted.model) });
        parted.version = child();
        heap.switchTo(leaf.version);
        break;
      }
      case 'switch':
        current = one.to % leaves.length;
        heap.switchTo(leaves[current]!.version);
        break;
      case 'join': {
        const [a, b] = [one.a % leaves.length, one.b % leaves.length];
        if (a === b) break;
        const selector = selectors[one.selector]!;
        const [left, right] = [leaves[a]!, leaves[b]!];
        const version = heap.join(selector, left.version, right.version);
        const model: Model = new Map();
        for (const cell of [...left.model.keys(), ...right.model.keys()]) {
          const contents = assignments.map(
            (assignment, n) => (assignment.value(selector) ? left : right).model.get(cell)?.[n],
          );
          model.set(cell, contents);
        }
        leaves[a] = { version, model };
        leaves.splice(b, 1);
        current = b < a ? a - 1 : a;
        break;
      }
    }
    const wrong = [...leaves[current]!.model].filter(([cell, contents]) => {
      const held = unlogged.internal(cell);
      return contents.some((content, n) => content !== undefined && under(held, assignments[n]!) !== content);
    });
    expect(wrong).toEqual([]);
  }
}

describe('what is made in one of several versions', () => {
  test('holds what was written, wherever it is known', () => {
    fc.assert(fc.property(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), history), { numRuns: 1500 });
  });

  test.each(['before', 'after'])(
    'is taken as it is, though a join came in between, with the other side run %s',
    (when) => {
      const { heap, circuit } = heapOf();
      heap.record();
      const base = heap.current!;
      const [a, b] = [heap.fork(base), heap.fork(base)];
      const runOther = (): void => {
        heap.switchTo(b);
        heap.allocateCell(0);
      };
      if (when === 'before') runOther();
      heap.switchTo(a);
      const made = heap.allocateCell(0);
      heap.writeInternal(made, 7);
      const joined = heap.join(circuit.variable(), heap.branch(a), heap.branch(base));
      if (when === 'after') runOther();
      heap.join(circuit.variable(), joined, b);
      expect(unlogged.internal(made)).toBe(7);
    },
  );
});
