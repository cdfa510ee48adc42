/** Arrays with index cells: under every assignment they are what a real array is after the same writes, whichever way they are read. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bit } from '../../src/formula/index.js';
import { IndexCells, cleared, elementsUnder, put } from '../../src/heap/index.js';
import { ABSENT, type Atom, type Value } from '../../src/value/index.js';
import { ASSIGNMENTS, table, world } from '../value/support.js';

const LENGTH = 6;
const places = Array.from({ length: LENGTH }, (_, place) => place);
const contents: readonly Atom[] = [1, 2, 'a', undefined];

const write = fc.record({
  do: fc.constantFrom('put' as const, 'put' as const, 'clear' as const),
  index: table(places),
  value: table(contents),
  guard: fc.nat(2),
});

const array = fc.record({
  beneath: fc.array(fc.constantFrom<Value>(ABSENT, 7, 8), { maxLength: LENGTH }),
  background: fc.constantFrom<Value>(ABSENT, 0),
  extent: table(places),
  writes: fc.array(write, { maxLength: 5 }),
});

test('elements are those of a real array, seen through the cells and under an assignment', () => {
  fc.assert(
    fc.property(array, ({ beneath, background, extent, writes }) => {
      const { values, variables, symbolic, evaluate, holds } = world();
      const real = Array.from({ length: ASSIGNMENTS }, (_, i) =>
        places.map((place) => {
          const below = beneath[place] ?? ABSENT;
          return below === ABSENT && place < (extent[i] as number) ? background : below;
        }),
      );
      let held = new IndexCells(0, values, [], background, symbolic(extent));
      for (const { do: what, index, value, guard } of writes) {
        const under = variables[guard]!;
        // a cleared place shows what lies beneath, so it is one without cells that is asked for
        const bare = new IndexCells(0, values, [], background, symbolic(extent)).elements(beneath);
        if (what === 'put') held = put(held, symbolic(index), symbolic(value), under);
        else held = cleared(held, symbolic(index), under);
        real.forEach((row, i) => {
          const place = index[i] as number;
          if (!holds(under, i)) return;
          row[place] = what === 'put' ? value[i] : evaluate(place < bare.length ? bare[place] : ABSENT, i);
        });
      }
      real.forEach((row, i) => {
        const assigned = { value: (one: Value) => evaluate(one, i), holds: (bit: Bit) => holds(bit, i) };
        const decoded = elementsUnder(assigned, LENGTH, beneath, held);
        const seen = held.elements(beneath).map((element) => evaluate(element, i));
        const padded = (list: readonly Value[]): Value[] => places.map((p) => (p < list.length ? list[p] : ABSENT));
        expect(padded(decoded)).toEqual(row);
        expect(padded(seen)).toEqual(row);
      });
    }),
    { numRuns: 300 },
  );
});
