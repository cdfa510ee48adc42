/**
 * Equal states stay equal: on every pair of them the same call ends alike, with the same result, in equal states (the second property of
 * Roberson 2011, §3.4). Only then may one be taken for the other.
 */

import { PRECONDITION, normalClass, type CheckOptions, type OperationOptions } from './check.js';
import { tree, type Class, type Domain } from './domains.js';
import { differenceOf, endOf, isSameResult } from './ends.js';
import type { End, Fields, Question } from './question.js';
import { own } from './registered.js';

/** Two states that count as one. */
export class EqualStates {
  constructor(
    readonly first: unknown,
    readonly second: unknown,
  ) {}
}

export interface Equality {
  readonly class: Class;
  readonly equal: (a: unknown, b: unknown) => unknown;
  /** Which of the equal states are asked about. */
  readonly isValid: (first: unknown, second: unknown) => unknown;
  /** Where a call is allowed, by the first of the states. */
  readonly isAllowed: (state: unknown, operation: string, actuals: readonly unknown[]) => unknown;
  /** Operation → what is called, and the domains of its parameters; null: from their types. */
  readonly calls: Readonly<Record<string, { readonly method: string; readonly arguments: readonly Domain[] | null }>>;
  readonly fields: Fields;
  readonly begin: () => unknown;
}

/** The question whether equal states stay equal. */
export function equalityOf(about: Equality, more: Pick<CheckOptions<unknown>, 'scope' | 'generics'>): Question {
  const { class: subject, equal, isValid, isAllowed, calls, fields, begin } = about;
  const both = tree(subject, { optional: false });
  const isSameValue = (a: unknown, b: unknown): boolean =>
    isSameResult(a, b, (one, other) => one instanceof subject && equal(one, other));
  const operationOf = (name: string): OperationOptions<unknown> => {
    const { method, arguments: domains } = calls[name]!;
    return {
      ...(domains === null ? {} : { arguments: domains }),
      call: (pair: unknown, ...actuals: unknown[]): readonly End[] => {
        const { first, second } = pair as EqualStates;
        return [endOf(first, method, actuals), endOf(second, method, actuals)];
      },
      precondition: (pair: unknown, ...actuals: unknown[]) => isAllowed((pair as EqualStates).first, name, actuals),
      postcondition: ((_pair: unknown, _old: unknown, [first, second]: readonly [End, End]) =>
        differenceOf(first, second, isSameValue) === null) as never,
    };
  };
  const question = normalClass(EqualStates, {
    ...more,
    state: { EqualStates: { first: both, second: both }, ...fields },
    invariant: (pair) => {
      const { first, second } = pair as EqualStates;
      return isValid(first, second) && equal(first, second);
    },
    operations: Object.fromEntries(Object.keys(calls).map((name) => [name, operationOf(name)])),
    initial: () => new EqualStates(begin(), begin()),
  });
  return { ...question, staysEqual: subject };
}

/** `a.equalTo(b)`, which says when two states are the same unless the spec does. */
export function equalTo(a: unknown, b: unknown): unknown {
  return own(a, 'equalTo', [b]);
}

/** What `repOk` of the state says, if it has one. */
export function repOk(state: unknown): unknown {
  return !hasMethod(state, 'repOk') || own(state, 'repOk', []);
}

/** What the method `…Precondition` of the state says, if it has one. */
export function preconditionOf(state: unknown, method: string, actuals: readonly unknown[]): unknown {
  const precondition = method + PRECONDITION;
  return !hasMethod(state, precondition) || own(state, precondition, actuals);
}

function hasMethod(subject: unknown, name: string): boolean {
  return typeof (subject as Readonly<Record<string, unknown>>)[name] === 'function';
}
