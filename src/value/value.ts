/**
 * Symbolic JavaScript values (Roberson 2011, §5.1).
 *
 * A concrete value is the bare primitive or reference, so that concrete code pays nothing. A symbolic value is a
 * `Union` { c₁ → α₁, …, cₙ → αₙ } plus at most one `Word` that stands for all its integers at once.
 *
 * Guards need to be disjoint and exhaustive only *under the guard of the state that holds the value*: outside of it a
 * value means nothing. That is why dropping an impossible case never adds a conjunct to the cases that remain, and why
 * a union with a single case left is just that case.
 */

import { FALSE, type Bit, type Word } from '../formula/index.js';
import { type Reference } from './reference.js';

/** A property or element that is not there; never seen by a program, which reads it as `undefined`. */
export const ABSENT: unique symbol = Symbol('absent');

export type Primitive = undefined | null | boolean | number | string | bigint | symbol;

/** One concrete value. Host symbols serve as JavaScript symbols. */
export type Atom = Primitive | Reference;

export type Value = Atom | Union;

/**
 * @invariant atoms are pairwise different by Object.is, and none is a safe integer (−0 is not one): integers live in `word`
 * @invariant guards[i] belongs to atoms[i] and is not FALSE; wordGuard is FALSE exactly if word is null
 * @invariant at least two cases, or one case that is a non-constant word
 */
export class Union {
  private static count = 0;
  /** Tells unions apart in hash keys. */
  readonly id = (Union.count += 1);

  constructor(
    readonly atoms: readonly Atom[],
    readonly guards: readonly Bit[],
    readonly word: Word | null,
    readonly wordGuard: Bit,
  ) {}

  /** The condition under which this value is `atom` (for integers ask the word). */
  guardOf(atom: Atom): Bit {
    for (let i = 0; i < this.atoms.length; i += 1) if (Object.is(this.atoms[i], atom)) return this.guards[i]!;
    return FALSE;
  }
}

/** Whether a number is kept in a union's word rather than as an atom of its own. */
export function isWordNumber(atom: unknown): atom is number {
  return typeof atom === 'number' && Number.isSafeInteger(atom) && !Object.is(atom, -0);
}

export function isConcrete(value: Value): value is Atom {
  return !(value instanceof Union);
}
