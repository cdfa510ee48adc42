/**
 * The names of all functions that calls may lead to, found in the code without running it. A call of `e.type()` is taken for one of any function
 * that is called so; a name too many does no harm, since what is merged is observed to have no effects.
 */

import type { FunctionSource } from '../../ir/types.js';

/** @param roots names of functions, which are among the result */
export function calledFrom(roots: readonly string[], sources: readonly FunctionSource[]): ReadonlySet<string> {
  const found = new Set(roots);
  for (const name of found) {
    for (const source of sources) if (source.name === name) callsIn(source).forEach((one) => found.add(one));
  }
  return found;
}

/** The last name of every callee, of functions inside as well. */
function callsIn(source: FunctionSource): readonly string[] {
  return source.body().blocks.flatMap(({ instructions }) =>
    instructions.flatMap((one) => {
      if (one.op === 'call' || one.op === 'callSpread') return /#?[\w$]+$/.exec(one.text) ?? [];
      return one.op === 'closure' ? callsIn(one.code) : [];
    }),
  );
}
