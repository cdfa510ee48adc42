/**
 * Where states go and where they meet. Under run and follow the one state just goes on. Under merge it splits at branches, and the
 * states of an activation wait in an order in which all that can still meet do meet (see `order.ts`); when it is their turn, states
 * at the same place join all at once, and so do the exits of an activation in the end.
 */

import { not, type Bit, type Word } from '../formula/index.js';
import type { Heap, Version } from '../heap/index.js';
import type { Value } from '../value/index.js';
import { compareStates } from './order.js';
import { chosen, joinPaths, type Path, type PathJoin } from './path.js';
import { BOTH, DEAD } from './policy.js';
import { LEAVE, type Running } from './running.js';
import type { Exit, State } from './state.js';

export class Scheduling {
  private splits = 0;

  constructor(private readonly running: Running) {}

  /** Continues the running state at the beginning of a block. */
  goto(block: number): void {
    const { running } = this;
    const { state } = running;
    if (!running.policy.merging) {
      state.block = block;
      state.next = 0;
      return;
    }
    state.version = running.heap.current;
    if (!this.advance(state, block)) running.signal = LEAVE;
    else if (running.activation.progress.waiting.length > 0) {
      this.wait(state);
      running.signal = LEAVE;
    }
  }

  /** Continues the running state where the condition says. */
  branch(condition: Bit, then: number, otherwise: number): void {
    const { running } = this;
    if (!running.policy.merging) {
      this.goto(running.decide(condition) === true ? then : otherwise);
      return;
    }
    const { state, circuit, heap } = running;
    const settled = running.settle(condition);
    const yes = settled === false ? null : state.path.and(circuit, condition);
    const no = settled === true || yes === null ? null : state.path.and(circuit, not(condition));
    if (yes === null || no === null) {
      this.goto(yes === null ? otherwise : then);
      return;
    }
    const other = part(state, no, heap);
    state.path = yes;
    state.version = heap.branch(heap.current!);
    this.goAside(state, then);
    this.goAside(other, otherwise);
    running.signal = LEAVE;
  }

  /** Goes to targets[n] where the word is n. */
  switchOn(word: Word, targets: readonly number[]): void {
    const { running } = this;
    const possible = targets
      .map((block, n) => ({ guard: running.values.words.equalsConstant(word, n), block }))
      .filter(({ guard }) => running.settle(guard) !== false);
    const choice = running.policy.choose(
      running,
      possible.map(({ guard }) => guard),
    );
    if (choice !== BOTH) {
      this.goto(possible[choice]!.block);
      return;
    }
    const { state, circuit, heap } = running;
    for (const { guard, block } of possible) {
      const path = state.path.and(circuit, guard);
      if (path !== null) this.goAside(part(state, path, heap), block);
    }
    running.signal = LEAVE;
  }

  /**
   * Lets a copy of the running state wait for each guard, to execute the present instruction again. It may split again, by another
   * value: without a look at what is possible, cases would multiply.
   */
  repeat(guards: readonly Bit[]): void {
    const { state, circuit, heap, policy } = this.running;
    for (const guard of guards) {
      const path = state.path.and(circuit, guard);
      if (path === null || !policy.isFeasible(path.bit)) continue;
      const copy = part(state, path, heap);
      copy.next -= 1;
      copy.split = this.splits += 1;
      this.wait(copy);
    }
    this.running.signal = LEAVE;
  }

  /** Lets a state whose version is known go on at a block when it is its turn. */
  goAside(state: State, block: number): void {
    if (this.advance(state, block)) this.wait(state);
  }

  /** Makes the least waiting state of the activation the running one; false if there is none. */
  next(): boolean {
    const { running } = this;
    const state = running.activation.progress.waiting.shift();
    if (state === undefined) return false;
    running.state = this.joined(state);
    running.heap.switchTo(state.version!);
    return true;
  }

  /** Moves a state whose version is known to the beginning of a block and counts rounds. False: a limit stops it here. */
  private advance(state: State, block: number): boolean {
    const { confinement } = this.running.activation;
    if (confinement !== null && !confinement.region.has(block)) {
      leaveRegion(confinement.left, state, block);
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
        if (!this.mayContinue(state, rounds[innermost]!)) return false;
      }
      state.rounds = rounds;
    }
    state.block = block;
    state.next = 0;
    state.split = 0;
    return true;
  }

  private mayContinue(state: State, rounds: number): boolean {
    const { running } = this;
    const { state: before, activation, circuit } = running;
    running.state = state;
    let may: boolean;
    try {
      may = running.policy.mayContinue(running, rounds, 'loop');
    } catch (problem) {
      if (problem !== DEAD) throw problem;
      return false;
    } finally {
      running.state = before;
    }
    if (!may) activation.beyond = circuit.or(activation.beyond, state.path.bit);
    return may;
  }

  /** Queues a state at the beginning of its block, with the one that waits there already. */
  private wait(state: State): void {
    const { waiting } = this.running.activation.progress;
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
  joined(state: State): State {
    const { others } = state;
    if (others === null) return state;
    const states = [state, ...others];
    const join = joinPaths(
      this.running.circuit,
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

  joinExits(exits: readonly Exit[]): Exit | null {
    if (exits.length <= 1) return exits[0] ?? null;
    const join = joinPaths(
      this.running.circuit,
      exits.map(({ path }) => path),
    );
    const value = this.chosenValue(
      join,
      exits.map((exit) => exit.value),
    );
    return { path: join.path, version: this.chosenVersion(join, exits), value };
  }

  private chosenValue(join: PathJoin, contents: readonly Value[]): Value {
    const [first] = contents;
    if (contents.every((content) => Object.is(content, first))) return first;
    return chosen(join, contents, (selector, left, right) => this.running.values.ite(selector, left, right));
  }

  private chosenVersion(join: PathJoin, holders: readonly { version: Version | null }[]): Version {
    const versions = holders.map(({ version }) => version!);
    return chosen(join, versions, (selector, left, right) => this.running.heap.join(selector, left, right));
  }
}

/** A copy of a state, on a version of its own, for a part of where it is. */
function part(state: State, path: Path, heap: Heap): State {
  const copy = state.copy();
  copy.path = path;
  copy.version = heap.branch(heap.current!);
  return copy;
}

/** A state reached a block outside the region; it will join those that went there. */
function leaveRegion(left: Map<number, State>, state: State, block: number): void {
  state.block = block;
  state.next = 0;
  const known = left.get(block);
  if (known === undefined) left.set(block, state);
  else (known.others ??= []).push(state);
}
