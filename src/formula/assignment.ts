/**
 * What a formula is worth when every variable has a value. Concolic execution asks this for every branch, on
 * formulas that grow while it runs, so values are memoised per gate and the memo grows with the circuit.
 */

import { FALSE, TRUE, nodeOf, type Bit, type Circuit } from './circuit.js';
import { visitCone } from './traverse.js';

const FALSE_VALUE = 1;
const TRUE_VALUE = 2;

/**
 * A total assignment of one circuit's variables, gates made later included.
 * Requires that `variableValue`, asked with the positive bit of a variable, always answers the same.
 *
 * @invariant value(¬b) = ¬value(b), value(a ∧ b) = value(a) ∧ value(b), …
 */
export class Assignment {
  private memo: Uint8Array<ArrayBuffer>;

  constructor(
    private readonly circuit: Circuit,
    private readonly variableValue: (variable: Bit) => boolean,
  ) {
    this.memo = new Uint8Array(Math.max(64, circuit.size + 1));
    this.memo[TRUE] = TRUE_VALUE;
  }

  value(bit: Bit): boolean {
    if (bit === TRUE || bit === FALSE) return bit === TRUE;
    const node = nodeOf(bit);
    if (node >= this.memo.length) this.grow();
    if (this.memo[node] === 0) this.evaluate(node as Bit);
    return (this.memo[node] === TRUE_VALUE) === bit > 0;
  }

  /** The same but for some variables, which are the binary digits of a number, the least first. */
  with(variables: readonly Bit[], number: number): Assignment {
    const digits = new Map(variables.map((variable, digit) => [variable, ((number >> digit) & 1) === 1]));
    return new Assignment(this.circuit, (variable) => digits.get(variable) ?? this.variableValue(variable));
  }

  private evaluate(root: Bit): void {
    visitCone(
      this.circuit,
      [root],
      (node) => this.memo[node] !== 0,
      (node) => {
        this.memo[node] = this.compute(node) ? TRUE_VALUE : FALSE_VALUE;
      },
    );
  }

  /** Requires that the inputs are in the memo. */
  private compute(node: Bit): boolean {
    const circuit = this.circuit;
    const kind = circuit.kindOf(node);
    switch (kind) {
      case 'constant':
        return true;
      case 'variable':
        return this.variableValue(node);
      case 'and':
        return this.read(circuit.input(node, 0)) && this.read(circuit.input(node, 1));
      case 'xor':
        return this.read(circuit.input(node, 0)) !== this.read(circuit.input(node, 1));
      case 'ite':
        return this.read(circuit.input(node, this.read(circuit.input(node, 0)) ? 1 : 2));
    }
  }

  private read(bit: Bit): boolean {
    return (this.memo[nodeOf(bit)] === TRUE_VALUE) === bit > 0;
  }

  private grow(): void {
    const larger = new Uint8Array(Math.max(this.memo.length * 2, this.circuit.size + 1));
    larger.set(this.memo);
    this.memo = larger;
  }
}
