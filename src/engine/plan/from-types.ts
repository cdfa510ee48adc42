/**
 * Bounds from types (Darga and Boyapati 2006 call it automatic finitization): a type and a scope give a finite set of values.
 * Objects of classes are references here; which of them are trees is decided when all types are known.
 */

import type { TypeData } from '../../source/types/type.js';
import type { Bound } from '../../spec/bounds.js';
import { alternatives } from '../../spec/parts.js';
import { LETTERS, eitherOf, textOf } from './bound-tools.js';
import type { Stored } from './stored.js';
import type { TypeTable } from './type-table.js';

export interface TypeContext {
  readonly table: TypeTable;
  readonly scope: number;
  /** The spec's domain for a type parameter, or for `number`, if it gives one. */
  readonly generic: (name: string) => Bound | null;
  readonly environment: ReadonlyMap<string, TypeData>;
  /** The arguments that are stored there, where a type does not say what is. */
  readonly stored: Stored;
}

/** null: the type does not say. `inside`: as part of an array, map or argument, where any value will do for `unknown`. */
export function boundOfType(type: TypeData, context: TypeContext, inside: boolean): Bound | null {
  const { scope } = context;
  const part = (one: TypeData): Bound | null => boundOfType(one, context, true);
  switch (type.kind) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'number':
      return context.generic('number') ?? { kind: 'integer', lo: 0, hi: scope };
    case 'string':
      return textsIn(inside ? context.stored.inside : context.stored.direct) ?? LETTERS;
    case 'bigint':
      return { kind: 'choice', members: Array.from({ length: scope + 1 }, (_, n) => BigInt(n)) };
    case 'literal':
      return { kind: 'choice', members: [type.value] };
    case 'class': {
      const actuals = type.arguments.map((actual) => substitute(actual, context.environment));
      const drafts = context.table.ofDeclared(type.at, actuals);
      return drafts.length === 0 ? null : eitherOf(drafts.map(({ id }) => ({ kind: 'reference', type: id })));
    }
    case 'record':
      return { kind: 'reference', type: context.table.ofRecord(type.id).id };
    case 'array': {
      const of = part(type.of);
      return of === null ? null : { kind: 'array', of, minimum: 0, maximum: scope };
    }
    case 'tuple': {
      const parts = type.of.map(part);
      const each = parts.filter((one) => one !== null);
      const [first] = each;
      if (first === undefined || each.length < parts.length) return null;
      const length = { minimum: each.length, maximum: each.length };
      if (each.every((one) => textOf(one) === textOf(first))) return { kind: 'array', of: first, ...length };
      return { kind: 'array', of: eitherOf(each), each, ...length };
    }
    case 'map': {
      const { keys } = context.stored;
      const key = boundOfType(type.key, { ...context, stored: { ...context.stored, inside: keys } }, true);
      const value = part(type.value);
      return key === null || value === null ? null : { kind: 'map', key, value, maximum: scope };
    }
    case 'set': {
      const of = part(type.of);
      return of === null ? null : { kind: 'set', of, maximum: scope };
    }
    case 'union': {
      const members = type.members.map((member) => boundOfType(member, context, inside));
      return members.every((member) => member !== null) ? eitherOf(members) : null;
    }
    case 'parameter':
      return boundOfParameter(type, context, inside);
    case 'unknown':
      return inside ? (context.stored.inside ?? LETTERS) : context.stored.direct;
    case 'function':
    case 'other':
      return null;
  }
}

function boundOfParameter(
  type: Extract<TypeData, { readonly kind: 'parameter' }>,
  context: TypeContext,
  inside: boolean,
): Bound {
  const given = context.generic(type.name);
  if (given !== null) return given;
  const actual = context.environment.get(type.name);
  if (actual !== undefined && actual.kind !== 'parameter' && actual.kind !== 'unknown') {
    const bound = boundOfType(actual, { ...context, environment: new Map() }, inside);
    if (bound !== null) return bound;
  }
  if (actual?.kind === 'parameter') {
    const outer = context.generic(actual.name);
    if (outer !== null) return outer;
  }
  const { constraint } = type;
  const { stored } = context;
  if (isPrimitive(constraint)) return boundOfType(constraint!, context, inside)!;
  return (inside ? stored.inside : stored.direct) ?? LETTERS;
}

/** null: there are none. */
function textsIn(bound: Bound | null): Bound | null {
  const members =
    bound === null ? [] : alternatives(bound).flatMap((one) => (one.kind === 'choice' ? one.members : []));
  const texts = members.filter((member) => typeof member === 'string');
  return texts.length === 0 ? null : { kind: 'choice', members: texts };
}

function isPrimitive(type: TypeData | null): boolean {
  if (type === null) return false;
  if (type.kind === 'union') return type.members.every(isPrimitive);
  return type.kind === 'boolean' || type.kind === 'number' || type.kind === 'literal';
}

/** What type parameters in a type argument stand for where it is written. */
function substitute(type: TypeData, environment: ReadonlyMap<string, TypeData>): TypeData {
  return type.kind === 'parameter' ? (environment.get(type.name) ?? type) : type;
}

/** As a person would write it, in messages. */
export function showType(type: TypeData): string {
  switch (type.kind) {
    case 'boolean':
    case 'number':
    case 'string':
    case 'bigint':
    case 'unknown':
      return type.kind;
    case 'literal':
      return typeof type.value === 'string' ? `'${type.value}'` : String(type.value);
    case 'class':
      return type.at.name;
    case 'record':
      return type.id.slice(type.id.indexOf('#') + 1);
    case 'array':
      return `${showType(type.of)}[]`;
    case 'tuple':
      return `[${type.of.map(showType).join(', ')}]`;
    case 'map':
      return `Map<${showType(type.key)}, ${showType(type.value)}>`;
    case 'set':
      return `Set<${showType(type.of)}>`;
    case 'union':
      return type.members.map(showType).join(' | ');
    case 'parameter':
      return type.name;
    case 'function':
      return 'a function';
    case 'other':
      return type.text;
  }
}
