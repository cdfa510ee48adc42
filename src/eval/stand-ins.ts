/**
 * Functions that are called in place of others: what an engine knows better than the text does, such as any value of a domain, and whatever
 * a contract allows in place of what has the contract.
 */

import type { FunctionSource } from '../ir/types.js';
import type { Value } from '../value/index.js';
import type { Machine } from './machine.js';
import type { PENDING } from './state.js';

/** Makes the call: gives its result, or PENDING after it has started another. */
export type StandIn = (receiver: Value, actuals: readonly Value[], destination: number) => Value | typeof PENDING;

export interface StandIns {
  /** What is called in place of a function, from where the machine is; null: the function itself. */
  inPlaceOf(machine: Machine, source: FunctionSource): StandIn | null;
}
