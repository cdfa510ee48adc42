/** How calls end, and when two of them end alike: both return the same, or both throw exceptions of one class. */

import type { Difference } from '../base/names.js';
import type { End } from './question.js';
import { own } from './registered.js';
import { AssertionViolation, AssumptionFailure, isSame } from './statements.js';

/** How a call ends. What an assumption or an assertion throws is not for us. */
export function endOf(subject: unknown, name: string, actuals: readonly unknown[]): End {
  try {
    return { hasThrown: false, value: own(subject, name, actuals) };
  } catch (error) {
    if (error instanceof AssumptionFailure || error instanceof AssertionViolation) throw error;
    return { hasThrown: true, value: error };
  }
}

/** In what two ends differ; null if in nothing. */
export function differenceOf(
  one: End,
  other: End,
  isSameValue: (a: unknown, b: unknown) => boolean,
): Difference | null {
  if (one.hasThrown !== other.hasThrown) return 'ending';
  if (one.hasThrown) return isSameException(one.value, other.value) ? null : 'exception';
  return isSameValue(one.value, other.value) ? null : 'result';
}

/** Exceptions are the same if their classes are; what they say is for people. */
function isSameException(a: unknown, b: unknown): boolean {
  if (!(a instanceof Object) || !(b instanceof Object)) return Object.is(a, b);
  return a.constructor === b.constructor;
}

/** Primitives and objects by what they are, arrays by their elements, states of the module by what they stand for. */
export function isSameResult(a: unknown, b: unknown, standsFor: (a: unknown, b: unknown) => unknown): boolean {
  if (isSame(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => isSameResult(one, b[index], standsFor));
  return Boolean(standsFor(a, b));
}
