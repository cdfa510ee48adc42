/**
 * Words: symbolic integers that never wrap. A word knows between which bounds it lies (`lo`, `hi`), is kept as a linear
 * form (`linear.ts`) while it is a sum, and becomes two's-complement bits, as many as its bounds need, when asked.
 *
 * Three decisions to know about:
 *
 * - **Bounds decide exactness.** JavaScript numbers are exact integers up to 2^53 − 1. `add`, `subtract` and `multiply`
 *   return null when the bounds do not prove that the exact result stays there; the evaluator then splits the value.
 *   Every other operation always stays.
 * - **Words are interned** by form and bounds, so equal sums are the same object and may be compared with ===.
 *   Unequal objects mean nothing.
 * - **Known literals.** A form never mentions what is known, so forms and atoms outlive any scope. Bits do not: bits built
 *   while literals are known are kept only until something known is forgotten (`Circuit.onForget`). Comparisons and bits
 *   first replace atoms whose bits are all known by their value.
 */

import { divide, multiply, remainder } from './arithmetic.js';
import type { Assignment } from './assignment.js';
import { bitwise, shiftLeft, shiftRight, shiftRightUnsigned, toIntN } from './bitwise.js';
import { ite } from './choice.js';
import { FALSE, TRUE, not, type Bit, type Circuit } from './circuit.js';
import { equal, less } from './compare.js';
import { InternTable, mix } from './intern.js';
import { difference, isSafe, meet, signedWidth, sum, unsignedWidth, type Interval } from './interval.js';
import { Atom, boundsOf, combine, type LinearForm, type Term } from './linear.js';
import { materialise } from './materialise.js';
import { underKnown } from './known-word.js';
import { constantVector, intervalOf, lessVectors, resize, trim, type Vector } from './vector.js';

/**
 * @invariant the integer lies in lo … hi wherever the domains and the claims of `narrow` hold; both bounds are safe integers
 * @invariant the integer is constant + Σ coefficient · atom
 * @invariant terms is empty exactly if lo = hi
 */
export class Word implements LinearForm, Interval {
  /** Bits that are right always, and bits that are right until something known is forgotten. */
  private permanent: Vector | null = null;
  private scoped: Vector | null = null;
  /** Private to the engine, so that a word shown by a debugger or a failing test does not show the whole circuit. */
  readonly #words: Words;

  constructor(
    words: Words,
    /** Counts up: for tables of values. */
    readonly id: number,
    readonly lo: number,
    readonly hi: number,
    readonly constant: number,
    readonly terms: readonly Term[],
  ) {
    this.#words = words;
  }

