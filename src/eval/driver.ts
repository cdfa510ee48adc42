/**
 * The driver: runs the current state until it ends, splits or meets another one.
 *
 * There is one loop and no host recursion: calls push an activation, exits resume the caller's state. What an instruction did to the
 * running state it says by a signal, and only here another state is made the running one.
 */

import { Refusal } from '../base/diagnostic.js';
import { endlessLoop, memoryLimit, stepLimit } from '../base/messages.js';
import type { Bit } from '../formula/index.js';
import type { Version } from '../heap/index.js';
import type { Region } from '../ir/regions.js';
import { isAsLeft } from './met.js';
import { EndlessWatch } from './endless.js';
import type { Limits, Machine } from './machine.js';
import { Path } from './path.js';
import { DEAD, Split } from './policy.js';
import { GO_ON, HALT, LEAVE } from './running.js';
import { Activation, leave, type Exit, type State, type Thunk } from './state.js';
import { TRAMPOLINE, onTrampoline } from './trampoline.js';

/** Steps between two looks at memory and time; a symbolic one may take as long as a hundred others. */
const LOOK_EVERY = 20_000;

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

export class Driver {
  /** Instructions executed so far. */
  steps = 0;
  private watch: EndlessWatch | null = null;
  /** The step at which the limits are looked at next. */
  private checkpoint = 0;
  /** When memory and time are looked at again. */
  private nextLook = 0;
  /** The version in which the present instruction began, and how much had been written to it. */
  private begun: Version | null = null;
  private writes = 0;

  constructor(
    private readonly machine: Machine,
    private readonly limits: Limits,
  ) {}

  /** Runs `start`, which should make a call, to the end of that call. */
  execute(path: Path, start: Thunk): Outcome {
    const activation = new Activation(TRAMPOLINE, null, null);
    this.drive(activation, onTrampoline(start, path));
    return activation;
  }

  /** Merges a region of the running state's function, from a branch to where its states leave it. */
  executeRegion(region: Region, condition: Bit, then: number, otherwise: number): RegionOutcome {
    const { state, activation: around, heap, scheduling } = this.machine;
    const { code, callee, receiver, actuals, newTarget } = around;
    const invocation = { code, callee, receiver, actuals, newTarget, constructing: null };
    const activation = new Activation(invocation, null, heap.current);
    const left = new Map<number, State>();
    activation.confinement = { region, left };
    const inside = state.copy();
    inside.path = Path.start;
    inside.rounds = state.code.blocks[state.block]!.loops.map(() => 0);
    this.drive(activation, inside, () => scheduling.branch(condition, then, otherwise));
    return { activation, left };
  }

  /** Runs an activation from a state to its end, then goes on with whatever was running. */
  private drive(activation: Activation, state: State, begin?: () => void): void {
    const { machine } = this;
    const { state: outerState, activation: outer, signal } = machine;
    machine.activation = activation;
    machine.state = state;
    machine.signal = GO_ON;
    try {
      begin?.();
      while (!this.loop());
    } catch (problem) {
      for (let one: Activation | undefined = machine.activation; one !== undefined; one = one.caller?.activation)
        leave(one);
      machine.policy.cache?.abandon();
      throw problem;
    } finally {
      machine.state = outerState;
      machine.activation = outer;
      machine.signal = signal;
    }
  }

  /** Runs blocks until the bottom activation has ended; false if there is more to do. */
  private loop(): boolean {
    const { machine } = this;
    const { heap } = machine;
    try {
      while (machine.signal < LEAVE || this.another()) {
        const { state } = machine;
        const { registers } = state;
        const block = state.code.blocks[state.block]!;
        machine.policy.footprints?.enter(machine.activation, state);
        const { operations } = block;
        const count = operations.length;
        let { next } = state;
        this.steps += count - next + 1;
        if (this.steps > this.checkpoint) this.checkLimits();
        machine.signal = GO_ON;
        while (next < count) {
          next += 1;
          state.next = next;
          const version = heap.current;
          if (version !== null) this.writes = (this.begun = version).targets.length;
          operations[next - 1]!(machine, registers);
          if (machine.signal !== GO_ON) break;
        }
        if (machine.signal === GO_ON) {
          state.next = count + 1;
          const version = heap.current;
          if (version !== null) this.writes = (this.begun = version).targets.length;
          block.terminate(machine, registers);
        }
      }
      return true;
    } catch (problem) {
      if (problem instanceof Split) this.repeat(problem.guards);
      else if (problem !== DEAD && !this.isRefused(problem)) throw problem;
      machine.signal = LEAVE;
      return false;
    }
  }

  /** Lets another state run where the running one has ended or waits; false if there is none. */
  private another(): boolean {
    const { machine } = this;
    while (machine.signal === LEAVE) machine.calling.next();
    return machine.signal !== HALT;
  }

  /** A state for each guard executes the present instruction again, after what it has written is taken back. */
  private repeat(guards: readonly Bit[]): void {
    const { machine, begun } = this;
    const { heap } = machine;
    const version = heap.current!;
    if (version === begun) heap.rollback(this.writes);
    else {
      heap.rollback(0);
      // what it has written must not have been seen by a state put aside since
      if (!isAsLeft(version, begun!, this.writes)) machine.tooManyCases('repeat an instruction that has written', 2);
    }
    machine.scheduling.repeat(guards);
  }

  /** Whether it is something unsupported that concerns the running state only. */
  private isRefused(problem: unknown): boolean {
    const { policy, state, activation, circuit } = this.machine;
    if (policy.onRefusal === null || !(problem instanceof Refusal)) return false;
    if (problem.diagnostic.kind !== 'unsupported') return false;
    const guard = state.path.bit;
    policy.onRefusal(problem, guard);
    activation.beyond = circuit.or(activation.beyond, guard);
    return true;
  }

  private checkLimits(): void {
    const { machine } = this;
    const { steps, memory } = this.limits;
    if (this.steps > steps) throw new Refusal(stepLimit(steps, machine.here()));
    if (this.steps >= this.nextLook) {
      const megabytes = memory?.() ?? null;
      if (megabytes !== null) throw new Refusal(memoryLimit('megabytes of memory', megabytes, machine.here()));
      this.nextLook = this.steps + LOOK_EVERY;
    }
    this.checkpoint = Math.min(steps, this.nextLook);
    this.watchForReturn();
  }

  /** From the limit of patience on, every block that a followed path begins is compared with an earlier state. */
  private watchForReturn(): void {
    const { machine } = this;
    const { patience = Infinity } = this.limits;
    if (this.steps <= patience) this.watch = null;
    else if (machine.policy.meant !== null) {
      const { meant } = machine.policy;
      this.watch ??= new EndlessWatch(machine.heap, (value) => meant(machine, value));
      if (this.watch.isBack(machine.activation, machine.state)) throw new Refusal(endlessLoop(machine.here()));
      this.checkpoint = this.steps;
    }
    this.checkpoint = Math.min(this.checkpoint, Math.max(patience, this.steps));
  }
}
