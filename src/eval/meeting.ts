/**
 * Where states meet: the layer of the machine that only merging needs. The states of an activation wait in an order in which
 * all that can still meet do meet (see `order.ts`); states at the same place join, and so do the exits of an activation.
 */

import { Deciding } from './deciding.js';
import type { Machine } from './machine.js';
import { compareStates } from './order.js';
import { joinPaths, type Path } from './path.js';
import { DEAD } from './policy.js';
import type { Exit, State } from './state.js';

export abstract class Meeting extends Deciding {
  /** Moves a state to the beginning of a block and counts rounds. False: a limit stops it here. */
  protected advance(this: Machine, state: State, block: number): boolean {
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
  protected leaveRegion(this: Machine, left: Map<number, State>, state: State, block: number): void {
    state.block = block;
    state.next = 0;
    state.version ??= this.heap.current;
    if (state === this.state) state.version = this.heap.current;
    const known = left.get(block);
    if (known === undefined) left.set(block, state);
    else this.joinInto(known, state);
  }

  protected mayContinueAs(this: Machine, state: State, rounds: number): boolean {
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
  protected wait(this: Machine, state: State, versionKnown = false): void {
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

  protected joinInto(this: Machine, kept: State, other: State): void {
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

  protected joinExits(this: Machine, known: Exit | null, exit: Exit): Exit {
    if (known === null) return exit;
    const { path, selector } = joinPaths(this.circuit, known.path, exit.path);
    const version = this.heap.join(selector, known.version!, exit.version!);
    return { path, version, value: this.values.ite(selector, known.value, exit.value) };
  }

  /** An exit of an activation that ran with the guard TRUE, as its caller sees it. */
  protected within(this: Machine, path: Path, exit: Exit | null): Exit | null {
    if (exit === null) return null;
    const inside = path.and(this.circuit, exit.path.bit);
    return inside === null ? null : { ...exit, path: inside };
  }
}
