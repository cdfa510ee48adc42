/**
 * Calling and returning: the layer of the machine that begins and ends activations. Under run and follow an activation has one state
 * and a return pops it. Under merge an activation ends when the last of its states has, and a call whose callee or operands may be
 * several objects is made for each of them, one after another, unless it is known what comes of it.
 */

import { Refusal } from '../base/diagnostic.js';
import { recursionLimit } from '../base/messages.js';
import { positionOf } from '../base/span.js';
import { FALSE, not } from '../formula/index.js';
import { HeapObject, lastWritten, type Version } from '../heap/index.js';
import { Cases, Union, equal, type Value } from '../value/index.js';
import type { Call, Remembered } from './cache.js';
import type { Code } from './code.js';
import { codeOf } from './compile/code-of.js';
import { mergeInside } from './declarative.js';
import type { Closure } from './functions.js';
import type { Machine } from './machine.js';
import { Path } from './path.js';
import { BOTH, DEAD } from './policy.js';
import { Activation, CallGroup, NO_ROUNDS, PENDING, State, leave, type CallCase, type Exit } from './state.js';
import { Throwing } from './throwing.js';
import { TRAMPOLINE } from './trampoline.js';

export abstract class Calling extends Throwing {
  codeOf(this: Machine, closure: Closure): Code {
    return closure.code ?? codeOf(closure);
  }

  /** Starts an activation; its result will be written to `destination` of the running state. */
  enter(
    this: Machine,
    code: Code,
    callee: HeapObject | null,
    receiver: Value,
    actuals: readonly Value[],
    newTarget: HeapObject | undefined,
    constructing: HeapObject | null,
    destination: number,
  ): typeof PENDING {
    const { heap, state } = this;
    const version = heap.current;
    const activation = new Activation(
      code,
      callee,
      receiver,
      actuals,
      newTarget,
      constructing,
      this.activation,
      state,
      destination,
      version,
      version === null ? 0 : version.targets.length,
    );
    return this.begin(activation, new State(code, code.template.slice(), state.path, null, NO_ROUNDS));
  }

  /** As `enter`, with the guard TRUE and every read logged, so that the result can be remembered. */
  enterCached(this: Machine, call: Call, code: Code, destination: number, expected: Remembered | null): typeof PENDING {
    const { heap, state } = this;
    const [receiver, ...actuals] = call.operands;
    const version = heap.branch(heap.current!);
    heap.switchTo(version);
    const around = this.activation;
    const activation = new Activation(
      code,
      call.callee,
      receiver,
      actuals,
      undefined,
      null,
      around,
      state,
      destination,
      version,
      0,
    );
    activation.cached = true;
    this.begin(activation, new State(code, code.template.slice(), Path.start, null, NO_ROUNDS));
    if (this.activation === activation) this.policy.cache!.begin(call, heap.upcomingId, expected);
    return PENDING;
  }

  callDeclarative(
    this: Machine,
    callee: HeapObject,
    closure: Closure,
    receiver: Value,
    actuals: readonly Value[],
    destination: number,
  ): Value | typeof PENDING {
    const merged = mergeInside(this, callee, receiver, actuals);
    if (merged !== PENDING) return merged;
    return this.enter(this.codeOf(closure), callee, receiver, actuals, undefined, null, destination);
  }

  /** Makes a new activation with its first state the running one. */
  begin(this: Machine, activation: Activation, state: State): typeof PENDING {
    const { code } = activation;
    this.interrupted = true;
    if (activation.depth > this.limits.depth) {
      throw new Refusal(recursionLimit(this.limits.depth, this.here()));
    }
    if (this.policy.merging && code.latest !== null) {
      if (repeatsOne(activation, code.latest)) {
        this.policy.cache?.doNotKeep();
        return this.raiseError('RangeError', 'Maximum call stack size exceeded');
      }
      if (!this.policy.mayContinue(this, code.active, 'function')) {
        this.activation.beyond = this.circuit.or(this.activation.beyond, this.state.path.bit);
        this.nextState();
        return PENDING;
      }
    }
    code.active += 1;
    activation.previous = code.latest;
    code.latest = activation;
    this.activation = activation;
    this.state = state;
    return PENDING;
  }

  /** One of several disjoint cases of a call, together exhaustive under the guard of the running state. */
  dispatch(this: Machine, destination: number, cases: readonly CallCase[]): typeof PENDING {
    const possible = cases.filter((one) => this.settle(one.guard) !== false);
    if (possible.length === 0) throw DEAD;
    const choice =
      possible.length === 1
        ? 0
        : this.policy.choose(
            this,
            possible.map((one) => one.guard),
          );
    if (choice !== BOTH) {
      const result = resultOf(possible[choice]!, destination);
      if (result !== PENDING && destination >= 0) this.state.registers[destination] = result;
      return PENDING;
    }
    const group = new CallGroup(possible, this.state.path, this.heap.current);
    this.interrupted = true;
    const { activation, state } = this;
    if (!this.startCase(group, 0, activation, state, destination)) this.endGroup(group, activation, state, destination);
    return PENDING;
  }

