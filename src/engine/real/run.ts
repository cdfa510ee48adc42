/**
 * One call of the real code, judged. In this order: a failed assumption excuses everything; then a failed assertion, an exception that is
 * not among those allowed, the tree property, the invariant, local invariants, both of arguments, the postcondition, how it may end, the frame condition.
 *
 * An operation that ends in an allowed exception has no result, so its postcondition is not asked, and a reducer leaves no state; all
 * else is judged.
 */

import { AssertionViolation, AssumptionFailure, RequirementViolation, listening } from '../../spec/statements.js';
import type { Class } from '../../spec/domains.js';
import type { Moment } from '../../spec/graph.js';
import type { Changed, Operation, Question, Refinement, Seen } from '../../spec/question.js';
import { observedTrees, promisesTrees } from '../../spec/parts.js';
import { type Built, build } from './build.js';
import { comparisonOf } from './comparison.js';
import { copyOf } from './copy.js';
import { reachableFrom } from './objects.js';
import { watched } from './frame.js';
import { NoSuchRun, Repeating, whileOpen } from './open-calls.js';
import { othersAmong } from './others.js';
import { described, judge, type Judged } from './predicates.js';
import type { Judgement, ReplayCase, Violation } from './protocol.js';
import type { Decision, Registry } from './registry.js';
import type { Situation } from './situation.js';
import { treeViolation } from './tree.js';
import { withinTime } from './watchdog.js';

/** How many milliseconds a predicate has for a state that is no tree, on which it may not end. */
const PATIENCE = 1000;

/** A violation with the object it is about, not yet a number. */
export interface Finding {
  readonly violation: Violation;
  readonly object: object | null;
  readonly decision: Decision | null;
  /** An assumption in the predicate failed, so it says nothing. */
  readonly isExcused: boolean;
}

export type Ending =
  /** Not a case: the state is not valid, or the precondition does not hold, perhaps because it throws. */
  | { readonly kind: 'invalid'; readonly thrown: string | null }
  | {
      readonly kind: 'ended';
      readonly finding: Finding | null;
      /** A failed assumption: the state after it means nothing. */
      readonly isExcused: boolean;
      readonly hasThrown: boolean;
      readonly result: unknown;
    };

export interface Run {
  readonly built: Built;
  /** The state after: the subject, or a reducer's result. */
  readonly after: unknown;
  readonly ending: Ending;
  /** The state before, in the words of the spec. */
  readonly shownBefore?: string | null;
  /** What became of calls that were replaced by their contracts. */
  readonly told?: readonly string[];
}

/** @param isKnownValid the invariant was found to hold before; only the precondition is asked */
export function runCase(given: Situation, asked: ReplayCase, isKnownValid: boolean): Run {
  const { goal, before, decided = [] } = asked;
  const situation = { ...given, decider: given.decider ?? new Repeating(decided, given) };
  return goal.kind === 'beginning'
    ? begin(situation, goal.name, before)
    : { ...operate(situation, goal.name, before, isKnownValid), told: situation.decider.told };
}

function begin(situation: Situation, name: string, before: Moment): Run {
  const way = situation.ways.find(({ goal }) => goal.name === name);
  if (way === undefined) throw new Error(`there is no way to begin that is called ${name}`);
  const built = build({ ...before, subject: null }, situation);
  const others = othersAmong(built.actuals, undefined, situation);
  if (!areValid(others, situation)) return { built, after: undefined, ending: { kind: 'invalid', thrown: null } };
  const called = call(
    calling(situation, built, () => way.begin(built.actuals)),
    [],
  );
  const after = called.kind === 'returned' ? called.value : undefined;
  if (called.kind !== 'returned') return { built, after, ending: objection(called) };
  const { beginning } = situation.check;
  const finding =
    stateFinding(situation, after) ??
    argumentFinding(situation, others, after) ??
    (beginning === null
      ? null
      : refinementFinding(situation.registry, beginning, [after, undefined, false, after, built.actuals]));
  return { built, after, ending: ended(finding, called) };
}

