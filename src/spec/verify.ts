/**
 * `verify`: what one function promises, for all inputs within the bounds (Dennis 2009; Dolby, Vaziri and Tip 2007). All its paths are evaluated
 * together, with loops and recursion unrolled, so that one question decides the whole contract. Its words are those of contracts:
 * what the caller *requires*, what the function *ensures*, when it *throws*, what it *modifies*.
 *
 * Numbers are those of JavaScript and do not wrap: bounds are bounds of inputs.
 */

import {
  areAtOnce,
  classes,
  nameOf,
  namesIn,
  normalClass,
  normalFunction,
  type CheckOptions,
  type OperationOptions,
  type Paths,
} from './check.js';
import { contracts } from './contract.js';
import type { Class, Domain } from './domains.js';
import { requireParameters, requirePredicate } from './mistakes.js';
import { isModelled, requireModelled, withModel, type Model } from './model.js';
import type { Changed, Construct, Fields, Operation, Question, Seen, Unrolling } from './question.js';
import {
  COMMON,
  nextCall,
  optionsOf,
  own,
  registered,
  requireKnown,
  unused,
  type CommonOptions,
} from './registered.js';

type Predicate = (...actuals: never[]) => unknown;
type Plain = (...actuals: unknown[]) => unknown;

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
  /** Domains of fields: class or interface → field → domain. What is left out may be any object that its type allows. */
  readonly heap?: Fields;
  /** What callers see to: only such calls are looked at. Of a method `(self, ...actuals)`. */
  readonly requires?: Predicate;
  /**
   * Of a function `(result, ...actuals)`, with the actuals as they were before; `after` of one is what it is now.
   * Of a method `(self, old, result, ...actuals)`, where `old` is a copy of `self` as it was before.
   */
  readonly ensures?: Predicate;
  /** Conditions are asked of what was given, as it was before: `(...actuals)`, of a method `(old, ...actuals)`. */
  readonly throws?: Throws;
  /**
   * The parameters by name, and `this`, that may be changed, with all that they lead to; or a function of what is given, `(...actuals)`, of a method
   * `(self, ...actuals)`, that lists objects, and pairs of an object and a field. Anything may, if left out.
   */
  readonly modifies?: readonly string[] | ((...actuals: never[]) => readonly unknown[]);
  /** Of a method: what its object satisfies before the call and after it, whichever way it ends; `repOk()` if left out. */
  readonly invariant?: Predicate;
  /** Of a method: what its object stands for, as fields that the contract may speak of. */
  readonly model?: Model;
  /** Of a method: how objects are made, to know their fields. */
  readonly construct?: Construct;
  readonly initial?: (() => unknown) | readonly (() => unknown)[];
  /** So many rounds of each loop, and nested calls, are made unasked; the scope, if left out. */
  readonly unroll?: number;
  /** Whether more rounds are made where some input needs them, up to a limit; yes, if left out. */
  readonly deepen?: boolean;
  /** Whether a run that ends in another exception than those that it may end with is no case; it is a violation, if left out. */
  readonly ignoreFaults?: boolean;
  /** Whether solvers are told only of what a question consists of; yes, if left out. It changes no verdict. */
  readonly slice?: boolean;
  readonly paths?: Paths;
  /** Whether functions that have contracts are called, or whatever their contracts allow is looked at in their place; they are called, if left out. */
  readonly calls?: 'inline' | 'contracts';
}

export function verify(
  target: Predicate | (abstract new (...actuals: never[]) => unknown),
  options: Contract | ((scope: number) => Contract) = {},
): void {
  if (typeof target !== 'function')
    throw new TypeError(
      'verify takes a function, a method or a class: write verify(search, { … }), or verify(List.prototype.add, { … })',
    );
  const at = optionsOf('verify', target, options);
  const ofSpec = contracts.known;
  registered.push({
    kind: 'function',
    name: unused(at(1).name ?? nameOf(target, {})),
    call: nextCall(),
    target,
    mayBeMethod: true,
    at: (scope, owner) => {
      const contract = at(scope);
      requireContract(contract);
      // a function may do without some of its parameters, which only types can say
      requireParameters(target.name, contract.arguments, owner === undefined ? 0 : target.length);
      const question =
        owner !== undefined
          ? methodQuestion(target.name, owner, contract)
          : isClass(target)
            ? constructorQuestion(target as unknown as Class, contract)
            : functionQuestion(target as Plain, contract);
      return {
        ...question,
        calls: contract.calls ?? 'inline',
        contracts: areAtOnce(contract.paths, 'all at once') ? ofSpec : [],
      };
    },
  });
}

