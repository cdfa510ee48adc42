/**
 * What can be done to a subject, and with which arguments. The spec names the operations, or every public method is one; the
 * domains of arguments come from the spec or from the types of the parameters.
 */

import { Refusal } from '../../base/diagnostic.js';
import {
  argumentNeeded,
  noOperations,
  notADomain,
  tooManyDomains,
  unknownOperation,
  unknownParameter,
} from '../../base/messages.js';
import type { Span } from '../../base/span.js';
import { HeapObject } from '../../heap/index.js';
import type { MethodType, ParameterType } from '../../source/types/type.js';
import type { ArgumentBounds, Bound } from '../../spec/bounds.js';
import { isCompanion } from '../../spec/check.js';
import type { Value } from '../../value/index.js';
import { eitherOf } from './bound-tools.js';
import { boundOfDomain, domainKind } from './from-domains.js';
import { boundOfType, showType } from './from-types.js';
import { elementsOf, ownField, ownFields, spanOf } from './reading.js';
import { typeContext, type StateContext } from './states.js';
import { hasMethod, type DraftType } from './type-table.js';

/** Names that mean something else to us. */
const RESERVED: ReadonlySet<string> = new Set(['constructor', 'repOk', 'repOkLocal']);

/** Tags of methods that are there for specs, or for nobody. */
const NOT_OPERATIONS = ['ghost', 'internal', 'private', 'protected'];

/** Every public method that is an operation unless the spec says otherwise. */
export function publicOperations(methods: readonly MethodType[]): readonly MethodType[] {
  const names = new Set(methods.map(({ name }) => name));
  return methods.filter(
    ({ name, isPublic, isStatic, tags }) =>
      isPublic &&
      !isStatic &&
      /^[A-Za-z$]/.test(name) &&
      !RESERVED.has(name) &&
      !isCompanion(name, (other) => names.has(other)) &&
      !tags.some((tag) => NOT_OPERATIONS.includes(tag)),
  );
}

/** Static methods that the code calls ways to begin. */
export function factoryMethods(methods: readonly MethodType[]): readonly MethodType[] {
  return methods.filter(({ isStatic, tags }) => isStatic && tags.includes('factory'));
}

/** The names of the operations of a class. @throws Refusal if there are none, or not those that the spec names */
export function operationNames(
  draft: DraftType,
  said: readonly string[] | null,
  /** Whether the spec says what the operation does. */
  isSpelledOut: (name: string) => boolean,
  context: StateContext,
): readonly string[] {
  const known = publicOperations(draft.classType?.methods ?? []).map(({ name }) => name);
  if (said === null) {
    if (known.length === 0) throw new Refusal(noOperations(draft.name, spanOf(draft.class!)));
    return known;
  }
  for (const name of said) {
    if (hasMethod(draft.class!, name) || isSpelledOut(name)) continue;
    const { span } = context.owner(name, ['operations', name]);
    throw new Refusal(unknownOperation(draft.name, name, known.join(', '), span));
  }
  return said;
}

/** An exception that is allowed to an operation which is not there was meant for another. @throws Refusal */
export function refuseStrangers(
  draft: DraftType,
  throwing: readonly string[],
  names: readonly string[],
  context: StateContext,
): void {
  for (const name of throwing) {
    if (names.includes(name) || hasMethod(draft.class!, name)) continue;
    const { span } = context.owner(name, ['throws', name]);
    throw new Refusal(unknownOperation(draft.name, name, names.join(', '), span));
  }
}

/** Whose parameters they are, and the line that the spec would lack. */
export interface Callee {
  readonly text: string;
  readonly keys: readonly string[];
  readonly at: Span | null;
  /** It can tell no more arguments apart; null if that is not known. */
  readonly most: number | null;
  readonly line: (domains: string) => string;
}

/** What may be anything, such as the other one of `equals`, may be an object of the class, or none. */
function orAnotherOf({ id }: DraftType, bound: Bound): Bound {
  return eitherOf([bound, { kind: 'reference', type: id }, { kind: 'choice', members: [null] }]);
}