function operate(situation: Situation, name: string, before: Moment, isKnownValid: boolean): Run {
  const { check, registry } = situation;
  const operation = check.operation(name);
  const built = build(before, situation);
  const { subject, actuals } = built;
  const invalid = (thrown: string | null): Run => ({ built, after: subject, ending: { kind: 'invalid', thrown } });
  if (!isKnownValid && stateFinding(situation, subject) !== null) return invalid(null);
  const others = operation.theorem === undefined ? othersAmong(actuals, subject, situation) : [];
  if (!areValid(others, situation)) return invalid(null);
  if (operation.precondition !== null) {
    const { judgement, isAssumption } = judge(registry, () => operation.precondition!(subject, actuals));
    if (judgement.kind === 'thrown' && !isAssumption) return invalid(`${judgement.name}: ${judgement.message}`);
    if (judgement.kind !== 'true') return invalid(null);
  }
  const { refinement, ending = null } = operation;
  const looksBack = operation.postcondition !== null || ending !== null || refinement !== null;
  const [old, ...copies] = !looksBack ? [] : copyOf([subject, ...actuals], registry);
  const [spare, ...spares] =
    refinement?.spendsOld === true ? copyOf([subject, ...actuals], registry) : [old, ...copies];
  const modifies = situation.bounds.operations.find((one) => one.name === name)?.modifies;
  const changed =
    modifies === undefined ? null : watched(built, modifies, registry, () => changesOf(operation, subject, actuals));
  const shownBefore = shownBy(check, subject);
  const { theorem, alternatives = null } = operation;
  if (alternatives !== null) return { built, after: subject, shownBefore, ending: choice(situation, name, before) };
  const body = calling(situation, built, () => operation.call(subject, actuals));
  const { ignoresFaults = false } = operation;
  const { made: called, decision } = registry.deciders(() =>
    call(body, refinement === null ? operation.throws : ANY, ignoresFaults),
  );
  if (theorem !== undefined) {
    const ending = theorem === 'progress' ? progress(called) : preservation(situation, subject, called);
    return { built, after: subject, shownBefore, ending };
  }
  const hasResult = called.kind === 'returned';
  const after = operation.next === 'result' && hasResult ? called.value : subject;
  if (called.kind === 'excused' || called.kind === 'violated') return { built, after, ending: objection(called) };
  const hasState = operation.next !== 'result' || hasResult;
  let finding =
    (hasState ? stateFinding(situation, after) : null) ??
    argumentFinding(situation, others, hasState ? after : undefined);
  if (finding === null && hasResult && operation.postcondition !== null) {
    // a function may change its arguments; its postcondition sees them as they were, and by `after` as they are
    const given = check.next === 'subject' ? actuals : copies;
    const judged = judge(registry, () => operation.postcondition!(subject, old, called.value, given));
    if (judged.judgement.kind !== 'true') {
      finding = findingOf({ kind: 'postcondition', judgement: judged.judgement }, null, {
        ...judged,
        // what a law says is ours, and what breaks it is what the calls of it have come to
        decision:
          operation.law === undefined
            ? judged.decision
            : decision(Object.values(called.value as object).includes(false)),
      });
    }
  }
  if (finding === null && ending !== null)
    finding = endingFinding(registry, ending, [subject, old, !hasResult, called.value, copies]);
  if (finding === null && refinement !== null)
    finding = refinementFinding(
      registry,
      refinement,
      [subject, old, !hasResult, called.value, copies],
      [subject, spare, !hasResult, called.value, spares],
    );
  const object = finding === null ? (changed?.() ?? null) : null;
  if (object !== null) finding = findingOf({ kind: 'frame', object: -1 }, object, null);
  return { built, after, ending: ended(finding, called) };
}

/** What a function of the spec lists that may be changed; where it throws, nothing. */
function changesOf({ changes = null }: Operation, subject: unknown, actuals: readonly unknown[]): readonly Changed[] {
  try {
    return changes?.(subject, actuals) ?? [];
  } catch {
    return [];
  }
}

