/**
 * `check` and what its options mean. Options may be a function of the scope, so that a bound can be said as `int(0, 2 * n)`;
 * `at(scope)` gives the question that they ask.
 */

import * as domains from './domains.js';
import type { Class, Domain } from './domains.js';
import {
  conditionExample,
  invariantExample,
  requireArguments,
  requireClass,
  requireConstruct,
  requireDomains,
  requireInitial,
  requireOperations,
  requireParameters,
  requirePlaces,
  requirePredicate,
  requireStateDomain,
  requireThrown,
} from './mistakes.js';
import type { Construct, Fields, Question } from './question.js';
import {
  COMMON,
  listed,
  optionsOf,
  own,
  registered,
  type Lesson,
  type Registered,
  requireKnown,
  plainQuestion,
  unused,
  type CommonOptions,
  nextCall,
} from './registered.js';

export interface OperationOptions<T> {
  /** Domains of the parameters; from their types if left out. */
  readonly arguments?: readonly Domain[];
  /** What it does, if there is no method of its name. */
  readonly call?: (subject: T, ...actuals: never[]) => unknown;
  /** Where it leaves the next state: in the subject, if left out, or in its result, as persistent structures do. */
  readonly next?: 'subject' | 'result';
  /** The operation is checked only where this holds. */
  readonly precondition?: (subject: T, ...actuals: never[]) => unknown;
  /** `old` is a copy of the subject as it was before. */
  readonly postcondition?: (subject: T, old: T, result: never, ...actuals: never[]) => unknown;
  /** Exceptions it may end with; the invariant must hold then too. */
  readonly throws?: Class | readonly Class[];
}

export interface CheckOptions<T> extends CommonOptions {
  /** Domains of fields, where the types do not say enough. */
  readonly state?: Fields;
  /** What every state satisfies; `repOk()` if left out. */
  readonly invariant?: (subject: T) => unknown;
  /** Whether shape and invariant are learned from real calls before they are checked; then they come in addition to what is said here. */
  readonly learn?: boolean;
  /** That the invariant was learned by `glassbox init --learn`, which reports then say. */
  readonly learned?: { readonly states: number; readonly inductive: number | null };
  /** Operation → domains of its parameters; every public method if left out. */
  readonly operations?: Readonly<Record<string, readonly Domain[] | OperationOptions<T>>>;
  readonly throws?: Readonly<Record<string, Class | readonly Class[]>>;
  /** Domains of the constructor's parameters, of the first ones or by their names; of the others from their types. */
  readonly construct?: Construct;
  /** Other ways to begin, such as static factories, in place of the constructor. */
  readonly initial?: (() => T) | readonly (() => T)[];
}

/** A reducer `(state, action) => state` if it has an invariant, else a function of its arguments. */
export interface CheckFunctionOptions<S> extends CommonOptions {
  readonly state?: Domain;
  readonly action?: Domain;
  readonly invariant?: (state: S) => unknown;
  readonly initial?: (() => S) | readonly (() => S)[];
  readonly arguments?: readonly Domain[];
  readonly precondition?: (...actuals: never[]) => unknown;
  /** The arguments are copies of what they were before; `after` of one is what it is now. */
  readonly postcondition?: (result: never, ...actuals: never[]) => unknown;
  /** The parameters by name whose arguments may be changed, with all that they lead to; anything may, if left out. */
  readonly modifies?: readonly string[];
  readonly throws?: Class | readonly Class[];
  /** Domains of fields of named types, where the types do not say enough. */
  readonly types?: Fields;
  /** How paths are looked at: followed one by one, if left out, or evaluated together, with loops unrolled. */
  readonly paths?: Paths;
}

function checkClass<T>(
  target: abstract new (...actuals: never[]) => T,
  options: CheckOptions<T> | ((scope: number) => CheckOptions<T>) = {},
): void {
  requireClass(target);
  const at = optionsOf('check', target, options);
  const one: Registered = {
    kind: 'class',
    name: unused(at(1).name ?? target.name),
    call: nextCall(),
    target,
    at: (scope) => {
      const given = at(scope) as CheckOptions<unknown>;
      requirePlaces(
        target,
        given,
        OF_OPERATIONS.filter((one) => !OF_CLASSES.includes(one)),
      );
      requireKnown('check', given, [...OF_CLASSES, 'learn']);
      return withLesson(normalClass(target as unknown as Class, given), given.learn, one.lesson?.(scope, domains));
    },
  };
  registered.push(one);
}

