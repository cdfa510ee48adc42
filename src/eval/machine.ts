/**
 * The driver: runs the current state until it ends, splits or meets another one.
 *
 * There is one loop and no host recursion: calls push an activation, exits resume the caller's state. Under run and
 * follow an activation has one state and a return pops it. Under merge the states of an activation wait in an order in
 * which all states that can still meet do meet: least iteration first, then the loop-contiguous reverse post-order.
 */

import { Refusal } from '../base/diagnostic.js';
import { endlessLoop, memoryLimit, recursionLimit, stepLimit } from '../base/messages.js';
import type { Region } from '../ir/regions.js';
import { FALSE, not, type Bit } from '../formula/index.js';
import { HeapObject, lastWritten, type Heap, type Version } from '../heap/index.js';
import { Cases, Union, type Value } from '../value/index.js';
import type { Code } from './code.js';
import type { Call } from './cache.js';
import { codeOf } from './compile/code-of.js';
import { mergeInside } from './declarative.js';
import { EndlessWatch } from './endless.js';
import type { Closure } from './functions.js';
import { Path } from './path.js';
import { BOTH, DEAD, Split, type Policy } from './policy.js';
import type { Realm } from './realm.js';
import {
  Activation,
  CallGroup,
  NO_ROUNDS,
  PENDING,
  State,
  leave,
  type CallCase,
  type Exit,
  type Thunk,
} from './state.js';
import { Throwing } from './throwing.js';
import { TRAMPOLINE } from './trampoline.js';

export interface Limits {
  readonly steps: number;
  readonly depth: number;
  /** Asked now and then: how many megabytes are too much, if so much is in use, else null. */
  readonly memory?: () => number | null;
  /** Steps after which a followed path that comes back to an earlier state is given up as endless. */
  readonly patience?: number;
}

/** Steps between two questions about memory. */
const CHECK_MEMORY_EVERY = 500_000;

/** What became of a call made from outside. */
export interface Outcome {
  readonly normal: Exit | null;
  readonly thrown: Exit | null;
  readonly beyond: Bit;
}

/** What became of a region: where its states left it, and, in the activation, how else they ended. */
export interface RegionOutcome {
  readonly activation: Activation;
  readonly left: ReadonlyMap<number, State>;
}

export class Machine extends Throwing {
  /** Instructions executed so far. */
  steps = 0;
  private watch: EndlessWatch | null = null;
  /** The step at which the limits are looked at next. */
  private checkpoint = 0;
  private splits = 0;
  /** The version in which the present instruction began, and how much had been written to it. */
  private begun: Version | null = null;
  private writes = 0;

  constructor(heap: Heap, realm: Realm, policy: Policy, limits: Limits) {
    super(heap, realm, policy, limits);
    this.values.concretize = (value) => this.policy.concretize(this, value);
  }

  /** Runs `start`, which should make a call, to the end of that call. */
  execute(path: Path, start: Thunk): Outcome {
    const outer = { state: this.state, activation: this.activation };
    this.halted = false;
    const activation = new Activation(TRAMPOLINE, null, undefined, [], undefined, null, null, null, -1, null, 0);
    this.activation = activation;
    this.state = new State(TRAMPOLINE, [start as unknown as Value, undefined], path, this.heap.current, NO_ROUNDS);
    try {
      this.drive();
    } catch (problem) {
      for (let one: Activation | null = this.activation; one !== null; one = one.caller) leave(one);
      this.policy.cache?.abandon();
      throw problem;
    } finally {
      this.state = outer.state;
      this.activation = outer.activation;
      this.interrupted = false;
      this.halted = false;
    }
    return activation;
  }

  /** Merges a region of the running state's function, from a branch to where its states leave it. */
  executeRegion(region: Region, condition: Bit, then: number, otherwise: number): RegionOutcome {
    const { state, activation: around, heap } = this;
    const activation = new Activation(
      around.code,
      around.callee,
      around.receiver,
      around.actuals,
      around.newTarget,
      null,
      null,
      null,
      -1,
      heap.current,
      0,
    );
    const left = new Map<number, State>();
    activation.confinement = { region, left };
    const inside = state.copy();
    inside.path = Path.start;
    inside.rounds = state.code.blocks[state.block]!.loops.map(() => 0);
    this.activation = activation;
    this.state = inside;
    this.halted = false;
    try {
      this.branch(condition, then, otherwise);
      if (!this.isHalted()) this.drive();
    } catch (problem) {
      this.policy.cache?.abandon();
      throw problem;
    } finally {
      this.state = state;
      this.activation = around;
      this.interrupted = false;
      this.halted = false;
    }
    return { activation, left };
  }

  private isHalted(): boolean {
    return this.halted;
  }

  private checkLimits(): void {
    const { steps, memory } = this.limits;
    if (this.steps > steps) throw new Refusal(stepLimit(steps, this.here()));
    const megabytes = memory?.() ?? null;
    if (megabytes !== null) throw new Refusal(memoryLimit('megabytes of memory', megabytes, this.here()));
    this.checkpoint = Math.min(steps, this.steps + CHECK_MEMORY_EVERY);
    this.watchForReturn();
  }

