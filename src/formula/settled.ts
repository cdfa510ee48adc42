/**
 * What a formula comes to on account of what is known further below. A gate that was built before the path constraint told about its inputs is no
 * known literal itself, though one look at the inputs would do. So its gates are evaluated, in three values, as far as a few looks go.
 */

import { FALSE, TRUE, nodeOf, signed, type Bit } from './bit.js';
import type { Circuit } from './circuit.js';

/** So many gates are looked at for one formula. */
const LOOKS = 64;

/** TRUE or FALSE where a few looks show that, otherwise the bit. */
export function settled(circuit: Circuit, bit: Bit): Bit {
  if (!circuit.assuming) return bit;
  return new Looks(circuit).of(bit);
}

class Looks {
  private left = LOOKS;
  private readonly values = new Map<Bit, Bit>();

  constructor(private readonly circuit: Circuit) {}

  of(bit: Bit): Bit {
    const known = this.circuit.known(bit);
    if (known === TRUE || known === FALSE) return known;
    const node = nodeOf(bit) as Bit;
    let value = this.values.get(node);
    if (value === undefined) {
      if (this.circuit.inputCount(node) === 0 || this.left === 0) return bit;
      this.left -= 1;
      this.values.set(node, (value = this.gate(node)));
    }
    return signed(value, bit);
  }

  private gate(node: Bit): Bit {
    const { circuit } = this;
    const a = this.of(circuit.input(node, 0));
    switch (circuit.kindOf(node)) {
      case 'constant':
      case 'variable':
        return node;
      case 'and': {
        if (a === FALSE) return FALSE; // a ∧ b, where ¬a
        const b = this.of(circuit.input(node, 1));
        if (b === FALSE) return FALSE;
        return a === TRUE && b === TRUE ? TRUE : node;
      }
      case 'xor': {
        const b = this.of(circuit.input(node, 1));
        if (!isConstant(a) || !isConstant(b)) return node;
        return a === b ? FALSE : TRUE;
      }
      case 'ite': {
        if (a === TRUE) return constantOr(this.of(circuit.input(node, 1)), node);
        if (a === FALSE) return constantOr(this.of(circuit.input(node, 2)), node);
        const then = this.of(circuit.input(node, 1));
        return isConstant(then) && then === this.of(circuit.input(node, 2)) ? then : node;
      }
    }
  }
}

const isConstant = (bit: Bit): boolean => bit === TRUE || bit === FALSE;

const constantOr = (bit: Bit, otherwise: Bit): Bit => (isConstant(bit) ? bit : otherwise);
