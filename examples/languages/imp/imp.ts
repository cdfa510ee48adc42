/**
 * IMP (Winskel 1993, chapter 2) with typed variables, the second language of Roberson (2011, section 6.3):
 *
 *     e ::= n | true | false | X | e + e | e - e | e * e | e = e | e <= e | not e | e and e | e or e
 *     c ::= skip | X := e | c ; c | if e then c | while e do c
 *
 * A state is a program and a store. Every variable has a type for good, and the store a tag for what it holds, so that a wrong store can be
 * said to be one. Arithmetic is modulo the number of literals, `and` and `or` look at their right side only if they have to, and `if` has one
 * arm, which is all that the rule for `while` needs.
 */

import { type Term, type Type } from './terms.js';

export class Imp {
  constructor(
    public root: Term,
    /** Variable → its type, its tag in the store, and what it holds if it is a number or a truth value. */
    readonly types: readonly Type[],
    readonly tags: Type[],
    readonly numbers: number[],
    readonly truths: boolean[],
  ) {}

  smallStep(): void {
    this.root = this.root.smallStep(this);
  }

  wellTyped(): boolean {
    return this.storeOk() && this.root.wellTyped(this.types) && this.root.type(this.types) === 'command';
  }

  /** Every variable holds what its type says. */
  storeOk(): boolean {
    for (let variable = 0; variable < this.types.length; variable += 1) {
      if (this.tags[variable] !== this.types[variable]) return false;
    }
    return true;
  }

  isFinalState(): boolean {
    return this.root.kind === 'skip';
  }

  show(): string {
    const store = this.types.map((type, variable) => {
      const held = this.tags[variable] === 'int' ? this.numbers[variable] : this.truths[variable];
      return `X${variable}: ${type} = ${held}`;
    });
    return `${this.root.show()}   where ${store.join(', ')}`;
  }
}
