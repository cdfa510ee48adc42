/** Random operations on an example and on an obvious model side by side: same answers, and a valid state after every step. */

import fc from 'fast-check';
import { expect } from 'vitest';

/** Does one thing to both and returns what each answers. */
export type Act<S, M> = (subject: S, model: M) => readonly [actual: unknown, expected: unknown];

export interface Comparison<S, M> {
  readonly create: () => S;
  readonly model: () => M;
  readonly acts: fc.Arbitrary<Act<S, M>>;
  readonly isValid: (subject: S) => boolean;
  /** Everything that can be seen of either. */
  readonly view: (subject: S) => unknown;
  readonly modelView: (model: M) => unknown;
}

export function agree<S, M>(comparison: Comparison<S, M>): void {
  const acts = fc.array(comparison.acts, { maxLength: 40, size: 'max' });
  fc.assert(
    fc.property(acts, (chosen) => {
      const subject = comparison.create();
      const model = comparison.model();
      expect(comparison.isValid(subject)).toBe(true);
      for (const act of chosen) {
        const [actual, expected] = act(subject, model);
        expect(actual).toEqual(expected);
        expect(comparison.isValid(subject)).toBe(true);
        expect(comparison.view(subject)).toEqual(comparison.modelView(model));
      }
    }),
    { numRuns: 200 },
  );
}

export function act<S, M, A extends unknown[]>(
  actuals: fc.Arbitrary<A>,
  run: (subject: S, model: M, ...actuals: A) => readonly [unknown, unknown],
): fc.Arbitrary<Act<S, M>> {
  return actuals.map((given) => named(given, (subject: S, model: M) => run(subject, model, ...given)));
}

/** A function that shows its arguments when a property fails. */
function named<F extends object>(given: readonly unknown[], f: F): F {
  return Object.assign(f, { toString: () => JSON.stringify(given) });
}
