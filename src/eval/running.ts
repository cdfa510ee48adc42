/**
 * What the parts of the machine share: which state is running, in which activation, on which heap, under which policy; and what the
 * driver has to do when the present instruction is done. The parts (scheduling, unwinding, calling) see no more of the machine
 * than this and of each other only what their constructors ask for.
 */

import type { Heap } from '../heap/index.js';
import type { BOTH, Policy, Outlook } from './policy.js';
import type { Bit } from '../formula/index.js';
import type { Realm } from './realm.js';
import type { Activation, State } from './state.js';

/** What the driver does when the present instruction is done. */
export type Signal = typeof GO_ON | typeof LOOK | typeof LEAVE | typeof HALT;
/** Execute the next instruction of the block. */
export const GO_ON = 0;
/** Look at `state` afresh: it is another one, or stands elsewhere. */
export const LOOK = 1;
/** Let another state run: the running one has ended, or waits. */
export const LEAVE = 2;
/** Stop: the bottom activation has ended. */
export const HALT = 3;

export interface Running extends Outlook {
  readonly heap: Heap;
  readonly realm: Realm;
  readonly policy: Policy;
  state: State;
  activation: Activation;
  signal: Signal;
  /** Which side of a condition the running state takes; settled conditions are not asked of the policy. */
  decide(condition: Bit): boolean | typeof BOTH;
}
