/**
 * A shopping cart as a reducer: a pure function from a state and an action to the next state, as in Redux. The total is kept in
 * the state because the page shows it all the time.
 */

export type Product = 'apple' | 'bread' | 'cheese';

export interface Line {
  readonly product: Product;
  readonly quantity: number;
}

export interface Cart {
  readonly lines: readonly Line[];
  readonly hasVoucher: boolean;
  readonly total: number;
}

export interface Addition {
  readonly type: 'add';
  readonly product: Product;
}

export interface Removal {
  readonly type: 'remove';
  readonly product: Product;
}

export interface ChangeOfQuantity {
  readonly type: 'change quantity';
  readonly product: Product;
  readonly quantity: number;
}

export interface UseOfVoucher {
  readonly type: 'use voucher';
}

export interface Clearance {
  readonly type: 'clear';
}

export type Action = Addition | Removal | ChangeOfQuantity | UseOfVoucher | Clearance;

export const MOST_OF_A_PRODUCT = 3;
const VOUCHER = 2;
const prices: Readonly<Record<Product, number>> = { apple: 1, bread: 2, cheese: 3 };

export const emptyCart: Cart = { lines: [], hasVoucher: false, total: 0 };

export function reduce(cart: Cart, action: Action): Cart {
  switch (action.type) {
    case 'add': {
      const line = cart.lines.find(({ product }) => product === action.product);
      const quantity = line === undefined ? 1 : line.quantity + 1;
      if (quantity > MOST_OF_A_PRODUCT) return cart;
      return priced(withQuantity(cart.lines, action.product, quantity), cart.hasVoucher);
    }
    case 'remove':
      return priced(withQuantity(cart.lines, action.product, 0), cart.hasVoucher);
    case 'change quantity':
      if (action.quantity < 0 || action.quantity > MOST_OF_A_PRODUCT) return cart;
      return priced(withQuantity(cart.lines, action.product, action.quantity), cart.hasVoucher);
    case 'use voucher':
      return priced(cart.lines, true);
    case 'clear':
      return emptyCart;
  }
}

/** A product that is there keeps its place, a new one comes last, and none of it is no line. */
function withQuantity(lines: readonly Line[], product: Product, quantity: number): readonly Line[] {
  if (quantity === 0) return lines.filter((line) => line.product !== product);
  if (!lines.some((line) => line.product === product)) return [...lines, { product, quantity }];
  return lines.map((line) => (line.product === product ? { product, quantity } : line));
}

function priced(lines: readonly Line[], hasVoucher: boolean): Cart {
  return { lines, hasVoucher, total: totalOf(lines, hasVoucher) };
}

/** A voucher never makes the total negative. */
function totalOf(lines: readonly Line[], hasVoucher: boolean): number {
  let sum = 0;
  for (const { product, quantity } of lines) sum += prices[product] * quantity;
  if (!hasVoucher) return sum;
  return sum > VOUCHER ? sum - VOUCHER : 0;
}

/** Every product at most once and in a quantity that can be ordered, and a total that is right. */
export function isValid(cart: Cart): boolean {
  let sum = 0;
  for (let index = 0; index < cart.lines.length; index += 1) {
    const { product, quantity } = cart.lines[index]!;
    if (quantity < 1 || quantity > MOST_OF_A_PRODUCT) return false;
    for (let other = 0; other < index; other += 1) if (cart.lines[other]!.product === product) return false;
    sum += prices[product] * quantity;
  }
  return cart.total === (cart.hasVoucher ? Math.max(0, sum - VOUCHER) : sum);
}
