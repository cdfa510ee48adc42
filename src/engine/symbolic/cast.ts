/** Everything there is of a check when its state is laid out, and how what the spec room keeps for engines is called. */

import type { Machine, Operands } from '../../eval/index.js';
import { unlogged, type HeapObject } from '../../heap/index.js';
import { slotOf } from '../../space/index.js';
import type { Bounds } from '../../spec/bounds.js';
import type { internals } from '../../spec/internals.js';
import type { Value } from '../../value/index.js';
import type { Handles } from './handles.js';

/** A check at a scope, and the machine it lives in. */
export interface Cast {
  readonly machine: Machine;
  readonly bounds: Bounds;
  readonly handles: Handles;
  /** Public methods that the spec does not name, though it names others. */
  readonly unnamed: readonly string[];
  /** `internals` of the spec module. */
  readonly internals: HeapObject;
}

/** A function or class of the internals. */
export function internalOf({ internals: object }: Pick<Cast, 'internals'>, name: keyof typeof internals): HeapObject {
  return unlogged.slots(object)[slotOf(object, name)] as HeapObject;
}

export function listOf({ machine }: Pick<Cast, 'machine'>, elements: readonly Value[]): HeapObject {
  const { heap, realm } = machine;
  return heap.allocateArray(realm.arrayPrototype, [...elements]);
}

export function callOf(callee: Value, actuals: readonly Value[]): Operands {
  return { callee, receiver: undefined, actuals };
}