  /** Starts the first case from `index` on that is possible and not known; false if there is none. */
  private startCase(
    this: Machine,
    group: CallGroup,
    index: number,
    caller: Activation,
    state: State,
    destination: number,
  ): boolean {
    const { heap } = this;
    for (let i = index; i < group.cases.length; i += 1) {
      const one = group.cases[i]!;
      const path = group.path.and(this.circuit, one.guard);
      if (path === null) continue;
      if ('known' in one) {
        group.exits.normal.push({ path, version: heap.branch(group.version!), value: one.known.value });
        continue;
      }
      group.next = i + 1;
      heap.switchTo(heap.branch(group.version!));
      const activation = new Activation(
        TRAMPOLINE,
        null,
        undefined,
        [],
        undefined,
        null,
        caller,
        state,
        destination,
        null,
        0,
      );
      activation.group = group;
      this.activation = activation;
      this.state = new State(TRAMPOLINE, [one.run as unknown as Value, undefined], path, null, NO_ROUNDS);
      return true;
    }
    group.next = group.cases.length;
    return false;
  }

  /** The running state returns. */
  return(this: Machine, value: Value): void {
    const { activation, state } = this;
    let result = value;
    if (activation.constructing !== null) result = this.constructed(value, activation.constructing);
    else if (activation.newTarget !== undefined && !(value instanceof HeapObject) && !this.returnsObject(value)) return;
    if (activation.generator !== null) {
      this.heap.writeInternal(activation.generator, 'completed');
      result = this.realm.iteratorResult(this, value, true);
    }
    if (this.policy.merging) {
      activation.exits.normal.push({ path: state.path, version: this.heap.current, value: result });
      this.nextState();
    } else this.deliver(activation, result);
  }

  /**
   * A derived constructor must return an object; the front end has put `this` in the place of undefined. False: the
   * running state has thrown, past the handlers of the constructor itself.
   */
  private returnsObject(this: Machine, value: Value): boolean {
    const fault = (): Value =>
      this.realm.error(this, 'TypeError', 'Derived constructors may only return object or undefined');
    if (value instanceof Union) {
      const objects = value.guards.filter((_, i) => value.atoms[i] instanceof HeapObject);
      return this.raiseUnder(not(this.circuit.orAll(objects)), fault);
    }
    if (this.policy.merging) {
      this.throwOut(this.state, fault());
      this.nextState();
    } else this.unwind(fault());
    return false;
  }

  /** The running state leaves its activation with a value, without ending the generator it advances. */
  suspend(this: Machine, value: Value): void {
    const { activation, state } = this;
    if (this.policy.merging) {
      activation.exits.normal.push({ path: state.path, version: this.heap.current, value });
      this.nextState();
    } else this.deliver(activation, value);
  }

  private deliver(this: Machine, activation: Activation, value: Value): void {
    leave(activation);
    const { caller, callerState, destination } = activation;
    if (caller === null) {
      activation.normal = { path: this.state.path, version: null, value };
      this.halted = true;
      return;
    }
    this.activation = caller;
    this.state = callerState!;
    if (destination >= 0) callerState!.registers[destination] = value;
  }

  /** What `new` yields: the returned value where it is an object, else the object under construction. */
  private constructed(this: Machine, value: Value, object: HeapObject): Value {
    if (!(value instanceof Union)) return value instanceof HeapObject ? value : object;
    const cases = new Cases(this.values);
    value.atoms.forEach((atom, i) => cases.add(value.guards[i]!, atom instanceof HeapObject ? atom : object));
    if (value.word !== null) cases.add(value.wordGuard, object);
    return cases.build();
  }

  /** Runs the least waiting state of the activation, or ends the activation. */
  nextState(this: Machine): void {
    this.interrupted = true;
    const state = this.activation.waiting.shift();
    if (state === undefined) this.finish(this.activation);
    else {
      this.state = this.joined(state);
      this.heap.switchTo(state.version!);
    }
  }

