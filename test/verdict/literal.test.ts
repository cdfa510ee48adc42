/** What can be written where it is used is; what has more than one name keeps its number. */

import { expect, test } from 'vitest';
import type { ShownGraph, ShownValue, ShownObject } from '../../src/verdict/graph.js';
import { literals } from '../../src/verdict/literal.js';

const is = (value: string | number | boolean | null): ShownValue => ({ kind: 'primitive', value });
const at = (index: number): ShownValue => ({ kind: 'object', index });
const object = (type: string, parts: Partial<ShownObject>): ShownObject => ({
  type,
  fields: [],
  elements: [],
  entries: [],
  ...parts,
});
const fields = (of: Readonly<Record<string, ShownValue>>): Pick<ShownObject, 'fields'> => ({
  fields: Object.entries(of).map(([name, value]) => ({ name, value, isTree: false })),
});

const graph: ShownGraph = {
  objects: [
    object('Cart', fields({ items: at(1) })),
    object('Array', { elements: [is(0)] }),
    object('Array', { elements: [is(1), is("it's"), { kind: 'special', text: 'NaN' }] }),
    object('Array', {}),
    object('Object', fields({ id: is('a'), 'not a name': at(3) })),
    object('Map', { entries: [{ key: is(1), value: at(3) }] }),
    object('Set', {}),
    object('Pair', fields({ a: is(1), b: at(3) })),
    object('Array', { elements: [{ kind: 'special', text: 'empty' }] }),
    object('Array', { elements: [{ kind: 'opaque', text: 'a function' }] }),
    object('Array', { elements: [at(10)] }),
    object('Array', { elements: Array.from({ length: 50 }, () => is(1)) }),
  ],
};

const written = (...values: ShownValue[]): unknown => literals(graph, [at(0)], values, false);

test('arrays, records, maps and sets', () => {
  expect(written(at(2))).toEqual(["[1, 'it\\'s', NaN]"]);
  expect(written(at(3), at(6), is(1))).toEqual(['[]', 'new Set()', null]);
  expect(written(at(4))).toEqual(["{ id: 'a', 'not a name': [] }"]);
  expect(written(at(5))).toEqual(['new Map([[1, []]])']);
});

test('what is the same object twice, or one of the state, is not written', () => {
  expect(written(at(3), at(3))).toEqual([null, null]);
  expect(written(at(4), at(5))).toEqual([null, null]);
  expect(written(at(1), at(0))).toEqual([null, null]);
  expect(written(at(10))).toEqual([null]);
});

test('nor is what has no literal, or too long a one', () => {
  expect(written(at(8), at(9), at(11), at(7))).toEqual([null, null, null, null]);
});

test('an object of a class where nobody runs it', () => {
  expect(literals(graph, [], [at(7)], true)).toEqual(['Pair { a: 1, b: [] }']);
});
