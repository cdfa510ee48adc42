/**
 * The driver: runs the current state until it ends, splits or meets another one.
 *
 * There is one loop and no host recursion: calls push an activation, exits resume the caller's state. Under run and
 * follow an activation has one state and a return pops it. Under merge the states of an activation wait in an order in
 * which all states that can still meet do meet: least iteration first, then the loop-contiguous reverse post-order.
 */

import { Refusal } from '../base/diagnostic.js';
import { recursionLimit, stepLimit, tooManyCases } from '../base/messages.js';
import type { Span } from '../base/span.js';
import type { Region } from '../ir/regions.js';
import { FALSE, TRUE, not, type Bit, type Circuit, type Word } from '../formula/index.js';
import { HeapObject, Shape, shapeCases, type Heap } from '../heap/index.js';
import { ABSENT, Cases, Union, type Atom, type Value, type Values } from '../value/index.js';
import type { Code } from './code.js';
import { codeOf } from './compile/code-of.js';
import { mergeInside, mergeRegion } from './declarative.js';
import type { Closure } from './functions.js';
import { Path, joinPaths } from './path.js';
import { BOTH, DEAD, Split, type Policy } from './policy.js';
import { withoutAbsent } from './property/get.js';
import type { Realm } from './realm.js';
import { Activation, CallGroup, PENDING, State, type CallCase, type Exit } from './state.js';
import { TRAMPOLINE } from './trampoline.js';
import { compareStates } from './order.js';

export interface Limits {
  readonly steps: number;
  readonly depth: number;
}

/** What became of a call made from outside. */
export interface Outcome {
  readonly normal: Exit | null;
  readonly thrown: Exit | null;
  readonly beyond: Bit;
}

export class Machine {
  state!: State;
  activation!: Activation;
  /** Instructions executed so far. */
  steps = 0;
  /** Set by an operation after which the driver must look at `state` afresh. */
  interrupted = false;
  private halted = false;
  private splits = 0;

  readonly values: Values;
  readonly circuit: Circuit;

  constructor(
    readonly heap: Heap,
    readonly realm: Realm,
    public policy: Policy,
    readonly limits: Limits,
  ) {
    this.values = heap.values;
    this.circuit = heap.values.circuit;
    this.values.concretize = (value) => this.policy.concretize(this, value);
  }

  // --- the driver ------------------------------------------------------------------------------------------

