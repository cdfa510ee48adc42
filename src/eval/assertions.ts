/**
 * Assertions on a followed path. An assertion is a promise like a postcondition, made in the middle of the code. Where it fails is
 * noted, and evaluation goes on as if it held: it adds nothing to the path constraint, so one question decides it for all states that
 * take the path, and no formula over a half-changed heap gets among the valid states. (Roberson 2011 appends assertions to what is
 * checked, too.)
 *
 * What happens after an assertion that fails matters to nobody. So what was evaluated since need not mean anything where it fails, and
 * whoever uses it has to show first that it fails nowhere.
 */

import type { Span } from '../base/span.js';
import { not, type Bit } from '../formula/index.js';
import type { FunctionSource } from '../ir/types.js';
import { truth, type Value } from '../value/index.js';
import type { Machine } from './machine.js';
import type { FollowPolicy } from './policies/follow.js';
import { DEAD } from './policy.js';

/** Thrown, past everything that the program may catch, where the assignment that is followed fails an assertion. */
export class FailedAssertion {
  constructor(
    readonly fails: Bit,
    readonly message: Value,
    readonly place: Span | null,
  ) {}
}

export class Assertions {
  /** Where assertions fail that were made, in the order in which they were. */
  readonly failing: Bit[] = [];

  constructor(readonly isAssertion: (source: FunctionSource) => boolean) {}

  /** assert(condition, message) in the running state. @requires the policy in force has these assertions */
  make(machine: Machine, [condition, message]: readonly Value[]): undefined {
    const { circuit, policy, state, values } = machine;
    const holds = truth(values, machine.narrow(condition));
    const fails = not(holds);
    if (machine.settle(fails) === false) return undefined;
    if (policy.merging) {
      policy.footprints?.assert(state);
      this.failing.push(circuit.and(state.path.bit, fails));
      const path = state.path.and(circuit, holds);
      if (path === null) throw DEAD;
      state.path = path;
    } else if ((policy as FollowPolicy).assignment.value(fails)) {
      throw new FailedAssertion(fails, message, machine.here());
    } else this.failing.push(fails);
    return undefined;
  }
}
