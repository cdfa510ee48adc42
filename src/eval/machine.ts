/**
 * The machine: what is running, what the running state knows, and the parts that make it run. Conditions that the guard of the
 * running state settles at a glance are not asked of the policy, and cases of values that it excludes are dropped.
 *
 * The parts are put together here and nowhere else: scheduling (where states go and meet), unwinding (throwing), calling
 * (activations) and the driver.
 */

import { Refusal } from '../base/diagnostic.js';
import { tooManyCases } from '../base/messages.js';
import type { Span } from '../base/span.js';
import { FALSE, TRUE, not, type Bit, type Circuit } from '../formula/index.js';
import { Shape, shapeCases, type Heap, type HeapObject } from '../heap/index.js';
import { Cases, Union, type Atom, type Value, type Values } from '../value/index.js';
import { Calling } from './calling.js';
import { Driver, type Outcome } from './driver.js';
import type { Path } from './path.js';
import { BOTH, Split, type Policy } from './policy.js';
import type { Realm } from './realm.js';
import { GO_ON, type Running, type Signal } from './running.js';
import { Scheduling } from './scheduling.js';
import { ALL_SHORTCUTS, type Shortcuts } from './shortcuts.js';
import type { Activation, CallCase, Caller, PENDING, State, Thunk } from './state.js';
import { Unwinding } from './unwinding.js';

export interface Limits {
  readonly steps: number;
  readonly depth: number;
  /** Asked now and then: how many megabytes are too much, if so much is in use, else null. */
  readonly memory?: () => number | null;
  /** Steps after which a followed path that comes back to an earlier state is given up as endless. */
  readonly patience?: number;
}

export class Machine implements Running {
  state!: State;
  activation!: Activation;
  signal: Signal = GO_ON;
  shortcuts: Shortcuts = ALL_SHORTCUTS;

  readonly values: Values;
  readonly circuit: Circuit;

  readonly scheduling: Scheduling;
  readonly unwinding: Unwinding;
  readonly calling: Calling;
  readonly driver: Driver;

  constructor(
    readonly heap: Heap,
    readonly realm: Realm,
    public policy: Policy,
    limits: Limits,
  ) {
    this.values = heap.values;
    this.circuit = heap.values.circuit;
    this.values.concretize = (value) => this.policy.concretize(this, value);
    this.scheduling = new Scheduling(this);
    this.unwinding = new Unwinding(this, this.scheduling);
    this.calling = new Calling(this, this.scheduling, this.unwinding, limits.depth);
    this.driver = new Driver(this, limits);
  }

  // --- what the parts do for everybody else ----------------------------------------------------------------

  /** Instructions executed so far. */
  get steps(): number {
    return this.driver.steps;
  }

  /** Runs `start`, which should make a call, to the end of that call. */
  execute(path: Path, start: Thunk): Outcome {
    return this.driver.execute(path, start);
  }

  /** One of several disjoint cases of a call, together exhaustive under the guard of the running state. */
  dispatch(destination: number, cases: readonly CallCase[]): typeof PENDING {
    return this.calling.dispatch(destination, cases);
  }

  /** Throws `value` in the running state. */
  raise(value: Value): typeof PENDING {
    return this.unwinding.raise(value);
  }

  raiseError(name: string, message: string): typeof PENDING {
    return this.unwinding.raiseError(name, message);
  }

  /** Throws where `condition` holds. True: the running state goes on where it does not hold. False: it has thrown. */
  raiseUnder(condition: Bit, make: () => Value): boolean {
    return this.unwinding.raiseUnder(condition, make);
  }

  // --- what the running state knows ------------------------------------------------------------------------

  /** The place of the instruction that is being executed; null if none is. */
  here(): Span | null {
    const isRunning = (this.state as Caller['state'] | undefined) !== undefined;
    for (let at: Pick<Caller, 'activation' | 'state'> | null = isRunning ? this : null; at !== null;) {
      const { code, block, next } = at.state;
      const span = code.blocks[block]!.spans[Math.max(0, next - 1)];
      if (span !== undefined && !this.realm.isLibrary(span.source)) return span;
      at = at.activation.caller;
    }
    return null;
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

  /** Whether the guard of the running state, or what is known on the path followed, settles a condition at a glance. */
  settle(condition: Bit): boolean | undefined {
    const known = this.circuit.known(condition);
    if (known === TRUE) return true;
    if (known === FALSE) return false;
    return this.policy.merging ? this.state.path.decide(condition) : undefined;
  }

  /** The guards of callers that the guard of the running state does not include, because what they called is to be remembered. */
  around(): readonly Bit[] {
    const guards: Bit[] = [];
    for (let { cached, caller } = this.activation; caller !== null; { cached, caller } = caller.activation)
      if (cached) guards.push(caller.state.path.bit);
    return guards;
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

  /** What says where a write goes (an object, a key, a length): one case where there is one state, else all that it may be. */
  fixForWrite(value: Value): Value {
    const narrowed = this.narrow(value);
    return narrowed instanceof Union && !this.policy.merging ? this.policy.concretize(this, narrowed) : narrowed;
  }

  /** As `choose`, for where a write goes; null: to each of them under its guard. */
  chooseForWrite(guards: readonly Bit[]): number | null {
    const choice = this.policy.merging ? BOTH : this.policy.choose(this, guards);
    return choice === BOTH ? null : choice;
  }

  tooManyCases(operation: string, count: number): never {
    throw new Refusal(tooManyCases(operation, count, this.here()));
  }

  /** The shape of an object, fixed if it is symbolic. */
  shapeOf(object: HeapObject): Shape {
    const shape = this.heap.shape(object);
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
}
