/**
 * `refines`: a module does what its abstraction does (Roberson 2011, chapter III). Two checks are made of it.
 *
 * - Of the module: from every valid state, a call ends as the same call on the abstraction of that state ends, with the same result, and
 *   what it leaves has the abstraction that the other call left; and what begins has an abstraction that begins.
 * - Of the abstraction: equal states stay equal. On every pair of them the same call ends alike, with the same result, in equal states.
 *
 * Together they say that whoever uses the module cannot tell it from the abstraction.
 */

import { OF_CLASSES, normalClass, type CheckOptions, type OperationOptions } from './check.js';
import type { Class, Domain } from './domains.js';
import { differenceOf, endOf, isSameResult } from './ends.js';
import { EqualStates, equalTo, equalityOf, preconditionOf, repOk } from './equality.js';
import { requireClass } from './mistakes.js';
import { Probe, type EqualBy } from './probe.js';
import type { Compared, Fields, Operation, Question, Refinement } from './question.js';
import { nextCall, optionsOf, registered, requireKnown, unused } from './registered.js';

export interface RefinesOptions<M, A> extends Omit<CheckOptions<M>, 'operations' | 'throws' | 'learn'> {
  /** The abstract state that a state of the module stands for; it changes nothing. */
  readonly abstraction: (module: M) => A;
  /** Operation → domains of its parameters. */
  readonly operations: Readonly<
    Record<string, readonly Domain[] | Pick<OperationOptions<M>, 'arguments' | 'precondition'>>
  >;
  /** Operation of the module → what the abstraction calls it. */
  readonly names?: Readonly<Record<string, string>>;
  /** Operation → what of the results, that of the module and that of the abstraction, is compared. */
  readonly observe?: Readonly<Record<string, (result: never) => unknown>>;
  /** When two abstract states are the same: `a.equalTo(b)` if left out. With a probe: whether they answer it alike. */
  readonly equal?: (a: A, b: A, ...asked: never[]) => unknown;
  /** What states are asked about: those are the same that `equal` cannot tell apart, whatever is asked. */
  readonly probe?: readonly Domain[];
  /** The abstract state in which the module begins; `new Abstraction()` if left out. */
  readonly begins?: (...actuals: never[]) => A;
  /** Domains of the fields of the abstraction, where its types do not say enough; false: that equal states stay equal is not checked. */
  readonly equality?: Fields | false;
}

const OPTIONS = [
  ...OF_CLASSES.filter((one) => one !== 'throws'),
  'abstraction',
  'names',
  'observe',
  'equal',
  'probe',
  'begins',
  'equality',
];

interface Options extends Omit<RefinesOptions<unknown, unknown>, 'observe' | 'begins' | 'equal'> {
  readonly equal?: EqualBy;
  readonly observe?: Readonly<Record<string, (result: unknown) => unknown>>;
  readonly begins?: (...actuals: unknown[]) => unknown;
}

type AbstractionClass = new () => unknown;

export function refines<M, A>(
  module: abstract new (...actuals: never[]) => M,
  abstraction: new (...actuals: never[]) => A,
  options: RefinesOptions<M, A> | ((scope: number) => RefinesOptions<M, A>),
): void {
  requireClass(module, 'refines');
  requireClass(abstraction, 'refines');
  const given = optionsOf('refines', module, options);
  const [moduleClass, abstractionClass] = [module as unknown as Class, abstraction as unknown as AbstractionClass];
  const at = (scope: number): Options => {
    const one = given(scope) as unknown as Options;
    requireKnown('refines', one, OPTIONS);
    if (typeof one.abstraction !== 'function')
      throw new TypeError(
        `refines needs to know what a ${module.name} stands for: write abstraction: (module) => new ${abstraction.name}(…)`,
      );
    if (one.probe !== undefined && one.equal === undefined)
      throw new TypeError(
        `refines needs to know how states answer a probe: write equal: (a, b, key) => a.get(key) === b.get(key)`,
      );
    if (one.operations === undefined)
      throw new TypeError(`refines needs to know which operations: write operations: { push: [int(0, 3)], pop: [] }`);
    return one;
  };
  const { name = `${module.name} refines ${abstraction.name}`, equality } = at(1);
  const call = nextCall();
  registered.push({
    kind: 'class',
    name: unused(name),
    call,
    target: module,
    at: (scope) => refinement(moduleClass, abstractionClass, at(scope)),
  });
  if (equality === false) return;
  registered.push({
    kind: 'class',
    name: unused(`${abstraction.name}: equality`),
    call,
    target: EqualStates,
    at: (scope) => equalityOfAbstraction(abstractionClass, at(scope)),
  });
}

