/** Bounds and calls in the words of reports. */

import { expect, test } from 'vitest';
import { argumentChoices, counterexample, fieldChoices, shapes } from '../../src/pipeline/conclude.js';
import type { Bounds } from '../../src/spec/bounds.js';
import type { Moment } from '../../src/spec/graph.js';
import { operation } from '../goals.js';

const record = '/a.ts#4:42';
const bounds: Bounds = {
  scope: 2,
  types: [
    {
      id: '/a.ts#Cart',
      name: 'Cart',
      kind: 'class',
      fields: [
        {
          name: 'items',
          bound: { kind: 'array', of: { kind: 'tree', type: record }, minimum: 0, maximum: 2 },
          origin: 'type',
          wide: null,
        },
      ],
      count: 1,
      positions: 1,
      height: null,
      hasLocalInvariant: false,
    },
    {
      id: record,
      name: '{ id, note }',
      kind: 'record',
      fields: [
        { name: 'id', bound: { kind: 'integer', lo: 0, hi: 2 }, origin: 'type', wide: null },
        {
          name: 'note',
          bound: { kind: 'choice', members: [undefined, 'a'] },
          origin: 'type',
          wide: null,
          isOptional: true,
        },
      ],
      count: 2,
      positions: 2,
      height: null,
      hasLocalInvariant: false,
    },
  ],
  subject: { kind: 'tree', type: '/a.ts#Cart' },
  operations: [
    {
      name: 'drop',
      form: 'method',
      next: 'subject',
      arguments: [{ kind: 'reference', type: record }],
      parameters: ['item'],
      origin: 'type',
    },
  ],
  beginnings: [
    {
      name: 'new Cart',
      callee: { kind: 'constructor', class: 'Cart' },
      arguments: [{ kind: 'integer', lo: 1, hi: 2 }],
      parameters: ['limit'],
      origin: 'spec',
    },
  ],
};

test('records without a name are called by their keys, and what stands for absent is said', () => {
  expect(fieldChoices(bounds, null).map(({ type, field, domain }) => `${type}.${field}: ${domain}`)).toEqual([
    'Cart.items: array of 0 … 2 × ({ id, note } below)',
    '{ id, note }.id: 0 … 2',
    "{ id, note }.note: undefined or 'a' (undefined stands for absent)",
  ]);
  expect(argumentChoices(bounds, null)).toEqual([
    { goal: 'new Cart', parameter: 'limit', domain: '1 … 2', origin: 'spec' },
    { goal: 'drop', parameter: 'item', domain: 'any { id, note }', origin: 'type' },
  ]);
});

test('states that are no objects are said to be what they are', () => {
  expect(shapes({ ...bounds, types: [], subject: { kind: 'integer', lo: 0, hi: 3 } }, null)).toEqual(['states: 0 … 3']);
});

test('an object has the same number in the call as in the drawing', () => {
  const item = {
    type: record,
    fields: [['id', { kind: 'primitive', value: 0 }]] as const,
    elements: [],
    entries: [],
  };
  const last = [['last', { kind: 'object', index: 2 }]] as const;
  const before: Moment = {
    graph: { objects: [{ type: '/a.ts#Cart', fields: last, elements: [], entries: [] }, item, item] },
    subject: { kind: 'object', index: 0 },
    actuals: [{ kind: 'object', index: 2 }],
  };
  const outcome = { valid: true, violation: { kind: 'tree', object: 0 }, result: null, after: null } as const;
  const found = { bounds, check: 'Cart', goal: operation('drop'), before, outcome, touched: [] } as const;
  const { call, actuals } = counterexample({ ...found, reached: { kind: 'initial' }, replayed: true });
  expect(call).toBe('cart.drop(#2)');
  expect(actuals).toEqual([{ kind: 'object', index: 2 }]);
  const other: Moment = { ...before, actuals: [{ kind: 'object', index: 1 }] };
  const written = counterexample({ ...found, before: other, reached: { kind: 'initial' }, replayed: true });
  expect(written.call).toBe('cart.drop({ id: 0 })');
});

test('how far loops are unrolled is told as one says it', () => {
  const told = (rounds: number): string | undefined => {
    const atOnce = { rounds, deepens: false, slices: true };
    const lines = shapes({ ...bounds, operations: [{ ...bounds.operations[0]!, atOnce }] }, null);
    return lines.find((line) => line.includes('unrolled'));
  };
  expect([1, 2].map(told)).toEqual([
    'all paths of drop at once, loops and recursion unrolled once',
    'all paths of drop at once, loops and recursion unrolled 2 times',
  ]);
});
