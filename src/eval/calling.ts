/**
 * Calling and returning: activations begin and end here. Under run and follow an activation has one state and a return pops it.
 * Under merge an activation ends when the last of its states has, and a call whose callee or operands may be several objects is made
 * for each of them, one after another, unless it is known what comes of it.
 */

import { Refusal } from '../base/diagnostic.js';
import { recursionLimit } from '../base/messages.js';
import { positionOf } from '../base/span.js';
import { FALSE, not, type Bit, type Circuit } from '../formula/index.js';
import { HeapObject, type Version } from '../heap/index.js';
import { Cases, Union, equal, type Value } from '../value/index.js';
import type { Recheck, Remembered } from './cache.js';
import type { Call } from './call-key.js';
import type { Code } from './code.js';
import { codeOf } from './compile/code-of.js';
import { guessOrigin } from './copies.js';
import type { Closure } from './functions.js';
import { isSameResult, madeAgain } from './made.js';
import { isAsLeft, isOpenTo } from './met.js';
import { Path } from './path.js';
import { BOTH, DEAD } from './policy.js';
import { HALT, LEAVE, LOOK, type Running } from './running.js';
import type { Scheduling } from './scheduling.js';
import {
  Activation,
  CallGroup,
  NO_ROUNDS,
  PENDING,
  State,
  leave,
  type CallCase,
  type Caller,
  type Exit,
  type Invocation,
} from './state.js';
import { TRAMPOLINE, onTrampoline } from './trampoline.js';
import type { Unwinding } from './unwinding.js';

export class Calling {
  constructor(
    private readonly running: Running,
    private readonly scheduling: Pick<Scheduling, 'next' | 'joined' | 'joinExits'>,
    private readonly unwinding: Pick<Unwinding, 'raiseError' | 'raiseUnder' | 'throwUnder' | 'throwOut' | 'throwAside'>,
    /** So many activations may be open at once. */
    private readonly deepest: number,
  ) {}

  codeOf(closure: Closure): Code {
    return closure.code ?? codeOf(closure);
  }

  /** Starts an activation; its result will be written to `destination` of the running state. */
  enter(invocation: Invocation, destination: number): typeof PENDING {
    const { heap, state, activation: around } = this.running;
    const { code } = invocation;
    const activation = new Activation(invocation, { activation: around, state, destination }, heap.current);
    return this.begin(activation, new State(code, code.template.slice(), state.path, null, NO_ROUNDS));
  }

  /** As `enter`, with the guard TRUE and every read logged, so that the result can be remembered. */
  enterCached(call: Call, code: Code, destination: number, expected: Remembered | null): typeof PENDING {
    const { running } = this;
    const { heap, state, activation: around } = running;
    const { callee, operands } = call;
    const [receiver, ...actuals] = operands;
    heap.switchTo(heap.branch(heap.current!));
    const invocation = { code, callee, receiver, actuals, newTarget: undefined, constructing: null };
    const activation = new Activation(invocation, { activation: around, state, destination }, heap.current);
    activation.cached = true;
    this.begin(activation, new State(code, code.template.slice(), Path.start, null, NO_ROUNDS));
    if (running.activation === activation) running.policy.cache!.begin(call, activation.depth, expected);
    return PENDING;
  }

  /** Makes a new activation with its first state the running one. */
  begin(activation: Activation, state: State): typeof PENDING {
    const { running } = this;
    const { code } = activation;
    const { policy } = running;
    running.signal = LOOK;
    if (activation.depth > this.deepest) throw new Refusal(recursionLimit(this.deepest, running.here()));
    if (policy.merging && code.latest !== null) {
      const earlier = repeated(activation, code.latest);
      if (earlier !== null) {
        if (isOpenTo(earlier, running)) policy.cache?.meet(earlier);
        else policy.cache?.doNotKeep();
        return this.unwinding.raiseError('RangeError', 'Maximum call stack size exceeded');
      }
      if (!policy.mayContinue(running, code.active, 'function')) {
        const { activation: around, circuit } = running;
        around.beyond = circuit.or(around.beyond, running.state.path.bit);
        running.signal = LEAVE;
        return PENDING;
      }
    }
    code.active += 1;
    activation.previous = code.latest;
    code.latest = activation;
    running.activation = activation;
    running.state = state;
    return PENDING;
  }

  /** One of several disjoint cases of a call, together exhaustive under the guard of the running state. */
  dispatch(destination: number, cases: readonly CallCase[]): typeof PENDING {
    const { running } = this;
    const possible = cases.filter((one) => running.settle(one.guard) !== false);
    if (possible.length === 0) throw DEAD;
    const choice =
      possible.length === 1
        ? 0
        : running.policy.choose(
            running,
            possible.map((one) => one.guard),
          );
    if (choice !== BOTH) {
      const one = possible[choice]!;
      const result = 'known' in one ? this.recall(one.known) : one.run(destination);
      if (result !== PENDING && destination >= 0) running.state.registers[destination] = result;
      return PENDING;
    }
    const { activation, state, heap } = running;
    running.signal = LOOK;
    this.startCase(new CallGroup(possible, { activation, state, destination }, state.path, heap.current));
    return PENDING;
  }

