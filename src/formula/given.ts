/**
 * The one-level laws: what becomes of a gate where another formula holds. Three questions, each answered by comparing
 * the inputs of at most two gates; the answer is always an existing formula, so asking never makes the circuit grow.
 */

import { FALSE, TRUE, nodeOf, not, signed, type Bit } from './bit.js';
import { AND, CONSTANT, VARIABLE, XOR, type Gates } from './gates.js';

/** b|a: the bit where the fact holds; a conjunction tells its two conjuncts as well. */
export function given(gates: Gates, bit: Bit, fact: Bit): Bit {
  const simpler = givenLiteral(gates, bit, fact);
  if (simpler !== bit || fact < 0 || gates.kindNumber(fact) !== AND) return simpler;
  const underFirst = givenLiteral(gates, bit, gates.first(fact));
  return underFirst !== bit ? underFirst : givenLiteral(gates, bit, gates.second(fact));
}

/** The bit where one literal f holds, seen one level deep; the bit itself if that does not help. */
function givenLiteral(gates: Gates, bit: Bit, f: Bit): Bit {
  if (bit === f) return TRUE; //                    absorption:    f ∧ f = f ∧ ⊤
  if (bit === -f) return FALSE; //                  contradiction: f ∧ ¬f = f ∧ ⊥
  const node = nodeOf(bit);
  const kind = gates.kindNumber(node);
  if (kind === VARIABLE || kind === CONSTANT) return bit;
  const x = gates.first(node);
  const y = gates.second(node);
  const g = not(f);
  if (kind === AND) {
    if (x === f) return signed(y, bit); //          absorption:    f ∧ (f ∧ y) = f ∧ y,   f ∧ ¬(f ∧ y) = f ∧ ¬y
    if (y === f) return signed(x, bit);
    if (x === g) return signed(FALSE, bit); //      contradiction: f ∧ (¬f ∧ y) = ⊥,      f ∧ ¬(¬f ∧ y) = f
    if (y === g) return signed(FALSE, bit);
  } else if (kind === XOR) {
    if (x === f) return signed(not(y), bit); //     difference:    f ∧ (f ⊕ y) = f ∧ ¬y
    if (y === f) return signed(not(x), bit);
    if (x === g) return signed(y, bit); //          difference:    f ∧ (¬f ⊕ y) = f ∧ y
    if (y === g) return signed(x, bit);
  } else {
    if (x === f) return signed(y, bit); //          selection:     f ∧ ite(f, y, z) = f ∧ y
    if (x === g) return signed(gates.third(node), bit); //    f ∧ ite(¬f, y, z) = f ∧ z
  }
  return bit;
}

/** ¬(p ∧ q) ∧ ¬(p ∧ ¬q) = ¬p, in all four orders; TRUE if a and b are not of that form. */
export function resolvent(gates: Gates, a: Bit, b: Bit): Bit {
  if (a > 0 || b > 0) return TRUE;
  if (gates.kindNumber(-a) !== AND || gates.kindNumber(-b) !== AND) return TRUE;
  const p = gates.first(-a);
  const q = gates.second(-a);
  const x = gates.first(-b);
  const y = gates.second(-b);
  if ((p === x && q === -y) || (p === y && q === -x)) return not(p);
  if ((q === x && p === -y) || (q === y && p === -x)) return not(q);
  return TRUE;
}

/** What is left of two XOR gates that share an input; null if they share none. */
export function symmetricDifference(gates: Gates, a: Bit, b: Bit): readonly [Bit, Bit] | null {
  const p = gates.first(a);
  const q = gates.second(a);
  const x = gates.first(b);
  const y = gates.second(b);
  if (p === x) return [q, y];
  if (p === y) return [q, x];
  if (q === x) return [p, y];
  if (q === y) return [p, x];
  return null;
}
