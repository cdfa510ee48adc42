/** A concrete state as plain data, as engines exchange it and verdicts show it. */

import type { Given, TypeId } from './bounds.js';
import type { Primitive } from './domains.js';

export type GraphValue =
  | { readonly kind: 'primitive'; readonly value: Primitive }
  /** An index into the graph's objects. */
  | { readonly kind: 'object'; readonly index: number }
  /** A function or an object that the spec gives. */
  | ({ readonly kind: 'given' } & Given)
  /** What the initial state holds there. */
  | { readonly kind: 'kept' }
  /** Something that has no form as data, such as a function; only in what an engine reports. */
  | { readonly kind: 'opaque'; readonly text: string }
  | { readonly kind: 'hole' };

export interface GraphObject {
  readonly type: TypeId | 'Array' | 'Map' | 'Set' | 'Object';
  readonly fields: readonly (readonly [name: string, value: GraphValue])[];
  readonly elements: readonly GraphValue[];
  readonly entries: readonly (readonly [key: GraphValue, value: GraphValue])[];
}

/**
 * @invariant a graph that describes a later moment of the same run keeps the indices of the objects of the earlier one;
 * objects that were not there before come after them
 */
export interface Graph {
  readonly objects: readonly GraphObject[];
}

/** A subject and the arguments of an operation, before or after it. */
export interface Moment {
  readonly graph: Graph;
  /** null for plain functions. */
  readonly subject: GraphValue | null;
  /** As many as are given. */
  readonly actuals: readonly GraphValue[];
}

/** Arguments as a call gets them: holes stand for those that are left out, which before others means undefined. */
export function givenActuals(actuals: readonly GraphValue[]): readonly GraphValue[] {
  const count = actuals.findLastIndex(({ kind }) => kind !== 'hole') + 1;
  return actuals.slice(0, count).map((one) => (one.kind === 'hole' ? { kind: 'primitive', value: undefined } : one));
}
