/**
 * `commutes`: two operations may change places (Roberson 2011, §8.1). From every valid state and with all arguments, one after the other
 * and the other after the one: each call ends in both orders alike, with the same result, and what is left are equal states. The first
 * order runs on the state, the other one on a copy of it. That equal states stay equal is a check of its own, as it is for abstractions.
 */

import type { Difference } from '../base/names.js';
import { OF_CLASSES, normalClass, type CheckOptions, type OperationOptions } from './check.js';
import type { Class, Domain } from './domains.js';
import { differenceOf, endOf, isSameResult } from './ends.js';
import { EqualStates, equalTo, equalityOf } from './equality.js';
import { requireClass } from './mistakes.js';
import type { End, Question, Refinement, TakenStep } from './question.js';
import { listed, nextCall, optionsOf, registered, requireKnown, unused } from './registered.js';

/** Two operations, and under which condition they are to commute, by what the report is to call it: always if left out. */
export type PairToCommute<T> = readonly [
  first: string,
  second: string,
  when?: Readonly<Record<string, (subject: T, ofFirst: never, ofSecond: never) => unknown>>,
];

export interface CommutesOptions<T> extends Omit<CheckOptions<T>, 'operations' | 'throws' | 'learn'> {
  /** Operation → domains of its parameters. */
  readonly operations: Readonly<
    Record<
      string,
      readonly Domain[] | (Pick<OperationOptions<T>, 'precondition'> & { readonly arguments: readonly Domain[] })
    >
  >;
  /** All pairs if left out, each operation with itself included. */
  readonly pairs?: 'all' | readonly PairToCommute<T>[];
  /** When two states are the same: `a.equalTo(b)` if left out. */
  readonly equal?: (a: T, b: T) => unknown;
  /** Operation → what of the results is compared. */
  readonly observe?: Readonly<Record<string, (result: never) => unknown>>;
  /** false: that equal states stay equal is not checked. */
  readonly equality?: false;
}

const OPTIONS = [...OF_CLASSES.filter((one) => one !== 'throws'), 'pairs', 'equal', 'observe', 'equality'];

interface Options extends Omit<CommutesOptions<unknown>, 'pairs' | 'observe'> {
  readonly pairs?: 'all' | Pairs;
  readonly observe?: Readonly<Record<string, (result: unknown) => unknown>>;
}

type Pairs = readonly (readonly [string, string, Readonly<Record<string, Condition>>?])[];

type Condition = (subject: unknown, ofFirst: readonly unknown[], ofSecond: readonly unknown[]) => unknown;

export function commutes<T>(
  target: abstract new (...actuals: never[]) => T,
  options: CommutesOptions<T> | ((scope: number) => CommutesOptions<T>),
): void {
  requireClass(target, 'commutes');
  const given = optionsOf('commutes', target, options);
  const subject = target as unknown as Class;
  const at = (scope: number): Options => {
    const one = given(scope) as unknown as Options;
    requireKnown('commutes', one, OPTIONS);
    if (one.operations === undefined)
      throw new TypeError('commutes needs to know which operations: write operations: { add: [int(0, 3)], clear: [] }');
    return one;
  };
  const { name = `${target.name} commutes`, equality } = at(1);
  const call = nextCall();
  registered.push({
    kind: 'class',
    name: unused(name),
    call,
    target,
    at: (scope) => commutation(subject, at(scope)),
  });
  if (equality === false) return;
  registered.push({
    kind: 'class',
    name: unused(`${target.name}: equality`),
    call,
    target: EqualStates,
    at: (scope) => equalityOfClass(subject, at(scope)),
  });
}

/** One operation of a pair. */
interface Member {
  readonly name: string;
  readonly domains: readonly Domain[];
  isAllowed(subject: unknown, actuals: readonly unknown[]): unknown;
  isSameValue(a: unknown, b: unknown): boolean;
}

/** An operation with its arguments. */
interface Call {
  readonly member: Member;
  readonly actuals: readonly unknown[];
}

interface Pair {
  readonly first: Member;
  readonly second: Member;
  readonly when: Condition | null;
}

/** How two calls ended, one after the other; null: the second was not allowed after the first. */
type Ends = readonly [first: End, second: End] | null;

function commutation(target: Class, options: Options): Question {
  const equal = options.equal ?? equalTo;
  const pairs = pairsOf(target, options);
  const question = normalClass(target, {
    ...classOptions(options),
    operations: Object.fromEntries([...pairs].map(([name, pair]) => [name, operationOf(pair)])),
  });
  return {
    ...question,
    isSelective: true,
    operation: (name) => ({ ...question.operation(name), refinement: claimsOf(pairs.get(name)!, equal) }),
  };
}

/** Both calls in the first order, where both are allowed to begin with. */
function operationOf(pair: Pair): OperationOptions<unknown> {
  return {
    arguments: [...pair.first.domains, ...pair.second.domains],
    call: (subject: unknown, ...actuals: unknown[]) => {
      const [one, other] = callsOf(pair, actuals);
      return inOrder(subject, one, other);
    },
    precondition: (subject: unknown, ...actuals: unknown[]) => {
      const [one, other] = callsOf(pair, actuals);
      return (
        one.member.isAllowed(subject, one.actuals) &&
        other.member.isAllowed(subject, other.actuals) &&
        (pair.when === null || pair.when(subject, one.actuals, other.actuals))
      );
    },
  };
}

