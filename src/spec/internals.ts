/** What engines find in this module besides the checks, for their own use in both worlds. */

import { callBegins, callEnds, chosenInteger, copiesOf, giveUp, isAlone, known, reachedFrom } from './choosing.js';
import { byContract } from './contract.js';
import { everyListed, everyLocal } from './local.js';
import { registered, type Lesson } from './registered.js';
import { AssertionViolation, AssumptionFailure, assert, demand } from './statements.js';

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
  demand,
  AssertionViolation,
  AssumptionFailure,
  byContract,
  /** What the evaluator has variables for. */
  isAlone,
  chosenInteger,
  reachedFrom,
  copiesOf,
  callBegins,
  callEnds,
  giveUp,
  /** Says what was learned of a check: of the last one that is registered, or so many before it. */
  teach: (before: number, lesson: Lesson): void => {
    registered[registered.length - 1 - before]!.lesson = lesson;
  },
  /** Says what is known of types, and of calls that are replaced by their contracts. */
  learn: (types: (typeof known)['types'], calls: (typeof known)['calls'], reserve: number): void => {
    known.types = types;
    known.calls = calls;
    known.reserve = reserve;
  },
};
