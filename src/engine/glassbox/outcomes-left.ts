/**
 * Whether a contract in place of a call leaves an outcome to every input that leads to the call. That is a question with two quantifiers: is there an
 * input for which no choice will do? Counterexample-guided: take an input that leads to the call and that no choice so far suits, ask for a
 * choice that suits it, and from then on leave out all inputs which that choice suits. Either no input is left, or one is met that
 * nothing suits, or (where every input needs a choice of its own) it is given up after so many rounds, which is said.
 */

import { not, restriction, type Assignment, type Bit, type Circuit } from '../../formula/index.js';
import type { OpenCalls, ReplacedCall } from '../symbolic/open-calls.js';
import { choicesOf } from '../symbolic/choices.js';
import type { Questions } from '../symbolic/questions.js';

const MOST_ROUNDS = 24;

/** An input that is left without an outcome; that there is none; or nobody knows. */
export type WithoutOutcome =
  { readonly kind: 'found'; readonly state: Assignment } | { readonly kind: 'none' | 'open' };

export function withoutOutcome(
  circuit: Circuit,
  questions: Questions,
  open: OpenCalls,
  { begins, ends }: Pick<ReplacedCall, 'begins' | 'ends'>,
): WithoutOutcome {
  const choices = new Set(choicesOf(circuit, open.chosen).flat());
  const comesOut = circuit.and(ends, open.ranges);
  const unsuited: Bit[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const state = questions.validState([begins, open.ranges, ...unsuited]);
    if (state === 'unknown') return { kind: 'open' };
    if (state === null) return { kind: 'none' };
    const inputs = Array.from({ length: circuit.variableCount }, (_, ordinal) => circuit.variableAt(ordinal)).filter(
      (variable) => !choices.has(variable),
    );
    const suiting = questions.validState([fixed(circuit, comesOut, inputs, state)]);
    if (suiting === 'unknown') return { kind: 'open' };
    if (suiting === null) return { kind: 'found', state };
    unsuited.push(not(fixed(circuit, comesOut, [...choices], suiting)));
  }
  return { kind: 'open' };
}

/** A formula in which some variables are what they are under an assignment. */
function fixed(circuit: Circuit, formula: Bit, variables: readonly Bit[], assignment: Assignment): Bit {
  const mark = circuit.enter();
  for (const variable of variables) circuit.assume(assignment.value(variable) ? variable : not(variable));
  const image = restriction(circuit)(formula);
  circuit.leave(mark);
  return image;
}
