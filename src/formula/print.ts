/**
 * Formulas as text, for people and for golden tests. A gate that is used more than once, and one that is too deep to
 * read inline, gets a line of its own and is named by it, so the text is as long as the formula is large:
 *
 *     let g5 = v0 ∧ ¬v1
 *     g5 ⊕ ¬(g5 ∧ v2)
 *
 * Variables are numbered in the order of their making. What is printed depends on the formula alone, except for the
 * numbers of the named gates.
 */

import { FALSE, TRUE, nodeOf, type Bit, type Circuit } from './circuit.js';
import { visitCone } from './traverse.js';

/** Gates nested deeper than this are named. */
const MAXIMUM_DEPTH = 6;

interface Printed {
  readonly text: string;
  readonly depth: number;
  readonly isAtomic: boolean;
}

export function printFormula(circuit: Circuit, root: Bit): string {
  const uses = countUses(circuit, root);
  const printed = new Map<Bit, Printed>([[TRUE, { text: '⊤', depth: 0, isAtomic: true }]]);
  const lines: string[] = [];
  visitCone(
    circuit,
    [root],
    (node) => printed.has(node),
    (node) => {
      const whole = printNode(circuit, node, printed);
      const isShared = uses[node]! > 1 || whole.depth >= MAXIMUM_DEPTH;
      if (whole.isAtomic || !isShared || node === nodeOf(root)) {
        printed.set(node, whole);
      } else {
        lines.push(`let g${node} = ${whole.text}`);
        printed.set(node, { text: `g${node}`, depth: 0, isAtomic: true });
      }
    },
  );
  lines.push(textOf(root, printed, false));
  return lines.join('\n');
}

/** For every node below the root, how many gates use it, counting no further than two. */
function countUses(circuit: Circuit, root: Bit): Uint8Array {
  const uses = new Uint8Array(nodeOf(root) + 1);
  const visited = new Uint8Array(nodeOf(root) + 1);
  visitCone(
    circuit,
    [root],
    (node) => visited[node] === 1,
    (node) => {
      visited[node] = 1;
      for (const input of circuit.inputsOf(node)) {
        const used = nodeOf(input);
        uses[used] = Math.min(2, uses[used]! + 1);
      }
    },
  );
  return uses;
}

/** Requires that the inputs are printed. */
function printNode(circuit: Circuit, node: Bit, printed: ReadonlyMap<Bit, Printed>): Printed {
  const inputs = circuit.inputsOf(node);
  const depth = 1 + Math.max(0, ...inputs.map((input) => printed.get(nodeOf(input) as Bit)!.depth));
  const [a, b, e] = inputs.map((input) => textOf(input, printed, true));
  switch (circuit.kindOf(node)) {
    case 'constant':
      return { text: '⊤', depth: 0, isAtomic: true };
    case 'variable':
      return { text: `v${circuit.ordinalOf(node)}`, depth: 0, isAtomic: true };
    case 'and':
      return { text: `${a} ∧ ${b}`, depth, isAtomic: false };
    case 'xor':
      return { text: `${a} ⊕ ${b}`, depth, isAtomic: false };
    case 'ite':
      return { text: `${a} ? ${b} : ${e}`, depth, isAtomic: false };
  }
}

function textOf(bit: Bit, printed: ReadonlyMap<Bit, Printed>, isOperand: boolean): string {
  if (bit === FALSE) return '⊥';
  const { text, isAtomic } = printed.get(nodeOf(bit) as Bit)!;
  const operand = isAtomic || (bit > 0 && !isOperand) ? text : `(${text})`;
  return bit < 0 ? `¬${operand}` : operand;
}