  /** From the limit of patience on, every block that a followed path begins is compared with an earlier state. */
  private watchForReturn(): void {
    const { patience = Infinity } = this.limits;
    if (this.steps <= patience) this.watch = null;
    else if (this.policy.name === 'follow') {
      this.watch ??= new EndlessWatch(this.heap);
      if (this.watch.isBack(this.activation, this.state)) throw new Refusal(endlessLoop(this.here()));
      this.checkpoint = this.steps;
    }
    this.checkpoint = Math.min(this.checkpoint, Math.max(patience, this.steps));
  }

  private drive(): void {
    for (;;) {
      try {
        this.loop();
        return;
      } catch (problem) {
        if (problem instanceof Split) this.split(problem.guards);
        else if (problem !== DEAD) throw problem;
        this.nextState();
        if (this.halted) return;
      }
    }
  }

  /** Lets a copy of the running state wait for each guard, to execute the present instruction again. */
  private split(guards: readonly Bit[]): void {
    const { state, heap } = this;
    this.undoInstruction();
    const base = heap.current!;
    for (const guard of guards) {
      const path = state.path.and(this.circuit, guard);
      if (path === null) continue;
      const copy = state.copy();
      copy.path = path;
      copy.next = state.next - 1;
      copy.split = this.splits += 1;
      copy.version = heap.branch(base);
      this.wait(copy, true);
    }
  }

  /** Takes back what the present instruction has written, which must not have been seen by a state put aside since. */
  private undoInstruction(): void {
    const { heap, begun } = this;
    const version = heap.current!;
    if (version === begun) heap.rollback(this.writes);
    else {
      heap.rollback(0);
      if (!isAsLeft(version, begun!, this.writes)) this.tooManyCases('repeat an instruction that has written', 2);
    }
  }

  private loop(): void {
    const { heap } = this;
    for (;;) {
      const { state } = this;
      const { registers } = state;
      const block = state.code.blocks[state.block]!;
      const { operations } = block;
      const count = operations.length;
      let { next } = state;
      this.steps += count - next + 1;
      if (this.steps > this.checkpoint) this.checkLimits();
      this.interrupted = false;
      while (next < count) {
        next += 1;
        state.next = next;
        if ((this.begun = heap.current) !== null) this.writes = this.begun.targets.length;
        operations[next - 1]!(this, registers);
        if (this.interrupted) break;
      }
      if (!this.interrupted) {
        state.next = count + 1;
        if ((this.begun = heap.current) !== null) this.writes = this.begun.targets.length;
        block.terminate(this, registers);
      }
      if (this.halted) return;
    }
  }

  codeOf(closure: Closure): Code {
    return closure.code ?? codeOf(closure);
  }

  /** Starts an activation; its result will be written to `destination` of the running state. */
  enter(
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
  enterCached(call: Call, code: Code, destination: number): typeof PENDING {
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
    if (this.activation === activation) this.policy.cache!.begin(call, heap.upcomingId);
    return PENDING;
  }

  callDeclarative(
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
  begin(activation: Activation, state: State): typeof PENDING {
    const { code } = activation;
    this.interrupted = true;
    if (activation.depth > this.limits.depth) {
      throw new Refusal(recursionLimit(this.limits.depth, this.here()));
    }
    if (this.policy.merging && code.latest !== null) {
      if (repeatsOne(activation, code.latest)) return this.raiseError('RangeError', 'Maximum call stack size exceeded');
      if (!this.policy.mayContinue(this, code.active)) {
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
  dispatch(destination: number, cases: readonly CallCase[]): typeof PENDING {
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
  private startCase(group: CallGroup, index: number, caller: Activation, state: State, destination: number): boolean {
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
  return(value: Value): void {
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
  private returnsObject(value: Value): boolean {
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
  suspend(value: Value): void {
    const { activation, state } = this;
    if (this.policy.merging) {
      activation.exits.normal.push({ path: state.path, version: this.heap.current, value });
      this.nextState();
    } else this.deliver(activation, value);
  }

  private deliver(activation: Activation, value: Value): void {
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
  private constructed(value: Value, object: HeapObject): Value {
    if (!(value instanceof Union)) return value instanceof HeapObject ? value : object;
    const cases = new Cases(this.values);
    value.atoms.forEach((atom, i) => cases.add(value.guards[i]!, atom instanceof HeapObject ? atom : object));
    if (value.word !== null) cases.add(value.wordGuard, object);
    return cases.build();
  }

  /** Runs the least waiting state of the activation, or ends the activation. */
  nextState(): void {
    this.interrupted = true;
    const state = this.activation.waiting.shift();
    if (state === undefined) this.finish(this.activation);
    else {
      this.state = this.joined(state);
      this.heap.switchTo(state.version!);
    }
  }

  /** All states of an activation have ended: the caller goes on after the call, at its handler, or both. */
  private finish(activation: Activation): void {
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
    const everyStateReturned = thrown === null && beyond === FALSE;
    if (activation.cached) {
      this.policy.cache!.end(activation);
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

  private endGroup(group: CallGroup, caller: Activation, callerState: State, destination: number): void {
    const normal = this.joinExits(group.exits.normal);
    const thrown = this.joinExits(group.exits.thrown);
    this.resume(caller, callerState, destination, normal, thrown, group.everyStateReturned);
  }

  /** The caller goes on where its call returned, where it threw, or both. */
  private resume(
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
function isAsLeft(version: Version, earlier: Version, writes: number): boolean {
  const latest = lastWritten(version);
  if (writes > 0) return latest === earlier && latest.targets.length === writes;
  return latest === (earlier.parent === null ? earlier : lastWritten(earlier.parent));
}
