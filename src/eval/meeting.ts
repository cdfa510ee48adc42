/**
 * Where states meet: the layer of the machine that only merging needs. The states of an activation wait in an order in which
 * all that can still meet do meet (see `order.ts`); when it is their turn, states at the same place join all at once, and so
 * do the exits of an activation in the end.
 */

import type { Version } from '../heap/index.js';
import type { Value } from '../value/index.js';
import { Deciding } from './deciding.js';
import type { Machine } from './machine.js';
import { compareStates } from './order.js';
import { chosen, joinPaths, type Path, type PathJoin } from './path.js';
import { DEAD } from './policy.js';
import type { Exit, State } from './state.js';

export abstract class Meeting extends Deciding {
  /** Moves a state to the beginning of a block and counts rounds. False: a limit stops it here. */
  protected advance(this: Machine, state: State, block: number): boolean {
    const { confinement } = this.activation;
    if (confinement !== null && !confinement.region.has(block)) {
      this.leaveRegion(confinement.left, state, block);
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

  /** A state reached a block outside the region; it will join those that went there. */
  protected leaveRegion(this: Machine, left: Map<number, State>, state: State, block: number): void {
    state.block = block;
    state.next = 0;
    state.version ??= this.heap.current;
    if (state === this.state) state.version = this.heap.current;
    const known = left.get(block);
    if (known === undefined) left.set(block, state);
    else (known.others ??= []).push(state);
  }

  protected mayContinueAs(this: Machine, state: State, rounds: number): boolean {
    const running = this.state;
    this.state = state;
    let may: boolean;
    try {
      may = this.policy.mayContinue(this, rounds, 'loop');
    } catch (problem) {
      if (problem !== DEAD) throw problem;
      return false;
    } finally {
      this.state = running;
    }
    if (!may) this.activation.beyond = this.circuit.or(this.activation.beyond, state.path.bit);
    return may;
  }

  /** Queues a state at the beginning of its block, with the one that waits there already. */
  protected wait(this: Machine, state: State, versionKnown = false): void {
    if (!versionKnown) state.version = this.heap.current;
    const { waiting } = this.activation;
    let i = 0;
    for (; i < waiting.length; i += 1) {
      const order = compareStates(state, waiting[i]!);
      if (order === 0) {
        (waiting[i]!.others ??= []).push(state);
        return;
      }
      if (order < 0) break;
    }
    waiting.splice(i, 0, state);
  }

  /** A state that waited and all that came to the same place, as one. */
  protected joined(this: Machine, state: State): State {
    const { others } = state;
    if (others === null) return state;
    const states = [state, ...others];
    const join = joinPaths(
      this.circuit,
      states.map(({ path }) => path),
    );
    const registers = state.code.template.slice();
    for (const register of state.code.blocks[state.block]!.live) {
      registers[register] = this.chosenValue(
        join,
        states.map((one) => one.registers[register]),
      );
    }
    state.registers = registers;
    state.version = this.chosenVersion(join, states);
    state.path = join.path;
    state.others = null;
    return state;
  }

  protected joinExits(this: Machine, exits: readonly Exit[]): Exit | null {
    if (exits.length <= 1) return exits[0] ?? null;
    const join = joinPaths(
      this.circuit,
      exits.map(({ path }) => path),
    );
    const value = this.chosenValue(
      join,
      exits.map((exit) => exit.value),
    );
    return { path: join.path, version: this.chosenVersion(join, exits), value };
  }

  private chosenValue(this: Machine, join: PathJoin, contents: readonly Value[]): Value {
    const [first] = contents;
    if (contents.every((content) => Object.is(content, first))) return first;
    return chosen(join, contents, (selector, left, right) => this.values.ite(selector, left, right));
  }

  private chosenVersion(this: Machine, join: PathJoin, holders: readonly { version: Version | null }[]): Version {
    const versions = holders.map(({ version }) => version!);
    return chosen(join, versions, (selector, left, right) => this.heap.join(selector, left, right));
  }

  /** An exit of an activation that ran with the guard TRUE, as its caller sees it. */
  protected within(this: Machine, path: Path, exit: Exit | null): Exit | null {
    if (exit === null) return null;
    const inside = path.and(this.circuit, exit.path.bit);
    return inside === null ? null : { ...exit, path: inside };
  }
}