/** The question about the module. */
function refinement(module: Class, abstraction: AbstractionClass, options: Options): Question {
  const { abstraction: image, names = {}, observe = {}, operations } = options;
  const probe = probeOf(options);
  const equal = (a: unknown, b: unknown): unknown => probe.areEqual(a, b);
  const begins = options.begins ?? (() => new abstraction());
  const question = normalClass(module, classOptions(options));
  for (const name of Object.keys(operations)) requireMethod(abstraction, names[name] ?? name, name);
  return {
    ...question,
    refines: abstraction,
    beginning: {
      agrees: (subject, _old, _hasThrown, _end, actuals) => equal(begins(...actuals), image(subject)),
      compared: (subject, _old, _hasThrown, _end, actuals) => {
        const [begun, after] = [begins(...actuals), image(subject)];
        const differs = equal(begun, after) ? null : 'state';
        return {
          differs,
          name: null,
          before: undefined,
          end: { hasThrown: false, value: begun },
          after: begun,
          image: after,
        };
      },
    },
    operation: (name) => {
      const abstract = names[name] ?? name;
      const observed = observe[name] ?? ((result: unknown) => result);
      const standsFor = (a: unknown, b: unknown): unknown => a instanceof module && equal(image(a), b);
      const isSameValue = (a: unknown, b: unknown): boolean => isSameResult(observed(a), observed(b), standsFor);
      const claims: Refinement = {
        agrees: (subject, old, hasThrown, end, actuals) => {
          const [given, asked] = probe.parted(actuals);
          const beside = image(old);
          if (!preconditionOf(beside, abstract, given)) return false;
          const other = endOf(beside, abstract, given);
          return (
            differenceOf({ hasThrown, value: end }, other, isSameValue) === null &&
            probe.isSame(beside, image(subject), asked)
          );
        },
        compared: (subject, old, hasThrown, end, actuals): Compared => {
          const [given, asked] = probe.parted(actuals);
          const [before, beside] = [image(old), image(old)];
          const isAllowed = preconditionOf(beside, abstract, given);
          const other = endOf(beside, abstract, given);
          const after = image(subject);
          const isSame = (): unknown => probe.isSame(beside, after, asked);
          const differs = isAllowed
            ? (differenceOf({ hasThrown, value: end }, other, isSameValue) ?? (isSame() ? null : 'state'))
            : 'precondition';
          return { differs, name: abstract, before, end: other, after: beside, image: after };
        },
      };
      return { ...probing(question.operation(name), probe), refinement: claims };
    },
  };
}

/** States are compared as they are, unless there is something to ask them about. */
function probeOf({ equal = equalTo, probe = [] }: Options): Probe {
  return new Probe(probe, equal);
}

/** The same operation, with more arguments than it is given. */
function probing(operation: Operation, probe: Probe): Operation {
  const { name, arguments: domains, call, precondition } = operation;
  if (probe.domains.length === 0) return operation;
  if (domains === null || domains.some(({ domain }) => domain === 'optional'))
    throw new TypeError(`refines with a probe gives ${name} all its arguments: write ${name}: [int(0, 3)]`);
  return {
    ...operation,
    arguments: [...domains, ...probe.domains],
    asked: probe.domains.length,
    call: (subject, actuals) => call(subject, probe.parted(actuals)[0]),
    precondition: precondition && ((subject, actuals) => precondition(subject, probe.parted(actuals)[0])),
  };
}

/** The question about the abstraction. */
function equalityOfAbstraction(abstraction: AbstractionClass, options: Options): Question {
  const { names = {}, operations, equality } = options;
  const probe = probeOf(options);
  const methodOf = (name: string): string => names[name] ?? name;
  const calls = Object.entries(operations).map(([name, given]) => {
    const domains = 'length' in given ? given : (given.arguments ?? null);
    return [name, { method: methodOf(name), arguments: domains }] as const;
  });
  return equalityOf(
    {
      class: abstraction,
      equal: (a, b) => probe.areEqual(a, b),
      // what is equal to a valid state is one, or equal states do not do the same
      isValid: (first) => repOk(first),
      isAllowed: (state, name, actuals) => preconditionOf(state, methodOf(name), actuals),
      calls: Object.fromEntries(calls),
      fields: (equality ?? {}) as Fields,
      begin: () => new abstraction(),
    },
    options.scope === undefined ? {} : { scope: options.scope },
  );
}

/** What the options say about the module alone. */
function classOptions(options: Options): CheckOptions<unknown> {
  return Object.fromEntries(Object.entries(options).filter(([key]) => OF_CLASSES.includes(key)));
}

function requireMethod(abstraction: AbstractionClass, name: string, operation: string): void {
  // a getter is not to be run on the prototype
  for (let one: unknown = abstraction.prototype; one instanceof Object; one = Object.getPrototypeOf(one))
    if (typeof Object.getOwnPropertyDescriptor(one, name)?.value === 'function') return;
  throw new TypeError(
    `${abstraction.name} has no method ${name}: write names: { ${operation}: '…' } with what it calls it`,
  );
}
