/**
 * Everything that a path constraint tells. A fact that becomes known is looked at downward only (`consequences.ts`); what
 * gates come to on account of their inputs is not noticed then. An operation that reads `table[index]` long before it fixes the index,
 * in order to write there, has said "some bucket's chain is empty" by then; only the index tells which. So when the path is
 * complete its gates are gone through until nothing changes, gates from their inputs and inputs from their gates.
 */

import { FALSE, TRUE, nodeOf, not, type Bit } from './bit.js';
import type { Circuit } from './circuit.js';

/** Makes known what follows from the facts, which are, one gate at a time. */
export function propagate(circuit: Circuit, facts: readonly Bit[]): void {
  const gates = cone(circuit, facts);
  for (let isStable = false; !isStable;) {
    isStable = true;
    for (const gate of gates) {
      if (circuit.known(gate) !== gate) continue;
      const value = valueOf(circuit, gate);
      if (value === gate) continue;
      circuit.assume(value === TRUE ? gate : not(gate));
      isStable = false;
    }
    for (let index = gates.length - 1; index >= 0; index -= 1) {
      const gate = gates[index]!;
      const value = circuit.known(gate);
      if (value !== gate && circuit.conclude(value === TRUE ? gate : not(gate))) isStable = false;
    }
  }
}

/** The gates below the facts, inputs before gates. */
function cone(circuit: Circuit, facts: readonly Bit[]): readonly Bit[] {
  const gates = new Set<Bit>();
  const pending = facts.map((fact) => nodeOf(fact) as Bit);
  for (let gate = pending.pop(); gate !== undefined; gate = pending.pop()) {
    const count = circuit.inputCount(gate);
    if (count === 0 || gates.has(gate)) continue;
    gates.add(gate);
    for (let index = 0; index < count; index += 1) pending.push(nodeOf(circuit.input(gate, index)) as Bit);
  }
  return [...gates].sort((a, b) => a - b);
}

/** The constant that a gate is on account of its inputs; otherwise the gate. */
function valueOf(circuit: Circuit, gate: Bit): Bit {
  const a = circuit.known(circuit.input(gate, 0));
  const b = circuit.known(circuit.input(gate, 1));
  switch (circuit.kindOf(gate)) {
    case 'constant':
    case 'variable':
      return gate;
    case 'and':
      if (a === FALSE || b === FALSE) return FALSE;
      return a === TRUE && b === TRUE ? TRUE : gate;
    case 'xor':
      if (!isConstant(a) || !isConstant(b)) return gate;
      return a === b ? FALSE : TRUE;
    case 'ite': {
      const c = circuit.known(circuit.input(gate, 2));
      const chosen = a === TRUE ? b : a === FALSE || b === c ? c : gate;
      return isConstant(chosen) ? chosen : gate;
    }
  }
}

function isConstant(bit: Bit): boolean {
  return bit === TRUE || bit === FALSE;
}
