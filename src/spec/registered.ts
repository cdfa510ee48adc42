/** What every kind of question in a spec is asked with: the list of those that were asked, and what their options have in common. */

import type * as domains from './domains.js';
import type { Class, Domain } from './domains.js';
import { givenIn } from './given.js';
import { requireOptions, requireScope } from './mistakes.js';
import type { Fields, Question } from './question.js';

export interface CommonOptions {
  readonly name?: string;
  /** The scope unless the command line says otherwise. */
  readonly scope?: number;
  /** Type parameter → domain. */
  readonly generics?: Readonly<Record<string, Domain>>;
  /** Functions without effects, by name, whose calls need not be followed path by path. */
  readonly declarative?: readonly string[];
  /** Classes that the program uses, each with the abstraction that is to stand in its place. */
  readonly replace?: readonly (readonly [replaced: Class, by: Class])[];
}

export interface Registered {
  readonly kind: 'class' | 'function' | 'conformance';
  readonly name: string;
  /** Which call of the spec files it comes from. */
  readonly call: number;
  readonly target: Class | ((...actuals: never[]) => unknown);
  /** Whether the target may be a method. Then whoever knows the classes of the program says of which one. */
  readonly mayBeMethod?: true;
  /** @param owner the class of a method */
  at(scope: number, owner?: Class): Question;
  /** What was learned of it, once somebody says it. */
  lesson?: Lesson;
}

/** What was learned of a class, at a scope: domains of fields, and an invariant. */
export type Lesson = (
  scope: number,
  words: typeof domains,
) => {
  readonly states: number;
  readonly state: Fields;
  readonly invariant: (subject: unknown) => unknown;
};

/** The checks of the spec files loaded so far, in order. */
export const registered: Registered[] = [];

/** The second check of a class that is given no name is `TreeMap#2`: by its name it can be asked for, and its tests be told apart. */
export function unused(name: string): string {
  let number = 1;
  let one = name;
  while (registered.some((other) => other.name === one)) one = `${name}#${(number += 1)}`;
  return one;
}

let calls = 0;

/** One call of a spec may register more than one check. */
export function nextCall(): number {
  calls += 1;
  return calls - 1;
}

export function optionsOf<O>(
  what: string,
  target: { readonly name: string },
  options: O | ((scope: number) => O),
): (scope: number) => O {
  return (scope) => {
    const given = typeof options === 'function' ? (options as (scope: number) => O)(scope) : options;
    requireOptions(what, target, given);
    return given;
  };
}

export const COMMON = ['name', 'scope', 'generics', 'declarative', 'replace'];

/** A misspelt promise would be no promise at all. */
export function requireKnown(what: string, options: object, known: readonly string[]): void {
  for (const key of Object.keys(options)) {
    if (!known.includes(key)) throw new TypeError(`${what} has no option '${key}'; there are ${known.join(', ')}`);
  }
}

/** The pairs of classes that `replace` names. */
function replacedIn({ replace = [] }: CommonOptions): readonly (readonly [replaced: Class, by: Class])[] {
  const isPair = (one: unknown): boolean =>
    Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'function');
  if (Array.isArray(replace) && replace.every(isPair)) return replace;
  throw new TypeError('replace names pairs of classes, such as [[TreeMap, AbstractMap]]');
}

function scopeOf({ scope }: CommonOptions): number | null {
  requireScope(scope);
  return scope ?? null;
}

/** What a question has that asks about nothing yet. */
export function plainQuestion(options: CommonOptions): Omit<Question, 'next' | 'operations' | 'operation'> {
  return {
    scope: scopeOf(options),
    fields: {},
    generics: options.generics ?? {},
    declarative: options.declarative ?? [],
    replace: replacedIn(options),
    subject: null,
    invariant: null,
    initial: null,
    construct: null,
    beginning: null,
    given() {
      return givenIn(this as Question);
    },
    throwing: [],
  };
}

/** Calls a method of the subject. */
export function own(subject: unknown, name: string, actuals: readonly unknown[]): unknown {
  return (subject as Record<string, (...all: unknown[]) => unknown>)[name]!(...actuals);
}

export function listed<T>(given: T | readonly T[] | undefined): readonly T[] | null {
  if (given === undefined) return null;
  return Array.isArray(given) ? (given as readonly T[]) : [given as T];
}