const OF_CONTRACTS = ['arguments', 'integers', 'heap', 'requires', 'ensures', 'throws', 'modifies'];
const OF_METHODS = ['invariant', 'model', 'construct', 'initial'];
const KNOWN = [
  ...COMMON,
  ...OF_CONTRACTS,
  ...OF_METHODS,
  'unroll',
  'deepen',
  'ignoreFaults',
  'slice',
  'paths',
  'calls',
];

/** The prototype of a class cannot be replaced. */
function isClass(target: object): boolean {
  return Object.getOwnPropertyDescriptor(target, 'prototype')?.writable === false;
}

/** A constructor is a function whose result satisfies the invariant. */
function constructorQuestion(target: Class, { invariant, ...contract }: Contract): Question {
  const { ensures } = contract as { readonly ensures?: (...all: unknown[]) => unknown };
  const methods = (target as unknown as { readonly prototype: Record<string, unknown> }).prototype;
  const isValid =
    invariant ?? (typeof methods['repOk'] === 'function' ? (self: unknown) => own(self, 'repOk', []) : undefined);
  requirePredicate('the invariant', isValid, 'invariant: (list) => list.size >= 0');
  const promised =
    isValid === undefined
      ? contract
      : {
          ...contract,
          ensures: (result: unknown, ...actuals: unknown[]) =>
            (isValid as Plain)(result) && (ensures === undefined || ensures(result, ...actuals)),
        };
  const question = functionQuestion(
    // without a name of its own, so that it gets that of the class
    ((...actuals: unknown[]) => new (target as unknown as new (...all: unknown[]) => unknown)(...actuals)) as Plain,
    { ...promised, name: target.name },
  );
  const operation = (name: string): Operation => ({ ...question.operation(name), method: `new ${target.name}` });
  return { ...question, operation };
}

function functionQuestion(target: Plain, contract: Contract): Question {
  for (const key of OF_METHODS)
    if (key in contract)
      throw new TypeError(
        `${key} is for methods, and ${contract.name ?? target.name} is none that Glassbox finds in a class`,
      );
  requirePredicate('ensures', contract.ensures, 'ensures: (result, a, b) => result === a + b');
  const { name, scope, declarative, replace, arguments: domains, heap, requires, ensures, modifies } = contract;
  const promises = throwsIn(contract.throws);
  const throws = promises.map(({ thrown }) => thrown);
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
      modifies: namesIn(modifies) ?? undefined,
      throws,
    }),
  );
  return asContract(question, contract, (operation) => ({
    ...operation,
    changes: changesIn(modifies, (_subject, actuals) => actuals),
    ending: endingOf(promises, (_old, actuals) => actuals),
  }));
}

/** A method is an operation like that of a check, and the only one. */
function methodQuestion(name: string, owner: Class, contract: Contract): Question {
  requirePredicate('ensures', contract.ensures, 'ensures: (list, old, result) => list.size === old.size + 1');
  const { scope, declarative, replace, arguments: domains, heap, invariant } = contract;
  const { construct, initial, modifies } = contract;
  const fields = withModel(contract.model, owner);
  const { requires, ensures } = modelled(contract, fields);
  const promises = throwsIn(contract.throws);
  const operation = given({
    arguments: domains,
    precondition: requires,
    postcondition: ensures,
    throws: promises.map(({ thrown }) => thrown),
  }) as unknown as OperationOptions<unknown>;
  const question = normalClass(
    owner,
    given<CheckOptions<unknown>>({
      scope,
      declarative,
      replace,
      generics: genericsOf(contract),
      state: heap,
      invariant: invariant as CheckOptions<unknown>['invariant'],
      operations: { [name]: operation },
      construct,
      initial,
    }),
  );
  return asContract(question, contract, (one) => ({
    ...one,
    modifies: namesIn(modifies),
    changes: changesIn(modifies, (self, actuals) => [self, ...actuals]),
    ending: modelledEnding(
      endingOf(promises, (old, actuals) => [old, ...actuals]),
      fields,
    ),
  }));
}

