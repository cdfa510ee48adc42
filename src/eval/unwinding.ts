/**
 * Throwing. Under run and follow the one state goes to the nearest handler, and activations without one end. Under merge the part
 * of a state that throws waits at its handler, or becomes an exit of its activation, while the rest goes on.
 */

import { not, type Bit } from '../formula/index.js';
import type { Value } from '../value/index.js';
import type { ExceptionHandler } from './code.js';
import { FAULT, summaryOf } from './faults.js';
import { HALT, LEAVE, LOOK, type Running } from './running.js';
import type { Scheduling } from './scheduling.js';
import { PENDING, isObservedFrom, leave, type Activation, type State } from './state.js';

export class Unwinding {
  constructor(
    private readonly running: Running,
    private readonly scheduling: Pick<Scheduling, 'goto' | 'goAside'>,
  ) {}

  /** Throws `value` in the running state. */
  raise(value: Value): typeof PENDING {
    const { running } = this;
    const { state } = running;
    running.policy.footprints?.raise(state);
    running.signal = LOOK;
    const handler = this.handlerOf(state);
    if (handler === null) this.throwOut(value);
    else {
      state.registers[handler.register] = this.received(handler, value);
      this.scheduling.goto(handler.block);
    }
    return PENDING;
  }

  raiseError(name: string, message: string): typeof PENDING {
    return this.raise(this.made(() => this.running.realm.error(this.running, name, message)));
  }

  /** Throws an error of the evaluator where `condition` holds; as `throwUnder`. */
  raiseUnder(condition: Bit, make: () => Value): boolean {
    return this.throwUnder(condition, () => this.made(make));
  }

  /** Throws where `condition` holds. True: the running state goes on where it does not hold. False: it has thrown. */
  throwUnder(condition: Bit, make: () => Value): boolean {
    const { running } = this;
    const side = running.decide(condition);
    if (side === false) return true;
    if (side === true) {
      this.raise(make());
      return false;
    }
    const { state, heap, circuit } = running;
    const other = state.copy();
    const base = heap.current!;
    const mine = heap.branch(base);
    other.path = other.path.and(circuit, condition)!;
    state.path = state.path.and(circuit, not(condition))!;
    heap.switchTo(heap.branch(base));
    running.state = other;
    this.throwAside(other, make());
    running.state = state;
    heap.switchTo(mine);
    return true;
  }

  /** Throws in the running state, past the handlers of its activation. */
  throwOut(value: Value): void {
    const { running } = this;
    if (running.policy.merging) {
      this.addExit(running.state, value);
      running.signal = LEAVE;
    } else this.unwind(value);
  }

  /** Under merge: lets `state` throw while another state goes on running. */
  throwAside(state: State, value: Value): void {
    this.running.policy.footprints?.raise(state);
    const handler = this.handlerOf(state);
    if (handler === null) {
      this.addExit(state, value);
      return;
    }
    state.registers[handler.register] = this.received(handler, value);
    state.version = this.running.heap.current;
    this.scheduling.goAside(state, handler.block);
  }

  /** An error of the evaluator, or its summary where nobody looks at it. */
  private made(make: () => Value): Value {
    const { policy, activation, state } = this.running;
    const isSeen = policy.summarise === null || isObservedFrom({ activation, state });
    return isSeen ? make() : FAULT;
  }

  /** What a handler, or with null whoever called, gets of a thrown value. */
  private received(handler: ExceptionHandler | null, value: Value): Value {
    const { policy, activation, values } = this.running;
    if (policy.summarise === null || activation.isObserved || handler?.inspects === true) return value;
    return summaryOf(values, policy.summarise, value);
  }

  /** A region ends where something throws. */
  private handlerOf(state: State): ExceptionHandler | null {
    return this.running.activation.confinement === null ? state.code.blocks[state.block]!.handler : null;
  }

  private addExit(state: State, value: Value): void {
    const { activation, heap } = this.running;
    this.endGenerator(activation);
    activation.progress.exits.thrown.push({
      path: state.path,
      version: heap.current,
      value: this.received(null, value),
    });
  }

  /** Under run and follow: ends activations until one handles the exception. */
  private unwind(value: Value): void {
    const { running } = this;
    let { activation, state } = running;
    for (;;) {
      this.endGenerator(activation);
      leave(activation);
      const { caller } = activation;
      if (caller === null) {
        activation.thrown = { path: state.path, version: null, value };
        running.signal = HALT;
        return;
      }
      ({ activation, state } = caller);
      const { handler } = state.code.blocks[state.block]!;
      if (handler !== null) {
        state.registers[handler.register] = value;
        running.activation = activation;
        running.state = state;
        this.scheduling.goto(handler.block);
        return;
      }
    }
  }

  private endGenerator({ generator }: Activation): void {
    if (generator !== null) this.running.heap.writeInternal(generator, 'completed');
  }
}
