/**
 * Making values: the only place where unions are built, merged and interned.
 *
 * `ite` is the join of Roberson 2011, §5.1 for two values: an atom both sides have gets the guard ite(c, g, h) rather than
 * two conjunctions, which keeps a chain of joins linear in size. Integers of both sides become one word.
 */

import { FALSE, TRUE, not, type Bit, type Circuit, type Word, type Words } from '../formula/index.js';
import { Reference } from './reference.js';
import { Union, isWordNumber, type Atom, type Value } from './value.js';

/** What an operation asks for when a value has too many cases to treat one by one. */
export type Concretize = (value: Union) => Atom;

export class Values {
  /** More cases than this are not enumerated: the policy is asked to concretize. */
  caseLimit = 1024;

  private readonly interned = new Map<number, Union[]>();
  private readonly strings = new Map<string, number>();
  private readonly symbols = new Map<symbol, number>();

  constructor(
    readonly circuit: Circuit,
    readonly words: Words,
    /** Replaced by the policy in force. */
    public concretize: Concretize,
  ) {}

  /** { c → true, ¬c → false } */
  boolean(condition: Bit): Value {
    if (condition === TRUE) return true;
    if (condition === FALSE) return false;
    return this.intern([true, false], [condition, not(condition)], null, FALSE);
  }

  fromWord(word: Word): Value {
    const constant = this.words.isConstant(word);
    return constant === undefined ? this.intern([], [], word, TRUE) : constant;
  }

  /** The value that is `a` where c holds and `b` elsewhere. */
  ite(c: Bit, a: Value, b: Value): Value {
    if (c === TRUE || Object.is(a, b)) return a;
    if (c === FALSE) return b;
    const { circuit } = this;
    const truthA = booleanOf(a);
    if (truthA !== null) {
      const truthB = booleanOf(b);
      if (truthB !== null) return this.boolean(circuit.ite(c, truthA, truthB));
    }
    const wordA = this.integerOf(a);
    if (wordA !== null) {
      const wordB = this.integerOf(b);
      if (wordB !== null) return this.fromWord(this.words.ite(c, wordA, wordB));
    }
    const atoms: Atom[] = [];
    const guards: Bit[] = [];
    const add = (atom: Atom, guard: Bit): void => {
      if (guard === FALSE) return;
      atoms.push(atom);
      guards.push(guard);
    };
    const left = this.view(a);
    const right = this.view(b);
    left.atoms.forEach((atom, i) => add(atom, circuit.ite(c, left.guards[i]!, right.guardOf(atom))));
    right.atoms.forEach((atom, i) => {
      if (left.guardOf(atom) === FALSE) add(atom, circuit.and(not(c), right.guards[i]!));
    });
    const wordGuard = circuit.ite(c, left.wordGuard, right.wordGuard);
    let word: Word | null = null;
    if (wordGuard !== FALSE) {
      if (left.word === null) word = right.word;
      else if (right.word === null) word = left.word;
      else word = this.words.ite(c, left.word, right.word);
    }
    return this.make(atoms, guards, word, word === null ? FALSE : wordGuard);
  }

  /** The word of a value that is an integer in every case; null if it may be something else. */
  private integerOf(value: Value): Word | null {
    if (value instanceof Union) return value.atoms.length === 0 ? value.word : null;
    return isWordNumber(value) ? this.words.constant(value) : null;
  }

  /** A union with the given cases; a single case is returned bare (see the invariants of `Union`). */
  make(atoms: readonly Atom[], guards: readonly Bit[], word: Word | null, wordGuard: Bit): Value {
    if (atoms.length === 0 && word !== null) return this.fromWord(word);
    if (atoms.length === 1 && word === null) return atoms[0];
    if (atoms.length === 0) throw new Error('a value needs a case; the caller must drop states without one');
    return this.intern(atoms, guards, word, wordGuard);
  }

  /** Any value seen as a union; for a concrete value one case with guard TRUE. */
  view(value: Value): Union {
    if (value instanceof Union) return value;
    return isWordNumber(value)
      ? new Union([], [], this.words.constant(value), TRUE)
      : new Union([value], [TRUE], null, FALSE);
  }

  private intern(atoms: readonly Atom[], guards: readonly Bit[], word: Word | null, wordGuard: Bit): Union {
    let hash = word === null ? 17 : (Math.imul(word.id, 31) + wordGuard) | 0;
    for (let i = 0; i < atoms.length; i += 1)
      hash = (Math.imul(hash, 33) + this.hashAtom(atoms[i]) + guards[i]! * 7) | 0;
    const bucket = this.interned.get(hash);
    if (bucket !== undefined) {
      for (const union of bucket) if (sameCases(union, atoms, guards, word, wordGuard)) return union;
    }
    const union = new Union(atoms, guards, word, wordGuard);
    if (bucket === undefined) this.interned.set(hash, [union]);
    else bucket.push(union);
    return union;
  }

  private hashAtom(atom: Atom): number {
    if (atom instanceof Reference) return atom.id;
    if (typeof atom === 'string') return remember(this.strings, atom);
    if (typeof atom === 'symbol') return remember(this.symbols, atom);
    return atom === true ? 1 : atom === false ? 2 : atom === null ? 3 : atom === undefined ? 4 : 5;
  }
}

/** Where a value that is nothing but true or false is true; null if it may be something else. */
function booleanOf(value: Value): Bit | null {
  if (value === true) return TRUE;
  if (value === false) return FALSE;
  if (!(value instanceof Union) || value.word !== null || value.atoms.length !== 2) return null;
  const { atoms, guards } = value;
  if (atoms[0] === true && atoms[1] === false) return guards[0]!;
  return atoms[0] === false && atoms[1] === true ? guards[1]! : null;
}

function remember<K>(table: Map<K, number>, key: K): number {
  const known = table.get(key);
  if (known !== undefined) return known;
  table.set(key, table.size + 6);
  return table.size + 5;
}

function sameCases(
  union: Union,
  atoms: readonly Atom[],
  guards: readonly Bit[],
  word: Word | null,
  wordGuard: Bit,
): boolean {
  if (union.word !== word || union.wordGuard !== wordGuard || union.atoms.length !== atoms.length) return false;
  for (let i = 0; i < atoms.length; i += 1) {
    if (union.guards[i] !== guards[i] || !Object.is(union.atoms[i], atoms[i])) return false;
  }
  return true;
}
