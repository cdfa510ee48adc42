/** What engines find in this module besides the checks, for their own use in both worlds. */

import { everyListed, everyLocal } from './local.js';
import { AssertionViolation, AssumptionFailure, assert } from './statements.js';

export const internals = {
  /** `new` as a function, so that everything is called the same way. */
  create: (class_: new (...actuals: unknown[]) => unknown, actuals: readonly unknown[]): unknown =>
    new class_(...actuals),
  apply: (callee: (...actuals: unknown[]) => unknown, receiver: unknown, actuals: readonly unknown[]): unknown =>
    callee.call(receiver, ...actuals),
  /** A predicate of something, which is true if that is not there. */
  ifThere: (
    what: unknown,
    predicate: (...actuals: readonly unknown[]) => unknown,
    ...actuals: readonly unknown[]
  ): unknown => what === null || predicate(...actuals),
  everyLocal,
  everyListed,
  assert,
  AssertionViolation,
  AssumptionFailure,
};
