/**
 * `conforms`: whoever calls a class cannot tell it from a simple model. No invariant is asked for and nothing is said about fields: from the
 * ways to begin on, every sequence of so many calls is made on both, and compared call by call. The real code runs, whatever it is made of.
 *
 * A function is compared with another one for every list of arguments.
 */

import { Beside, type BothBegin, type BothDo, type Conformance } from './beside.js';
import type { Domain } from './domains.js';
import { requireArguments, requireClass, requireOperations, requirePredicate } from './mistakes.js';
import type { Question } from './question.js';
import { nextCall, optionsOf, own, registered, requireKnown, plainQuestion, unused } from './registered.js';

/** What is done to both, if that is not to call the method of that name. */
export interface ConformingOperation<S, M> {
  /** Domains of the parameters; none if left out. */
  readonly arguments?: readonly Domain[];
  /** What is done to the subject: a method by its name, or a function. */
  readonly subject?: string | ((subject: S, ...actuals: never[]) => unknown);
  readonly model?: string | ((model: M, ...actuals: never[]) => unknown);
  /** Where it is called at all; it changes nothing. */
  readonly precondition?: (model: M, ...actuals: never[]) => unknown;
  /** What of the results, that of the subject and that of the model, is compared. */
  readonly result?: (result: never) => unknown;
  /** Where the next state is: in the subject, if left out, or in the result, as of persistent structures. */
  readonly next?: 'subject' | 'result';
}

/** How the subject begins, with `new Model()` beside it; or how both do. */
export type ConformingBeginning<S, M> = (() => S) | { readonly subject: () => S; readonly model: () => M };

export interface ConformsOptions<S, M> {
  readonly name?: string;
  /** How many calls, unless the command line says otherwise; the same as `scope`. */
  readonly depth?: number;
  readonly scope?: number;
  /** `new Class()` and `new Model()`, if left out. */
  readonly initial?: ConformingBeginning<S, M> | readonly ConformingBeginning<S, M>[];
  /** Operation → domains of its parameters. */
  readonly operations: Readonly<Record<string, readonly Domain[] | ConformingOperation<S, M>>>;
  /** What is looked at after each call; `[...x]` if left out and both can be iterated over. It changes nothing. */
  readonly observe?:
    ((either: never) => unknown) | { readonly subject: (subject: S) => unknown; readonly model: (model: M) => unknown };
  /** States of which this is not true are compared, but not followed further. */
  readonly within?: (model: M, subject: S) => unknown;
}

export interface ConformsFunctionOptions {
  readonly name?: string;
  readonly scope?: number;
  readonly arguments: readonly Domain[];
  /** Where it is called at all. */
  readonly precondition?: (...actuals: never[]) => unknown;
  /** What of the results is compared. */
  readonly result?: (result: never) => unknown;
}

type Given = ConformsOptions<unknown, unknown>;
type AnyFunction = (...actuals: unknown[]) => unknown;
type AnyClass = new () => unknown;

export function conforms<S, M>(
  subject: abstract new (...actuals: never[]) => S,
  model: abstract new (...actuals: never[]) => M,
  options: ConformsOptions<S, M> | ((depth: number) => ConformsOptions<S, M>),
): void;
export function conforms(
  subject: (...actuals: never[]) => unknown,
  model: (...actuals: never[]) => unknown,
  options: ConformsFunctionOptions | ((scope: number) => ConformsFunctionOptions),
): void;
export function conforms(subject: unknown, model: unknown, options: unknown): void {
  requireClass(subject, 'conforms');
  requireClass(model, 'conforms');
  const target = subject as AnyClass;
  const given = optionsOf('conforms', target, options as object | ((scope: number) => object));
  const first = given(1) as Partial<Given>;
  const isFunction = 'arguments' in first;
  const title = target.name === '' ? 'subject' : target.name;
  registered.push({
    kind: 'conformance',
    name: unused(first.name ?? (isFunction ? title : `${title} conforms to ${nameOf(model, 'the model')}`)),
    call: nextCall(),
    target,
    at: (scope) => {
      const one = given(scope);
      return isFunction
        ? question(ofFunctions(target as never, model as never, one as ConformsFunctionOptions), one)
        : question(ofClasses(target, model as AnyClass, one as Given), one);
    },
  });
}

function nameOf(value: unknown, otherwise: string): string {
  const { name } = value as AnyFunction;
  return name === '' ? otherwise : name;
}

const OF_CLASSES = ['name', 'depth', 'scope', 'initial', 'operations', 'observe', 'within'];
const OF_FUNCTIONS = ['name', 'scope', 'arguments', 'precondition', 'result'];
const OF_OPERATIONS = ['arguments', 'subject', 'model', 'precondition', 'result', 'next'];

