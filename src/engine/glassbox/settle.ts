/**
 * Conditions of which valid states decide all, or all but one: which entry of a map has the key that an operation was given. The path that
 * the operation took does not tell (that no other entry has it follows from the order of all keys), but the state that was followed is
 * an example, and mostly it takes one question whether all states are like it, after which everything about the others cancels.
 */

import { FALSE, TRUE, not, type Assignment, type Bit, type Circuit } from '../../formula/index.js';

/**
 * @param example what is probably true of the conditions in every valid state on the path
 * @param ask for a valid state on the path in which a condition holds; null: there is none
 */
export function settle(
  circuit: Circuit,
  conditions: readonly Bit[],
  example: Assignment,
  ask: (condition: Bit) => Assignment | null | 'unknown',
): readonly Bit[] {
  const settled = [...conditions];
  for (let witness = example; ;) {
    const open = [...settled.keys()].filter((index) => settled[index] !== TRUE && settled[index] !== FALSE);
    if (open.length === 0) return settled;
    const one = open.find((index) => witness.value(settled[index]!));
    const others = open.filter((index) => index !== one).map((index) => settled[index]!);
    const differs = one === undefined ? others : [not(settled[one]!), ...others];
    const found = ask(circuit.orAll(differs));
    if (found === null) {
      for (const index of open) settled[index] = index === one ? TRUE : FALSE;
      return settled;
    }
    if (found === 'unknown') return settled;
    if (one !== undefined) {
      // more than one of them holds, or not always the same one
      if (ask(not(settled[one]!)) !== null) return settled;
      settled[one] = TRUE;
    }
    witness = found;
  }
}