  /** Starts the next case that is possible and not known; if there is none, the caller goes on. */
  private startCase(group: CallGroup): void {
    const { running, scheduling } = this;
    const { heap } = running;
    const { cases, exits } = group;
    while (group.next < cases.length) {
      const one = cases[group.next]!;
      group.next += 1;
      const path = group.path.and(running.circuit, one.guard);
      if (path === null) continue;
      if ('known' in one) {
        const ends = this.remembered(one.known, path, group.version!);
        if (ends.normal !== null) exits.normal.push(ends.normal);
        if (ends.thrown !== null) exits.thrown.push(ends.thrown);
        group.everyStateReturned &&= ends.thrown === null;
        continue;
      }
      heap.switchTo(heap.branch(group.version!));
      const activation = new Activation(TRAMPOLINE, group.caller, null);
      activation.group = group;
      running.activation = activation;
      running.state = onTrampoline(one.run, path);
      return;
    }
    const normal = scheduling.joinExits(exits.normal);
    const thrown = scheduling.joinExits(exits.thrown);
    this.resume(group.caller, normal, thrown, group.everyStateReturned);
  }

  /** What a call gives that was made before; PENDING if it throws. */
  recall({ throws, thrown, value, made }: Remembered): Value | typeof PENDING {
    if (throws !== FALSE && !this.unwinding.throwUnder(throws, () => thrown)) return PENDING;
    return madeAgain(this.running.heap, made, value);
  }

  /** The ends of a call that was made before, on a version where it has written nothing. */
  private remembered({ throws, thrown, value, made }: Remembered, path: Path, version: Version): Ends {
    const { circuit, heap } = this.running;
    const returning = path.and(circuit, not(throws));
    const throwing = path.and(circuit, throws);
    const returned = heap.branch(version);
    returned.begin(heap.upcomingId);
    return {
      normal: returning && { path: returning, version: returned, value: madeAgain(heap, made, value) },
      thrown: throwing && { path: throwing, version: heap.branch(version), value: thrown },
    };
  }

  /** The running state returns. */
  return(value: Value): void {
    const { running } = this;
    const { constructing, newTarget, generator } = running.activation;
    let result = value;
    if (constructing !== null) result = this.constructed(value, constructing);
    else if (newTarget !== undefined && !(value instanceof HeapObject) && !this.returnsObject(value)) return;
    if (generator !== null) {
      running.heap.writeInternal(generator, 'completed');
      result = running.realm.iteratorResult(value, true);
    }
    this.leaveWith(result);
  }

  /**
   * A derived constructor must return an object; the front end has put `this` in the place of undefined. False: the
   * running state has thrown, past the handlers of the constructor itself.
   */
  private returnsObject(value: Value): boolean {
    const { running, unwinding } = this;
    const fault = (): Value =>
      running.realm.error(running, 'TypeError', 'Derived constructors may only return object or undefined');
    if (value instanceof Union) {
      const objects = value.guards.filter((_, i) => value.atoms[i] instanceof HeapObject);
      return unwinding.raiseUnder(not(running.circuit.orAll(objects)), fault);
    }
    unwinding.throwOut(fault());
    return false;
  }

  /** The running state leaves its activation with a value, without ending the generator it advances. */
  leaveWith(value: Value): void {
    const { running } = this;
    const { activation, state } = running;
    if (running.policy.merging) {
      activation.progress.exits.normal.push({ path: state.path, version: running.heap.current, value });
      running.signal = LEAVE;
      return;
    }
    leave(activation);
    const { caller } = activation;
    if (caller === null) {
      activation.normal = { path: state.path, version: null, value };
      running.signal = HALT;
      return;
    }
    running.activation = caller.activation;
    running.state = caller.state;
    if (caller.destination >= 0) caller.state.registers[caller.destination] = value;
  }

  /** What `new` yields: the returned value where it is an object, else the object under construction. */
  private constructed(value: Value, object: HeapObject): Value {
    if (!(value instanceof Union)) return value instanceof HeapObject ? value : object;
    const cases = new Cases(this.running.values);
    value.atoms.forEach((atom, i) => cases.add(value.guards[i]!, atom instanceof HeapObject ? atom : object));
    if (value.word !== null) cases.add(value.wordGuard, object);
    return cases.build();
  }

  /** Another state runs: the least that waits in the activation, or, if there is none, the caller's. */
  next(): void {
    this.running.signal = LOOK;
    if (!this.scheduling.next()) this.finish(this.running.activation);
  }

