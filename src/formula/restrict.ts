/**
 * Formulas restricted to what is known: made again with the constructors of their circuit, which consult the known literals and so
 * simplify them below the top as well.
 */

import { nodeOf, signed, type Bit, type Circuit } from './circuit.js';
import { visitCone } from './traverse.js';

/**
 * Simplifies formulas under the literals now known in their circuit; use it only as long as they are. What is known is
 * not looked into, and neither are the first nodes, up to `oldest`.
 */
export function restriction(circuit: Circuit, oldest = 0): (bit: Bit) => Bit {
  const images = new Map<Bit, Bit>();
  const isKnown = (node: Bit): boolean => circuit.known(node) !== node;
  const imageOf = (bit: Bit): Bit => {
    const node = nodeOf(bit) as Bit;
    return signed(images.get(node) ?? circuit.known(node), bit);
  };
  const isDone = (node: Bit): boolean =>
    node <= oldest || images.has(node) || circuit.inputCount(node) === 0 || isKnown(node);
  const build = (node: Bit): void => {
    const [a, b, e] = circuit.inputsOf(node).map(imageOf) as [Bit, Bit, Bit];
    const kind = circuit.kindOf(node);
    images.set(node, kind === 'and' ? circuit.and(a, b) : kind === 'xor' ? circuit.xor(a, b) : circuit.ite(a, b, e));
  };
  return (bit) => {
    if (!circuit.assuming) return bit;
    if (nodeOf(bit) <= oldest) return circuit.known(bit);
    visitCone(circuit, [bit], isDone, build);
    return imageOf(bit);
  };
}
