/**
 * Statements for checked code and specs. A failed assertion is a violation wherever it happens, a failed assumption ends the path
 * without one. Both throw; but an assertion is not undone by whoever catches what it throws, so engines that run real code listen, and
 * the evaluator knows the function and follows no branch of it. In predicates, which are judged by what they return, both are exceptions like any other.
 */

export class AssertionViolation extends Error {
  override readonly name = 'AssertionViolation';
}

/** A call whose contract requires otherwise: who calls is to blame, so it is an assertion about the call. */
export class RequirementViolation extends AssertionViolation {}

export class AssumptionFailure extends Error {
  override readonly name = 'AssumptionFailure';
}

/** What an assertion says that is given no message. */
export const BARE_ASSERTION = 'the assertion does not hold';

/** Whoever runs an operation is told of assertions that fail in it. */
export const listening: { onFailure: ((failed: AssertionViolation) => void) | null } = { onFailure: null };

export function assert(condition: unknown, message = BARE_ASSERTION): asserts condition {
  if (condition) return;
  const failed = new AssertionViolation(message);
  listening.onFailure?.(failed);
  throw failed;
}

/** Asserts what the contract of a call requires. */
export function demand(condition: unknown, message: string): asserts condition {
  if (condition) return;
  const failed = new RequirementViolation(message);
  listening.onFailure?.(failed);
  throw failed;
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
