/**
 * `verify`: what one function promises, for all inputs within the bounds (Dennis 2009; Dolby, Vaziri and Tip 2007). All its paths are evaluated
 * together, with loops and recursion unrolled, so that one question decides the whole contract. Its words are those of contracts:
 * what the caller *requires*, what the function *ensures*, when it *throws*, what it *modifies*.
 *
 * Numbers are those of JavaScript and do not wrap: bounds are bounds of inputs.
 */

import { areAtOnce, classes, nameOf, normalFunction, type Paths } from './check.js';
import type { Class, Domain } from './domains.js';
import { requirePredicate } from './mistakes.js';
import type { Fields, Question, Seen, Unrolling } from './question.js';
import { COMMON, nextCall, optionsOf, registered, requireKnown, unused, type CommonOptions } from './registered.js';

type Predicate = (...actuals: never[]) => unknown;

/**
 * Exceptions that it may end with: classes, whenever it likes; by the name of a built-in error, or as a pair with a class, exactly where the
 * condition holds of what it was given.
 */
export type Throws =
  | Class
  | readonly (Class | readonly [Class, Predicate] | Readonly<Record<string, Predicate>>)[]
  | Readonly<Record<string, Predicate>>;

export interface Contract extends CommonOptions {
  /** Domains of the parameters; from their types if left out. */
  readonly arguments?: readonly Domain[];
  /** What plain numbers range over where only their type is known; 0 … scope if left out. */
  readonly integers?: Domain;
  /** Domains of fields: class or interface → field → domain. */
  readonly heap?: Fields;
  /** What callers see to: only such calls are looked at. */
  readonly requires?: Predicate;
  /** Of a function `(result, ...actuals)`, with the actuals as they were before; `after` of one is what it is now. */
  readonly ensures?: Predicate;
  readonly throws?: Throws;
  /** The parameters by name whose arguments may be changed, with all that they lead to; anything may, if left out. */
  readonly modifies?: readonly string[];
  /** So many rounds of each loop, and nested calls, are made unasked; the scope, if left out. */
  readonly unroll?: number;
  /** Whether more rounds are made where some input needs them, up to a limit; yes, if left out. */
  readonly deepen?: boolean;
  readonly paths?: Paths;
}

export function verify(target: Predicate, options: Contract | ((scope: number) => Contract) = {}): void {
  if (typeof target !== 'function') throw new TypeError('verify takes a function: write verify(search, { … })');
  const at = optionsOf('verify', target, options);
  registered.push({
    kind: 'function',
    name: unused(at(1).name ?? nameOf(target, {})),
    call: nextCall(),
    target,
    at: (scope) => functionQuestion(target as (...actuals: unknown[]) => unknown, at(scope)),
  });
}

const OF_CONTRACTS = ['arguments', 'integers', 'heap', 'requires', 'ensures', 'throws', 'modifies'];
const KNOWN = [...COMMON, ...OF_CONTRACTS, 'unroll', 'deepen', 'paths'];

function functionQuestion(target: (...actuals: unknown[]) => unknown, contract: Contract): Question {
  requireContract(contract, KNOWN);
  requirePredicate('ensures', contract.ensures, 'ensures: (result, a, b) => result === a + b');
  const { arguments: domains, heap, requires, ensures, modifies, integers: _, ...rest } = contract;
  const { name, scope, declarative, replace } = rest;
  const promises = throwsIn(contract.throws);
  const question = normalFunction(
    target,
    given({
      name,
      scope,
      declarative,
      replace,
      generics: genericsOf(contract),
      arguments: domains,
      types: heap,
      precondition: requires,
      postcondition: ensures,
      modifies,
      throws: promises.map(({ thrown }) => thrown),
    }),
  );
  return {
    ...question,
    operation: (which) => ({
      ...question.operation(which),
      ending: endingOf(promises, (_old, actuals) => actuals),
      atOnce: unrollingOf(contract),
    }),
  };
}

function requireContract(contract: Contract, known: readonly string[]): void {
  requireKnown('verify', contract, known);
  requirePredicate('requires', contract.requires, 'requires: (a, b) => a <= b');
  const { unroll, deepen } = contract;
  if (unroll !== undefined && !(Number.isInteger(unroll) && unroll > 0))
    throw new TypeError(`unroll is a number of rounds, 1 or more, not ${String(unroll)}`);
  if (deepen !== undefined && typeof deepen !== 'boolean') throw new TypeError('deepen is true or false');
}

function unrollingOf({ unroll, deepen = true, paths }: Contract): Unrolling | null {
  return areAtOnce(paths, 'all at once') ? { rounds: unroll ?? null, deepens: deepen } : null;
}

function genericsOf({ generics = {}, integers }: Contract): Readonly<Record<string, Domain>> {
  return integers === undefined ? generics : { ...generics, number: integers };
}

/** Without what is left out: an option that is undefined would still be one. */
function given<T extends object>(options: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
}

/** An exception, and where it is thrown; null: wherever it likes. */
interface Promised {
  readonly thrown: Class;
  readonly when: ((...actuals: readonly unknown[]) => unknown) | null;
}

const ERRORS: Readonly<Record<string, unknown>> = {
  Error,
  EvalError,
  RangeError,
  ReferenceError,
  SyntaxError,
  TypeError,
  URIError,
};

function throwsIn(throws: Throws | undefined): readonly Promised[] {
  if (throws === undefined) return [];
  return (Array.isArray(throws) ? (throws as readonly unknown[]) : [throws]).flatMap(promisedBy);
}

function promisedBy(one: unknown): readonly Promised[] {
  if (typeof one === 'function') return classes(one as Class).map((thrown) => ({ thrown, when: null }));
  if (Array.isArray(one) && one.length === 2) return [promised(one[0], one[1])];
  if (typeof one !== 'object' || one === null) throw new TypeError(HOW_TO_THROW);
  return Object.entries(one).map(([name, when]) => promised(ERRORS[name], when));
}

function promised(thrown: unknown, when: unknown): Promised {
  if (typeof thrown !== 'function' || typeof when !== 'function') throw new TypeError(HOW_TO_THROW);
  return { thrown: thrown as unknown as Class, when: when as Promised['when'] };
}

const HOW_TO_THROW =
  'throws names classes, such as [RangeError], or says exactly when: { RangeError: (index) => index < 0 } for errors that are built in, [[ParseError, (text) => text === ""]] for others';

/** Whether a call may end so: it throws what is promised where that is promised, and returns only where nothing is. */
function endingOf(
  promises: readonly Promised[],
  givenTo: (old: unknown, actuals: readonly unknown[]) => readonly unknown[],
): ((...seen: Seen) => unknown) | null {
  if (promises.every(({ when }) => when === null)) return null;
  return (_subject, old, hasThrown, end, actuals) => {
    const all = givenTo(old, actuals);
    return hasThrown
      ? promises.some(({ thrown, when }) => end instanceof thrown && (when === null || Boolean(when(...all))))
      : promises.every(({ when }) => when === null || !when(...all));
  };
}
