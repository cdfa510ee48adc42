/**
 * Finite domains as symbolic values: fresh variables, a value that depends on them, and the condition that they name a
 * member of the domain. A finite set of n members takes ⌈log₂ n⌉ variables, read as a binary index (Roberson 2011, §5.1).
 */

import { FALSE, TRUE, not, type Bit } from '../formula/index.js';
import { Cases, type Atom, type Value, type Values } from '../value/index.js';

export interface Symbolic {
  readonly value: Value;
  /** Holds for the assignments that mean a member of the domain. */
  readonly constraint: Bit;
  /** The fresh variables. */
  readonly variables: readonly Bit[];
}

/** Every integer from lo to hi. */
export function integerDomain(values: Values, lo: number, hi: number): Symbolic {
  const first = values.circuit.variableCount;
  const { word, domain } = values.words.fresh(lo, hi);
  const variables: Bit[] = [];
  for (let ordinal = first; ordinal < values.circuit.variableCount; ordinal += 1)
    variables.push(values.circuit.variableAt(ordinal));
  return { value: values.fromWord(word), constraint: domain, variables };
}

/** Stands for all integers among the members of a finite set. */
export const INTEGER = Symbol('integer');

/** One of the given primitives or references; they must be different. */
export function finiteDomain(values: Values, members: readonly Atom[]): Symbolic {
  const { circuit } = values;
  const width = Math.ceil(Math.log2(members.length));
  const variables = Array.from({ length: width }, () => circuit.variable());
  const cases = new Cases(values);
  let constraint: Bit = FALSE;
  members.forEach((member, index) => {
    const guard = circuit.andAll(variables.map((variable, bit) => ((index >> bit) & 1 ? variable : not(variable))));
    cases.add(guard, member);
    constraint = circuit.or(constraint, guard);
  });
  return { value: cases.build(), constraint: members.length === 1 << width ? TRUE : constraint, variables };
}
