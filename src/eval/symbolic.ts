/**
 * The symbolic entry point: one call of a function on symbolic operands and a symbolic heap, under follow(Φ) or under merge.
 *
 * Both leave the heap as they found it. While `use` runs, the heap is the post-heap, so whoever asked can evaluate an
 * invariant on it (itself a merge call) or read fields, all as formulas over the variables of the pre-state.
 */

import type { Span } from '../base/span.js';
import { propagate, restriction, type Assignment, type Bit } from '../formula/index.js';
import type { FunctionSource } from '../ir/types.js';
import type { Heap, Version } from '../heap/index.js';
import { simplified, type Value } from '../value/index.js';
import { Assertions, FailedAssertion } from './assertions.js';
import { call } from './calls.js';
import type { Machine } from './machine.js';
import { Path } from './path.js';
import { FollowPolicy } from './policies/follow.js';
import { MergePolicy, type MergeOptions } from './policies/merge.js';
import type { Spreads } from './policies/spreads.js';
import type { StandIns } from './stand-ins.js';
import type { Exit, Thunk } from './state.js';

export interface Operands {
  readonly callee: Value;
  readonly receiver: Value;
  readonly actuals: readonly Value[];
}

/** One path through the callee: what it gave, and for which pre-states it is the path taken. */
export interface Followed {
  /** Failed has an assertion, at which the path ends. */
  readonly kind: 'returned' | 'thrown' | 'failed';
  /** The result, the thrown value or what the assertion says, as a formula over the pre-state; meaningful where the constraint holds. */
  readonly value: Value;
  /** The path constraint P as a list of conjuncts. */
  readonly constraint: readonly Bit[];
  /** Where assertions on the path fail, each meaningful where those before it do not; the last is the one that failed. */
  readonly failing: readonly Bit[];
  /** Of the assertion that failed. */
  readonly place: Span | null;
  readonly concretizations: number;
}

/** All paths at once. The three guards exclude each other and together are TRUE. */
export interface Merged {
  readonly returned: MergedExit | null;
  readonly thrown: MergedExit | null;
  /** Where a limit was met, so that nothing is known. */
  readonly beyond: Bit;
}

/** All paths that end in the same way, joined. */
export interface MergedExit {
  readonly guard: Bit;
  readonly value: Value;
  /** The heap that they leave behind. */
  readonly version: Version;
}

/** Runs an action on a version of its own and returns to the heap as it was. */
export function speculate<T>(heap: Heap, action: () => T): T {
  if (heap.current === null) {
    heap.record();
    try {
      return action();
    } finally {
      heap.discard();
    }
  }
  const base = heap.attempt();
  try {
    return action();
  } finally {
    heap.giveUp(base);
  }
}

/** What may be merged while following; the default is nothing. */
export interface FollowOptions {
  /** Functions whose calls are merged (and whatever else is pure), and how far. */
  readonly merge: MergeOptions;
  readonly isDeclarative: (source: FunctionSource) => boolean;
  /** Functions whose calls are assertions: they are noted, not followed. */
  readonly isAssertion: (source: FunctionSource) => boolean;
  /** What is learnt of writes to one of several places; left out: nothing. */
  readonly spreads?: Spreads;
}

/** Follows the path that the assignment takes. What is built while `use` runs is simplified by the path constraint. */
export function followCall<T>(
  machine: Machine,
  operands: Operands,
  assignment: Assignment,
  use: (followed: Followed) => T,
  options: FollowOptions | null = null,
): T {
  const { heap, circuit } = machine;
  const { declaratives, regions } = machine.shortcuts;
  const isDeclarative = declaratives ? options?.isDeclarative : undefined;
  const assertions = options === null ? null : new Assertions(options.isAssertion);
  const { merge = null, spreads = null } = options ?? {};
  const policy = new FollowPolicy(assignment, isDeclarative, merge, regions, assertions, spreads);
  const mark = circuit.enter();
  try {
    return speculate(heap, () => {
      const base = heap.current!.parent!;
      const end = withPolicy(machine, policy, () => followToEnd(machine, operands));
      const known = restriction(circuit, heap.gatesBefore);
      const simpler = (value: Value): Value => simplified(machine.values, value, known);
      const knowsMore = policy.conclude(machine);
      if (knowsMore) {
        // what was fixed at the end tells something about what was read in the beginning
        propagate(circuit, policy.constraint);
        heap.rewrite(base, simpler);
      }
      return use({
        ...end,
        value: knowsMore ? simpler(end.value) : end.value,
        constraint: policy.constraint,
        failing: [...(assertions?.failing ?? []), ...end.failing],
        concretizations: policy.concretizations,
      });
    });
  } finally {
    circuit.leave(mark);
  }
}

function followToEnd(
  machine: Machine,
  { callee, receiver, actuals }: Operands,
): Pick<Followed, 'kind' | 'value' | 'failing' | 'place'> {
  try {
    const start: Thunk = (destination) => call(machine, callee, receiver, actuals, destination);
    const { normal, thrown } = machine.execute(Path.start, start);
    const { value } = normal ?? thrown!;
    return { kind: normal === null ? 'thrown' : 'returned', value, failing: [], place: null };
  } catch (problem) {
    if (!(problem instanceof FailedAssertion)) throw problem;
    const { fails, message: value, place } = problem;
    return { kind: 'failed', value, failing: [fails], place };
  }
}

/** Merges all paths. While `use` runs the heap is the join of all normal exits (if there are any). */
export function mergeCall<T>(
  machine: Machine,
  operands: Operands,
  options: MergeOptions,
  use: (merged: Merged) => T,
  /** Where assertions are noted, if they are to be. */
  assertions: Assertions | null = null,
  standIns: StandIns | null = null,
): T {
  const { heap } = machine;
  return speculate(heap, () => {
    const outcome = withPolicy(machine, new MergePolicy(options, assertions, standIns), () =>
      machine.execute(Path.start, (destination) =>
        call(machine, operands.callee, operands.receiver, operands.actuals, destination),
      ),
    );
    const { normal, thrown, beyond } = outcome;
    if (normal !== null) heap.switchTo(normal.version!);
    return use({ returned: mergedExit(normal), thrown: mergedExit(thrown), beyond });
  });
}

function mergedExit(exit: Exit | null): MergedExit | null {
  return exit === null ? null : { guard: exit.path.bit, value: exit.value, version: exit.version! };
}

function withPolicy<T>(machine: Machine, policy: Machine['policy'], action: () => T): T {
  const before = machine.policy;
  machine.policy = policy;
  try {
    return action();
  } finally {
    machine.policy = before;
  }
}
