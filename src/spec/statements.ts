/**
 * Statements for checked code and specs. Both work by throwing, so that they mean the same to node and to the evaluator: a
 * failed assertion is a violation wherever it happens, a failed assumption ends the path without one.
 */

export class AssertionViolation extends Error {
  override readonly name = 'AssertionViolation';
}

export class AssumptionFailure extends Error {
  override readonly name = 'AssumptionFailure';
}

export function assert(condition: unknown, message = 'the assertion does not hold'): asserts condition {
  if (!condition) throw new AssertionViolation(message);
}

export function assume(condition: unknown): asserts condition {
  if (!condition) throw new AssumptionFailure('assumed otherwise');
}

/** Where a copy of the pre-state says which object it is a copy of. */
export const ORIGINAL = Symbol.for('glassbox.original');

/** Whether two values are the same across time: `old.root` is a copy, and the same as the root it is a copy of. */
export function isSame(a: unknown, b: unknown): boolean {
  return Object.is(originalOf(a), originalOf(b));
}

/** What a postcondition is given as it was before, as it is now: `after(list)` is the array that was sorted in place. */
export function after<T>(before: T): T {
  return originalOf(before) as T;
}

function originalOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const original = (value as { readonly [ORIGINAL]?: unknown })[ORIGINAL];
  return original === undefined ? value : original;
}