/** Of progress, how the step ends is all that counts. */
function progress(called: Called): Ending {
  return called.kind === 'violated' ? objection(called) : ended(null, called);
}

/** Of preservation, what a step leaves behind that is one. */
function preservation(situation: Situation, subject: unknown, called: Called): Ending {
  if (called.kind !== 'returned') return objection({ kind: 'excused' });
  return ended(stateFinding(situation, subject), called);
}

/** Every alternative has a state of its own; the first that is possible is enough. */
function choice(situation: Situation, name: string, before: Moment): Ending {
  const { call: step, alternatives } = situation.check.operation(name);
  for (const actuals of alternatives!) {
    const { subject } = build(before, situation);
    const called = call(() => step(subject, actuals), []);
    if (called.kind !== 'excused') return ended(null, { kind: 'thrown', value: undefined });
  }
  return ended(findingOf({ kind: 'stuck' }, null, null), { kind: 'thrown', value: undefined });
}

/** A state in the words of the spec; null if it has none. */
export function shownBy({ show = null }: Question, subject: unknown): string | null {
  if (show === null) return null;
  try {
    return String(show(subject));
  } catch {
    return null;
  }
}

/** The call itself, without what is asked before and after it. */
function calling(situation: Situation, built: Built, body: () => unknown): () => unknown {
  const { around, decider } = situation;
  const seen = around === undefined ? body : () => around(built, body);
  return decider === undefined ? seen : () => whileOpen(situation, decider, seen);
}

type Called =
  | { readonly kind: 'returned'; readonly value: unknown }
  | { readonly kind: 'thrown'; readonly value: unknown }
  | { readonly kind: 'excused'; readonly isNone?: boolean }
  /** After an assertion that fails it may have returned all the same. */
  | { readonly kind: 'violated'; readonly violation: Violation; readonly returned: { readonly value: unknown } | null };

/** The first assertion that fails decides, whatever becomes of the call after it. */
function call(body: () => unknown, allowed: readonly Class[] | typeof ANY, ignoresFaults = false): Called {
  let first: AssertionViolation | null = null;
  listening.onFailure = (failed) => (first ??= failed);
  const called = attempt(body, allowed, ignoresFaults);
  listening.onFailure = null;
  if (first === null || (called.kind === 'excused' && called.isNone === true)) return called;
  return failed(first, called.kind === 'returned' ? called : null);
}

function failed(assertion: AssertionViolation, returned: { readonly value: unknown } | null): Called {
  const { message, stack } = described(assertion);
  const kind = assertion instanceof RequirementViolation ? 'requirement' : 'assertion';
  return { kind: 'violated', violation: { kind, message, stack }, returned };
}

/** Whatever is thrown is allowed, and judged. */
const ANY = 'any';

function attempt(body: () => unknown, allowed: readonly Class[] | typeof ANY, ignoresFaults: boolean): Called {
  try {
    return { kind: 'returned', value: body() };
  } catch (error) {
    if (error instanceof AssumptionFailure) return { kind: 'excused', isNone: error instanceof NoSuchRun };
    if (error instanceof AssertionViolation) return failed(error, null);
    const { name, message, stack } = described(error);
    if (allowed === ANY || allowed.some((one) => error instanceof one)) return { kind: 'thrown', value: error };
    if (ignoresFaults) return { kind: 'excused' };
    return { kind: 'violated', violation: { kind: 'exception', name, message, stack }, returned: null };
  }
}

function ended(finding: Finding | null, called: Called): Ending {
  const isExcused = called.kind === 'excused' || finding?.isExcused === true;
  const returned = called.kind === 'returned' ? called : called.kind === 'violated' ? called.returned : null;
  return {
    kind: 'ended',
    finding: isExcused ? null : finding,
    isExcused,
    hasThrown: returned === null,
    result: returned?.value,
  };
}

/** @requires there is something to object to in what the call did */
function objection(called: Called): Ending {
  return ended(called.kind === 'violated' ? findingOf(called.violation, null, null) : null, called);
}

