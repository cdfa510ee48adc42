/**
 * Known literals: what holds on the path being followed.
 *
 * While a path is followed its constraint fixes many formulas, and everything built meanwhile is only ever used
 * together with that constraint. So the circuit keeps a table of formulas known to be true or false, and every
 * constructor replaces a known input by its constant. Gates built that way are ordinary gates and stay right for
 * ever; what is right only on the path is the *claim* that such a gate equals what was asked for. Therefore a table
 * that remembers "asked for → got" must forget its entry when the path is left: `onForget` is how it is told.
 *
 * Scopes nest. A mark is the height of the trail, so leaving costs what was assumed since, and nothing else.
 */

import { FALSE, TRUE, nodeOf, type Bit } from './bit.js';

/** A height of the trail, made by `enter` and spent by `leave`. */
export type Mark = number & { readonly Mark: unique symbol };

const NONE: readonly Bit[] = [];

/** @invariant values[node] ≠ 0 exactly for the nodes on the trail, and no node is on it twice */
export class KnownLiterals {
  private values = new Int8Array(1024);
  private readonly trail: number[] = [];
  /** Node → facts that may say more once it is known; some may be known no longer. */
  private readonly waiting = new Map<number, Bit[]>();
  private readonly undoHeights: number[] = [];
  private readonly undoActions: (() => void)[] = [];

  get height(): number {
    return this.trail.length;
  }

  /** All that is known, oldest first. */
  literals(): Bit[] {
    return this.trail.map((node) => (this.values[node]! > 0 ? node : -node) as Bit);
  }

  /** TRUE or FALSE where that is known, otherwise the bit itself. */
  of(bit: Bit): Bit {
    const node = bit < 0 ? -bit : bit;
    if (node >= this.values.length) return bit;
    const value = this.values[node]!;
    if (value === 0) return bit;
    return value > 0 === bit > 0 ? TRUE : FALSE;
  }

  /** Requires that nothing is known of the bit. */
  set(bit: Bit): void {
    const node = bit < 0 ? -bit : bit;
    if (node >= this.values.length) {
      const larger = new Int8Array(Math.max(this.values.length * 2, node + 1));
      larger.set(this.values);
      this.values = larger;
    }
    this.values[node] = bit < 0 ? -1 : 1;
    this.trail.push(node);
  }

  /** From here on a fact waits until more is known of its inputs. */
  wait(fact: Bit, inputs: readonly Bit[]): void {
    for (const input of inputs) {
      const node = nodeOf(input);
      const facts = this.waiting.get(node);
      if (facts === undefined) this.waiting.set(node, [fact]);
      else facts.push(fact);
    }
  }

  /** The facts that wait for the bit. */
  waitedFor(bit: Bit): readonly Bit[] {
    const facts = this.waiting.get(nodeOf(bit));
    return facts === undefined ? NONE : facts.filter((fact) => this.of(fact) === TRUE);
  }

  onForget(action: () => void): void {
    if (this.trail.length === 0) return; // nothing is known, so nothing will be forgotten
    this.undoHeights.push(this.trail.length);
    this.undoActions.push(action);
  }

  /** Forgets everything above the mark: actions first, newest first, then the literals. */
  cut(mark: Mark): void {
    while (this.undoHeights.length > 0 && this.undoHeights[this.undoHeights.length - 1]! > mark) {
      this.undoHeights.pop();
      this.undoActions.pop()!();
    }
    while (this.trail.length > mark) this.values[this.trail.pop()!] = 0;
    if (mark === 0) this.waiting.clear();
  }
}
