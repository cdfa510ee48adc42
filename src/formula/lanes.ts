/**
 * A formula under 32 assignments at once, which differ from one assignment in a few variables only. Each bit of a machine word is an
 * assignment of its own, a *lane*, and one bitwise operation computes a gate in all of them. Gates that do not depend on those few
 * variables have the value that they have in the one assignment, which remembers it.
 */

import type { Assignment } from './assignment.js';
import { nodeOf, type Bit, type Circuit } from './circuit.js';
import { visitCone } from './traverse.js';

const UNSEEN = 0;
const SAME_IN_ALL = 1;
const DIFFERENT = 2;

/**
 * @invariant computed[n] = round only if words[n] has the value of n in each lane
 * @invariant dependence[n] = SAME_IN_ALL only if n depends on none of the variables that differ
 */
export class Lanes {
  private words = new Int32Array(1024);
  private computed = new Int32Array(1024);
  private dependence = new Uint8Array(1024);
  private round = 0;
  private base: Assignment | null = null;

  /** @param variables that may differ */
  constructor(
    private readonly circuit: Circuit,
    variables: readonly Bit[],
  ) {
    this.grow();
    for (const variable of variables) this.dependence[nodeOf(variable)] = DIFFERENT;
  }

  /** From here on the lanes differ from the base as told; what is not told is as it is there. */
  start(base: Assignment, different: ReadonlyMap<Bit, number>): void {
    this.base = base;
    this.round += 1;
    this.grow();
    for (const [variable, word] of different) {
      this.words[variable] = word;
      this.computed[variable] = this.round;
    }
  }

  /** The value in each lane. @requires something was started */
  value(bit: Bit): number {
    const node = nodeOf(bit) as Bit;
    if (node >= this.words.length) this.grow();
    visitCone(
      this.circuit,
      [node],
      (one) => this.computed[one] === this.round || this.dependence[one] === SAME_IN_ALL,
      (one) => this.compute(one),
    );
    return this.read(bit);
  }

  /** Requires that the inputs are computed. */
  private compute(node: Bit): void {
    const { circuit, dependence } = this;
    const inputs = circuit.inputsOf(node);
    if (dependence[node] === UNSEEN) {
      const isSame = inputs.every((input) => dependence[nodeOf(input)] === SAME_IN_ALL);
      dependence[node] = isSame ? SAME_IN_ALL : DIFFERENT;
      if (isSame) return;
    }
    const [a = 0, b = 0, c = 0] = inputs.map((input) => this.read(input));
    this.computed[node] = this.round;
    switch (circuit.kindOf(node)) {
      case 'constant': // the same in all lanes
        return;
      case 'variable': // not told
        this.words[node] = this.inBase(node);
        return;
      case 'and':
        this.words[node] = a & b;
        return;
      case 'xor':
        this.words[node] = a ^ b;
        return;
      case 'ite':
        this.words[node] = (a & b) | (~a & c);
        return;
    }
  }

  private read(bit: Bit): number {
    const node = nodeOf(bit) as Bit;
    const word = this.dependence[node] === SAME_IN_ALL ? this.inBase(node) : this.words[node]!;
    return bit < 0 ? ~word : word;
  }

  private inBase(node: Bit): number {
    return this.base!.value(node) ? -1 : 0;
  }

  private grow(): void {
    if (this.circuit.size < this.words.length) return;
    const length = Math.max(this.words.length * 2, this.circuit.size + 1);
    const { words, computed, dependence } = this;
    this.words = new Int32Array(length);
    this.words.set(words);
    this.computed = new Int32Array(length);
    this.computed.set(computed);
    this.dependence = new Uint8Array(length);
    this.dependence.set(dependence);
  }
}
