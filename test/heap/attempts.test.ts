/** What is given up, rolled back or discarded leaves nothing behind: random histories against copies of all cells. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Circuit, Words } from '../../src/formula/index.js';
import { Heap, type Cell, type Version, unlogged } from '../../src/heap/index.js';
import { Values, type Value } from '../../src/value/index.js';

const CELLS = 4;

type Step =
  | { readonly do: 'write'; readonly cell: number; readonly value: number }
  | { readonly do: 'attempt' | 'mark' | 'back' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('write' as const), cell: fc.nat(CELLS - 1), value: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('attempt' as const, 'mark' as const, 'back' as const) }) },
);

/** Where to come back to: the beginning of an attempt, or so many writes of the version at hand. */
interface Place {
  readonly base: Version | null;
  readonly writes: number;
  readonly content: readonly Value[];
}

function history(steps: readonly Step[], isKept: boolean): void {
  const circuit = new Circuit();
  const heap = new Heap(new Values(circuit, new Words(circuit), () => null));
  const cells: Cell[] = Array.from({ length: CELLS }, (_, i) => heap.allocateCell(-1 - i));
  const content = (): Value[] => cells.map((cell) => unlogged.internal(cell));
  const initial = content();
  let model = [...initial];
  const places: Place[] = [];
  const root = heap.record();
  for (const one of steps) {
    switch (one.do) {
      case 'write':
        heap.writeInternal(cells[one.cell]!, one.value);
        model[one.cell] = one.value;
        break;
      case 'mark':
        places.push({ base: null, writes: heap.current!.targets.length, content: [...model] });
        break;
      case 'attempt':
        places.push({ base: heap.attempt(), writes: 0, content: [...model] });
        break;
      case 'back': {
        const place = places.pop();
        if (place === undefined) break;
        if (place.base === null) heap.rollback(place.writes);
        else heap.giveUp(place.base);
        model = [...place.content];
        break;
      }
    }
    expect(content()).toEqual(model);
    const changed = cells.filter((_, i) => model[i] !== initial[i]);
    const written = new Set(heap.writtenSince(root).keys());
    expect(changed.filter((cell) => !written.has(cell))).toEqual([]);
  }
  if (isKept) heap.keep();
  else heap.discard();
  expect(heap.current).toBeNull();
  expect(content()).toEqual(isKept ? model : initial);
}

test('attempts and marks, nested in any way', () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), fc.boolean(), history), { numRuns: 400 });
});