/** Where the model does not say what the object stands for, nothing is required, and nothing is kept. */
function modelled(
  { requires, ensures }: Contract,
  fields: readonly string[],
): { readonly requires: Predicate | undefined; readonly ensures: Predicate | undefined } {
  if (fields.length === 0) return { requires, ensures };
  const [allows, keeps] = [requires, ensures] as (Plain | undefined)[];
  const isAllowed = (self: unknown, ...actuals: unknown[]): unknown =>
    !isModelled(self, fields) || allows === undefined || allows(self, ...actuals);
  const isKept = (self: unknown, old: unknown, ...rest: unknown[]): unknown => {
    for (const object of [old, self]) requireModelled(object, fields);
    return keeps === undefined || keeps(self, old, ...rest);
  };
  return { requires: isAllowed, ensures: isKept };
}

/** The same of a call that throws, of which `ensures` says nothing. */
function modelledEnding(
  ending: ((...seen: Seen) => unknown) | null,
  fields: readonly string[],
): ((...seen: Seen) => unknown) | null {
  if (fields.length === 0) return ending;
  return (...seen) => {
    const [self, old, hasThrown] = seen;
    if (hasThrown) for (const object of [old, self]) requireModelled(object, fields);
    return ending === null || ending(...seen);
  };
}

function asContract(question: Question, contract: Contract, judged: (operation: Operation) => Operation): Question {
  const operation = (name: string): Operation => ({
    ...judged(question.operation(name)),
    isContract: true,
    ...(contract.ignoreFaults === true ? { ignoresFaults: true } : {}),
    atOnce: unrollingOf(contract),
  });
  return { ...question, isSelective: true, isShared: true, operation };
}

function requireContract(contract: Contract): void {
  requireKnown('verify', contract, KNOWN);
  requirePredicate('requires', contract.requires, 'requires: (a, b) => a <= b');
  const { unroll, deepen, ignoreFaults, slice } = contract;
  if (unroll !== undefined && !(Number.isInteger(unroll) && unroll > 0))
    throw new TypeError(`unroll is a number of rounds, 1 or more, not ${String(unroll)}`);
  const { calls = 'inline', paths } = contract;
  if (calls !== 'inline' && calls !== 'contracts')
    throw new TypeError(`calls is 'inline' or 'contracts', not ${String(calls)}`);
  if (calls === 'contracts' && paths === 'one by one')
    throw new TypeError("calls: 'contracts' needs all paths at once: leave out paths: 'one by one'");
  for (const [name, said] of Object.entries({ deepen, ignoreFaults, slice }))
    if (said !== undefined && typeof said !== 'boolean') throw new TypeError(`${name} is true or false`);
}

function unrollingOf({ unroll, deepen = true, slice = true, paths }: Contract): Unrolling | null {
  return areAtOnce(paths, 'all at once') ? { rounds: unroll ?? null, deepens: deepen, slices: slice } : null;
}

function genericsOf({ generics = {}, integers }: Contract): Readonly<Record<string, Domain>> {
  return integers === undefined ? generics : { ...generics, number: integers };
}

/** What a function lists that may be changed, as pairs; null where names say it. */
function changesIn(
  modifies: Contract['modifies'],
  givenTo: (subject: unknown, actuals: readonly unknown[]) => readonly unknown[],
): NonNullable<Operation['changes']> | null {
  if (typeof modifies !== 'function') return null;
  const listed = modifies as (...all: readonly unknown[]) => readonly unknown[];
  return (subject, actuals) =>
    listed(...givenTo(subject, actuals)).map((one): Changed =>
      Array.isArray(one) && one.length === 2 && typeof one[1] === 'string' ? [one[0], one[1]] : [one, null],
    );
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