function ofClasses(subject: AnyClass, model: AnyClass, options: Given): Conformance {
  requireKnown('conforms', options, OF_CLASSES);
  if (options.depth !== undefined && options.scope !== undefined)
    throw new TypeError('depth and scope are two words for the same number: leave one of them out');
  requireOperations(options.operations);
  if (options.operations === undefined)
    throw new TypeError('conforms needs to know which operations: write operations: { push: [int(0, 2)], pop: [] }');
  requirePredicate('within', options.within, 'within: (model) => model.length < 4');
  const { observe } = options;
  return {
    subject: { name: nameOf(subject, 'subject'), class: subject },
    model: { name: nameOf(model, 'model'), class: model },
    isFunction: false,
    beginnings: beginningsOf(subject, model, options),
    operations: Object.entries(options.operations).map(([name, one]) => operationOf(name, one)),
    observe:
      observe === undefined
        ? null
        : typeof observe === 'function'
          ? { subject: observe as AnyFunction, model: observe as AnyFunction }
          : (observe as Conformance['observe']),
    within: (options.within as Conformance['within'] | undefined) ?? null,
  };
}

function beginningsOf(subject: AnyClass, model: AnyClass, { initial }: Given): readonly BothBegin[] {
  if (initial === undefined) {
    const name = `new ${nameOf(subject, 'Subject')}`;
    return [{ name, text: `${name}()`, subject: () => new subject(), model: () => new model() }];
  }
  const all = Array.isArray(initial) ? (initial as readonly ConformingBeginning<unknown, unknown>[]) : [initial];
  return all.map((one, index) => {
    const both = typeof one === 'function' ? { subject: one, model: () => new model() } : one;
    const { subject: begin, model: beside } = both as { subject: () => unknown; model: () => unknown };
    if (typeof begin !== 'function' || typeof beside !== 'function')
      throw new TypeError(
        `initial is a function that makes a ${nameOf(subject, 'subject')}, or { subject: () => …, model: () => … } where the model is made otherwise than by new`,
      );
    return {
      name: `initial[${index}]`,
      text: expressionIn(begin) ?? `initial[${index}]()`,
      subject: begin,
      model: beside,
    };
  });
}

/** What an arrow function without braces returns, as it is written; else null. */
function expressionIn(made: () => unknown): string | null {
  const found = /^\(\)\s*=>\s*([^{\s][^\n]*)$/.exec(String(made));
  return found === null ? null : found[1]!;
}

function operationOf(name: string, given: readonly Domain[] | ConformingOperation<unknown, unknown>): BothDo {
  requireArguments(name, given);
  const options: ConformingOperation<unknown, unknown> = 'length' in given ? { arguments: given } : given;
  requireKnown(`the operation ${name}`, options, OF_OPERATIONS);
  const { arguments: domains = [], subject = name, model = name, precondition, result, next = 'subject' } = options;
  requirePredicate(`the precondition of ${name}`, precondition, 'precondition: (model, x) => model.length > 0');
  const done = (what: string | AnyFunction): BothDo['subject'] =>
    typeof what === 'string' ? (one, actuals) => methodOf(one, what, actuals) : (one, actuals) => what(one, ...actuals);
  return {
    name,
    arguments: domains,
    modelName: typeof model === 'string' ? model : null,
    isMethod: subject === name,
    next,
    subject: done(subject as string | AnyFunction),
    model: done(model as string | AnyFunction),
    precondition: precondition === undefined ? null : (one, actuals) => (precondition as AnyFunction)(one, ...actuals),
    result: (result as AnyFunction | undefined) ?? ((value) => value),
  };
}

/** A call of what is there; a getter is read. */
function methodOf(one: unknown, name: string, actuals: readonly unknown[]): unknown {
  if (actuals.length > 0) return own(one, name, actuals);
  const found = (one as Record<string, unknown>)[name];
  return typeof found === 'function' ? own(one, name, actuals) : found;
}

function ofFunctions(subject: AnyFunction, model: AnyFunction, options: ConformsFunctionOptions): Conformance {
  requireKnown('conforms', options, OF_FUNCTIONS);
  const { arguments: domains, precondition, result, name = nameOf(subject, 'subject') } = options;
  requireArguments(name, domains);
  requirePredicate('precondition', precondition, 'precondition: (a, b) => a < b');
  const operation: BothDo = {
    name,
    arguments: domains,
    modelName: model.name === '' ? null : model.name,
    isMethod: false,
    next: 'subject',
    subject: (_, actuals) => subject(...actuals),
    model: (_, actuals) => model(...actuals),
    precondition: precondition === undefined ? null : (_, actuals) => (precondition as AnyFunction)(...actuals),
    result: (result as AnyFunction | undefined) ?? ((value) => value),
  };
  const nothing = (): undefined => undefined;
  return {
    subject: { name: operation.name, class: null },
    model: { name: nameOf(model, 'model'), class: null },
    isFunction: true,
    beginnings: [{ name: '', text: '', subject: nothing, model: nothing }],
    operations: [operation],
    observe: null,
    within: null,
  };
}

/** What other kinds of questions ask, this one does not. */
function question(conformance: Conformance, { depth, scope }: { depth?: number; scope?: number }): Question {
  const most = depth ?? scope;
  return {
    ...plainQuestion(most === undefined ? {} : { scope: most }),
    next: conformance.isFunction ? 'nothing' : 'subject',
    operations: conformance.operations.map(({ name }) => name),
    operation: (name) => {
      throw new TypeError(`${name} is not asked about by itself`);
    },
    conformance,
    beside: (beginning) => new Beside(conformance, beginning),
  };
}
