/** A reducer is checked like a class with one operation: from every valid cart, every action leads to a valid cart. */

import { check, int } from 'glassbox';
import { emptyCart, isValid, MOST_OF_A_PRODUCT, reduce, type Action, type Cart } from './shopping-cart.js';

check.function(reduce, {
  name: 'shopping cart',
  scope: 3,
  invariant: isValid,
  initial: () => emptyCart,
  types: {
    Cart: { total: int(0, 18) },
    Line: { quantity: int(0, MOST_OF_A_PRODUCT) },
    ChangeOfQuantity: { quantity: int(-1, MOST_OF_A_PRODUCT + 1) },
  },
  postcondition: (next: Cart, cart: Cart, action: Action) => {
    if (action.type === 'clear') return next.lines.length === 0;
    if (action.type === 'remove') return next.lines.every(({ product }) => product !== action.product);
    return next.lines.length >= cart.lines.length - 1;
  },
});