/** What the spec says comes first. */
function withLesson(said: Question, learn: unknown, learned: ReturnType<Lesson> | undefined): Question {
  if (learn !== undefined && typeof learn !== 'boolean')
    throw new TypeError('learn is true or false: write learn: true');
  if (learn !== true) return said;
  if (learned === undefined) return { ...said, learns: true };
  const { states, state, invariant } = learned;
  const types = [...new Set([...Object.keys(state), ...Object.keys(said.fields)])];
  return {
    ...said,
    fields: Object.fromEntries(types.map((type) => [type, { ...state[type], ...said.fields[type] }])),
    learnedFields: state,
    invariant: bothOf(said.invariant, invariant),
    learned: states,
  };
}

function checkFunction<S>(
  target: (state: S, ...actuals: never[]) => unknown,
  options: CheckFunctionOptions<S> | ((scope: number) => CheckFunctionOptions<S>) = {},
): void {
  if (typeof target !== 'function')
    throw new TypeError('check.function takes a function: write check.function(compare, { … })');
  const at = optionsOf('check.function', target, options);
  registered.push({
    kind: 'function',
    name: unused(at(1).name ?? nameOf(target, {})),
    call: nextCall(),
    target,
    at: (scope) =>
      normalFunction(
        target as unknown as (...actuals: unknown[]) => unknown,
        at(scope) as CheckFunctionOptions<unknown>,
      ),
  });
}

export const check = Object.assign(checkClass, { function: checkFunction });

export const OF_CLASSES = [...COMMON, 'state', 'invariant', 'learned', 'operations', 'throws', 'construct', 'initial'];
const OF_CALLS = ['arguments', 'precondition', 'postcondition', 'throws'];
const OF_OPERATIONS = [...OF_CALLS, 'call', 'next'];
const OF_FUNCTIONS = [...COMMON, ...OF_CALLS, 'state', 'action', 'invariant', 'initial', 'types', 'modifies', 'paths'];

export function normalClass(target: Class, options: CheckOptions<unknown>): Question {
  requireOperations(options.operations);
  requirePredicate('the invariant', options.invariant, invariantExample(target));
  requireConstruct(options.construct);
  requireInitial(options.initial, `new ${target.name}()`);
  const methods = (target as unknown as { readonly prototype: Record<string, unknown> }).prototype;
  const { invariant, operations = null } = options;
  return {
    ...plainQuestion(options),
    next: 'subject',
    fields: options.state ?? {},
    invariant: invariant ?? (typeof methods['repOk'] === 'function' ? (subject) => own(subject, 'repOk', []) : null),
    ...(options.learned === undefined ? {} : { learned: options.learned.states }),
    initial: listed(options.initial),
    construct: options.construct ?? null,
    operations: operations === null ? null : Object.keys(operations),
    throwing: throwingOf(options),
    operation: (name) => {
      const given = operations?.[name] ?? {};
      requireArguments(name, given);
      const long: OperationOptions<unknown> = isList(given) ? { arguments: given } : given;
      requireKnown(`the operation ${name}`, long, OF_OPERATIONS);
      const { call, precondition, postcondition } = long as {
        readonly call?: (...all: unknown[]) => unknown;
        readonly precondition?: (...all: unknown[]) => unknown;
        readonly postcondition?: (...all: unknown[]) => unknown;
      };
      for (const kind of ['precondition', 'postcondition'] as const)
        requirePredicate(`the ${kind} of ${name}`, long[kind], conditionExample(target, kind));
      if (call === undefined) requireDomains(name, long.arguments, methods[name]);
      for (const thrown of [long.throws, options.throws?.[name]])
        requireThrown(name, thrown, (error) => `{ ${name}: ${error} }`);
      const [before, after] = [name + PRECONDITION, name + POSTCONDITION];
      return {
        name,
        // what the spec writes has no types to read
        arguments: long.arguments ?? (call === undefined ? null : []),
        call:
          call === undefined
            ? (subject, actuals) => own(subject, name, actuals)
            : (subject, actuals) => call(subject, ...actuals),
        form: call === undefined ? 'method' : 'spec',
        next: nextOf(name, long.next),
        precondition: bothOf(
          precondition === undefined ? null : (subject, actuals) => precondition(subject, ...actuals),
          typeof methods[before] === 'function' ? (subject, actuals) => own(subject, before, actuals) : null,
        ),
        postcondition: bothOf(
          postcondition === undefined
            ? null
            : (subject, old, result, actuals) => postcondition(subject, old, result, ...actuals),
          typeof methods[after] === 'function'
            ? (subject, old, result, actuals) => own(subject, after, [old, result, ...actuals])
            : null,
        ),
        modifies: null,
        throws: [...classes(long.throws), ...classes(options.throws?.[name])],
        refinement: null,
      };
    },
  };
}

function throwingOf({ throws = {} }: CheckOptions<unknown>): readonly string[] {
  if (typeof throws !== 'function' && !Array.isArray(throws)) return Object.keys(throws);
  throw new TypeError('throws of a class says which operations may throw what, such as { put: RangeError }');
}

