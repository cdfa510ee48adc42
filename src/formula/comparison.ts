/**
 * Seeing that a gate is a comparison. `lessVectors` makes a chain of majorities,
 *
 *     [l₀ … lₖ] < [r₀ … rₖ]   =   maj(¬lₖ, rₖ, [l₀ … lₖ₋₁] < [r₀ … rₖ₋₁]),
 *
 * at whose end stands  l₀ < r₀ = ¬l₀ ∧ r₀  or  l₀ ≤ r₀ = ¬(l₀ ∧ ¬r₀).  What has this form means this, whoever made it, with whatever known; so
 * what is said here of a gate is as true as the gate. (The numbers are read without sign. Of equal signs nothing is left in a chain, and a
 * chain that ends in others is another statement about other numbers, just as true.)
 */

import { nodeOf, not, signed, type Bit, type Circuit } from './circuit.js';

/** Less than, as unsigned numbers; bits are positive, the least first. */
export interface Comparison {
  readonly left: readonly Bit[];
  readonly right: readonly Bit[];
  readonly orEqual: boolean;
}

/** Numbers, and records of a few, have no more. */
const MOST_DIGITS = 64;

/** What the formula says of two numbers, if it is a chain; null if it is none. */
export function comparisonOf(circuit: Circuit, bit: Bit): Comparison | null {
  const left: Bit[] = [];
  const right: Bit[] = [];
  let rest = bit;
  for (let three = majorityOf(circuit, rest); three !== null; three = majorityOf(circuit, rest)) {
    // one of the two is negated, and that one is of the left number
    const [a, b, smaller] = three;
    left.push(nodeOf(a < 0 ? a : b) as Bit);
    right.push(a < 0 ? b : a);
    rest = smaller;
  }
  if (circuit.kindOf(rest) !== 'and') return null;
  const [a, b] = circuit.inputsOf(rest) as [Bit, Bit];
  if (a < 0 === b < 0) return null;
  const [positive, negative] = a > 0 ? [a, not(b)] : [b, not(a)];
  const orEqual = rest < 0;
  left.push(orEqual ? positive : negative);
  right.push(orEqual ? negative : positive);
  return { left: left.reverse(), right: right.reverse(), orEqual };
}

/**
 * The bits that are equal, two and two, where a formula says only that: what `equalVectors` makes of more than one bit. Null where it says anything
 * else, or of too many bits to be about numbers.
 * @ensures bits are positive, and those of a number are in the order in which they were made, which mostly is that of their digits
 */
export function equalityOf(circuit: Circuit, bit: Bit): readonly (readonly [Bit, Bit])[] | null {
  const pairs: (readonly [Bit, Bit])[] = [];
  const pending = [bit];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const kind = circuit.kindOf(next);
    if (next > 0 && kind === 'and') pending.push(...circuit.inputsOf(next));
    else if (next < 0 && kind === 'xor' && pairs.length < MOST_DIGITS) {
      const [a, b] = circuit.inputsOf(next) as [Bit, Bit];
      pairs.push(a < b ? [a, b] : [b, a]);
    } else return null;
  }
  return pairs.sort(([a], [b]) => a - b);
}

/**
 * The formulas whose majority the gate is: ite(x ⊕ y, y, e) = ite(x ⊕ y, ¬x, e) = maj(¬x, y, e); null if it is none. Negated, it is that
 * of the negated formulas.
 * @ensures of the first two one is negated, and the other is not
 */
export function majorityOf(circuit: Circuit, bit: Bit): readonly [Bit, Bit, Bit] | null {
  if (circuit.kindOf(bit) !== 'ite') return null;
  const condition = circuit.input(bit, 0);
  if (circuit.kindOf(condition) !== 'xor') return null;
  const x = circuit.input(condition, 0);
  const y = circuit.input(condition, 1);
  const chosen = circuit.input(bit, 1);
  const otherwise = circuit.input(bit, 2);
  if (chosen === y || chosen === not(x)) return [signed(not(x), bit), signed(y, bit), signed(otherwise, bit)];
  if (chosen === x || chosen === not(y)) return [signed(x, bit), signed(not(y), bit), signed(otherwise, bit)];
  return null;
}
