/** A solver's model as values of circuit variables; a variable that no clause has needed is false. */

import type { Bit, CnfEmitter } from '../../src/formula/index.js';

export function modelReader(emitter: CnfEmitter, value: (literal: number) => boolean): (variable: Bit) => boolean {
  return (variable) => {
    const solverVariable = emitter.variableOf(variable);
    return solverVariable !== undefined && value(solverVariable);
  };
}