  /** All states of an activation have ended: the caller goes on after the call, at its handler, or both. */
  private finish(activation: Activation): void {
    const { running, scheduling } = this;
    const { circuit } = running;
    leave(activation);
    const { caller, group, confinement } = activation;
    const { exits } = activation.progress;
    activation.normal = scheduling.joinExits(exits.normal);
    activation.thrown = scheduling.joinExits(exits.thrown);
    const { receiver, actuals, normal: returning } = activation;
    if (running.policy.cache === null && activation.constructing === null && returning !== null)
      guessOrigin([receiver, ...actuals], returning.value);
    if (confinement !== null) for (const state of confinement.left.values()) scheduling.joined(state);
    if (caller === null) {
      running.signal = HALT;
      return;
    }
    let { normal, thrown, beyond }: Ends & Pick<Activation, 'beyond'> = activation;
    if (activation.cached) {
      const { path } = caller.state;
      const recheck = running.policy.cache!.end(activation);
      if (recheck !== null) {
        this.requireSame(activation, recheck);
        ({ normal, thrown } = this.remembered(recheck.expected, path, activation.entryVersion!));
        beyond = FALSE;
      } else {
        ({ normal, thrown } = endsWithin(circuit, path, activation));
        beyond = circuit.and(path.bit, beyond);
      }
    }
    const everyStateReturned = thrown === null && beyond === FALSE;
    caller.activation.beyond = circuit.or(caller.activation.beyond, beyond);
    if (group === null) this.resume(caller, normal, thrown, everyStateReturned);
    else {
      if (normal !== null) group.exits.normal.push(normal);
      if (thrown !== null) group.exits.thrown.push(thrown);
      group.everyStateReturned &&= everyStateReturned;
      this.startCase(group);
    }
  }

  /** A call that was remembered was made again. @throws if it does not give what was remembered */
  private requireSame({ normal, thrown, throws, beyond, code }: Activation, recheck: Recheck): void {
    if (beyond !== FALSE) return; // it was made deeper inside than before, and met a limit
    const { circuit, policy, values } = this.running;
    const { expected: known, made } = recheck;
    const sameEnd = circuit.ite(
      throws,
      equal(values, 'sameValue', thrown?.value, known.thrown),
      made === null ? FALSE : isSameResult(values, { value: normal?.value, made }, known),
    );
    // rounds that are possible only elsewhere were not made, and what met a call under way says something only of states in which that led here
    const where = circuit.andAll(this.running.around());
    const differs = circuit.and(where, circuit.or(circuit.xor(throws, known.throws), not(sameEnd)));
    if (differs === FALSE || !policy.isPossible(differs, circuit.assumed())) return;
    const span = this.running.here();
    const place = span === null ? '' : ` ${span.source.path}:${positionOf(span.source, span.start).line}`;
    throw new Error(
      `internal: what is remembered of '${code.source.name}' is not what it gives when called at${place}`,
    );
  }

  /** The caller goes on where its call returned, where it threw, or both. */
  private resume(caller: Caller, normal: Exit | null, thrown: Exit | null, everyStateReturned: boolean): void {
    const { running } = this;
    const { activation, state, destination } = caller;
    running.activation = activation;
    if (thrown !== null) {
      const throwing = normal === null ? state : state.copy();
      throwing.path = thrown.path;
      running.heap.switchTo(thrown.version!);
      this.unwinding.throwAside(throwing, thrown.value);
    }
    if (normal === null) {
      running.signal = LEAVE;
      return;
    }
    running.heap.switchTo(normal.version!);
    // what all states come back from tells nothing new about them
    if (!everyStateReturned) state.path = normal.path;
    if (destination >= 0) state.registers[destination] = normal.value;
    running.state = state;
  }
}

/** How a call ended. */
interface Ends {
  readonly normal: Exit | null;
  readonly thrown: Exit | null;
}

/**
 * The ends of an activation that ran with the guard TRUE, as its caller sees them. Where no limit was met, what does not throw returns:
 * said in the same words as of a remembered call, so that equal formulas come of both.
 */
function endsWithin(circuit: Circuit, path: Path, { normal, thrown, throws, beyond }: Activation): Ends {
  const within = (exit: Exit | null, where: Bit): Exit | null => {
    const inside = exit === null ? null : path.and(circuit, where);
    return inside === null ? null : { ...exit!, path: inside };
  };
  const returns = beyond === FALSE ? not(throws) : (normal?.path.bit ?? FALSE);
  return { normal: within(normal, returns), thrown: within(thrown, throws) };
}

/** The call that has not ended and is repeated by this one; null if it repeats none. */
function repeated(activation: Activation, latest: Activation): Activation | null {
  for (let earlier: Activation | null = latest; earlier !== null; earlier = earlier.previous)
    if (repeats(activation, earlier)) return earlier;
  return null;
}

/** Whether a call is made again with the same operands and nothing written in between: then it never ends. */
function repeats(activation: Activation, earlier: Activation): boolean {
  if (activation.generator !== null || activation.callee !== earlier.callee) return false;
  if (!Object.is(activation.receiver, earlier.receiver) || activation.newTarget !== earlier.newTarget) return false;
  if (activation.constructing !== null || activation.actuals.length !== earlier.actuals.length) return false;
  if (!activation.actuals.every((value, i) => Object.is(value, earlier.actuals[i]))) return false;
  return isAsLeft(activation.entryVersion!, earlier.entryVersion!, earlier.entryWrites);
}