function findingOf(violation: Violation, object: object | null, judged: Judged | null): Finding {
  return { violation, object, decision: judged?.decision ?? null, isExcused: judged?.isAssumption ?? false };
}

/** Whether a call ended as it may not. */
function endingFinding(registry: Registry, ending: (...seen: Seen) => unknown, seen: Seen): Finding | null {
  const judged = judge(registry, () => ending(...seen));
  const { judgement } = judged;
  if (judgement.kind === 'true') return null;
  const [, , hasThrown, end] = seen;
  const thrown = hasThrown ? described(end).name : null;
  return findingOf({ kind: 'ending', judgement, thrown }, null, { ...judged, decision: null });
}

/** In what a module differs from its abstraction; null if in nothing. @param again the same, for a second look */
function refinementFinding(registry: Registry, refinement: Refinement, seen: Seen, again = seen): Finding | null {
  const judged = judge(registry, () => refinement.agrees(...seen));
  const { judgement } = judged;
  if (judgement.kind === 'true') return null;
  const comparison = judgement.kind === 'false' ? comparisonOf(refinement, again) : null;
  return findingOf({ kind: 'refinement', judgement, comparison }, null, { ...judged, decision: null });
}

/** What is wrong with a state; null if nothing. */
export function stateFinding(situation: Situation, subject: unknown): Finding | null {
  const { check, registry, types, bounds } = situation;
  if (check.next === 'nothing') return null;
  const misplaced = promisesTrees(bounds) ? treeViolation(subject, bounds.subject, types, registry) : null;
  if (misplaced === null) return invariantFinding(situation, subject);
  if (observedTrees(bounds).length > 0) {
    // nobody promised these trees: if the state is valid, it is no tree, but it is not wrong either
    const judged = withinTime(PATIENCE, () => invariantFinding(situation, subject));
    const isPromised = treeViolation(subject, bounds.subject, situation.promisedTypes, registry) !== null;
    if (judged?.value === null && !isPromised) return null;
  }
  return findingOf({ kind: 'tree', object: -1 }, misplaced, null);
}

/** Whether arguments are as states are. */
function areValid(others: readonly object[], situation: Situation): boolean {
  return others.every((one) => invariantFinding(situation, one) === null);
}

/** What is wrong with an argument that was as a state is; if it has become a part of the state, nothing. */
function argumentFinding(situation: Situation, others: readonly object[], state: unknown): Finding | null {
  const { bounds, types, registry } = situation;
  for (const one of othersAmong(others, state, situation)) {
    // a predicate that does not end is not true either
    const mayEnd = treeViolation(one, bounds.subject, types, registry) === null;
    const judged = mayEnd
      ? { value: invariantFinding(situation, one) }
      : withinTime(PATIENCE, () => invariantFinding(situation, one));
    if (judged?.value === null) continue;
    const { violation, ...rest } = judged?.value ?? findingOf({ kind: 'endless' }, null, null);
    const judgement: Judgement = 'judgement' in violation ? violation.judgement : { kind: 'false' };
    const object = violation.kind === 'local invariant' ? null : one;
    return { ...rest, violation: { kind: 'argument invariant', judgement, object: -1 }, object };
  }
  return null;
}

/** What a predicate has to object to a state; null if nothing. */
function invariantFinding(situation: Situation, subject: unknown): Finding | null {
  const { check, registry, types, bounds } = situation;
  if (check.invariant !== null) {
    const judged = judge(registry, () => check.invariant!(subject));
    if (judged.judgement.kind !== 'true') {
      return findingOf({ kind: 'invariant', judgement: judged.judgement }, null, judged);
    }
  }
  if (!bounds.types.some(({ hasLocalInvariant }) => hasLocalInvariant)) return null;
  for (const object of reachableFrom([subject], registry)) {
    if (types.of(object, null)?.hasLocalInvariant !== true) continue;
    const judged = judge(registry, () => (object as { repOkLocal(): unknown }).repOkLocal());
    if (judged.judgement.kind === 'true') continue;
    return findingOf({ kind: 'local invariant', judgement: judged.judgement, object: -1 }, object, judged);
  }
  return null;
}
