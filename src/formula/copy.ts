/**
 * Carrying formulas over to another circuit, or to the same one with variables replaced or literals known.
 *
 * Circuits only grow, so a long search now and then copies what it still needs into a fresh circuit and drops the old
 * one. The copy is made with the constructors of the target, so it is simplified again: under literals
 * known in the target, which is how a formula is restricted to a path, and under the images of its variables, which is
 * how a renaming or a substitution is carried out.
 */

import { Circuit, TRUE, nodeOf, signed, type Bit } from './circuit.js';
import { enlarged } from './gates.js';
import { visitCone } from './traverse.js';

/** Maps formulas of one circuit to formulas of another; memoised, and total: asking for more copies more. */
export type CopyMapping = (bit: Bit) => Bit;

/**
 * A mapping into the target that takes each variable to its image and every gate to the gate of its inputs' images.
 * Requires that `imageOf` answers the same each time. While the target knows literals, use the mapping only until it is left.
 *
 * @invariant map(¬b) = ¬map(b), map(a ∧ b) = map(a) ∧ map(b), …
 */
export function copyInto(source: Circuit, target: Circuit, imageOf: (variable: Bit) => Bit): CopyMapping {
  let images = new Int32Array(1024); // by node of the source; 0 for those not copied
  images[TRUE] = TRUE;
  const imageOfInput = (bit: Bit): Bit => signed(images[nodeOf(bit)]! as Bit, bit);
  const build = (node: Bit): Bit => {
    const [a, b, e] = source.inputsOf(node).map(imageOfInput) as [Bit, Bit, Bit];
    switch (source.kindOf(node)) {
      case 'constant':
        return TRUE;
      case 'variable':
        return imageOf(node);
      case 'and':
        return target.and(a, b);
      case 'xor':
        return target.xor(a, b);
      case 'ite':
        return target.ite(a, b, e);
    }
  };
  return (bit) => {
    if (nodeOf(bit) >= images.length) images = enlarged(images, Math.max(images.length * 2, nodeOf(bit) + 1));
    visitCone(
      source,
      [bit], // everything below has a smaller number
      (node) => images[node] !== 0,
      (node) => {
        images[node] = build(node);
      },
    );
    return target.known(imageOfInput(bit));
  };
}

/**
 * Copies the roots, and what they need, to a fresh circuit. The variables among them keep their relative order.
 * Later questions to the mapping may add more.
 */
export function copyRoots(
  source: Circuit,
  roots: Iterable<Bit>,
): { readonly circuit: Circuit; readonly map: CopyMapping } {
  const circuit = new Circuit();
  const needed: Bit[] = [];
  const visited = new Uint8Array(source.size + 1);
  const rootList = [...roots];
  visitCone(
    source,
    rootList,
    (node) => visited[node] === 1,
    (node) => {
      visited[node] = 1;
      if (source.kindOf(node) === 'variable') needed.push(node);
    },
  );
  const images = new Map<Bit, Bit>();
  for (const variable of needed.sort((a, b) => a - b)) images.set(variable, circuit.variable());
  const map = copyInto(source, circuit, (variable) => {
    const image = images.get(variable) ?? circuit.variable();
    images.set(variable, image);
    return image;
  });
  for (const root of rootList) map(root);
  return { circuit, map };
}

/** The formula simplified under the literals now known in its circuit. */
export function restrict(circuit: Circuit, bit: Bit): Bit {
  return restriction(circuit)(bit);
}

/**
 * Simplifies formulas under the literals now known in their circuit; use it only as long as they are. What is known is
 * not looked into, and neither are the first nodes, up to `oldest`.
 */
export function restriction(circuit: Circuit, oldest = 0): CopyMapping {
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
