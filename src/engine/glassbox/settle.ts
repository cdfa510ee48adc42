/**
 * Conditions of which valid states decide all, or all but one: which entry of a map has the key that an operation was given. The path that
 * the operation took does not tell (that no other entry has it follows from the order of all keys), but it takes two or
 * three questions to find out, after which everything about the others cancels.
 */

import { FALSE, TRUE, not, type Assignment, type Bit, type Circuit } from '../../formula/index.js';

/** @param ask for a valid state on the path in which a condition holds; null: there is none */
export function settle(
  circuit: Circuit,
  conditions: readonly Bit[],
  ask: (condition: Bit) => Assignment | null | 'unknown',
): readonly Bit[] {
  const settled = [...conditions];
  for (;;) {
    const open = [...settled.keys()].filter((index) => settled[index] !== TRUE && settled[index] !== FALSE);
    const witness = open.length === 0 ? 'unknown' : ask(circuit.orAll(open.map((index) => settled[index]!)));
    if (witness === 'unknown') return settled;
    if (witness === null) {
      for (const index of open) settled[index] = FALSE;
      return settled;
    }
    const one = open.find((index) => witness.value(settled[index]!))!;
    if (ask(not(settled[one]!)) !== null) return settled;
    settled[one] = TRUE;
  }
}
