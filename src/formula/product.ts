/**
 * Products and quotients of bit vectors: the shift-and-add multiplier and the restoring divider of school
 * arithmetic. Nothing cleverer pays: checked programs multiply small numbers, and for large ones the SAT
 * solver is lost with any circuit.
 */

import { FALSE, TRUE, not, type Bit, type Circuit } from './circuit.js';
import { addVectors, resize, subtractVectors, type Vector } from './vector.js';

/**
 * a · b as an exact signed product of a.length + b.length bits. From low to high, each bit of b adds a or nothing
 * and settles one bit of the result; the sign of b weighs −2^top, so it subtracts.
 */
export function multiplyVectors(circuit: Circuit, a: Vector, b: Vector): Vector {
  const result: Bit[] = [];
  const width = a.length + 1;
  let rest: Vector = [FALSE];
  b.forEach((bit, index) => {
    const addend = a.map((x) => circuit.and(bit, x));
    const isSign = index === b.length - 1;
    const total = isSign
      ? subtractVectors(circuit, rest, addend, width)
      : addVectors(circuit, rest, addend, width, FALSE);
    result.push(total[0]!);
    rest = total.slice(1);
  });
  return [...result, ...rest];
}

/**
 * Quotient and remainder of two integers without sign: vectors here have no sign bit, and may be empty for 0.
 * @invariant dividend = quotient · divisor + remainder,  remainder < divisor,  wherever divisor ≠ 0
 */
export function divideMagnitudes(
  circuit: Circuit,
  dividend: Vector,
  divisor: Vector,
): { readonly quotient: Vector; readonly remainder: Vector } {
  const places = powerOfTwo(divisor);
  if (places !== null) return { quotient: dividend.slice(places), remainder: dividend.slice(0, places) };
  const width = divisor.length + 1;
  const complement = [...divisor.map(not), TRUE];
  const quotient: Bit[] = [];
  let remainder: Vector = [];
  for (let index = dividend.length - 1; index >= 0; index -= 1) {
    const shifted = unsigned([dividend[index]!, ...remainder], width);
    // shifted − divisor + 2^width: the bit of weight 2^width is set exactly where the subtraction does not borrow
    const total = addVectors(circuit, [...shifted, FALSE], [...complement, FALSE], width + 1, TRUE);
    const fits = total[width]!;
    quotient.push(fits);
    remainder = shifted.slice(0, width - 1).map((bit, at) => circuit.ite(fits, total[at]!, bit));
  }
  return { quotient: quotient.reverse(), remainder };
}

/** The vector without sign in `width` bits. */
function unsigned(bits: Vector, width: number): Vector {
  return bits.length >= width ? bits.slice(0, width) : resize([...bits, FALSE], width);
}

/** k if the vector is the constant 2^k, otherwise null. */
function powerOfTwo(bits: Vector): number | null {
  const place = bits.indexOf(TRUE);
  const isPower = place >= 0 && bits.every((bit, index) => bit === (index === place ? TRUE : FALSE));
  return isPower ? place : null;
}
