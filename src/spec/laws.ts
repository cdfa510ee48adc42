/**
 * `equality`, `hashing` and `ordering`: laws that everybody relies on who puts objects into collections or sorts them; nine of them, (i) to
 * (ix) of Dolby, Vaziri and Tip 2007. Each is an operation of its own about two or three values, which may be one and the same.
 */

import { anyOf, instances, type Class, type Domain } from './domains.js';
import { requireThrown } from './mistakes.js';
import type { Fields, Operation, Question } from './question.js';
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
} from './registered.js';
import type { CommonOptions } from './registered.js';

export interface LawOptions extends CommonOptions {
  /** The values that are compared; any objects of the classes, if left out. */
  readonly of?: Domain;
  /** Domains of fields of named types, where the types do not say enough. */
  readonly types?: Fields;
  /** Exceptions that are allowed: where one is thrown, nothing is claimed. */
  readonly throws?: Class | readonly Class[];
}

type Test<T> = (a: T, b: T) => unknown;

export interface EqualityOptions extends LawOptions {
  /** The name of the method; `equals` if left out. */
  readonly equals?: string;
}

export interface HashingOptions<T> extends EqualityOptions {
  /** The name of a method, or a function; `hashCode` if left out. */
  readonly hash?: string | ((value: T) => unknown);
}

export interface OrderingOptions<T> extends LawOptions {
  /** The name of the method; `compareTo` if left out. */
  readonly compare?: string;
  /** The name of a method, or a function, that has to tell just those apart of which one comes first; left out: none has to. */
  readonly equals?: string | Test<T>;
}

/** A class, several of which objects are compared with each other, or a function that compares. */
type Subject<T> = Class | readonly Class[] | Test<T>;
type At<O> = O | ((scope: number) => O);

/** Equality is reflexive, symmetric and transitive; by a method, no object equals null. */
export function equality<T>(subject: Subject<T>, options: At<EqualityOptions> = {}): void {
  state('equality', subject, options, ['equals'], ({ equals = 'equals' }, of) =>
    equalityLaws(testOf(subject, equals), of, isFunction(subject)),
  );
}

/** Equal values have the same hash code. */
export function hashing<T>(subject: Subject<T>, options: At<HashingOptions<T>> = {}): void {
  state('hashing', subject, options, ['equals', 'hash'], ({ equals = 'equals', hash = 'hashCode' }, of) => [
    hashingLaw(testOf(subject, equals), callOf(hash), of),
  ]);
}

/** Which of two values comes first does not depend on which of them is asked, nor on a third. */
export function ordering<T>(subject: Subject<T>, options: At<OrderingOptions<T>> = {}): void {
  state('ordering', subject, options, ['compare', 'equals'], ({ compare = 'compareTo', equals }, of) => {
    const test = testOf(subject, compare);
    return [...orderingLaws(test, of), ...(equals === undefined ? [] : [consistencyLaw(test, callOf(equals), of)])];
  });
}

/** Calls a method of the first value with the others, or a function with all of them. */
interface Call {
  readonly text: (...values: readonly string[]) => string;
  readonly of: (...values: readonly unknown[]) => unknown;
}

interface Law {
  readonly name: string;
  readonly text: string;
  readonly parameters: readonly string[];
  readonly domain: Domain;
  /** What calls give, by their text. */
  readonly calls: (...values: readonly unknown[]) => Readonly<Record<string, unknown>>;
  /** Whether that is as it has to be, given in the same order. */
  readonly holds: (...results: readonly unknown[]) => boolean;
}

/** A call with the names of what it is given, a letter each. */
type Asked = readonly [call: Call, given: readonly string[]];

function equalityLaws(equals: Call, domain: Domain, isFunction: boolean): readonly Law[] {
  const laws = [
    law('reflexive', domain, each(equals, 'xx'), Boolean, (same) => same),
    law(
      'symmetric',
      domain,
      each(equals, 'xy', 'yx'),
      (there, back) => Boolean(there) === Boolean(back),
      (there, back) => `${there} just if ${back}`,
    ),
    law(
      'transitive',
      domain,
      each(equals, 'xy', 'yz', 'xz'),
      (first, second, both) => !first || !second || Boolean(both),
      (first, second, both) => `${both} if ${first} and ${second}`,
    ),
  ];
  if (isFunction) return laws;
  const isNull: Asked = [equals, ['x', 'null']];
  return [
    ...laws,
    law(
      'nonNull',
      domain,
      [isNull],
      (same) => !same,
      (same) => `not ${same}`,
    ),
  ];
}

function hashingLaw(equals: Call, hash: Call, domain: Domain): Law {
  return law(
    'consistent',
    domain,
    [...each(equals, 'xy'), ...each(hash, 'x', 'y')],
    (same, first, second) => !same || Object.is(first, second),
    (same, first, second) => `${first} is ${second} if ${same}`,
  );
}

function orderingLaws(compare: Call, domain: Domain): readonly Law[] {
  return [
    law(
      'antisymmetric',
      domain,
      each(compare, 'xy', 'yx'),
      (there, back) => sign(there) === -sign(back),
      (there, back) => `${there} and ${back} have opposite signs, or are both 0`,
    ),
    law(
      'transitive',
      domain,
      each(compare, 'xy', 'yz', 'xz'),
      (first, second, both) => !(sign(first) > 0) || !(sign(second) > 0) || sign(both) > 0,
      (first, second, both) => `${both} > 0 if ${first} > 0 and ${second} > 0`,
    ),
    law(
      'congruent',
      domain,
      each(compare, 'xy', 'xz', 'yz'),
      (between, first, second) => sign(between) !== 0 || sign(first) === sign(second),
      (between, first, second) => `${first} and ${second} have the same sign if ${between} is 0`,
    ),
  ];
}

