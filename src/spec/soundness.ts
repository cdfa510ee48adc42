/**
 * `soundness`: the two theorems about a language whose states are objects (Roberson 2011, chapter IV). Every well-typed state that is not final
 * makes a small step (progress), and what it steps to is well typed (preservation). A language that leaves the order of evaluation open
 * takes a choice for each step, and says of one that is not enabled `assume(false)`; that some choice is enabled in every such state is part of
 * progress, but a question of its own, about all choices of a state together.
 *
 * Each theorem is an operation of the question, with the same call and the same states before it; they differ in what is judged after it.
 */

import type { Class, Domain } from './domains.js';
import { requireClass, requireInitial, requirePredicate } from './mistakes.js';
import type { Construct, Fields, Operation, Question, Theorem } from './question.js';
import {
  COMMON,
  listed,
  nextCall,
  optionsOf,
  own,
  registered,
  requireKnown,
  plainQuestion,
  unused,
  type CommonOptions,
} from './registered.js';

/** What a language is written as. */
export interface Language {
  /** Goes on by one step; throws if there is none. */
  smallStep(choice?: never): unknown;
  wellTyped(): unknown;
  isFinalState(): unknown;
}

export interface SoundnessOptions<L> extends CommonOptions {
  /** Domains of fields, where the types do not say enough. */
  readonly state?: Fields;
  /** A state in the notation of the language; its method `show`, if left out and there is one. */
  readonly show?: (language: L) => string;
  /** What `smallStep` is given where several steps are possible. */
  readonly choices?: Domain;
  /** Domains of the constructor's parameters, and functions in its place: how a state is made, not how programs begin. */
  readonly construct?: Construct;
  readonly initial?: (() => L) | readonly (() => L)[];
}

export function soundness<L extends Language>(
  target: abstract new (...actuals: never[]) => L,
  options: SoundnessOptions<L> | ((scope: number) => SoundnessOptions<L>) = {},
): void {
  requireClass(target, 'soundness');
  requireLanguage(target as unknown as Class);
  const at = optionsOf('soundness', target, options);
  registered.push({
    kind: 'class',
    name: unused(at(1).name ?? target.name),
    call: nextCall(),
    target,
    at: (scope) => normal(target as unknown as Class, at(scope) as SoundnessOptions<unknown>, scope),
  });
}

const STEP = 'smallStep';
const METHODS = { smallStep: 'void', wellTyped: 'boolean', isFinalState: 'boolean' };
const KNOWN = [...COMMON, 'state', 'show', 'choices', 'construct', 'initial'];

function requireLanguage(target: Class): void {
  for (const [name, result] of Object.entries(METHODS)) {
    if (typeof methodsOf(target)[name] !== 'function')
      throw new TypeError(`a language has a method ${name}, and ${target.name} has none: write ${name}(): ${result}`);
  }
}

function normal(target: Class, options: SoundnessOptions<unknown>, scope: number): Question {
  requireKnown('soundness', options, KNOWN);
  requireInitial(options.initial, `new ${target.name}()`);
  requirePredicate('show', options.show, 'show: (language) => language.root.show()');
  const { choices } = options;
  const isOwn = typeof methodsOf(target)['show'] === 'function';
  const operation = (theorem: Theorem): Operation => ({
    name: theorem,
    arguments: choices === undefined || theorem === 'choice' ? [] : [choices],
    call: (subject, actuals) => own(subject, STEP, actuals),
    form: 'method',
    method: STEP,
    theorem,
    alternatives: theorem === 'choice' ? membersOf(choices!, scope).map((one) => [one]) : null,
    next: 'subject',
    precondition: (subject) => !own(subject, 'isFinalState', []),
    postcondition: null,
    modifies: null,
    throws: [],
    refinement: null,
  });
  return {
    ...plainQuestion(options),
    next: 'subject',
    fields: options.state ?? {},
    merged: ['wellTyped', 'isFinalState'],
    invariant: (subject) => own(subject, 'wellTyped', []),
    show: options.show ?? (isOwn ? (subject) => own(subject, 'show', []) : null),
    initial: listed(options.initial),
    construct: options.construct ?? null,
    operations: ['progress', 'preservation', ...(choices === undefined ? [] : ['choice'])],
    operation: (name) => operation(name as Theorem),
  };
}

function methodsOf(target: Class): Readonly<Record<string, unknown>> {
  return (target as unknown as { readonly prototype: Record<string, unknown> }).prototype;
}

/** Choices one by one. */
function membersOf(choices: Domain, scope: number): readonly unknown[] {
  if (choices.domain === 'bool') return [false, true];
  if (choices.domain === 'oneOf') return choices.members;
  if (choices.domain !== 'int')
    throw new TypeError('choices are int(lo, hi), oneOf(…) or bool(), so that all of them can be tried');
  const [lo, hi] = [choices.lo ?? 0, choices.hi ?? scope];
  return Array.from({ length: Math.max(0, hi - lo + 1) }, (_, index) => lo + index);
}