/** What the other order has to have in common with the first. */
function claimsOf(pair: Pair, equal: (a: unknown, b: unknown) => unknown): Refinement {
  return {
    spendsOld: true,
    agrees: (subject, old, _hasThrown, end, actuals) => {
      const [one, other] = callsOf(pair, actuals);
      const ends = inOrder(old, other, one);
      return differenceIn(pair, end as Ends, ends) === null && (ends === null || equal(subject, old));
    },
    compared: (subject, old, _hasThrown, end, actuals) => {
      const [one, other] = callsOf(pair, actuals);
      const [ends, otherEnds] = [end as Ends, inOrder(old, other, one)];
      const isEqual = otherEnds === null || equal(subject, old);
      return {
        differs: differenceIn(pair, ends, otherEnds) ?? (isEqual ? null : 'state'),
        name: null,
        before: undefined,
        end: { hasThrown: false, value: undefined },
        after: old,
        image: subject,
        orders: [stepsOf([one, other], ends), stepsOf([other, one], otherEnds)],
      };
    },
  };
}

function callsOf({ first, second }: Pair, actuals: readonly unknown[]): readonly [Call, Call] {
  const count = first.domains.length;
  return [
    { member: first, actuals: actuals.slice(0, count) },
    { member: second, actuals: actuals.slice(count) },
  ];
}

function inOrder(subject: unknown, one: Call, other: Call): Ends {
  const end = endOf(subject, one.member.name, one.actuals);
  if (!other.member.isAllowed(subject, other.actuals)) return null;
  return [end, endOf(subject, other.member.name, other.actuals)];
}

/** @param others in the other order: the second call ended first */
function differenceIn({ first, second }: Pair, ends: Ends, others: Ends): Difference | null {
  if (ends === null || others === null) return ends === others ? null : 'precondition';
  return (
    differenceOf(ends[0], others[1], (a, b) => first.isSameValue(a, b)) ??
    differenceOf(ends[1], others[0], (a, b) => second.isSameValue(a, b))
  );
}

function stepsOf(calls: readonly [Call, Call], ends: Ends): readonly TakenStep[] {
  return calls.map(({ member, actuals }, index) => ({ name: member.name, actuals, end: ends?.[index] ?? null }));
}

/** By the names that their rows have. */
function pairsOf(
  target: Class,
  { operations, pairs = 'all', equal = equalTo, observe = {} }: Options,
): ReadonlyMap<string, Pair> {
  const memberOf = (name: string): Member => {
    const given = operations[name];
    if (given === undefined)
      throw new TypeError(`commutes knows no operation ${name}: write operations: { ${name}: [int(0, 3)] }`);
    const domains = 'length' in given ? given : given.arguments;
    if (domains.some(({ domain }) => domain === 'optional'))
      throw new TypeError(`commutes gives ${name} all its arguments: write an operation for each number of them`);
    const precondition = 'length' in given ? undefined : (given.precondition as Precondition | undefined);
    const observed = observe[name] ?? ((result: unknown) => result);
    return {
      name,
      domains,
      isAllowed: (subject, actuals) => precondition === undefined || precondition(subject, ...actuals),
      isSameValue: (a, b) =>
        isSameResult(observed(a), observed(b), (one, other) => one instanceof target && equal(one, other)),
    };
  };
  const names = Object.keys(operations);
  const all = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));
  const found = new Map<string, Pair>();
  for (const [one, other, when] of pairs === 'all' ? (all as Pairs) : pairs) {
    const [first, second] = [memberOf(one), memberOf(other)];
    if (when === undefined) found.set(`${one}, ${other}`, { first, second, when: null });
    for (const [label, condition] of Object.entries(when ?? {}))
      found.set(`${one}, ${other} when ${label}`, { first, second, when: condition });
  }
  return found;
}

type Precondition = (subject: unknown, ...actuals: unknown[]) => unknown;

/** What the options say about the class alone. */
function classOptions(options: Options): CheckOptions<unknown> {
  const isOfClass = (key: string): boolean => OF_CLASSES.includes(key) && key !== 'operations';
  return Object.fromEntries(Object.entries(options).filter(([key]) => isOfClass(key)));
}

function equalityOfClass(target: Class, options: Options): Question {
  const { operations, state = {}, initial, scope, generics } = options;
  const { invariant } = normalClass(target, classOptions(options));
  const calls = Object.entries(operations).map(([name, given]) => {
    const domains = 'length' in given ? given : given.arguments;
    return [name, { method: name, arguments: domains }] as const;
  });
  const begin = listed(initial)?.[0] ?? (() => new (target as unknown as new () => unknown)());
  const isAllowed = (subject: unknown, name: string, actuals: readonly unknown[]): unknown => {
    const given = operations[name]!;
    return 'length' in given || given.precondition === undefined
      ? true
      : (given.precondition as Precondition)(subject, ...actuals);
  };
  return equalityOf(
    {
      class: target,
      equal: options.equal ?? equalTo,
      isValid: (one, other) => invariant === null || (invariant(one) && invariant(other)),
      isAllowed,
      calls: Object.fromEntries(calls),
      fields: state,
      begin,
    },
    { ...(scope === undefined ? {} : { scope }), ...(generics === undefined ? {} : { generics }) },
  );
}
