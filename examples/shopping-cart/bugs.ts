/** Ways to get a reducer wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'shopping-cart.ts', spec: 'shopping-cart.check.ts', operation: 'reduce' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'adding once more makes another line',
    find: '  if (!lines.some((line) => line.product === product)) return [...lines, { product, quantity }];\n',
    replace: '  return [...lines, { product, quantity }];\n',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'one more than can be ordered',
    find: 'if (quantity > MOST_OF_A_PRODUCT) return cart;',
    replace: 'if (quantity > MOST_OF_A_PRODUCT + 1) return cart;',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'removing the last line lets the voucher make the total negative',
    find: 'return sum > VOUCHER ? sum - VOUCHER : 0;',
    replace: 'return sum - VOUCHER;',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'the voucher is forgotten when something is removed',
    find: "case 'remove':\n      return priced(withQuantity(cart.lines, action.product, 0), cart.hasVoucher);",
    replace:
      "case 'remove':\n      return { ...priced(withQuantity(cart.lines, action.product, 0), false), hasVoucher: cart.hasVoucher };",
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'a quantity of none stays a line',
    find: '  if (quantity === 0) return lines.filter((line) => line.product !== product);\n',
    replace: '',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'adding assumes that the product is there',
    find: 'const quantity = line === undefined ? 1 : line.quantity + 1;',
    replace: 'const quantity = line!.quantity + 1;',
    violation: 'exception',
    scope: 1,
  },
  {
    ...seeded,
    name: 'clearing keeps the lines but not their total',
    find: "case 'clear':\n      return emptyCart;",
    replace: "case 'clear':\n      return { ...cart, hasVoucher: false, total: 0 };",
    violation: 'invariant',
    scope: 1,
  },
];