  /** All states of an activation have ended: the caller goes on after the call, at its handler, or both. */
  private finish(this: Machine, activation: Activation): void {
    leave(activation);
    const { caller, callerState, destination, group, exits } = activation;
    activation.normal = this.joinExits(exits.normal);
    activation.thrown = this.joinExits(exits.thrown);
    if (activation.confinement !== null) for (const state of activation.confinement.left.values()) this.joined(state);
    if (caller === null) {
      this.halted = true;
      return;
    }
    let { normal, thrown, beyond } = activation;
    let everyStateReturned = thrown === null && beyond === FALSE;
    if (activation.cached) {
      const expected = this.policy.cache!.end(activation);
      if (expected !== null) {
        this.requireSame(activation, expected);
        normal = { path: Path.start, version: this.heap.branch(activation.entryVersion!), value: expected.value };
        thrown = null;
        beyond = FALSE;
        everyStateReturned = true;
      }
      normal = this.within(callerState!.path, normal);
      thrown = this.within(callerState!.path, thrown);
      beyond = this.circuit.and(callerState!.path.bit, beyond);
    }
    caller.beyond = this.circuit.or(caller.beyond, beyond);
    if (group === null) this.resume(caller, callerState!, destination, normal, thrown, everyStateReturned);
    else {
      if (normal !== null) group.exits.normal.push(normal);
      if (thrown !== null) group.exits.thrown.push(thrown);
      group.everyStateReturned &&= everyStateReturned;
      if (!this.startCase(group, group.next, caller, callerState!, destination))
        this.endGroup(group, caller, callerState!, destination);
    }
  }

  /** A call that was remembered was made again. @throws if it does not give what was remembered */
  private requireSame(
    this: Machine,
    { normal, thrown, beyond, callerState, code }: Activation,
    known: Remembered,
  ): void {
    if (beyond !== FALSE) return; // it was made deeper inside than before, and met a limit
    const { circuit, policy } = this;
    const same = normal === null ? FALSE : equal(this.values, 'sameValue', normal.value, known.value);
    const differs = circuit.and(callerState!.path.bit, circuit.or(thrown?.path.bit ?? FALSE, not(same)));
    if (differs === FALSE || !policy.isPossible(differs, circuit.assumed())) return;
    const { source } = code;
    const span = this.here();
    const place = span === null ? '' : ` ${span.source.path}:${positionOf(span.source, span.start).line}`;
    throw new Error(`internal: what is remembered of '${source.name}' is not what it gives when called at${place}`);
  }

  private endGroup(this: Machine, group: CallGroup, caller: Activation, callerState: State, destination: number): void {
    const normal = this.joinExits(group.exits.normal);
    const thrown = this.joinExits(group.exits.thrown);
    this.resume(caller, callerState, destination, normal, thrown, group.everyStateReturned);
  }

  /** The caller goes on where its call returned, where it threw, or both. */
  private resume(
    this: Machine,
    caller: Activation,
    callerState: State,
    destination: number,
    normal: Exit | null,
    thrown: Exit | null,
    everyStateReturned: boolean,
  ): void {
    this.activation = caller;
    if (thrown !== null) {
      const state = normal === null ? callerState : callerState.copy();
      state.path = thrown.path;
      this.heap.switchTo(thrown.version!);
      this.throwAside(state, thrown.value);
    }
    if (normal === null) {
      this.nextState();
      return;
    }
    this.heap.switchTo(normal.version!);
    // what all states come back from tells nothing new about them
    if (!everyStateReturned) callerState.path = normal.path;
    if (destination >= 0) callerState.registers[destination] = normal.value;
    this.state = callerState;
  }
}

function resultOf(one: CallCase, destination: number): Value | typeof PENDING {
  return 'known' in one ? one.known.value : one.run(destination);
}

/** Whether a call repeats one that has not ended. */
function repeatsOne(activation: Activation, latest: Activation): boolean {
  for (let earlier: Activation | null = latest; earlier !== null; earlier = earlier.previous)
    if (repeats(activation, earlier)) return true;
  return false;
}

/** Whether a call is made again with the same operands and nothing written in between: then it never ends. */
function repeats(activation: Activation, earlier: Activation): boolean {
  if (activation.generator !== null || activation.callee !== earlier.callee) return false;
  if (!Object.is(activation.receiver, earlier.receiver) || activation.newTarget !== earlier.newTarget) return false;
  if (activation.constructing !== null || activation.actuals.length !== earlier.actuals.length) return false;
  if (!activation.actuals.every((value, i) => Object.is(value, earlier.actuals[i]))) return false;
  return isAsLeft(activation.entryVersion!, earlier.entryVersion!, earlier.entryWrites);
}

/** Whether a version is what an earlier one was after its first so many writes. */
export function isAsLeft(version: Version, earlier: Version, writes: number): boolean {
  const latest = lastWritten(version);
  if (writes > 0) return latest === earlier && latest.targets.length === writes;
  return latest === (earlier.parent === null ? earlier : lastWritten(earlier.parent));
}
