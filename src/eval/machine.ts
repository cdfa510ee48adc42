/**
 * The driver: runs the current state until it ends, splits or meets another one.
 *
 * There is one loop and no host recursion: calls push an activation, exits resume the caller's state. Under merge the states of
 * an activation wait in an order in which all states that can still meet do meet: least iteration first, then the
 * loop-contiguous reverse post-order.
 */

import { Refusal } from '../base/diagnostic.js';
import { endlessLoop, memoryLimit, stepLimit } from '../base/messages.js';
import type { Region } from '../ir/regions.js';
import type { Bit } from '../formula/index.js';
import type { Heap, Version } from '../heap/index.js';
import type { Value } from '../value/index.js';
import { Calling, isAsLeft } from './calling.js';
import { EndlessWatch } from './endless.js';
import { Path } from './path.js';
import { DEAD, Split, type Policy } from './policy.js';
import type { Realm } from './realm.js';
import { ALL_SHORTCUTS, type Shortcuts } from './shortcuts.js';
import { Activation, NO_ROUNDS, State, leave, type Exit, type Thunk } from './state.js';
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

export class Machine extends Calling {
  /** Instructions executed so far. */
  steps = 0;
  shortcuts: Shortcuts = ALL_SHORTCUTS;
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
}
