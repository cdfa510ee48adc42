/**
 * Bits: the names of boolean formulas. A formula is a node of one `Circuit`, and a `Bit` is that node's
 * number with a sign, as in the literals of SAT solvers: minus means *not*. So negation costs nothing,
 * comparing two formulas is comparing two numbers, and a table over formulas is a typed array.
 */

/**
 * A boolean formula, named by a signed node number of one `Circuit`.
 * Equal numbers mean equal formulas. Unequal numbers mean nothing: sharing is best effort.
 *
 * @invariant TRUE = 1, FALSE = -1, and 0 is never a Bit
 * @invariant a gate's inputs have smaller |number| than the gate; hence no cycles
 * @invariant no two gates have the same kind and the same inputs
 */
export type Bit = number & { readonly Bit: unique symbol };

export const TRUE = 1 as Bit;
export const FALSE = -1 as Bit;

/** @invariant not(not(b)) = b,  not(TRUE) = FALSE */
export function not(bit: Bit): Bit {
  return -bit as Bit;
}

/** The formula without its sign: the same for b and ¬b, and what tables over formulas are indexed by. */
export function nodeOf(bit: Bit): number {
  return bit < 0 ? -bit : bit;
}

/** `signed(b, s)` is b where s is positive and ¬b where s is negative. */
export function signed(bit: Bit, sign: number): Bit {
  return (sign < 0 ? -bit : bit) as Bit;
}

/** A boolean of the host as a formula. */
export function bitOf(value: boolean): Bit {
  return value ? TRUE : FALSE;
}
