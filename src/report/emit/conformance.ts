/** The calls that tell a subject from its model, as the body of a test: the spec knows how to make them on both, and when both are the same. */

import type { Called, Step } from '../../base/called.js';
import type { Counterexample } from '../../verdict/verdict.js';
import { quoteLiteral } from '../values.js';
import type { Dialect } from './dialect.js';
import { Unwritable } from './values.js';

/** @requires `check` is the question */
export function conformanceBody(counterexample: Counterexample, { isTrue, sure }: Dialect): readonly string[] {
  const { callee, actuals, reached, after } = counterexample;
  if (after === null) throw new Unwritable('the call does not end, and a test runner could not stop it');
  const texts = actuals.map((actual) => (actual.kind === 'opaque' ? actual.text : ''));
  const steps: readonly Step[] = [
    ...(reached.kind === 'reached' ? reached.steps : []),
    { callee, actuals: texts, classes: [] },
  ];
  if (steps.some(({ actuals: given }) => given.some((text) => text.startsWith('('))))
    throw new Unwritable('an argument is a function that only the spec has');
  const calls = steps.flatMap(({ callee: called, actuals: given }) =>
    'next' in called ? [`both.call(${quoteLiteral(called.name)}, () => [${given.join(', ')}]);`] : [],
  );
  return [
    `const both = check.beside${sure}(${beginningOf(steps[0]!.callee)});`,
    ...calls,
    isTrue('both.difference() === null'),
  ];
}

function beginningOf(callee: Called): number {
  return callee.kind === 'initial' ? callee.index : 0;
}
