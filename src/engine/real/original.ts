/**
 * What becomes of a counterexample without replacements: the calls that lead to it are made once more, on the program as it is. Its state cannot
 * be built there, for it has objects of the abstraction in it; so only what calls lead to can be tried.
 */

import type { Called, Step } from '../../base/called.js';
import { AssertionViolation, AssumptionFailure, listening } from '../../spec/statements.js';
import type { Original } from '../../verdict/verdict.js';
import { copyOf } from './copy.js';
import type { LoadedCheck } from './load.js';
import { described, judge } from './predicates.js';

type Outcome = Omit<Original, 'replaced'>;

/** @param steps the first begins, the last is the call that violated something */
export function inOriginal(loaded: LoadedCheck, steps: readonly Step[]): Outcome {
  const { registered, check } = loaded;
  const [first, ...others] = steps;
  try {
    let subject = begun(registered.target, check.initial, first!);
    for (const step of others.slice(0, -1)) {
      const { call, next } = check.operation(nameOf(step.callee));
      const result = call(subject, valuesOf(step));
      if (next === 'result') subject = result;
    }
    const last = others.at(-1);
    return last === undefined ? judgedState(loaded, subject) : judgedCall(loaded, subject, last);
  } catch (error) {
    const { name, message } = described(error);
    return { outcome: 'not tried', detail: `${name}: ${message}` };
  }
}

function begun(target: unknown, initial: readonly (() => unknown)[] | null, { callee, ...step }: Step): unknown {
  const class_ = target as (new (...actuals: readonly unknown[]) => unknown) &
    Readonly<Record<string, (...actuals: readonly unknown[]) => unknown>>;
  if (callee.kind === 'initial') return initial![callee.index]!();
  return callee.kind === 'factory' ? class_[callee.name]!(...valuesOf(step)) : new class_(...valuesOf(step));
}

function nameOf(callee: Called): string {
  if ('name' in callee) return callee.name;
  throw new Error('an operation has a name');
}

/** Arguments are written as JavaScript; those that are objects of the state, or of classes, are not known here. */
function valuesOf({ actuals }: Pick<Step, 'actuals'>): readonly unknown[] {
  return new Function(`return [${actuals.join(', ')}];`)() as readonly unknown[];
}

function judgedCall(loaded: LoadedCheck, subject: unknown, { callee, ...step }: Step): Outcome {
  const { check, registry } = loaded;
  const { call, next, throws, refinement, postcondition, ending = null } = check.operation(nameOf(callee));
  const actuals = valuesOf(step);
  const [old, ...copies] = copyOf([subject, ...actuals], registry);
  let isAsserted = true;
  listening.onFailure = () => (isAsserted = false);
  let end: { readonly hasThrown: boolean; readonly value: unknown };
  try {
    end = { hasThrown: false, value: call(subject, actuals) };
  } catch (error) {
    if (error instanceof AssumptionFailure) return KEPT;
    const isAllowed = refinement !== null || throws.some((one) => error instanceof one);
    if (error instanceof AssertionViolation || !isAllowed) return VIOLATED;
    end = { hasThrown: true, value: error };
  } finally {
    listening.onFailure = null;
  }
  if (!isAsserted) return VIOLATED;
  const after = next === 'result' && !end.hasThrown ? end.value : subject;
  return all(
    () => judgedState(loaded, after),
    () =>
      asked(
        loaded,
        end.hasThrown || postcondition === null ? null : () => postcondition(after, old, end.value, copies),
      ),
    () => asked(loaded, ending && (() => ending(after, old, end.hasThrown, end.value, copies))),
    () => asked(loaded, refinement && (() => refinement.agrees(after, old, end.hasThrown, end.value, copies))),
  );
}

function judgedState(loaded: LoadedCheck, subject: unknown): Outcome {
  const { invariant } = loaded.check;
  return asked(loaded, invariant && (() => invariant(subject)));
}

function asked({ registry }: LoadedCheck, predicate: (() => unknown) | null): Outcome {
  if (predicate === null) return KEPT;
  const { judgement, isAssumption } = judge(registry, predicate);
  if (judgement.kind === 'true' || isAssumption) return KEPT;
  if (judgement.kind === 'false') return VIOLATED;
  return { outcome: 'not tried', detail: `${judgement.name}: ${judgement.message}` };
}

/** The first that is not kept. */
function all(...parts: readonly (() => Outcome)[]): Outcome {
  for (const part of parts) {
    const outcome = part();
    if (outcome.outcome !== 'kept') return outcome;
  }
  return KEPT;
}

const KEPT: Outcome = { outcome: 'kept', detail: null };
const VIOLATED: Outcome = { outcome: 'violated', detail: null };
