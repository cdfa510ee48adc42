/**
 * The tools that take bounds apart, against a judge that knows nothing of kinds: in the JSON of a bound, whatever has a kind is a bound.
 */

import { describe, expect, test } from 'vitest';
import type { Bound } from '../../src/spec/bounds.js';
import { alternatives, mapParts, partsOf, placedParts } from '../../src/spec/parts.js';

const plain: readonly Bound[] = [
  { kind: 'boolean' },
  { kind: 'integer', lo: 0, hi: 3 },
  { kind: 'choice', members: ['a', null] },
  { kind: 'tree', type: 'file#Node' },
  { kind: 'reference', type: 'file#Node' },
  { kind: 'above', type: 'file#Node', nothing: null },
  { kind: 'hole' },
  { kind: 'kept' },
];

/** Every kind that has parts, around every one given; of tuples the elements are told one by one. */
function around(parts: readonly Bound[]): readonly Bound[] {
  return parts.flatMap((part, i): Bound[] => {
    const other = parts[(i + 1) % parts.length]!;
    return [
      { kind: 'array', of: part, minimum: 1, maximum: 2 },
      { kind: 'array', of: { kind: 'union', members: [part, other] }, each: [part, other], minimum: 2, maximum: 2 },
      { kind: 'set', of: part, maximum: 3 },
      { kind: 'map', key: part, value: other, maximum: 2 },
      { kind: 'union', members: [part, other] },
    ];
  });
}

const once = around(plain);
const all: readonly Bound[] = [...plain, ...once, ...around(once)];

/** Everything in a bound that has a kind, itself included, as JSON finds it. */
function kinded(value: unknown): { readonly kind: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(kinded);
  return 'kind' in value ? [value as { kind: string }, ...inside] : inside;
}

const texts = (bounds: readonly unknown[]): string[] => [...new Set(bounds.map((one) => JSON.stringify(one)))].sort();

describe('of every bound', () => {
  test('parts are all that have no parts', () => {
    for (const bound of all) {
      const leaves = kinded(bound).filter((one) => kinded(one).length === 1);
      expect(texts(partsOf(bound))).toEqual(texts(leaves));
      expect(texts(placedParts(bound).map(({ part }) => part))).toEqual(texts(leaves));
    }
  });

  test('changing nothing changes nothing, and every part is offered', () => {
    for (const bound of all) {
      const offered: Bound[] = [];
      const deep = (one: Bound): Bound => {
        offered.push(one);
        return mapParts(one, deep);
      };
      expect(deep(bound)).toEqual(bound);
      expect(texts(offered)).toEqual(texts(kinded(bound)));
    }
  });

  test('what is changed is changed everywhere', () => {
    const renamed = (one: Bound): Bound => ('type' in one ? { ...one, type: 'file#Leaf' } : mapParts(one, renamed));
    for (const bound of all)
      expect(JSON.stringify(renamed(bound))).toBe(JSON.stringify(bound).replaceAll('file#Node', 'file#Leaf'));
  });

  test('alternatives are no unions, and have the same parts', () => {
    for (const bound of all) {
      expect(alternatives(bound).some(({ kind }) => kind === 'union')).toBe(false);
      expect(alternatives(bound).flatMap(partsOf)).toEqual(partsOf(bound));
    }
  });
});

test('places are counted, and named by the way to them', () => {
  const [node, number] = [plain[3]!, plain[1]!];
  const pairs: Bound = { kind: 'map', key: number, value: { kind: 'union', members: [node, number] }, maximum: 2 };
  expect(placedParts(pairs)).toEqual([
    { part: number, path: '[0]key' },
    { part: node, path: '[0]' },
    { part: number, path: '[0]' },
    { part: number, path: '[1]key' },
    { part: node, path: '[1]' },
    { part: number, path: '[1]' },
  ]);
  const tuple: Bound = { kind: 'array', of: number, each: [node, pairs], minimum: 2, maximum: 2 };
  expect(placedParts(tuple).map(({ path }) => path)).toEqual([
    '[0]',
    ...['[0]key', '[0]', '[0]', '[1]key', '[1]', '[1]'].map((path) => `[1]${path}`),
  ]);
});