function consistencyLaw(compare: Call, equals: Call, domain: Domain): Law {
  return law(
    'consistent',
    domain,
    [...each(compare, 'xy'), ...each(equals, 'xy')],
    (order, same) => (sign(order) === 0) === Boolean(same),
    (order, same) => `${order} is 0 just if ${same}`,
  );
}

function each(call: Call, ...given: readonly string[]): readonly Asked[] {
  return given.map((letters) => [call, [...letters]]);
}

function sign(order: unknown): number {
  return Math.sign(Number(order));
}

function law(
  name: string,
  domain: Domain,
  asked: readonly Asked[],
  holds: Law['holds'],
  text: (...calls: string[]) => string,
): Law {
  const texts = asked.map(([call, given]) => call.text(...given));
  const parameters = [...new Set(asked.flatMap(([, given]) => given))].filter((one) => one !== 'null');
  return {
    name,
    domain,
    parameters,
    holds,
    text: text(...texts),
    calls: (...values) => {
      const results: Record<string, unknown> = {};
      asked.forEach(([call, given], i) => {
        results[texts[i]!] = call.of(...given.map((one) => (one === 'null' ? null : values[parameters.indexOf(one)])));
      });
      return results;
    },
  };
}

function state<T, O extends LawOptions>(
  what: string,
  subject: Subject<T>,
  options: At<O>,
  known: readonly string[],
  laws: (options: O, domain: Domain) => readonly Law[],
): void {
  requireSubject(what, subject);
  const name = listed<Class | Test<T>>(subject as Class)!
    .map((one) => one.name)
    .join(', ');
  const at = optionsOf(what, { name }, options);
  registered.push({
    kind: 'function',
    name: unused(at(1).name ?? (name === '' ? what : `${name}: ${what}`)),
    call: nextCall(),
    target: isFunction(subject) ? subject : (listed<Class>(subject)![0] as never),
    at: (scope) => {
      const given = at(scope);
      requireKnown(what, given, [...COMMON, 'of', 'types', 'throws', ...known]);
      requireThrown(what, given.throws, (error) => error);
      return questionOf(given, laws(given, domainOf(what, subject, given)));
    },
  });
}

function questionOf(options: LawOptions, laws: readonly Law[]): Question {
  return {
    ...plainQuestion(options),
    next: 'nothing',
    fields: options.types ?? {},
    operations: laws.map(({ name }) => name),
    operation: (name) =>
      operationOf(
        laws.find((one) => one.name === name)!,
        listed<Class>(options.throws) ?? [],
      ),
  };
}

function operationOf({ name, text, parameters, domain, calls, holds }: Law, throws: readonly Class[]): Operation {
  return {
    name,
    law: text,
    parameters,
    arguments: parameters.map(() => domain),
    call: (_subject, actuals) => calls(...actuals),
    form: 'function',
    next: 'nothing',
    precondition: null,
    postcondition: (_subject, _old, results) => holds(...Object.values(results as object)),
    modifies: null,
    throws,
    refinement: null,
  };
}

function requireSubject(what: string, subject: unknown): void {
  const all = Array.isArray(subject) ? (subject as readonly unknown[]) : [subject];
  if (all.length > 0 && all.every((one) => typeof one === 'function')) return;
  throw new TypeError(`${what} takes a class, a list of classes, or a function: write ${what}(Point, { … })`);
}

function domainOf<T>(what: string, subject: Subject<T>, { of }: LawOptions): Domain {
  if (of !== undefined) return of;
  if (isFunction(subject)) throw new TypeError(`${what} needs to know which values are compared: write of: int(-3, 3)`);
  const pools = listed<Class>(subject)!.map((one): Domain => instances(one, { subclasses: true }));
  return pools.length === 1 ? pools[0]! : anyOf(...pools);
}

/** Whether it compares itself; the prototype of a class cannot be replaced. */
function isFunction<T>(subject: Subject<T>): subject is Test<T> {
  return typeof subject === 'function' && Object.getOwnPropertyDescriptor(subject, 'prototype')?.writable !== false;
}

function testOf<T>(subject: Subject<T>, method: string): Call {
  if (isFunction(subject)) return callOf(subject);
  for (const one of listed<Class>(subject)!) {
    if (typeof (one.prototype as Record<string, unknown>)[method] === 'function') continue;
    throw new TypeError(
      `${one.name} has no method ${method}: say by the options what it is called, or compare by a function`,
    );
  }
  return callOf(method);
}

function callOf(callee: string | ((...values: never[]) => unknown)): Call {
  if (typeof callee === 'string')
    return {
      text: (self, ...given) => `${self}.${callee}(${given.join(', ')})`,
      of: (self, ...given) => own(self, callee, given),
    };
  return {
    text: (...given) => `${callee.name === '' ? 'compare' : callee.name}(${given.join(', ')})`,
    of: callee as Call['of'],
  };
}
