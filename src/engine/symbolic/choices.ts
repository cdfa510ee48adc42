/** Arguments as what is chosen for them: the variables of which each is made. */

import { visitCone, type Bit, type Circuit } from '../../formula/index.js';
import { Union, type Value } from '../../value/index.js';

/** For each value the variables that it depends on, itself and not what it refers to. */
export function choicesOf(circuit: Circuit, values: readonly Value[]): readonly (readonly Bit[])[] {
  return values.map((value) => {
    const seen = new Set<Bit>();
    const isSeen = (node: Bit): boolean => seen.has(node);
    visitCone(circuit, formulasIn(value), isSeen, (node) => void seen.add(node));
    return [...seen].filter((node) => circuit.kindOf(node) === 'variable');
  });
}

/** The formulas a value depends on. */
export function formulasIn(value: Value): readonly Bit[] {
  if (!(value instanceof Union)) return [];
  return [...value.guards, value.wordGuard, ...(value.word?.terms ?? []).flatMap(({ atom }) => atom.bits)];
}
