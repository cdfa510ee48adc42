/**
 * How a function object is called: the immutable `data` of objects of kind 'function'.
 */

import type { FunctionSource } from '../ir/types.js';
import { HeapObject } from '../heap/index.js';
import type { Value } from '../value/index.js';
import type { Code } from './code.js';
import type { Machine } from './machine.js';
import type { PENDING } from './state.js';

/** A function of the program or of our library. */
export class Closure {
  /** Compiled at the first call. */
  code: Code | null = null;
  /** Whether a call is made once for all objects that an argument may be; see `abstractions/formulas.ts`. */
  isWhole = false;

  constructor(
    readonly source: FunctionSource,
    readonly captures: readonly Value[],
  ) {}
}

/**
 * A leaf function modelled by hand. Returns its result, or PENDING after it has thrown or started a call in its place.
 * `newTarget` is undefined when it is called, the constructor when it is constructed.
 */
export type NativeBody = (
  machine: Machine,
  receiver: Value,
  actuals: readonly Value[],
  newTarget: HeapObject | undefined,
  /** The register for the result, to be passed on when another call is started in this one's place. */
  destination: number,
) => Value | typeof PENDING;

export class Native {
  constructor(
    readonly name: string,
    readonly body: NativeBody,
    /** Whether `new` is allowed. */
    readonly constructs: boolean,
    /**
     * Which operands the body wants concrete: −1 is the receiver, i ≥ 0 the i-th argument. The call is split into one
     * per case before the body sees them.
     */
    readonly splits: readonly number[],
    /** Whether it is not modelled, so that every call is refused. */
    readonly refuses = false,
  ) {}
}

/** The result of Function.prototype.bind. */
export class Bound {
  constructor(
    readonly target: HeapObject,
    readonly receiver: Value,
    readonly actuals: readonly Value[],
  ) {}
}

export type FunctionData = Closure | Native | Bound;

/** @requires object.kind is 'function' */
export function functionData(object: HeapObject): FunctionData {
  return object.data as FunctionData;
}

export function isConstructor(value: Value): value is HeapObject {
  if (!(value instanceof HeapObject) || value.kind !== 'function') return false;
  const data = functionData(value);
  if (data instanceof Native) return data.constructs;
  if (data instanceof Bound) return isConstructor(data.target);
  const { kind } = data.source;
  return kind === 'normal' || kind === 'baseConstructor' || kind === 'derivedConstructor';
}
