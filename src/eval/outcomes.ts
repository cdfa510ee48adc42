/**
 * What statements come to. Code that tells its outcomes (`source/lower/outcomes.ts`) hands them to whoever the policy names, who may
 * note them or put others in their place; without anybody an outcome is the value itself.
 */

import type { Span } from '../base/span.js';
import type { OutcomeKind } from '../ir/types.js';
import type { Value } from '../value/index.js';
import type { Machine } from './machine.js';

/** An outcome as the text has it. */
export interface Told {
  /** The statement. */
  readonly at: Span;
  readonly kind: OutcomeKind;
  /** What it is written to. */
  readonly of: string;
}

export interface Outcomes {
  /**
   * The outcome of a statement in the running state.
   * @param old what would be there without the statement; undefined if there is nothing
   */
  come(machine: Machine, told: Told, value: Value, old: Value): Value;
}
