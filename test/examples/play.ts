/**
 * Plays a spec in plain node: from a way to begin, random operations with random arguments, and after each the invariant, the
 * postcondition and the exceptions are judged as the spec says. No part of the checker takes part, so this is a judge of
 * the seeded bugs that does not depend on it.
 */

import fc from 'fast-check';
import type { Question, Registered } from '../../src/spec/index.js';
import { clone } from './clone.js';
import { fits } from './fits.js';
import { sampleOf } from './sample.js';

export interface Failure {
  /** null: a way to begin. */
  readonly operation: string | null;
  readonly violation: 'invariant' | 'local invariant' | 'postcondition' | 'refinement' | 'exception';
  /** The state before was within the bounds of the scope. */
  readonly isWithin: boolean;
}

export interface Step {
  readonly operation: string;
  readonly actuals: readonly unknown[];
}

/** An argument: the object that the operation is called on. */
export const SUBJECT = Symbol('subject');

/** What the spec leaves to the types, and what are objects: names of operations and their arguments. */
export type Missing = Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>>;

export function stepsOf(check: Question, scope: number, missing: Missing): fc.Arbitrary<readonly Step[]> {
  const names = check.operations ?? Object.keys(missing);
  const step = names.map((name) => {
    const domains = check.operation(name).arguments ?? [];
    const actuals = missing[name] ?? fc.tuple(...domains.map((domain) => sampleOf(domain, scope)));
    return actuals.map((given) => ({ operation: name, actuals: given }));
  });
  return fc.array(fc.oneof(...step), { minLength: 1, maxLength: 6 * scope, size: 'max' });
}

/** The first step that breaks a promise, or null. Steps whose precondition does not hold are left out. */
export function play(registered: Registered, scope: number, check: Question, steps: readonly Step[]): Failure | null {
  const begin = check.initial?.[0] ?? (() => new (registered.target as new () => unknown)());
  let subject = begin();
  const broken = brokenInvariant(check, subject);
  if (broken !== null) return { operation: null, violation: broken, isWithin: true };
  for (const { operation: name, actuals: given } of steps) {
    const operation = check.operation(name);
    const actuals = given.map((actual) => (actual === SUBJECT ? subject : actual));
    if (operation.precondition !== null && operation.precondition(subject, actuals) !== true) continue;
    const old = clone(subject);
    const failure = (violation: Failure['violation']): Failure => ({
      operation: name,
      violation,
      isWithin: fits(check, scope, old),
    });
    let result: unknown;
    let hasThrown = false;
    try {
      result = operation.call(subject, actuals);
    } catch (error) {
      if (operation.refinement === null && !operation.throws.some((allowed) => error instanceof allowed)) {
        return failure('exception');
      }
      hasThrown = true;
      result = error;
    }
    if (check.next === 'result') subject = result;
    const violation = brokenInvariant(check, subject);
    if (violation !== null) return failure(violation);
    if (
      !hasThrown &&
      operation.postcondition !== null &&
      !succeeds(() => operation.postcondition!(subject, old, result, actuals))
    ) {
      return failure('postcondition');
    }
    if (
      operation.refinement !== null &&
      !succeeds(() => operation.refinement!.agrees(subject, old, hasThrown, result, actuals))
    ) {
      return failure('refinement');
    }
  }
  return null;
}

function brokenInvariant(check: Question, subject: unknown): 'invariant' | 'local invariant' | null {
  if (check.invariant !== null && !succeeds(() => check.invariant!(subject))) return 'invariant';
  return [...reachable(subject)].every(isLocallyOk) ? null : 'local invariant';
}

function isLocallyOk(object: unknown): boolean {
  const { repOkLocal } = object as { readonly repOkLocal?: () => boolean };
  return repOkLocal === undefined || succeeds(() => repOkLocal.call(object));
}

/** A predicate that throws does not hold. */
function succeeds(predicate: () => unknown): boolean {
  try {
    return Boolean(predicate());
  } catch {
    return false;
  }
}

function reachable(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const held of value instanceof Map ? value.values() : Object.values(value)) reachable(held, found);
  return found;
}
