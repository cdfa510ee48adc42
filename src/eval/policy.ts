/**
 * The one question: here is a condition, which side? Everything else about evaluation is the same for
 * concrete runs, for following one path and for merging all of them.
 */

import type { Refusal } from '../base/diagnostic.js';
import type { Unrolled } from '../base/messages.js';
import type { Span } from '../base/span.js';
import type { Bit, Circuit } from '../formula/index.js';
import type { FunctionSource } from '../ir/types.js';
import type { Atom, Union, Values } from '../value/index.js';
import type { Assertions } from './assertions.js';
import type { CallCache } from './cache.js';
import type { Summarise } from './faults.js';
import type { Footprints } from './footprints.js';
import type { Outcomes } from './outcomes.js';
import type { StandIns } from './stand-ins.js';
import type { MergeOptions } from './policies/merge.js';
import type { State } from './state.js';

/** Take both sides. */
export const BOTH: unique symbol = Symbol('both');

/** Thrown by a policy that finds the running state impossible; the state is dropped. */
export const DEAD: unique symbol = Symbol('dead state');

/** Thrown by a policy that wants a state for each guard; the instruction is executed again in each of them. */
export class Split {
  /** @requires the guards are disjoint and, where the running state is, exhaustive */
  constructor(readonly guards: readonly Bit[]) {}
}

/** What a policy sees of the machine. */
export interface Outlook {
  readonly values: Values;
  readonly circuit: Circuit;
  /** The running state. */
  readonly state: State;
  /** Whether its guard, or what is known on the path followed, settles a condition at a glance. */
  settle(condition: Bit): boolean | undefined;
  /** The guards of callers that its own guard does not include, because what they called is to be remembered. */
  around(): readonly Bit[];
  /** The place of the instruction that is being executed. */
  here(): Span | null;
}

export interface Policy {
  readonly name: 'run' | 'follow' | 'merge';
  /** Whether states may split and join, which needs heap versions. */
  readonly merging: boolean;
  /**
   * Whether a loop over a map or set makes a round for every slot, also where nothing is in it: then the rounds are as many as the slots, and
   * not each of them looks at all slots. Predicates of what is there gain by it; where rounds are counted for somebody, or the loop itself changes
   * the map, the number of a round should be that of the entry.
   */
  readonly passesGaps: boolean;
  /** Which side of a symbolic condition to take. */
  decide(situation: Outlook, condition: Bit): boolean | typeof BOTH;
  /** Which of several disjoint, together exhaustive conditions to take; BOTH is all of them. */
  choose(situation: Outlook, conditions: readonly Bit[]): number | typeof BOTH;
  /** Under merge: false if no state has this guard. */
  isFeasible(guard: Bit): boolean;
  /** Under follow: what a value is under the assignment that is followed; null: there is none. */
  readonly meant: ((situation: Outlook, value: Union) => Atom) | null;
  /** Fix a value to one case, or refuse. */
  concretize(situation: Outlook, value: Union): Atom;
  /** Under follow: whether a write whose place depends on a value goes to every one of the places, which is noted. */
  spreads(situation: Outlook, place: Union): boolean;
  /** Under follow: whether calls of a function are merged rather than followed (Roberson 2011, §5.4). */
  declares(source: FunctionSource): boolean;
  /** Under follow: how far conditions without effects are merged rather than followed; null is not at all. */
  readonly regions: MergeOptions | null;
  /** Where assertions are noted; null if they are calls like any other. */
  readonly assertions: Assertions | null;
  /** Who is told what statements come to; null: nobody. */
  readonly outcomes: Outcomes | null;
  /** Under merge: told of what is refused, where; the state in which it is goes no further. Null: nothing else does, either. */
  readonly onRefusal: ((refusal: Refusal, guard: Bit) => void) | null;
  /** Who notes what is evaluated; null: nobody. */
  readonly footprints: Footprints | null;
  /** What is called in place of functions of the program; null: these themselves. */
  readonly standIns: StandIns | null;
  /** Under merge: calls made before, if they are to be remembered. */
  readonly cache: CallCache | null;
  /** Under merge: what is wanted of exceptions that leave the call, if not the thrown values themselves. */
  readonly summarise: Summarise | null;
  /** Whether a condition is found to be possible where all that is given holds; false if there is nobody to ask. */
  isPossible(condition: Bit, given: readonly Bit[]): boolean;
  /** The conditions, TRUE or FALSE where it is found that they are that in all states that are asked about; as they are if there is nobody to ask. */
  settle(situation: Outlook, conditions: readonly Bit[]): readonly Bit[];
  /**
   * Called when the k-th round of a loop or the k-th nested activation of a function begins, or the k-th unknown place of an array is written. False: go no further, the
   * guard goes to *beyond*.
   */
  mayContinue(situation: Outlook, rounds: number, of: Unrolled): boolean;
}