  /** Runs `start`, which should make a call, to the end of that call. */
  execute(path: Path, start: CallCase['run']): Outcome {
    const outer = { state: this.state, activation: this.activation };
    this.halted = false;
    const activation = new Activation(TRAMPOLINE, null, undefined, [], undefined, null, null, null, -1, null, 0);
    this.activation = activation;
    this.state = new State(TRAMPOLINE, [start as unknown as Value, undefined], path, this.heap.current, []);
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
  executeRegion(region: Region, condition: Bit, then: number, otherwise: number): Activation {
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
    activation.region = region;
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
    return activation;
  }

  private isHalted(): boolean {
    return this.halted;
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
    const base = heap.current!;
    for (const guard of guards) {
      const path = state.path.and(this.circuit, guard);
      if (path === null) continue;
      const copy = state.copy();
      copy.path = path;
      copy.next = state.next - 1;
      copy.split = this.splits += 1;
      copy.version = heap.fork(base);
      this.wait(copy, true);
    }
  }

  private loop(): void {
    for (;;) {
      const { state } = this;
      const { registers } = state;
      const block = state.code.blocks[state.block]!;
      const { operations } = block;
      const count = operations.length;
      let { next } = state;
      this.steps += count - next + 1;
      if (this.steps > this.limits.steps) throw new Refusal(stepLimit(this.limits.steps, this.here()));
      this.interrupted = false;
      while (next < count) {
        next += 1;
        state.next = next;
        operations[next - 1]!(this, registers);
        if (this.interrupted) break;
      }
      if (!this.interrupted) {
        state.next = count + 1;
        block.terminate(this, registers);
      }
      if (this.halted) return;
    }
  }

  /** The place of the instruction that is being executed. */
  here(): Span | null {
    for (let { state, activation }: { state: State | null; activation: Activation | null } = this; state !== null;) {
      const span = state.code.blocks[state.block]!.spans[Math.max(0, state.next - 1)];
      if (span !== undefined && !this.realm.isLibrary(span.source)) return span;
      state = activation!.callerState;
      activation = activation!.caller;
    }
    return null;
  }

  // --- branching -------------------------------------------------------------------------------------------

  /** Continues the running state at the beginning of a block. */
  goto(block: number): void {
    const { state } = this;
    if (!this.policy.merging) {
      state.block = block;
      state.next = 0;
      return;
    }
    if (!this.advance(state, block)) this.nextState();
    else if (this.activation.waiting.length > 0) {
      this.wait(state);
      this.nextState();
    }
  }

  branch(condition: Bit, then: number, otherwise: number): void {
    if (this.policy.regions !== null && this.settle(condition) === undefined) {
      const region = this.state.code.regionBelow(this.state.block);
      if (region !== null && mergeRegion(this, region, condition, then, otherwise)) return;
    }
    const side = this.decide(condition);
    if (side !== BOTH) {
      this.goto(side ? then : otherwise);
      return;
    }
    const { state, heap } = this;
    const other = state.copy();
    const base = heap.current!;
    state.path = state.path.and(this.circuit, condition)!;
    other.path = other.path.and(this.circuit, not(condition))!;
    state.version = heap.fork(base);
    other.version = heap.fork(base);
    heap.switchTo(state.version);
    if (this.advance(state, then)) this.wait(state);
    if (this.advance(other, otherwise)) this.wait(other, true);
    this.nextState();
  }

  /** Goes to targets[n] where the word is n. */
  switchOn(word: Word, targets: readonly number[]): void {
    const guards = targets.map((_, n) => this.values.words.equalsConstant(word, n));
    const possible = guards.map((guard, n) => ({ guard, n })).filter(({ guard }) => this.settle(guard) !== false);
    const choice = this.policy.choose(
      this,
      possible.map(({ guard }) => guard),
    );
    if (choice !== BOTH) {
      this.goto(targets[possible[choice]!.n]!);
      return;
    }
    const { state, heap } = this;
    const base = heap.current!;
    for (const { guard, n } of possible) {
      const path = state.path.and(this.circuit, guard);
      if (path === null) continue;
      const copy = state.copy();
      copy.path = path;
      copy.version = heap.fork(base);
      if (this.advance(copy, targets[n]!)) this.wait(copy, true);
    }
    this.nextState();
  }

  /** Which side of a condition the running state takes; settled conditions are not asked of the policy. */
  decide(condition: Bit): boolean | typeof BOTH {
    const settled = this.settle(condition);
    if (settled !== undefined) return settled;
    if (this.policy.merging) {
      const { path } = this.state;
      if (path.and(this.circuit, condition) === null) return false;
      if (path.and(this.circuit, not(condition)) === null) return true;
    }
    return this.policy.decide(this, condition);
  }

  /** Whether the guard of the running state settles a condition at a glance. */
  settle(condition: Bit): boolean | undefined {
    if (this.policy.merging) return this.state.path.decide(condition);
    const known = this.circuit.known(condition);
    return known === TRUE ? true : known === FALSE ? false : undefined;
  }

  /** A value without the cases that the running state excludes at a glance. */
  narrow(value: Value): Value {
    if (!(value instanceof Union)) return value;
    const { atoms, guards, word, wordGuard } = value;
    let possible = 0;
    for (const guard of guards) {
      const settled = this.settle(guard);
      if (settled !== false) possible += 1;
    }
    const wordPossible = word !== null && this.settle(wordGuard) !== false;
    if (possible === atoms.length && (word === null || wordPossible)) return value;
    const cases = new Cases(this.values);
    guards.forEach((guard, i) => {
      if (this.settle(guard) !== false) cases.add(guard, atoms[i]);
    });
    if (wordPossible) cases.addWord(wordGuard, word);
    return cases.empty ? value : cases.build();
  }

  /** A value fixed to one case, which is the policy's business if there are several. */
  fix(value: Value): Atom {
    const narrowed = this.narrow(value);
    return narrowed instanceof Union ? this.policy.concretize(this, narrowed) : narrowed;
  }

  tooManyCases(operation: string, count: number): never {
    throw new Refusal(tooManyCases(operation, count, this.here()));
  }

  /** The shape of an object, fixed if it is symbolic. */
  shapeOf(object: HeapObject): Shape {
    const { shape } = object;
    if (shape instanceof Shape) return shape;
    const cases = shapeCases(shape);
    return cases[this.choose(cases.map((one) => one.guard))]!.shape;
  }

  /** Which of several disjoint, together exhaustive guards holds: the policy's business if it is not settled. */
  choose(guards: readonly Bit[]): number {
    const settled = guards.findIndex((guard) => this.settle(guard) === true);
    if (settled >= 0) return settled;
    const possible = [...guards.keys()].filter((i) => this.settle(guards[i]!) !== false);
    if (possible.length === 1) return possible[0]!;
    const choice = this.policy.choose(
      this,
      possible.map((i) => guards[i]!),
    );
    if (choice === BOTH) throw new Split(possible.map((i) => guards[i]!));
    return possible[choice]!;
  }

  elementOrUndefined(array: HeapObject, index: number): Value {
    const element = this.heap.elementAt(array, index);
    if (!(element instanceof Union)) return element === ABSENT ? undefined : element;
    const absent = element.guardOf(ABSENT);
    return absent === FALSE ? element : this.values.ite(absent, undefined, withoutAbsent(this, element));
  }

  // --- exceptions ------------------------------------------------------------------------------------------

  /** Throws `value` in the running state. */
  raise(value: Value): typeof PENDING {
    this.interrupted = true;
    this.throwIn(this.state, value);
    return PENDING;
  }

  raiseError(name: string, message: string): typeof PENDING {
    return this.raise(this.realm.error(this, name, message));
  }

  /** Throws where `condition` holds. True: the running state goes on where it does not hold. False: it has thrown. */
  raiseUnder(condition: Bit, make: () => Value): boolean {
    const side = this.decide(condition);
    if (side === false) return true;
    if (side === true) {
      this.raise(make());
      return false;
    }
    const { state, heap } = this;
    const other = state.copy();
    const base = heap.current!;
    const mine = heap.fork(base);
    other.path = other.path.and(this.circuit, condition)!;
    state.path = state.path.and(this.circuit, not(condition))!;
    heap.switchTo(heap.fork(base));
    this.state = other;
    this.throwAside(other, make());
    this.state = state;
    heap.switchTo(mine);
    return true;
  }

  private throwIn(state: State, value: Value): void {
    const handler = this.activation.region === null ? state.code.blocks[state.block]!.handler : null;
    if (handler !== null) {
      state.registers[handler.register] = value;
      this.goto(handler.block);
    } else if (this.policy.merging) {
      this.throwOut(state, value);
      this.nextState();
    } else this.unwind(value);
  }

  /** Under merge: lets `state` throw while another state goes on running. */
  private throwAside(state: State, value: Value): void {
    const handler = this.activation.region === null ? state.code.blocks[state.block]!.handler : null;
    if (handler === null) {
      this.throwOut(state, value);
      return;
    }
    state.registers[handler.register] = value;
    state.version = this.heap.current;
    if (this.advance(state, handler.block)) this.wait(state, true);
  }

  private throwOut(state: State, value: Value): void {
    const { activation } = this;
    this.endGenerator(activation);
    const exit = { path: state.path, version: this.heap.current, value };
    activation.thrown = this.joinExits(activation.thrown, exit);
  }

  /** Under run and follow: ends activations until one handles the exception. */
  private unwind(value: Value): void {
    let { activation, state } = this;
    for (;;) {
      this.endGenerator(activation);
      leave(activation);
      if (activation.caller === null) {
        activation.thrown = { path: state.path, version: null, value };
        this.halted = true;
        return;
      }
      state = activation.callerState!;
      activation = activation.caller;
      const { handler } = state.code.blocks[state.block]!;
      if (handler !== null) {
        state.registers[handler.register] = value;
        this.activation = activation;
        this.state = state;
        this.goto(handler.block);
        return;
      }
    }
  }

  private endGenerator(activation: Activation): void {
    if (activation.generator !== null) this.heap.writeInternal(activation.generator, 'completed');
  }

  // --- calls -----------------------------------------------------------------------------------------------

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
    return this.begin(activation, new State(code, code.template.slice(), state.path, null, []));
  }

