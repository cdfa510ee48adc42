/** Abstractions do the same with slots, where they stand for modules, as with entries, where programs use them. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AbstractMap, AbstractSet } from '../../src/abstractions/index.js';

const key = fc.constantFrom(0, -0, 1, 2, NaN);
const calls = <T extends string>(...names: readonly T[]): fc.Arbitrary<readonly (readonly [T, number, number])[]> =>
  fc.array(fc.tuple(fc.constantFrom(...names), key, key), { maxLength: 12 });

test('maps', () => {
  fc.assert(
    fc.property(calls('set', 'delete', 'get', 'has', 'clear'), (all) => {
      const [slots, entries] = [new AbstractMap<number, number>([]), new AbstractMap<number, number>()];
      for (const [name, one, value] of all) expect(slots[name](one, value)).toBe(entries[name](one, value));
      expect([slots.size(), slots.isEmpty()]).toEqual([entries.size(), entries.isEmpty()]);
      expect([slots.equalTo(entries), entries.equalTo(slots)]).toEqual([true, true]);
      for (const limit of [0, 1, 2]) {
        const isBelow = (value: number, at: number): boolean => value + at <= limit;
        expect(slots.every(isBelow)).toBe(entries.every(isBelow));
      }
      entries.set(9, 9);
      expect([slots.equalTo(entries), entries.equalTo(slots)]).toEqual([false, false]);
    }),
    { seed: 3 },
  );
});

test('sets', () => {
  fc.assert(
    fc.property(calls('add', 'delete', 'has', 'clear'), (all) => {
      const [slots, members] = [new AbstractSet<number>([]), new AbstractSet<number>()];
      for (const [name, one] of all) expect(slots[name](one)).toBe(members[name](one));
      expect([slots.size(), slots.isEmpty()]).toEqual([members.size(), members.isEmpty()]);
      expect([slots.equalTo(members), members.equalTo(slots)]).toEqual([true, true]);
      members.add(9);
      expect([slots.equalTo(members), members.equalTo(slots)]).toEqual([false, false]);
    }),
    { seed: 3 },
  );
});
