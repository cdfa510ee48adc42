/**
 * A formula interpreter for tests: the definition of what formulas mean, written to be obviously right and to share
 * nothing with `assignment.ts`. It keeps no values between calls. (Within a call it must remember them: a formula of
 * n gates can have 2^n paths.)
 */

import { FALSE, TRUE, not, type Bit, type Circuit } from './circuit.js';

/** The value of the formula when `environment` gives the value of each variable, named by its positive bit. */
export function interpret(circuit: Circuit, root: Bit, environment: (variable: Bit) => boolean): boolean {
  const values = new Map<Bit, boolean>([
    [TRUE, true],
    [FALSE, false],
  ]);
  const tasks: Bit[] = [root];
  while (tasks.length > 0) {
    const bit = tasks[tasks.length - 1]!;
    if (values.has(bit)) {
      tasks.pop();
      continue;
    }
    const needed = bit < 0 ? [not(bit)] : circuit.inputsOf(bit);
    const missing = needed.filter((input) => !values.has(input));
    if (missing.length > 0) {
      for (const input of missing) tasks.push(input);
      continue;
    }
    values.set(
      bit,
      meaning(
        circuit,
        bit,
        needed.map((input) => values.get(input)!),
        environment,
      ),
    );
    tasks.pop();
  }
  return values.get(root)!;
}

function meaning(
  circuit: Circuit,
  bit: Bit,
  inputs: readonly boolean[],
  environment: (variable: Bit) => boolean,
): boolean {
  const [first, second, third] = inputs as [boolean, boolean, boolean];
  if (bit < 0) return !first;
  switch (circuit.kindOf(bit)) {
    case 'constant':
      return true;
    case 'variable':
      return environment(bit);
    case 'and':
      return first && second;
    case 'xor':
      return first !== second;
    case 'ite':
      return first ? second : third;
  }
}
