/**
 * Exceptions that nobody looks at. A predicate that is merged may fault in a thousand places, and all that is asked of it in the end is
 * where it does. An object for every fault, and the union of all of them wherever states meet, would be made for nothing. So where
 * no handler of the code under way looks at an exception, and whoever asked is content with a summary, it *is* its summary: a
 * symbol, mostly FAULT. As a summary is the same each time, calls that may fault can be remembered (rule RD of Roberson 2011, §2.9:
 * an outcome is a value and where there is none).
 */

import { Cases, Union, type Atom, type Value, type Values } from '../value/index.js';

/** Whatever the evaluator itself throws. */
export const FAULT: unique symbol = Symbol('fault');

/** What whoever asked wants to know of an exception. @requires a summary is its own summary, and so is FAULT */
export type Summarise = (thrown: Atom) => symbol;

export function summaryOf(values: Values, summarise: Summarise, thrown: Value): Value {
  if (!(thrown instanceof Union)) return summarise(thrown);
  const cases = new Cases(values);
  thrown.atoms.forEach((atom, i) => cases.add(thrown.guards[i]!, summarise(atom)));
  if (thrown.word !== null) cases.add(thrown.wordGuard, summarise(thrown.word.lo));
  return cases.build();
}