function nextOf(name: string, given: unknown): 'subject' | 'result' {
  if (given === undefined || given === 'subject' || given === 'result') return given ?? 'subject';
  throw new TypeError(`the next state of ${name} is in its 'subject' or its 'result', not ${String(given)}`);
}

/** A function that is written in the spec may have no name; calls of it are shown by that of the check, if they can be. */
export function nameOf(target: { readonly name: string }, { name = '' }: CommonOptions): string {
  return [target.name, name].find((one) => /^[\w$]+$/.test(one)) ?? 'function';
}

export function normalFunction(
  target: (...actuals: unknown[]) => unknown,
  options: CheckFunctionOptions<unknown>,
): Question {
  requireKnown('check.function', options, OF_FUNCTIONS);
  requireStateDomain(options.state);
  requireInitial(options.initial, '({ total: 0 })');
  requirePredicate('the invariant', options.invariant, 'invariant: (state) => state.total >= 0');
  requirePredicate('the precondition', options.precondition, 'precondition: (a, b) => a !== b');
  requirePredicate('the postcondition', options.postcondition, 'postcondition: (result, a, b) => result === a + b');
  requireThrown('the function', options.throws, (error) => error);
  requireParameters(target.name, options.arguments, 0);
  const { precondition, postcondition } = options as {
    readonly precondition?: (...all: unknown[]) => unknown;
    readonly postcondition?: (...all: unknown[]) => unknown;
  };
  const isReducer = options.invariant !== undefined || options.state !== undefined || options.initial !== undefined;
  const all = (subject: unknown, actuals: readonly unknown[]): readonly unknown[] =>
    isReducer ? [subject, ...actuals] : actuals;
  return {
    ...plainQuestion(options),
    next: isReducer ? 'result' : 'nothing',
    fields: options.types ?? {},
    subject: options.state ?? null,
    invariant: (options.invariant as ((subject: unknown) => unknown) | undefined) ?? null,
    initial: listed(options.initial),
    operations: [nameOf(target, options)],
    operation: (name) => ({
      name,
      arguments: options.arguments ?? (options.action === undefined ? null : [options.action]),
      call: (subject, actuals) => target(...all(subject, actuals)),
      form: 'function',
      next: isReducer ? 'result' : 'nothing',
      precondition: precondition === undefined ? null : (subject, actuals) => precondition(...all(subject, actuals)),
      postcondition:
        postcondition === undefined
          ? null
          : (_subject, old, result, actuals) => postcondition(result, ...all(old, actuals)),
      modifies: namesIn(options.modifies),
      throws: classes(options.throws),
      refinement: null,
      atOnce: areAtOnce(options.paths) ? { rounds: null, deepens: true, slices: true } : null,
    }),
  };
}

export type Paths = 'one by one' | 'all at once';

/** Whether paths are evaluated together. */
export function areAtOnce(paths: unknown, otherwise: Paths = 'one by one'): boolean {
  if (paths === undefined || paths === 'one by one' || paths === 'all at once')
    return (paths ?? otherwise) === 'all at once';
  throw new TypeError(`paths are looked at 'one by one' or 'all at once', not ${String(paths)}`);
}

export function namesIn(modifies: unknown): readonly string[] | null {
  if (modifies === undefined) return null;
  // a function lists what it may change, and nothing else may be
  if (typeof modifies === 'function') return [];
  if (Array.isArray(modifies) && modifies.every((one): one is string => typeof one === 'string')) return modifies;
  throw new TypeError("modifies says by their names which parameters may be changed, such as ['list'], or [] for none");
}

/** An operation `put` may be specified in its class by `putPrecondition(...actuals)` and `putPostcondition(old, result, ...actuals)`. */
export const PRECONDITION = 'Precondition';
const POSTCONDITION = 'Postcondition';

/** Whether a method specifies another one, and is no operation itself. */
export function isCompanion(name: string, isMethod: (other: string) => boolean): boolean {
  const suffix = [PRECONDITION, POSTCONDITION].find((one) => name.endsWith(one));
  return suffix !== undefined && isMethod(name.slice(0, -suffix.length));
}

/** Both predicates, or the one there is, or null. */
function bothOf<A extends unknown[]>(
  first: ((...all: A) => unknown) | null,
  second: ((...all: A) => unknown) | null,
): ((...all: A) => unknown) | null {
  if (first === null) return second;
  return second === null ? first : (...all) => first(...all) && second(...all);
}

function isList<T>(given: readonly Domain[] | OperationOptions<T>): given is readonly Domain[] {
  return Array.isArray(given);
}

export function classes(given: Class | readonly Class[] | undefined): readonly Class[] {
  return listed<Class>(given) ?? [];
}
