/**
 * Walking a formula without recursion. Formulas can be a million gates deep (a loop unrolled a million times makes
 * one), so everything that walks them keeps its own stack; this is the one place where that is written.
 */

import type { Bit, Circuit } from './circuit.js';

/**
 * Visits every node below the roots that is not yet done, inputs before gates, each once.
 * `visit` gets the positive bit of the node; requires that afterwards `isDone(node)` holds.
 */
export function visitCone(
  circuit: Circuit,
  roots: Iterable<Bit>,
  isDone: (node: Bit) => boolean,
  visit: (node: Bit) => void,
): void {
  visitNeeded(roots, (node) => circuit.inputsOf(node), isDone, visit);
}

/** As `visitCone`, where `needs` tells what is to be visited before a node. */
export function visitNeeded(
  roots: Iterable<Bit>,
  needs: (node: Bit) => readonly Bit[],
  isDone: (node: Bit) => boolean,
  visit: (node: Bit) => void,
): void {
  const stack: Bit[] = [];
  for (const root of roots) {
    stack.push(positive(root));
    while (stack.length > 0) {
      const node = stack[stack.length - 1]!;
      if (isDone(node)) {
        stack.pop();
        continue;
      }
      const height = stack.length;
      const inputs = needs(node);
      for (let index = inputs.length - 1; index >= 0; index -= 1) {
        const input = positive(inputs[index]!);
        if (!isDone(input)) stack.push(input);
      }
      if (stack.length > height) continue;
      visit(node);
      stack.pop();
    }
  }
}

function positive(bit: Bit): Bit {
  return (bit < 0 ? -bit : bit) as Bit;
}
