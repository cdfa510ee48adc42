/**
 * Throwing. Under run and follow the one state goes to the nearest handler, and activations without one end. Under merge the part
 * of a state that throws waits at its handler, or becomes an exit of its activation, while the rest goes on.
 */

import { not, type Bit } from '../formula/index.js';
import type { Value } from '../value/index.js';
import type { Handler } from '../ir/types.js';
import { HALT, LEAVE, LOOK, type Running } from './running.js';
import type { Scheduling } from './scheduling.js';
import { PENDING, leave, type Activation, type State } from './state.js';

export class Unwinding {
  constructor(
    private readonly running: Running,
    private readonly scheduling: Pick<Scheduling, 'goto' | 'goAside'>,
  ) {}

  /** Throws `value` in the running state. */
  raise(value: Value): typeof PENDING {
    const { running } = this;
    const { state } = running;
    running.signal = LOOK;
    const handler = this.handlerOf(state);
    if (handler === null) this.throwOut(value);
    else {
      state.registers[handler.register] = value;
      this.scheduling.goto(handler.block);
    }
    return PENDING;
  }

  raiseError(name: string, message: string): typeof PENDING {
    return this.raise(this.running.realm.error(this.running, name, message));
  }

  /** Throws where `condition` holds. True: the running state goes on where it does not hold. False: it has thrown. */
  raiseUnder(condition: Bit, make: () => Value): boolean {
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
    const handler = this.handlerOf(state);
    if (handler === null) {
      this.addExit(state, value);
      return;
    }
    state.registers[handler.register] = value;
    state.version = this.running.heap.current;
    this.scheduling.goAside(state, handler.block);
  }

  /** A region ends where something throws. */
  private handlerOf(state: State): Handler | null {
    return this.running.activation.confinement === null ? state.code.blocks[state.block]!.handler : null;
  }

  private addExit(state: State, value: Value): void {
    const { activation, heap } = this.running;
    this.endGenerator(activation);
    activation.progress.exits.thrown.push({ path: state.path, version: heap.current, value });
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
