/**
 * Bounds from what a spec says. Domains are objects of the evaluator's heap; each is read once, checked, and every end that
 * it leaves open is filled in from the scope.
 */

import { Refusal } from '../../base/diagnostic.js';
import { emptyDomain, notAClass, notADomain, unboundedDomain } from '../../base/messages.js';
import type { Span } from '../../base/span.js';
import { Closure, functionData, type Machine } from '../../eval/index.js';
import { HeapObject } from '../../heap/index.js';
import type { Bound } from '../../spec/bounds.js';
import { primitivesIn } from '../../spec/parts.js';
import type { Domain, Primitive } from '../../spec/domains.js';
import type { Value } from '../../value/index.js';
import { eitherOf } from './bound-tools.js';
import type { GivenTable } from './given.js';
import { classInstead, domainInstead, oneOfInstead, shownInstead } from './instead.js';
import { elementsOf, ownField } from './reading.js';
import type { DraftType, TypeTable } from './type-table.js';

export interface DomainContext {
  readonly machine: Machine;
  readonly table: TypeTable;
  readonly scope: number;
  readonly specFile: string;
  /** A class that the spec cannot import, by its name: the one in the file of what is checked, else the first. */
  readonly classNamed: (name: string) => HeapObject | null;
  /** Plain objects that the spec gives a name to, by saying under `state` which fields they have. */
  readonly recordNamed: (name: string) => DraftType | null;
  readonly given: GivenTable;
}

/** Whose domain it is, for messages, and where the spec says it. */
export interface Owner {
  readonly text: string;
  readonly span: Span | null;
}

/** The kind of domain, if it is one. */
export function domainKind(value: Value): Domain['domain'] | null {
  const kind = value instanceof HeapObject ? ownField(value, 'domain') : undefined;
  return typeof kind === 'string' ? (kind as Domain['domain']) : null;
}

/** @throws Refusal if it is no domain, empty or endless */
export function boundOfDomain(value: Value, owner: Owner, context: DomainContext): Bound {
  const { machine, scope } = context;
  const kind = domainKind(value);
  if (kind === null)
    throw new Refusal(notADomain(owner.text, shownInstead(value, machine), domainInstead(value, machine), owner.span));
  const domain = value as HeapObject;
  const part = (key: string): Bound => boundOfDomain(ownField(domain, key), owner, context);
  const list = (key: string): readonly Value[] => elementsOf(ownField(domain, key) as HeapObject);
  const number = (key: string, missing: number): number => wholeNumber(ownField(domain, key), missing, key, owner);
  switch (kind) {
    case 'bool':
      return { kind: 'boolean' };
    case 'int': {
      const [lo, hi] = [number('lo', 0), number('hi', scope)];
      const isOpen = ownField(domain, 'lo') === null || ownField(domain, 'hi') === null;
      if (lo > hi)
        throw new Refusal(
          emptyDomain(owner.text, `int(${lo}, ${hi})`, isOpen ? null : `int(${hi}, ${lo})`, owner.span),
        );
      return { kind: 'integer', lo, hi };
    }
    case 'oneOf': {
      const members = list('members');
      const functions = members.filter(isFunction);
      const primitives = members.filter((member) => !isFunction(member));
      const odd = primitives.find(
        (member) => typeof member === 'symbol' || (typeof member === 'object' && member !== null),
      );
      if (odd !== undefined) {
        const shown = `oneOf with ${shownInstead(odd, machine)} as a value`;
        throw new Refusal(notADomain(owner.text, shown, oneOfInstead(odd, machine), owner.span));
      }
      if (members.length === 0) throw new Refusal(emptyDomain(owner.text, 'oneOf()', 'oneOf(0, 1)', owner.span));
      return eitherOf([
        ...(primitives.length === 0 ? [] : [{ kind: 'choice', members: primitives as readonly Primitive[] } as const]),
        ...(functions.length === 0 ? [] : [given(functions, false, context)]),
      ]);
    }
    case 'made': {
      const makers = list('makers');
      if (makers.length === 0) throw new Refusal(emptyDomain(owner.text, 'made()', null, owner.span));
      const odd = makers.find((maker) => !isFunction(maker));
      if (odd !== undefined)
        throw new Refusal(
          notADomain(
            owner.text,
            `made with ${machine.realm.show(odd)}, which is no function`,
            'made(() => …)',
            owner.span,
          ),
        );
      return given(makers as readonly HeapObject[], true, context);
    }
    case 'nullable':
      return eitherOf([{ kind: 'choice', members: [ownField(domain, 'nothing') as null | undefined] }, part('of')]);
    case 'instances': {
      if (ownField(domain, 'extended') === true) return anyBelow(domain, owner, context);
      const draft = classIn(domain, owner, context);
      const count = ownField(domain, 'count');
      raise(draft, 'count', count, owner);
      return { kind: 'reference', type: draft.id, ...(typeof count === 'number' ? { count } : {}) };
    }
    case 'tree': {
      const draft = classIn(domain, owner, context);
      const [nodes, count] = [ownField(domain, 'nodes'), ownField(domain, 'count')];
      raise(draft, 'count', nodes ?? count, owner);
      raise(draft, 'positions', count, owner);
      if (nodes !== null && count === null) draft.positions = Infinity;
      raise(draft, 'height', ownField(domain, 'height'), owner);
      const tree: Bound = { kind: 'tree', type: draft.id };
      return ownField(domain, 'optional') === false ? tree : eitherOf([{ kind: 'choice', members: [null] }, tree]);
    }
    case 'array': {
      const [minimum, maximum] = [number('minimum', 0), number('maximum', scope)];
      // an array of a fixed length does not shrink with the scope, one with a minimum grows to it
      const most = ownField(domain, 'maximum') === null ? Math.max(minimum, maximum) : maximum;
      if (minimum < 0 || minimum > most) {
        throw new Refusal(emptyDomain(owner.text, `between ${minimum} and ${most} elements`, null, owner.span));
      }
      const of = ownField(domain, 'holes') === true ? eitherOf([part('of'), { kind: 'hole' }]) : part('of');
      return { kind: 'array', of, minimum, maximum: most };
    }
    case 'map':
      return { kind: 'map', key: part('key'), value: part('value'), maximum: number('maximum', scope) };
    case 'set':
      return { kind: 'set', of: part('of'), maximum: number('maximum', scope) };
    case 'unordered':
      throw new Refusal(
        notADomain(owner.text, 'unordered(…), which is for contents of abstractions', null, owner.span),
      );
    case 'record': {
      const fields = ownField(domain, 'fields') as HeapObject;
      const name = String(ownField(domain, 'name') ?? owner.text);
      const draft = context.table.ofRecordDomain(fields, `${context.specFile}#${name}`, name);
      return { kind: 'tree', type: draft.id };
    }
    case 'anyOf': {
      const members = list('members');
      if (members.length === 0) throw new Refusal(emptyDomain(owner.text, 'anyOf()', null, owner.span));
      return eitherOf(members.map((member) => boundOfDomain(member, owner, context)));
    }
    case 'optional':
      throw new Refusal(notADomain(owner.text, 'optional(…), which is for parameters', null, owner.span));
    case 'constant':
      throw new Refusal(notADomain(owner.text, 'constant(), which is for whole fields of classes', null, owner.span));
    case 'derived': {
      const of = ownField(domain, 'of');
      if (of === null) throw new Refusal(notADomain(owner.text, 'derived() of nothing', null, owner.span));
      return part('of');
    }
  }
  throw new Refusal(notADomain(owner.text, `an object with domain '${String(kind)}'`, null, owner.span));
}

