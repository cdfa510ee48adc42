/**
 * Collecting the cases of a value one after another: c̄ → v̄ of Roberson 2011, §5.1. Guards of the cases must be disjoint;
 * equal atoms share one case, integers are folded into one word.
 */

import { FALSE, type Bit, type Word } from '../formula/index.js';
import { Union, isWordNumber, type Atom, type Value } from './value.js';
import type { Values } from './values.js';

export class Cases {
  private readonly atoms: Atom[] = [];
  private readonly guards: Bit[] = [];
  private word: Word | null = null;
  private wordGuard: Bit = FALSE;

  constructor(private readonly values: Values) {}

  get empty(): boolean {
    return this.atoms.length === 0 && this.word === null;
  }

  /** Where guard holds the value is `value`. */
  add(guard: Bit, value: Value): this {
    if (guard === FALSE) return this;
    if (value instanceof Union) {
      const { circuit } = this.values;
      for (let i = 0; i < value.atoms.length; i += 1)
        this.addAtom(circuit.and(guard, value.guards[i]!), value.atoms[i]);
      if (value.word !== null) this.addWord(circuit.and(guard, value.wordGuard), value.word);
    } else if (isWordNumber(value)) this.addWord(guard, this.values.words.constant(value));
    else this.addAtom(guard, value);
    return this;
  }

  addWord(guard: Bit, word: Word): this {
    if (guard === FALSE) return this;
    this.word = this.word === null ? word : this.values.words.ite(guard, word, this.word);
    this.wordGuard = this.values.circuit.or(this.wordGuard, guard);
    return this;
  }

  /** Without any case the guards exclude each other everywhere, so nobody can tell what the value is. */
  build(): Value {
    if (this.empty) return undefined;
    return this.values.make(this.atoms, this.guards, this.word, this.word === null ? FALSE : this.wordGuard);
  }

  /** As `build`, where contradictory guards may have left no case: then the running state is impossible anyway. */
  buildOr(fallback: Value): Value {
    return this.empty ? fallback : this.build();
  }

  private addAtom(guard: Bit, atom: Atom): void {
    if (guard === FALSE) return;
    for (let i = 0; i < this.atoms.length; i += 1) {
      if (Object.is(this.atoms[i], atom)) {
        this.guards[i] = this.values.circuit.or(this.guards[i]!, guard);
        return;
      }
    }
    this.atoms.push(atom);
    this.guards.push(guard);
  }
}
