/**
 * Merge inside follow (rule RS-DECL of Roberson 2011, §5.4): a declarative call is merged on a scratch version, and the
 * path constraint gains only that it does not fault.
 *
 * Purity is observed, not assumed: if the call wrote something older than itself, met a limit, something unsupported or a
 * fault under Φ, all of it is thrown away and the call is followed like any other.
 */

import { Refusal } from '../base/diagnostic.js';
import { FALSE, not } from '../formula/index.js';
import type { HeapObject, Version } from '../heap/index.js';
import type { Value } from '../value/index.js';
import { call } from './calls.js';
import type { Machine, Outcome } from './machine.js';
import { Path } from './path.js';
import type { FollowPolicy } from './policies/follow.js';
import { MergePolicy } from './policies/merge.js';
import { PENDING } from './state.js';

/** The merged result, or PENDING if the call has to be followed. @requires the policy is a FollowPolicy */
export function mergeInside(
  machine: Machine,
  callee: HeapObject,
  receiver: Value,
  actuals: readonly Value[],
): Value | typeof PENDING {
  const { heap } = machine;
  const follow = machine.policy as FollowPolicy;
  const base = heap.current!;
  const firstId = heap.freshId();
  heap.switchTo(heap.fork(base));
  const outcome = attempt(machine, follow, callee, receiver, actuals);
  if (outcome !== null && isClean(outcome, base, firstId)) {
    const { normal, thrown } = outcome;
    const faults = thrown === null ? FALSE : thrown.path.bit;
    if (!follow.assignment.value(faults)) {
      if (faults !== FALSE) follow.require(machine, not(faults));
      heap.switchTo(normal!.version!);
      return normal!.value;
    }
  }
  heap.switchTo(heap.fork(base));
  return PENDING;
}

function attempt(
  machine: Machine,
  follow: FollowPolicy,
  callee: HeapObject,
  receiver: Value,
  actuals: readonly Value[],
): Outcome | null {
  machine.policy = new MergePolicy(follow.mergeOptions!);
  try {
    return machine.execute(Path.start, (destination) => call(machine, callee, receiver, actuals, destination));
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  } finally {
    machine.policy = follow;
  }
}

function isClean({ normal, beyond }: Outcome, base: Version, firstId: number): boolean {
  if (normal === null || beyond !== FALSE) return false;
  for (let version = normal.version!; version !== base; version = version.parent!) {
    if (version.targets.some((target) => target.id < firstId)) return false;
  }
  return true;
}