  /** Least significant first, the last one is the sign; exactly as many as lo … hi need. */
  get bits(): Vector {
    const circuit = this.#words.circuit;
    if (!circuit.assuming) return (this.permanent ??= materialise(this.#words, this));
    if (this.scoped !== null) return this.scoped;
    const simpler = this.#words.known(this);
    if (simpler === this && this.permanent !== null) return this.permanent;
    this.scoped = resize(materialise(this.#words, simpler), signedWidth(this));
    circuit.onForget(() => (this.scoped = null));
    return this.scoped;
  }
}

export class Words {
  private readonly atoms = new InternTable<Atom>();
  private readonly interned = new InternTable<Word>();
  private atomCount = 0;
  private wordCount = 0;

  constructor(readonly circuit: Circuit) {}

  // ---- making words

  /** Requires a safe integer; −0 becomes 0. */
  constant(n: number): Word {
    return this.make({ constant: n + 0, terms: [] }, { lo: n + 0, hi: n + 0 });
  }

  /**
   * A new integer variable. The caller must assert `domain`, which says that it lies in lo … hi; it is TRUE if the
   * bits can say nothing else. A range far from zero is counted from its lower end, which saves variables.
   */
  fresh(lo: number, hi: number): { readonly word: Word; readonly domain: Bit } {
    if (lo === hi) return { word: this.constant(lo), domain: TRUE };
    const plain = signedWidth({ lo, hi }) - (lo < 0 && hi >= 0 ? 0 : 1);
    const counted = hi - lo <= Number.MAX_SAFE_INTEGER ? unsignedWidth(hi - lo) : plain;
    if (counted + 1 < plain) {
      const { word, domain } = this.fresh(0, hi - lo);
      return { word: this.make(combine(word, 1, this.constant(lo), 1)!, { lo, hi }), domain };
    }
    const bits = Array.from({ length: plain }, () => this.circuit.variable());
    if (lo >= 0) bits.push(FALSE);
    else if (hi < 0) bits.push(TRUE);
    const width = bits.length;
    const atLeast = lessVectors(this.circuit, constantVector(lo, width), bits, true);
    const atMost = lessVectors(this.circuit, bits, constantVector(hi, width), true);
    return { word: this.ofBits(bits, { lo, hi }), domain: this.circuit.and(atLeast, atMost) };
  }

  /**
   * The integer these bits are in two's complement, the last one being the sign. The caller may claim narrower bounds
   * than the bits show; where the claim is false the word means nothing.
   * Requires at least one bit, and that the integer is safe: so at most 54 bits after equal signs are dropped.
   */
  fromBits(bits: readonly Bit[], lo = -Number.MAX_SAFE_INTEGER, hi = Number.MAX_SAFE_INTEGER): Word {
    const current = this.circuit.assuming ? bits.map((bit) => this.circuit.known(bit)) : bits;
    const trimmed = trim(current);
    return this.ofBits(trimmed, meet(intervalOf(trimmed), { lo, hi }));
  }

  /** 1 where the bit is true, 0 elsewhere. */
  fromBoolean(bit: Bit): Word {
    const b = this.circuit.known(bit);
    if (b === TRUE || b === FALSE) return this.constant(b === TRUE ? 1 : 0);
    if (b > 0) return this.ofBits([b, FALSE], { lo: 0, hi: 1 });
    // complement: [¬b] = 1 − [b]
    return this.make(combine(this.constant(1), 1, this.fromBoolean(not(b)), -1)!, { lo: 0, hi: 1 });
  }

  /**
   * The same integer, of which the caller knows that it lies in lo … hi. Use the result only where that is so.
   * Bounds that contradict what is known are ignored: then the place is dead.
   */
  narrow(word: Word, lo: number, hi: number): Word {
    return this.make(word, meet(word, { lo, hi }));
  }

  // ---- linear arithmetic

  /** null if the bounds do not prove the sum safe. */
  add(a: Word, b: Word): Word | null {
    return this.linear(a, b, 1, sum(a, b));
  }

  /** null if the bounds do not prove the difference safe. */
  subtract(a: Word, b: Word): Word | null {
    return this.linear(a, b, -1, difference(a, b));
  }

  negate(a: Word): Word {
    return this.make(combine(a, -1, { constant: 0, terms: [] }, 1)!, { lo: -a.hi + 0, hi: -a.lo + 0 });
  }

  // ---- other arithmetic

  /** null if the bounds do not prove the product safe. */
  multiply(a: Word, b: Word): Word | null {
    return multiply(this, a, b);
  }

  /** a / b rounded toward zero, wherever b ≠ 0; elsewhere it means nothing. */
  divide(a: Word, b: Word): Word {
    return divide(this, a, b);
  }

  /** a % b, with the sign of a, wherever b ≠ 0; elsewhere it means nothing. A result −0 of JavaScript is 0 here. */
  remainder(a: Word, b: Word): Word {
    return remainder(this, a, b);
  }

  // ---- the 32-bit operators of JavaScript; operands of any size are truncated as JavaScript does

  and(a: Word, b: Word): Word {
    return bitwise(this, 'and', a, b);
  }

  or(a: Word, b: Word): Word {
    return bitwise(this, 'or', a, b);
  }

  xor(a: Word, b: Word): Word {
    return bitwise(this, 'xor', a, b);
  }

  /** ~a = −1 − (a | 0) */
  not(a: Word): Word {
    const truncated = this.toInt32(a);
    const form =
      combine(this.constant(-1), 1, truncated, -1) ?? combine(this.constant(-1), 1, this.asAtom(truncated), -1)!;
    return this.make(form, { lo: -1 - truncated.hi, hi: -1 - truncated.lo });
  }

  shiftLeft(a: Word, count: Word): Word {
    return shiftLeft(this, a, count);
  }

  shiftRight(a: Word, count: Word): Word {
    return shiftRight(this, a, count);
  }

  shiftRightUnsigned(a: Word, count: Word): Word {
    return shiftRightUnsigned(this, a, count);
  }

  /** a | 0 */
  toInt32(a: Word): Word {
    return toIntN(this, a, 32, true);
  }

  /** a >>> 0 */
  toUint32(a: Word): Word {
    return toIntN(this, a, 32, false);
  }

  /** a modulo 2^width, as a signed or unsigned integer. Requires 1 ≤ width ≤ 53. */
  toIntN(a: Word, width: number, signed: boolean): Word {
    return toIntN(this, a, width, signed);
  }

  // ---- questions

  equal(a: Word, b: Word): Bit {
    return equal(this, a, b);
  }

  equalsConstant(a: Word, n: number): Bit {
    return equal(this, a, this.constant(n));
  }

  less(a: Word, b: Word): Bit {
    return less(this, a, b);
  }

  /** a ≤ b = ¬(b < a) */
  lessOrEqual(a: Word, b: Word): Bit {
    return not(less(this, b, a));
  }

  /** The number the word certainly is, as far as the form and the known literals show. */
  isConstant(word: Word): number | undefined {
    const simpler = this.known(word);
    return simpler.terms.length === 0 ? simpler.constant : undefined;
  }

  /** The integer under an assignment. */
  valueUnder(assignment: Assignment, word: Word): number {
    let total = word.constant;
    for (const { atom, coefficient } of word.terms) {
      total += coefficient * vectorUnder(assignment, atom.bits);
      if (!Number.isSafeInteger(total)) return this.largeValueUnder(assignment, word);
    }
    return total + 0;
  }

  // ---- choice

  /** a where the condition holds, b elsewhere. What both have in common stays outside the choice. */
  ite(condition: Bit, a: Word, b: Word): Word {
    return ite(this, condition, a, b);
  }

  // ---- for the files beside this one

  /** The interned word of this form and these bounds; a constant if the bounds leave one number. Requires safe bounds. */
  make(form: LinearForm, bounds: Interval): Word {
    const isConstant = bounds.lo === bounds.hi || form.terms.length === 0;
    const constant = form.terms.length > 0 && isConstant ? bounds.lo : form.constant;
    const terms = isConstant ? [] : form.terms;
    const lo = isConstant ? constant : bounds.lo;
    const hi = isConstant ? constant : bounds.hi;
    let key = mix(mix(mix(0, constant), lo), hi);
    for (const term of terms) key = mix(mix(key, term.atom.id), term.coefficient);
    return this.interned.findOrAdd(
      key,
      (word) => word.lo === lo && word.hi === hi && word.constant === constant && sameTerms(word.terms, terms),
      () => new Word(this, (this.wordCount += 1), lo, hi, constant, terms),
    );
  }

  /**
   * The word whose only term is the interned atom of these bits. Requires that the bounds fit the bits. A choice is
   * remembered with a new atom; an atom that was no choice serves for one as well, but not the other way round.
   */
  ofBits(bits: Vector, bounds: Interval, choice: readonly [Word, Word] | null = null): Word {
    const narrowed = meet(bounds, intervalOf(bits));
    const { lo, hi } = narrowed;
    if (lo === hi) return this.constant(lo);
    const fitted = this.fit(bits, narrowed);
    const atom = this.atoms.findOrAdd(
      fitted.reduce((key, bit) => mix(key, bit), mix(mix(0, lo), hi)),
      (other) =>
        other.lo === lo &&
        other.hi === hi &&
        (other.choice === null || (other.choice[0] === choice?.[0] && other.choice[1] === choice[1])) &&
        other.bits.length === fitted.length &&
        other.bits.every((bit, index) => bit === fitted[index]),
      () => new Atom((this.atomCount += 1), fitted, lo, hi, choice),
    );
    return this.make({ constant: 0, terms: [{ atom, coefficient: 1 }] }, narrowed);
  }

  /** The bits in exactly the width the bounds need, with the sign constant if the bounds tell it. */
  fit(bits: Vector, bounds: Interval): Vector {
    const width = signedWidth(bounds);
    if (bounds.lo < 0 && bounds.hi >= 0) return resize(bits, width);
    return [...resize(bits, width).slice(0, width - 1), bounds.lo >= 0 ? FALSE : TRUE];
  }

  /** The same integer as a single atom. */
  asAtom(word: Word): Word {
    return word.terms.length === 0 ? word : this.ofBits(word.bits, word);
  }

  /** The word with everything the known literals tell about its atoms put in. The word itself if that is nothing. */
  known(word: Word): Word {
    return this.circuit.assuming ? underKnown(this, word) : word;
  }

  private linear(a: Word, b: Word, sign: 1 | -1, bounds: Interval): Word | null {
    const form = combine(a, 1, b, sign) ?? combine(this.asAtom(a), 1, this.asAtom(b), sign); // large coefficients hide in an atom
    if (form === null) return null;
    const narrowed = meet(bounds, boundsOf(form));
    return isSafe(narrowed) ? this.make(form, narrowed) : null;
  }

  /** As `valueUnder`, where partial sums leave the safe integers. */
  private largeValueUnder(assignment: Assignment, word: Word): number {
    let total = BigInt(word.constant);
    for (const { atom, coefficient } of word.terms) {
      total += BigInt(coefficient) * BigInt(vectorUnder(assignment, atom.bits));
    }
    return Number(total);
  }
}

function vectorUnder(assignment: Assignment, bits: Vector): number {
  const top = bits.length - 1;
  let total = assignment.value(bits[top]!) ? -(2 ** top) : 0;
  for (let index = 0; index < top; index += 1) if (assignment.value(bits[index]!)) total += 2 ** index;
  return total;
}

function sameTerms(a: readonly Term[], b: readonly Term[]): boolean {
  return (
    a.length === b.length &&
    a.every((term, index) => term.atom === b[index]!.atom && term.coefficient === b[index]!.coefficient)
  );
}
