/** The slots of maps and sets: they hold what a real map holds, in its order, and one file alone knows how they are laid out. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newCollection } from '../../src/eval/builtins/collections.js';
import * as slots from '../../src/eval/builtins/map-slots.js';
import {
  elementsFor,
  entriesOf,
  entryPart,
  keyAt,
  presentAt,
  slotOfElement,
  unlogged,
  usedSlots,
  valueAt,
} from '../../src/heap/index.js';
import { createProgram } from '../../src/program/program.js';
import { memoryFiles } from '../../src/source/files.js';
import { read, typeScriptFiles } from '../repository/sources.js';

test('every element belongs to one slot, as one of its parts', () => {
  const places = Array.from({ length: elementsFor(5) }, (_, index) => {
    const at = { key: keyAt, value: valueAt, present: presentAt }[entryPart(index)];
    return at(slotOfElement(index));
  });
  expect(places).toEqual([...places.keys()]);
  expect(slotOfElement(elementsFor(5))).toBe(5);
});

type Step = readonly [what: 'set' | 'delete' | 'clear' | 'record', key: number, value: number];

const step: fc.Arbitrary<Step> = fc.tuple(
  fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom('set' as const, 'delete' as const) },
    { weight: 1, arbitrary: fc.constantFrom('clear' as const, 'record' as const) },
  ),
  fc.nat(60),
  fc.nat(3),
);

test('what is present are the entries of a real map', () => {
  const { machine } = createProgram(memoryFiles({}), { print: () => undefined, random: () => 0, now: () => 0 });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 400, size: 'max' }), (steps) => {
      const map = newCollection(machine.heap, 'Map', machine.realm.mapPrototype);
      const real = new Map<number, number>();
      for (const [what, key, value] of steps) {
        if (what === 'record' && machine.heap.current === null) machine.heap.record();
        if (what === 'set') {
          slots.set(machine, map, key, value);
          real.set(key, value);
        } else if (what === 'delete') expect(slots.remove(machine, map, key)).toBe(real.delete(key));
        else if (what === 'clear') {
          slots.clear(machine, map);
          real.clear();
        }
      }
      const present = entriesOf(map).filter((entry) => entry.present === true);
      if (machine.heap.current !== null) machine.heap.keep();
      expect(present.map(({ key, value }) => [key, value])).toEqual([...real]);
      expect(present.every(({ slot }) => slot < usedSlots(map))).toBe(true);
      expect(unlogged.internal(map)).toBe(real.size);
    }),
    { numRuns: 100 },
  );
});

test('nobody else counts in threes', () => {
  const threes = /[^\w.](3 \*|[*%/] 3\b|[+-]= 3\b)/;
  expect(threes.test('elements[3 * slot + 2]') && threes.test('index % 3 === 2')).toBe(true);
  const counting = ['src/heap', 'src/eval', 'src/space', 'src/engine'].flatMap((folder) =>
    typeScriptFiles(folder).filter((path) => !path.endsWith('generated.ts') && threes.test(read(path))),
  );
  expect(counting).toEqual([]);
});
