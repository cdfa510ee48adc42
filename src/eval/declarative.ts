/**
 * Merge inside follow (rule RS-DECL of Roberson 2011, §5.4): a declarative call, or a condition without effects, is merged
 * on a scratch version, and the path constraint gains only that it does not fault.
 *
 * Purity is observed, not assumed: if the call wrote something older than itself, met a limit, something unsupported or a
 * fault under Φ, all of it is thrown away and the call is followed like any other.
 */

import { Refusal } from '../base/diagnostic.js';
import { FALSE, not, type Bit } from '../formula/index.js';
import { HeapObject, type Version } from '../heap/index.js';
import { Union, type Value } from '../value/index.js';
import { Assertions } from './assertions.js';
import type { Outcome, RegionOutcome } from './driver.js';
import { FAULT } from './faults.js';
import type { Machine } from './machine.js';
import { Path } from './path.js';
import type { FollowPolicy } from './policies/follow.js';
import { MergePolicy } from './policies/merge.js';
import { PENDING, type State, type Thunk } from './state.js';

/**
 * Evaluates the condition below the running state's branch as a whole. True: the state stands at the exit that Φ takes, and
 * the path constraint says only that: which exit, and that nothing faults. False: nothing happened, the branch is to be
 * followed.
 */
export function mergeRegion(machine: Machine, condition: Bit, then: number, otherwise: number): boolean {
  const { heap, state, driver } = machine;
  if (machine.policy.regions === null || machine.settle(condition) !== undefined) return false;
  const region = state.code.regionBelow(state.block);
  if (region === null) return false;
  const follow = machine.policy as FollowPolicy;
  const base = heap.attempt();
  const merged = attempt(machine, follow, () => driver.executeRegion(region, condition, then, otherwise));
  const exit = merged === null ? null : exitOf(follow, merged.outcome);
  if (merged !== null && exit !== null) {
    const { outcome, failing } = merged;
    const { thrown } = outcome.activation;
    follow.assertions?.failing.push(...failing);
    const faults = thrown === null ? FALSE : thrown.path.bit;
    if (faults !== FALSE) follow.require(machine, not(faults));
    if (outcome.left.size > 1) follow.require(machine, exit.path.bit);
    state.registers = exit.registers;
    state.block = exit.block;
    state.next = 0;
    heap.giveUp(base);
    return true;
  }
  heap.giveUp(base);
  return false;
}

/** The state that left the region as Φ does; null if Φ faults, or something was written or met a limit. */
function exitOf(follow: FollowPolicy, { activation, left }: RegionOutcome): State | null {
  if (activation.beyond !== FALSE) return null;
  if (activation.thrown !== null && follow.assignment.value(activation.thrown.path.bit)) return null;
  for (const state of left.values()) {
    // the entry version was made for this region, so it counts too
    for (let version = state.version!; version !== activation.entryVersion!.parent; version = version.parent!) {
      if (version.targets.length > 0) return null;
    }
  }
  return [...left.values()].find((state) => follow.assignment.value(state.path.bit)) ?? null;
}

/** What merging gives, and where assertions in it fail; null if it met a limit or something unsupported, or if Φ fails one. */
function attempt<T>(
  machine: Machine,
  follow: FollowPolicy,
  action: () => T,
): { readonly outcome: T; readonly failing: readonly Bit[] } | null {
  const assertions = follow.assertions === null ? null : new Assertions(follow.assertions.isAssertion);
  // that it faults is enough to know: where Φ does, it is followed
  machine.policy = new MergePolicy({ ...follow.mergeOptions!, summarise: () => FAULT }, assertions);
  try {
    const outcome = action();
    const failing = assertions?.failing ?? [];
    return failing.some((bit) => follow.assignment.value(bit)) ? null : { outcome, failing };
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  } finally {
    machine.policy = follow;
  }
}

/** A call that has made something else of each of several objects. */
export const SEVERAL = Symbol('several');

/**
 * The merged result of a call; PENDING if it has to be followed; SEVERAL if it made several objects, of which it returned one, and an operand
 * is one of several objects that could be fixed.
 * @requires the policy is a FollowPolicy
 */
export function mergeInside(
  machine: Machine,
  operands: readonly Value[],
  call: Thunk,
): Value | typeof PENDING | typeof SEVERAL {
  const { heap } = machine;
  const follow = machine.policy as FollowPolicy;
  const base = heap.attempt();
  const firstId = heap.upcomingId;
  const merged = attempt(machine, follow, () => machine.execute(Path.start, call));
  if (merged !== null && isClean(merged.outcome, base, firstId)) {
    const { normal, thrown } = merged.outcome;
    const faults = thrown === null ? FALSE : thrown.path.bit;
    if (!follow.assignment.value(faults)) {
      if (isOneOfSeveral(normal!.value, firstId) && operands.some((one) => isOpen(machine.narrow(one)))) {
        heap.giveUp(base);
        return SEVERAL;
      }
      if (faults !== FALSE) follow.require(machine, not(faults));
      follow.assertions?.failing.push(...merged.failing);
      heap.switchTo(normal!.version!);
      return normal!.value;
    }
  }
  heap.giveUp(base);
  return PENDING;
}

/** Whether a value is one of several objects with this id or a later one. */
function isOneOfSeveral(value: Value, firstId: number): boolean {
  if (!(value instanceof Union)) return false;
  return value.atoms.filter((atom) => atom instanceof HeapObject && atom.id >= firstId).length > 1;
}

/**
 * What a copy is made of is fixed, so that it is the copy of one object, and what is known of that is known of the copy: the operands with those that
 * may be several objects as Φ has them.
 */
export function fixed(machine: Machine, operands: readonly Value[]): readonly Value[] {
  const follow = machine.policy as FollowPolicy;
  return operands.map((operand) => {
    const one = machine.narrow(operand);
    return isOpen(one) ? follow.fix(machine, one) : one;
  });
}

/** Whether a value may be one object or another. */
function isOpen(value: Value): value is Union {
  return value instanceof Union && value.atoms.filter((atom) => atom instanceof HeapObject).length > 1;
}

function isClean({ normal, beyond }: Outcome, base: Version, firstId: number): boolean {
  if (normal === null || beyond !== FALSE) return false;
  for (let version = normal.version!; version !== base; version = version.parent!) {
    if (version.targets.some((target) => target.id < firstId)) return false;
  }
  return true;
}
