/** Arguments of operations whose specs leave them to the types, by spec. */

import fc from 'fast-check';
import type { Missing } from './play.js';

export function missingOf(spec: string, scope: number): Missing {
  const number = fc.integer({ min: 0, max: scope });
  const product = fc.constantFrom('apple', 'bread', 'cheese');
  switch (spec) {
    case 'avl-tree.check.ts': {
      const key = fc.tuple(number);
      return { has: key, add: key, delete: key };
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