/** @param domains those of the spec; null for a parameter whose type says it, or for all of them */
export function planArguments(
  callee: Callee,
  domains: readonly Value[] | null,
  parameters: readonly ParameterType[],
  draft: DraftType | null,
  context: StateContext,
): ArgumentBounds {
  const names = parameters.map(({ name }) => name);
  const typed = ({ name, type, optional, rest }: ParameterType): Bound => {
    const bound = rest ? null : boundOfType(type, typeContext(draft, context), true);
    if (bound !== null) {
      const all = context.isShared && type.kind === 'unknown' && draft !== null ? orAnotherOf(draft, bound) : bound;
      return optional ? orLeftOut(all) : all;
    }
    const domains = parameters.map((one) => (one.name === name ? 'oneOf(…)' : '…')).join(', ');
    const line = callee.line(domains);
    const shown = rest ? `...${showType(type)}` : showType(type);
    throw new Refusal(argumentNeeded(`parameter '${name}' of ${callee.text}`, shown, line, callee.at));
  };
  if (domains !== null) {
    if (callee.most !== null && domains.length > callee.most) {
      const { span } = context.owner(callee.text, callee.keys);
      throw new Refusal(tooManyDomains(callee.text, domains.length, callee.most, span));
    }
    const bounds = domains.map((domain, i) => {
      if (domain === null) return typed(parameters[i]!);
      const owner = context.owner(`parameter ${names[i] ?? i + 1} of ${callee.text}`, callee.keys);
      const kind = domainKind(domain);
      if (kind === 'constant' || kind === 'derived') {
        throw new Refusal(notADomain(owner.text, `${kind}(), which is for fields`, null, owner.span));
      }
      if (kind !== 'optional') return boundOfDomain(domain, owner, context);
      return orLeftOut(boundOfDomain(ownField(domain as HeapObject, 'of'), owner, context));
    });
    const called = domains.map((_, i) => names[i] ?? `argument${i + 1}`);
    return { arguments: bounds, parameters: called, origin: 'spec' };
  }
  return { arguments: parameters.map(typed), parameters: names, origin: 'type' };
}

/** An argument that may be left out. */
function orLeftOut(bound: Bound): Bound {
  return eitherOf([{ kind: 'hole' }, bound]);
}

/**
 * What a spec says of the parameters of a constructor, by their order or by their names, one by one; null for those that it leaves to
 * their types. @throws Refusal if there is none of a name
 */
export function constructDomains(
  callee: Callee,
  said: Value,
  parameters: readonly ParameterType[],
  context: StateContext,
): readonly Value[] | null {
  if (!(said instanceof HeapObject)) return null;
  if (said.kind === 'array') {
    const given = elementsOf(said);
    const needed = parameters.findLastIndex(({ optional, rest }) => !optional && !rest) + 1;
    return [...given, ...parameters.slice(given.length, needed).map(() => null)];
  }
  const names = parameters.map(({ name }) => name);
  const stranger = ownFields(said).find(({ name }) => !names.includes(name));
  if (stranger === undefined) return names.map((name) => ownField(said, name) ?? null);
  const { span } = context.owner(callee.text, callee.keys);
  throw new Refusal(unknownParameter(callee.text, stranger.name, names.join(', '), span));
}

/** A rest parameter of a way to begin is given nothing, and the report says so. */
export function planBeginning(
  callee: Callee,
  domains: readonly Value[] | null,
  parameters: readonly ParameterType[],
  draft: DraftType,
  context: StateContext,
): ArgumentBounds {
  const planned = planArguments(
    callee,
    domains,
    parameters.filter(({ rest }) => !rest),
    draft,
    context,
  );
  const rest = domains === null ? parameters.find((one) => one.rest) : undefined;
  if (rest === undefined) return planned;
  return {
    ...planned,
    arguments: [...planned.arguments, { kind: 'hole' }],
    parameters: [...planned.parameters, `...${rest.name}`],
  };
}

export function operationCallee(name: string, method: Value): Callee {
  return {
    text: name,
    keys: ['operations', name],
    at: method instanceof HeapObject ? spanOf(method) : null,
    most: null,
    line: (domains) => `operations: { ${name}: [${domains}] }`,
  };
}