  /** As `enter`, with the guard TRUE and every read logged, so that the result can be remembered. */
  enterCached(
    key: string,
    code: Code,
    callee: HeapObject,
    receiver: Value,
    actuals: readonly Value[],
    destination: number,
  ): typeof PENDING {
    const { heap, state } = this;
    const version = heap.fork(heap.current!);
    heap.switchTo(version);
    const activation = new Activation(
      code,
      callee,
      receiver,
      actuals,
      undefined,
      null,
      this.activation,
      state,
      destination,
      version,
      0,
    );
    activation.cached = true;
    const before = this.activation;
    this.begin(activation, new State(code, code.template.slice(), Path.start, null, []));
    if (this.activation === activation && before !== activation) this.policy.cache!.begin(key, heap.freshId());
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
      if (repeats(activation, code.latest)) return this.raiseError('RangeError', 'Maximum call stack size exceeded');
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
      const result = possible[choice]!.run(destination);
      if (result !== PENDING && destination >= 0) this.state.registers[destination] = result;
      return PENDING;
    }
    const group = new CallGroup(possible, this.state.path, this.heap.current);
    this.interrupted = true;
    if (!this.startCase(group, 0, this.activation, this.state, destination)) this.nextState();
    return PENDING;
  }

  /** Starts the first case from `index` on that is possible; false if there is none. */
  private startCase(group: CallGroup, index: number, caller: Activation, state: State, destination: number): boolean {
    for (let i = index; i < group.cases.length; i += 1) {
      const { guard, run } = group.cases[i]!;
      const path = group.path.and(this.circuit, guard);
      if (path === null) continue;
      group.next = i + 1;
      const { heap } = this;
      heap.switchTo(heap.fork(group.version!));
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
      this.state = new State(TRAMPOLINE, [run as unknown as Value, undefined], path, null, []);
      return true;
    }
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
      const exit = { path: state.path, version: this.heap.current, value: result };
      activation.normal = this.joinExits(activation.normal, exit);
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
      activation.normal = this.joinExits(activation.normal, { path: state.path, version: this.heap.current, value });
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

  // --- merging ---------------------------------------------------------------------------------------------

  /** Moves a state to the beginning of a block and counts rounds. False: a limit stops it here. */
  private advance(state: State, block: number): boolean {
    const { region, left } = this.activation;
    if (region !== null && !region.has(block)) {
      this.leaveRegion(left, state, block);
      return false;
    }
    const { blocks } = state.code;
    const before = blocks[state.block]!.loops;
    const after = blocks[block]!.loops;
    const innermost = after.length - 1;
    const back = innermost >= 0 && after[innermost] === block && before[innermost] === block;
    if (before !== after || back) {
      const rounds = after.map((header, i) => (before[i] === header ? (state.rounds[i] ?? 0) : 0));
      if (back) {
        rounds[innermost]! += 1;
        state.rounds = rounds;
        if (!this.mayContinueAs(state, rounds[innermost]!)) return false;
      }
      state.rounds = rounds;
    }
    state.block = block;
    state.next = 0;
    state.split = 0;
    return true;
  }

  /** A state reached a block outside the region; it joins those that went there before. */
  private leaveRegion(left: Map<number, State>, state: State, block: number): void {
    state.block = block;
    state.next = 0;
    state.version ??= this.heap.current;
    if (state === this.state) state.version = this.heap.current;
    const known = left.get(block);
    if (known === undefined) left.set(block, state);
    else this.joinInto(known, state);
  }

  private mayContinueAs(state: State, rounds: number): boolean {
    const running = this.state;
    this.state = state;
    let may: boolean;
    try {
      may = this.policy.mayContinue(this, rounds);
    } catch (problem) {
      if (problem !== DEAD) throw problem;
      return false;
    } finally {
      this.state = running;
    }
    if (!may) this.activation.beyond = this.circuit.or(this.activation.beyond, state.path.bit);
    return may;
  }

  /** Queues a state at the beginning of its block, joining it with the one that waits there already. */
  private wait(state: State, versionKnown = false): void {
    if (!versionKnown) state.version = this.heap.current;
    const { waiting } = this.activation;
    let i = 0;
    for (; i < waiting.length; i += 1) {
      const order = compareStates(state, waiting[i]!);
      if (order === 0) {
        this.joinInto(waiting[i]!, state);
        return;
      }
      if (order < 0) break;
    }
    waiting.splice(i, 0, state);
  }

  private joinInto(kept: State, other: State): void {
    const { path, selector } = joinPaths(this.circuit, kept.path, other.path);
    const registers = kept.code.template.slice();
    for (const register of kept.code.blocks[kept.block]!.live) {
      registers[register] = this.values.ite(selector, kept.registers[register], other.registers[register]);
    }
    kept.registers = registers;
    kept.path = path;
    const resume = this.heap.current!;
    kept.version = this.heap.join(selector, kept.version!, other.version!);
    this.heap.switchTo(resume);
  }

  private joinExits(known: Exit | null, exit: Exit): Exit {
    if (known === null) return exit;
    const { path, selector } = joinPaths(this.circuit, known.path, exit.path);
    const version = this.heap.join(selector, known.version!, exit.version!);
    return { path, version, value: this.values.ite(selector, known.value, exit.value) };
  }

  /** An exit of an activation that ran with the guard TRUE, as its caller sees it. */
  private within(path: Path, exit: Exit | null): Exit | null {
    if (exit === null) return null;
    const inside = path.and(this.circuit, exit.path.bit);
    return inside === null ? null : { ...exit, path: inside };
  }

  /** Runs the least waiting state of the activation, or ends the activation. */
  private nextState(): void {
    this.interrupted = true;
    const state = this.activation.waiting.shift();
    if (state === undefined) this.finish(this.activation);
    else {
      this.heap.switchTo(state.version!);
      this.state = state;
    }
  }

  /** All states of an activation have ended: the caller goes on after the call, at its handler, or both. */
  private finish(activation: Activation): void {
    leave(activation);
    const { caller, callerState, destination, group } = activation;
    if (caller === null) {
      this.halted = true;
      return;
    }
    let { normal, thrown, beyond } = activation;
    if (activation.cached) {
      this.policy.cache!.end(activation);
      normal = this.within(callerState!.path, normal);
      thrown = this.within(callerState!.path, thrown);
      beyond = this.circuit.and(callerState!.path.bit, beyond);
    }
    caller.beyond = this.circuit.or(caller.beyond, beyond);
    if (group !== null) {
      if (normal !== null) group.normal = this.joinExits(group.normal, normal);
      if (thrown !== null) group.thrown = this.joinExits(group.thrown, thrown);
      if (this.startCase(group, group.next, caller, callerState!, destination)) return;
      ({ normal, thrown } = group);
    }
    this.activation = caller;
    if (thrown !== null) {
      const state = normal === null ? callerState! : callerState!.copy();
      state.path = thrown.path;
      this.heap.switchTo(thrown.version!);
      this.throwAside(state, thrown.value);
    }
    if (normal === null) {
      this.nextState();
      return;
    }
    this.heap.switchTo(normal.version!);
    callerState!.path = normal.path;
    if (destination >= 0) callerState!.registers[destination] = normal.value;
    this.state = callerState!;
  }
}

function leave(activation: Activation): void {
  const { code } = activation;
  if (code.latest !== activation) return;
  code.active -= 1;
  code.latest = activation.previous;
}

/** Whether a call is made again with the same operands and nothing written in between: then it never ends. */
function repeats(activation: Activation, earlier: Activation): boolean {
  if (activation.generator !== null || activation.callee !== earlier.callee) return false;
  if (!Object.is(activation.receiver, earlier.receiver) || activation.newTarget !== earlier.newTarget) return false;
  if (activation.constructing !== null || activation.actuals.length !== earlier.actuals.length) return false;
  if (!activation.actuals.every((value, i) => Object.is(value, earlier.actuals[i]))) return false;
  let version = activation.entryVersion;
  while (version !== null && version !== earlier.entryVersion) {
    if (version.targets.length > 0) return false;
    version = version.parent;
  }
  return version !== null && version.targets.length === earlier.entryWrites;
}
