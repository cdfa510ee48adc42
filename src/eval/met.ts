/**
 * Calls that meet one which is under way. Where `isGood(a)` calls `isGood(b)`, and that `isGood(a)` again with nothing written in between, the
 * calls never end, and the innermost one throws. What then is known of the call in the middle? With `a` under way it throws wherever it reaches `a`.
 * By itself it throws there only if `a` reaches `b` in turn; elsewhere it returns what `a` says. So
 *
 * - the outer call, and whatever is around it, may be remembered as ever: with the conditions under which it reaches the inner ones, all is as it is;
 * - a call in the middle may be found again where all calls that it met are under way, and nothing was written since;
 * - it does not matter which others are under way then. If one of these, v, is reached in some state, v was gone through when the call was made, and as
 *   v leads to the call in all states that matter now, there the call has met itself.
 *
 * All this is about exceptions that nobody catches on the way out: a handler would make a value of them, and a different one at each depth.
 */

import { lastWritten, type Heap, type Version } from '../heap/index.js';
import type { Activation, Caller } from './state.js';

/** Activations that a call found under way, of those around it. */
export type Met = ReadonlySet<Activation>;

export const NOBODY: Met = new Set();

/** Where a call is made, and with it all that is under way. */
export type Surroundings = Pick<Caller, 'activation' | 'state'>;

/** Whether a call made here would meet the same ones, and throw as far as the outermost of them. */
export function meetsAgain(met: Met, around: Surroundings | null, heap: Heap): boolean {
  for (const one of met)
    if (around === null || !isOpenTo(one, around) || !isAsLeft(heap.current!, one.entryVersion!, one.entryWrites))
      return false;
  return true;
}

/** Whether an activation is around a call, with no handler between them. */
export function isOpenTo(outer: Activation, around: Surroundings): boolean {
  for (let at: Surroundings | null = around; at !== null; at = at.activation.caller) {
    // a generator puts exceptions off
    if (at.activation.generator !== null || at.state.code.blocks[at.state.block]!.handler !== null) return false;
    if (at.activation === outer) return true;
  }
  return false;
}

/** Whether a version is what an earlier one was after its first so many writes. */
export function isAsLeft(version: Version, earlier: Version, writes: number): boolean {
  const latest = lastWritten(version);
  if (writes > 0) return latest === earlier && latest.targets.length === writes;
  return latest === (earlier.parent === null ? earlier : lastWritten(earlier.parent));
}
