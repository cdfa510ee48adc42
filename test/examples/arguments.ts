/** Arguments of operations whose specs leave them to the types, or that are objects, by spec. */

import fc from 'fast-check';
import { Point } from '../../examples/hash-table/hash-table.js';
import { PairingHeap } from '../../examples/pairing-heap/pairing-heap.js';
import { SUBJECT, type Missing } from './play.js';

export function missingOf(spec: string, scope: number): Missing {
  const number = fc.integer({ min: 0, max: scope });
  const product = fc.constantFrom('apple', 'bread', 'cheese');
  switch (spec) {
    case 'avl-tree.check.ts':
    case 'b-tree.check.ts': {
      const key = fc.tuple(number);
      return { has: key, add: key, delete: key };
    }
    case 'treap.check.ts': {
      const key = fc.tuple(number);
      return { has: key, insert: fc.tuple(number, number), delete: key, after: key };
    }
    case 'skip-list.check.ts': {
      const key = fc.tuple(number);
      return { has: key, insert: fc.tuple(number, fc.integer({ min: 1, max: 3 })), delete: key };
    }
    case 'pairing-heap.check.ts': {
      const nothing = fc.constant<[]>([]);
      const other = fc.array(number, { maxLength: scope }).map((items) => {
        const heap = new PairingHeap();
        for (const item of items) heap.insert(item);
        return heap;
      });
      return {
        minimum: nothing,
        insert: fc.tuple(number),
        extractMinimum: nothing,
        absorb: fc.oneof(fc.tuple(other), fc.constant([SUBJECT])),
      };
    }
    case 'hash-table.check.ts': {
      const coordinates = fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 3 }));
      const point = coordinates.map(([x, y]) => new Point(x, y));
      const [key, entry] = [fc.tuple(point), fc.tuple(point, fc.constantFrom('a', 'b'))];
      return { put: entry, remove: key, get: key, fetch: key };
    }
    case 'interval-map.check.ts': {
      const value = fc.constantFrom('a', 'b');
      return { get: fc.tuple(number), set: fc.tuple(number, number, value), delete: fc.tuple(number, number) };
    }
    case 'ticket-desk.check.ts': {
      const person = fc.constantFrom('ann', 'ben');
      const optional = { requiredKeys: ['type', 'ticket'] as ('type' | 'ticket')[] };
      const action = fc.oneof(
        fc.record({ type: fc.constantFrom('open', 'hide') }),
        fc.record({ type: fc.constantFrom('show', 'delete'), ticket: number }),
        fc.record({ type: fc.constant('assign'), ticket: number, person }, optional),
        fc.record({ type: fc.constant('close'), ticket: number, duplicateOf: number }, optional),
      );
      return { reduce: fc.tuple(action) };
    }
    case 'shopping-cart.check.ts': {
      const action = fc.oneof(
        fc.record({ type: fc.constantFrom('add', 'remove'), product }),
        fc.record({
          type: fc.constant('change quantity'),
          product,
          quantity: fc.integer({ min: -1, max: 4 }),
        }),
        fc.record({ type: fc.constantFrom('use voucher', 'clear') }),
      );
      return { reduce: fc.tuple(action) };
    }
    default:
      return {};
  }
}
