/**
 * Carrying formulas over to another circuit, where tests can ask for their values row by row without the rest. The copy is made with
 * the constructors of the target, so it is simplified again.
 */

import { Circuit, TRUE, nodeOf, signed, visitCone, type Bit } from '../../src/formula/index.js';

/** Maps formulas of one circuit to formulas of another; memoised, and total: asking for more copies more. */
export type CopyMapping = (bit: Bit) => Bit;

/**
 * A mapping into the target that takes each variable to its image and every gate to the gate of its inputs' images.
 * Requires that `imageOf` answers the same each time. While the target knows literals, use the mapping only until it is left.
 *
 * @invariant map(¬b) = ¬map(b), map(a ∧ b) = map(a) ∧ map(b), …
 */
export function copyInto(source: Circuit, target: Circuit, imageOf: (variable: Bit) => Bit): CopyMapping {
  const images = new Map<Bit, Bit>([[TRUE, TRUE]]); // by node of the source
  const imageOfInput = (bit: Bit): Bit => signed(images.get(nodeOf(bit) as Bit)!, bit);
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
    visitCone(
      source,
      [bit], // everything below has a smaller number
      (node) => images.has(node),
      (node) => {
        images.set(node, build(node));
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
