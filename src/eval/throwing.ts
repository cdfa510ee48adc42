/**
 * Where a state goes next: the layer of the machine that branches and throws. Under run and follow a state goes one way; under
 * merge it splits, and the part that throws waits at its handler while the rest goes on.
 */

import { not, type Bit, type Word } from '../formula/index.js';
import type { Value } from '../value/index.js';
import { mergeRegion } from './declarative.js';
import type { Machine } from './machine.js';
import { Meeting } from './meeting.js';
import { BOTH } from './policy.js';
import { PENDING, leave, type Activation, type State } from './state.js';

export abstract class Throwing extends Meeting {
  /** Set by an operation after which the driver must look at `state` afresh. */
  interrupted = false;
  /** The bottom activation has ended. */
  protected halted = false;

  /** Continues the running state at the beginning of a block. */
  goto(this: Machine, block: number): void {
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

  branch(this: Machine, condition: Bit, then: number, otherwise: number): void {
    if (this.policy.regions !== null && this.settle(condition) === undefined) {
      const region = this.state.code.regionBelow(this.state.block);
      if (region !== null && mergeRegion(this, region, condition, then, otherwise)) return;
    }
    if (!this.policy.merging) {
      this.goto(this.decide(condition) === true ? then : otherwise);
      return;
    }
    const { state, heap } = this;
    const settled = this.settle(condition);
    const yes = settled === false ? null : state.path.and(this.circuit, condition);
    const no = settled === true || yes === null ? null : state.path.and(this.circuit, not(condition));
    if (yes === null || no === null) {
      this.goto(yes === null ? otherwise : then);
      return;
    }
    const other = state.copy();
    const base = heap.current!;
    state.path = yes;
    other.path = no;
    state.version = heap.branch(base);
    other.version = heap.branch(base);
    heap.switchTo(state.version);
    if (this.advance(state, then)) this.wait(state);
    if (this.advance(other, otherwise)) this.wait(other, true);
    this.nextState();
  }

  /** Goes to targets[n] where the word is n. */
  switchOn(this: Machine, word: Word, targets: readonly number[]): void {
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
      copy.version = heap.branch(base);
      if (this.advance(copy, targets[n]!)) this.wait(copy, true);
    }
    this.nextState();
  }

  /** Throws `value` in the running state. */
  raise(this: Machine, value: Value): typeof PENDING {
    this.interrupted = true;
    this.throwIn(this.state, value);
    return PENDING;
  }

  raiseError(this: Machine, name: string, message: string): typeof PENDING {
    return this.raise(this.realm.error(this, name, message));
  }

  /** Throws where `condition` holds. True: the running state goes on where it does not hold. False: it has thrown. */
  raiseUnder(this: Machine, condition: Bit, make: () => Value): boolean {
    const side = this.decide(condition);
    if (side === false) return true;
    if (side === true) {
      this.raise(make());
      return false;
    }
    const { state, heap } = this;
    const other = state.copy();
    const base = heap.current!;
    const mine = heap.branch(base);
    other.path = other.path.and(this.circuit, condition)!;
    state.path = state.path.and(this.circuit, not(condition))!;
    heap.switchTo(heap.branch(base));
    this.state = other;
    this.throwAside(other, make());
    this.state = state;
    heap.switchTo(mine);
    return true;
  }

  protected throwIn(this: Machine, state: State, value: Value): void {
    const handler = this.activation.confinement === null ? state.code.blocks[state.block]!.handler : null;
    if (handler !== null) {
      state.registers[handler.register] = value;
      this.goto(handler.block);
    } else if (this.policy.merging) {
      this.throwOut(state, value);
      this.nextState();
    } else this.unwind(value);
  }

  /** Under merge: lets `state` throw while another state goes on running. */
  protected throwAside(this: Machine, state: State, value: Value): void {
    const handler = this.activation.confinement === null ? state.code.blocks[state.block]!.handler : null;
    if (handler === null) {
      this.throwOut(state, value);
      return;
    }
    state.registers[handler.register] = value;
    state.version = this.heap.current;
    if (this.advance(state, handler.block)) this.wait(state, true);
  }

  protected throwOut(this: Machine, state: State, value: Value): void {
    const { activation } = this;
    this.endGenerator(activation);
    activation.exits.thrown.push({ path: state.path, version: this.heap.current, value });
  }

  /** Under run and follow: ends activations until one handles the exception. */
  protected unwind(this: Machine, value: Value): void {
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

  protected endGenerator(this: Machine, activation: Activation): void {
    if (activation.generator !== null) this.heap.writeInternal(activation.generator, 'completed');
  }
}
