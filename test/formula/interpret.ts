/**
 * A formula interpreter for tests: the definition of what formulas mean, written to be obviously right and to share
 * nothing with `assignment.ts`. It keeps no values between calls. (Within a call it must remember them: a formula of
 * n gates can have 2^n paths.)
 */

import { TRUE, nodeOf, type Bit, type Circuit } from '../../src/formula/index.js';

/** The value of the formula when `environment` gives the value of each variable, named by its positive bit. */
export function interpret(circuit: Circuit, root: Bit, environment: (variable: Bit) => boolean): boolean {
  const values = new Map<number, boolean>([[TRUE, true]]);
  const valueOf = (bit: Bit): boolean => (bit > 0 ? values.get(bit)! : !values.get(-bit)!);
  const tasks: number[] = [nodeOf(root)];
  while (tasks.length > 0) {
    const node = tasks[tasks.length - 1] as Bit;
    const inputs = circuit.inputsOf(node);
    const missing = inputs.map(nodeOf).filter((input) => !values.has(input));
    if (missing.length > 0) {
      for (const input of missing) tasks.push(input);
    } else {
      if (!values.has(node)) values.set(node, meaning(circuit, node, inputs.map(valueOf), environment));
      tasks.pop();
    }
  }
  return valueOf(root);
}

function meaning(
  circuit: Circuit,
  node: Bit,
  inputs: readonly boolean[],
  environment: (variable: Bit) => boolean,
): boolean {
  const [first, second, third] = inputs as [boolean, boolean, boolean];
  switch (circuit.kindOf(node)) {
    case 'constant':
      return true;
    case 'variable':
      return environment(node);
    case 'and':
      return first && second;
    case 'xor':
      return first !== second;
    case 'ite':
      return first ? second : third;
  }
}
