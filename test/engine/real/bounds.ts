/** Bounds written by hand, and a session to ask with. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type {
  ArgumentBounds,
  BeginningBounds,
  Bound,
  Bounds,
  FieldBound,
  OperationBounds,
  TypeBounds,
} from '../../../src/spec/bounds.js';
import type { Primitive } from '../../../src/spec/domains.js';
import type { RealAnswer } from '../../../src/engine/real/protocol.js';

export function fixture(name: string): string {
  return fileURLToPath(new URL(`../../fixtures/real/${name}`, import.meta.url));
}

export const int = (lo: number, hi: number): Bound => ({ kind: 'integer', lo, hi });
export const choice = (...members: Primitive[]): Bound => ({ kind: 'choice', members });
export const union = (...members: Bound[]): Bound => ({ kind: 'union', members });
export const tree = (type: string): Bound => ({ kind: 'tree', type });
export const reference = (type: string): Bound => ({ kind: 'reference', type });
export const optional = (bound: Bound): Bound => union(choice(null), bound);
export const list = (of: Bound, maximum: number, minimum = 0): Bound => ({ kind: 'array', of, minimum, maximum });
export const kept: Bound = { kind: 'kept' };

export function type(
  id: string,
  count: number,
  fields: Readonly<Record<string, Bound>>,
  more: Partial<TypeBounds> = {},
): TypeBounds {
  const fieldBounds = Object.entries(fields).map(([name, bound]): FieldBound => ({
    name,
    bound,
    origin: 'spec',
    wide: null,
  }));
  const name = id.slice(id.indexOf('#') + 1);
  return {
    id,
    name,
    kind: 'class',
    fields: fieldBounds,
    count,
    positions: count,
    height: null,
    hasLocalInvariant: false,
    ...more,
  };
}

export function bounds(scope: number, types: readonly TypeBounds[], more: Partial<Bounds> = {}): Bounds {
  const subject = types[0] === undefined ? null : tree(types[0].id);
  return { scope, types, subject, operations: [], beginnings: [], ...more };
}

export function operations(all: Readonly<Record<string, readonly Bound[]>>): OperationBounds[] {
  return Object.entries(all).map(([name, parameters]) => ({
    name,
    form: 'method',
    next: 'subject',
    ...actuals(...parameters),
  }));
}

/** The constructor, with such arguments. */
export function constructor(class_: string, ...all: readonly Bound[]): BeginningBounds {
  return { name: `new ${class_}`, callee: { kind: 'constructor', class: class_ }, ...actuals(...all) };
}

/** Functions of the spec that make states, by what they do. */
export function initial(...texts: readonly string[]): BeginningBounds[] {
  return texts.map((text, i) => ({ name: `initial[${i}]`, callee: { kind: 'initial', index: i }, text, ...actuals() }));
}

/** A static method that makes states. */
export function factory(class_: string, method: string, ...all: readonly Bound[]): BeginningBounds {
  return { name: `${class_}.${method}`, callee: { kind: 'factory', class: class_, name: method }, ...actuals(...all) };
}

export function actuals(...all: readonly Bound[]): ArgumentBounds {
  return { arguments: all, parameters: all.map((_, index) => `p${index}`), origin: 'spec' };
}

/** The answer, if it is of this kind; else a failure that shows it. */
export function expectKind<K extends RealAnswer['kind']>(answer: RealAnswer, kind: K): RealAnswer & { kind: K } {
  if (answer.kind !== kind) throw new Error(`${kind} was expected, not ${JSON.stringify(answer)}`);
  return answer as RealAnswer & { kind: K };
}

/** The line of a file on which a text stands first. */
export function lineOf(path: string, text: string): number {
  return (
    readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  );
}
