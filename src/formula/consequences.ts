/**
 * What a fact obviously implies. When a literal becomes known, its gate is looked at once, downward: a conjunction
 * gives its conjuncts, and a gate one of whose inputs is known may give the other. What says nothing yet waits for its inputs
 * (`known.ts`). Nothing is drawn from inputs to gates; whoever wants full propagation asks the solver.
 */

import { FALSE, TRUE, nodeOf, not, signed, type Bit } from './bit.js';
import type { Gates } from './gates.js';

/** Literals that hold wherever `fact` and what is known hold. */
export function consequencesOf(gates: Gates, fact: Bit, known: (bit: Bit) => Bit): readonly Bit[] {
  const node = nodeOf(fact);
  const a = gates.first(node);
  const b = gates.second(node);
  switch (gates.kind(node)) {
    case 'constant':
    case 'variable':
      return [];
    case 'and':
      if (fact > 0) return [a, b]; //                            a ∧ b  gives  a, b
      if (known(a) === TRUE) return [not(b)]; //                 ¬(a ∧ b), a  gives  ¬b
      return known(b) === TRUE ? [not(a)] : []; //               ¬(a ∧ b), b  gives  ¬a
    case 'xor':
      if (known(a) === TRUE) return [signed(not(b), fact)]; //   a ⊕ b, a  gives  ¬b
      if (known(a) === FALSE) return [signed(b, fact)]; //       a ⊕ b, ¬a  gives  b
      if (known(b) === TRUE) return [signed(not(a), fact)]; //   a ⊕ b, b  gives  ¬a
      return known(b) === FALSE ? [signed(a, fact)] : []; //     a ⊕ b, ¬b  gives  a
    case 'ite': {
      const t = signed(b, fact);
      const e = signed(gates.third(node), fact);
      if (known(a) === TRUE) return [t]; //                      ite(c, t, e), c  gives  t
      if (known(a) === FALSE) return [e]; //                     ite(c, t, e), ¬c  gives  e
      if (known(t) === FALSE) return [not(a), e]; //             ite(c, t, e), ¬t  gives  ¬c, e
      return known(e) === FALSE ? [a, t] : []; //                ite(c, t, e), ¬e  gives  c, t
    }
  }
}