function isFunction(value: Value): value is HeapObject {
  return value instanceof HeapObject && value.kind === 'function';
}

/** Functions of the spec, each once, or what they make. */
function given(functions: readonly HeapObject[], isMade: boolean, context: DomainContext): Bound {
  return { kind: 'given', members: [...new Set(functions)].map((by) => context.given.of(by, isMade)) };
}

/** What the contents of an abstraction range over. @throws Refusal if these are no map or set with primitive keys */
export function boundOfUnordered(value: HeapObject, owner: Owner, context: DomainContext): Bound {
  const bound = boundOfDomain(ownField(value, 'of'), owner, context);
  if (bound.kind !== 'map' && bound.kind !== 'set')
    throw new Refusal(notADomain(owner.text, 'unordered(…) of what is no map or set', null, owner.span));
  if (primitivesIn(bound.kind === 'map' ? bound.key : bound.of) === null)
    throw new Refusal(notADomain(owner.text, 'unordered(…) with keys that are objects', null, owner.span));
  return { ...bound, isUnordered: true };
}

/** Objects of a class and of all that extend it. */
function anyBelow(domain: HeapObject, owner: Owner, context: DomainContext): Bound {
  const { class: class_ } = classIn(domain, owner, context);
  const drafts = class_ === null ? [] : context.table.concreteBelow(class_);
  if (drafts.length === 0)
    throw new Refusal(emptyDomain(owner.text, 'an abstract class that none extends', null, owner.span));
  const count = ownField(domain, 'count');
  return eitherOf(
    drafts.map((draft) => {
      raise(draft, 'count', count, owner);
      return { kind: 'reference', type: draft.id, ...(typeof count === 'number' ? { count } : {}) };
    }),
  );
}

function classIn(
  domain: HeapObject,
  owner: Owner,
  { table, machine, classNamed, recordNamed }: DomainContext,
): DraftType {
  const given = ownField(domain, 'class');
  const class_ = typeof given === 'string' ? classNamed(given) : given;
  const record = class_ === null && typeof given === 'string' ? recordNamed(given) : null;
  if (record !== null) return record;
  const isClass = class_ instanceof HeapObject && class_.kind === 'function';
  if (!isClass || !(functionData(class_) instanceof Closure) || ownField(class_, 'prototype') === undefined) {
    const what = `what the domain of ${owner.text} ranges over`;
    const line = classInstead(String(ownField(domain, 'domain')), given, machine);
    throw new Refusal(notAClass(what, shownInstead(given, machine), line, owner.span));
  }
  return table.ofClass(class_);
}

/** Several domains may bound the same class; the widest counts. */
function raise(draft: DraftType, key: 'count' | 'positions' | 'height', given: Value, owner: Owner): void {
  if (given === null || given === undefined) return;
  const number = wholeNumber(given, 0, key, owner);
  if (number < 0) throw new Refusal(unboundedDomain(owner.text, `${key}: ${number}`, owner.span));
  draft[key] = Math.max(draft[key] ?? 0, number);
}

function wholeNumber(given: Value, missing: number, key: string, owner: Owner): number {
  if (given === null || given === undefined) return missing;
  if (typeof given !== 'number' || !Number.isSafeInteger(given)) {
    throw new Refusal(unboundedDomain(owner.text, `${key} is ${String(given as Primitive)}`, owner.span));
  }
  return given;
}
