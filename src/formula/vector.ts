/**
 * Integers as vectors of bits in two's complement, least significant first, the last one being the sign.
 * Everything here works modulo 2^width for a width the caller names; `word.ts` picks widths in which nothing wraps.
 * Adders and comparators are ripple chains: a SAT solver propagates through them well, and a hash-consed chain
 * shares its prefix with every other chain over the same low bits.
 */

import { FALSE, TRUE, bitOf, not, type Bit, type Circuit } from './circuit.js';
import { SAFE, type Interval } from './interval.js';

/** @invariant at least one bit: the sign */
export type Vector = readonly Bit[];

/** n modulo 2^width. Requires that n is a safe integer. */
export function constantVector(n: number, width: number): Vector {
  const bits: Bit[] = [];
  let rest = n;
  for (let index = 0; index < width; index += 1) {
    const low = Math.abs(rest % 2);
    bits.push(bitOf(low === 1));
    rest = (rest - low) / 2; // floor: −3 = 2 · (−2) + 1
  }
  return bits;
}

/** The same integer in `width` bits, by repeating the sign; or, if there are more, its low bits. */
export function resize(bits: Vector, width: number): Vector {
  if (bits.length === width) return bits;
  if (bits.length > width) return bits.slice(0, width);
  const sign = bits[bits.length - 1]!;
  return [...bits, ...Array.from({ length: width - bits.length }, () => sign)];
}

/** The same integer without superfluous copies of the sign. */
export function trim(bits: Vector): Vector {
  let width = bits.length;
  while (width > 1 && bits[width - 1] === bits[width - 2]) width -= 1;
  return width === bits.length ? bits : bits.slice(0, width);
}

/** What the constant bits alone say about the integer. */
export function intervalOf(bits: Vector): Interval {
  const top = bits.length - 1;
  const sign = bits[top]!;
  let lo = sign === FALSE ? 0 : -(2 ** top);
  let hi = sign === TRUE ? -(2 ** top) : 0;
  // from the top: of more than 54 bits the lowest would be lost in what the highest have yet to cancel
  for (let index = top - 1; index >= 0; index -= 1) {
    if (bits[index] === TRUE) lo += 2 ** index;
    if (bits[index] !== FALSE) hi += 2 ** index;
  }
  return { lo: Math.max(lo, -SAFE), hi: Math.min(hi, SAFE) };
}

/** a + b + carry modulo 2^width, both operands sign-extended to it. */
export function addVectors(circuit: Circuit, a: Vector, b: Vector, width: number, carryIn: Bit): Vector {
  const left = resize(a, width);
  const right = resize(b, width);
  const result: Bit[] = [];
  let carry = carryIn;
  for (let index = 0; index < width; index += 1) {
    const x = left[index]!;
    const y = right[index]!;
    const half = circuit.xor(x, y);
    result.push(circuit.xor(half, carry));
    carry = circuit.ite(half, carry, x); // majority(x, y, carry): if x and y differ the carry decides
  }
  return result;
}

/** a − b modulo 2^width: a + ¬b + 1. */
export function subtractVectors(circuit: Circuit, a: Vector, b: Vector, width: number): Vector {
  return addVectors(circuit, a, b.map(not), width, TRUE);
}

/** −a where the condition holds, a elsewhere, modulo 2^width: (a ⊕ c) + c. */
export function negateWhere(circuit: Circuit, condition: Bit, a: Vector, width: number): Vector {
  const flipped = resize(a, width).map((bit) => circuit.xor(bit, condition));
  return addVectors(circuit, flipped, [FALSE], width, condition);
}

/** a · 2^places: exact, `places` bits longer. */
export function shiftVector(a: Vector, places: number): Vector {
  return places === 0 ? a : [...Array.from({ length: places }, () => FALSE), ...a];
}

export function equalVectors(circuit: Circuit, a: Vector, b: Vector): Bit {
  const width = Math.max(a.length, b.length);
  const left = resize(a, width);
  const right = resize(b, width);
  return circuit.andAll(left.map((bit, index) => circuit.iff(bit, right[index]!)));
}

/** a < b, or a ≤ b if `orEqual`, as signed integers. */
export function lessVectors(circuit: Circuit, a: Vector, b: Vector, orEqual: boolean): Bit {
  const width = Math.max(a.length, b.length);
  const left = resize(a, width);
  const right = resize(b, width);
  let less = bitOf(orEqual);
  for (let index = 0; index < width - 1; index += 1) {
    // the highest bit in which they differ decides: there the greater has 1 …
    less = circuit.ite(circuit.xor(left[index]!, right[index]!), right[index]!, less);
  }
  const sign = left[width - 1]!; // … except for the sign: there the lesser has 1
  return circuit.ite(circuit.xor(sign, right[width - 1]!), sign, less);
}

export function chooseVectors(circuit: Circuit, condition: Bit, a: Vector, b: Vector): Vector {
  const width = Math.max(a.length, b.length);
  const left = resize(a, width);
  const right = resize(b, width);
  return left.map((bit, index) => circuit.ite(condition, bit, right[index]!));
}
