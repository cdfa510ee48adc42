/**
 * What is evaluated, and through which parts of the heap one instruction depends on another: for whoever asks afterwards what a result depends on.
 * Noted are places in the code, whatever state was there; registers need no notes, the code itself tells who reads and writes them.
 */

import type { Heap, Target } from '../heap/index.js';
import type { Code } from './code.js';
import { GO_ON, type Running } from './running.js';
import type { Activation, State } from './state.js';
import { TRAMPOLINE } from './trampoline.js';

/** An instruction, or after the last one the terminator, of a block. */
export interface Step {
  readonly code: Code;
  readonly block: number;
  readonly index: number;
}

export class Footprints {
  /** Code → its blocks that were begun. */
  readonly entered = new Map<Code, Set<number>>();
  /** Code → the steps that called it; null: whoever asked for all this did. */
  readonly callers = new Map<Code, Set<Step | null>>();
  /** Steps that threw, and steps that asserted something. */
  readonly raised = new Set<Step>();
  readonly asserted = new Set<Step>();
  /** The steps that wrote a part of the heap, and the parts that a step has read. */
  readonly writers = new Map<number, Set<Step>>();
  readonly reads = new Map<Step, Set<number>>();
  private readonly steps = new Map<Code, Map<number, Step>>();

  constructor(private readonly running: Pick<Running, 'state' | 'signal'>) {}

  /** Notes what happens to a heap from now on; gives what ends it. */
  watch(heap: Heap): () => void {
    // what is written when states meet was written by their steps before
    const at = (): Step | null => (this.running.signal === GO_ON ? this.stepOf(this.running.state) : null);
    return heap.watch({
      read: (target, part) => {
        const step = at();
        if (step !== null) noted(this.reads, step, partKey(target, part));
      },
      write: (target, part) => {
        const step = at();
        if (step !== null) noted(this.writers, partKey(target, part), step);
      },
    });
  }

  /** A state begins a block, or goes on with it after a call. */
  enter({ code, caller }: Activation, { block, next }: State): void {
    if (code === TRAMPOLINE.code) return;
    noted(this.entered, code, block);
    if (block !== 0 || next !== 0) return;
    let by = caller;
    while (by !== null && by.state.code === TRAMPOLINE.code) by = by.activation.caller;
    noted(this.callers, code, by === null ? null : this.stepOf(by.state));
  }

  raise(state: State): void {
    this.add(this.raised, state);
  }

  assert(state: State): void {
    this.add(this.asserted, state);
  }

  private add(steps: Set<Step>, state: State): void {
    const step = this.stepOf(state);
    if (step !== null) steps.add(step);
  }

  step(code: Code, block: number, index: number): Step {
    const known = this.steps.get(code) ?? new Map<number, Step>();
    this.steps.set(code, known);
    const key = block * MOST_STEPS + index;
    const step = known.get(key) ?? { code, block, index };
    known.set(key, step);
    return step;
  }

  private stepOf({ code, block, next }: State): Step | null {
    return code === TRAMPOLINE.code ? null : this.step(code, block, Math.max(0, next - 1));
  }
}

/** More than a block has instructions. */
const MOST_STEPS = 2 ** 20;

/** More than an object has parts, some of which have negative numbers. Parts of one key would only be taken for one. */
const MOST_PARTS = 2 ** 20;

export function partKey({ id }: Target, part: number): number {
  return id * MOST_PARTS + part;
}

function noted<K, V>(all: Map<K, Set<V>>, key: K, value: V): void {
  const known = all.get(key);
  if (known === undefined) all.set(key, new Set([value]));
  else known.add(value);
}
