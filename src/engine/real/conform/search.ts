/**
 * Every sequence of calls on a subject and its model, short ones first. States that are written the same are one, so that only the first
 * sequence that leads there goes on; what is found is as short as any. No state is built or copied: to try a call, all that came before
 * are made again on objects of their own, unless the last one has changed nothing.
 *
 * That is right only if the same calls do the same again. So the state that a sequence leads to is compared with what it was
 * the first time, and whoever asks chance, the clock or the world outside is refused.
 */

import type { Goal } from '../../../base/goal.js';
import type { Diagnostic } from '../../../base/diagnostic.js';
import { asynchronous, modelEndless, nondeterministic, notRepeatable, outsideEffect } from '../../../base/messages.js';
import { NotAllowed, type Beside } from '../../../spec/beside.js';
import { chanceIn, placeOfChance } from '../chance.js';
import { placeOfFunction } from '../declared.js';
import type { Divergence, RealProgress, Sequence } from '../protocol.js';
import type { Registry } from '../registry.js';
import { withinTime } from '../watchdog.js';
import { effectSince, placeOfEffect } from './effects.js';
import { HeapKeys } from './heap-key.js';
import type { Program } from './program.js';

/** How many milliseconds a call has that takes no time at all as a rule. */
const PATIENCE = 2000;
/** And how many when it is made once more, before it is said not to end: a busy machine is no proof. */
const LONG_PATIENCE = 10_000;
/** How long the search goes on without anybody looking whether it still does. */
const STRETCH = 100;

/** The two in a state, written as they are now: with what cannot be looked into and was made with them. */
interface Live {
  readonly beside: Beside;
  readonly key: string;
}

/** A state, by the call that led to it first. */
interface State {
  readonly key: string;
  readonly depth: number;
  readonly beginning: number;
  readonly from: { readonly state: State; readonly operation: number; readonly vector: number } | null;
}

export type Ended =
  | { readonly kind: 'exhausted'; readonly isClosed: boolean }
  | { readonly kind: 'differs'; readonly sequence: Sequence; readonly divergence: Divergence }
  | { readonly kind: 'refused'; readonly goal: Goal; readonly diagnostic: Diagnostic }
  | { readonly kind: 'unknown'; readonly reason: 'time' };

export class ConformSearch {
  states = 0;
  transitions = 0;
  /** States that are compared but not followed. */
  outside = 0;
  /** Every sequence of so many calls was tried. */
  depth = 0;
  hidesSomething = false;
  /** By the number of the operation. */
  readonly enabled: number[];
  private readonly keys: HeapKeys;
  private readonly seen = new Set<string>();
  private readonly waiting: State[] = [];
  private ended: Ended | null = null;
  /** What is being tried. */
  private current: Sequence = { beginning: 0, calls: [] };
  private beside: Beside | null = null;

  constructor(
    private readonly program: Program,
    registry: Registry,
    private readonly deadline: number,
    private readonly tell: (progress: RealProgress) => void,
  ) {
    this.keys = new HeapKeys(registry);
    this.enabled = program.vectors.map(() => 0);
  }

  run(): Ended {
    const steps = this.steps();
    // what modules did while they were loaded is no call's
    effectSince();
    for (;;) {
      const step = withinTime(PATIENCE, () => steps.next());
      if (step === null) return this.endless();
      if (step.value.done === true) break;
      this.tell({ kind: 'progress', count: this.transitions, share: null });
      effectSince();
      if (Date.now() > this.deadline) return { kind: 'unknown', reason: 'time' };
    }
    if (this.ended !== null) return this.ended;
    this.depth = this.program.depth;
    return { kind: 'exhausted', isClosed: this.waiting.length === 0 };
  }

  /** One sequence alone: where it makes a difference; null if nowhere. */
  repeat(sequence: Sequence): Divergence | null {
    const found = withinTime(LONG_PATIENCE, () => {
      const beside = this.replayed(sequence);
      const differs = beside.difference();
      return differs === null ? null : this.differing(beside, sequence, differs).divergence;
    });
    return found === null ? this.program.divergence(sequence, null) : found.value;
  }

  /** Comes back now and then. */
  private *steps(): Generator<void, void> {
    for (const beginning of this.program.conformance.beginnings.keys()) this.begin(beginning);
    let since = Date.now();
    while (this.ended === null) {
      const state = this.waiting[0];
      if (state === undefined || state.depth === this.program.depth) return;
      this.depth = state.depth;
      this.waiting.shift();
      let live: Live | null = null;
      for (const [operation, vectors] of this.program.vectors.entries()) {
        for (const vector of vectors.keys()) {
          live = this.attempt(live, state, operation, vector);
          if (this.ended !== null) return;
          if (Date.now() - since < STRETCH) continue;
          yield;
          since = Date.now();
        }
      }
    }
  }

  private begin(beginning: number): void {
    if (this.ended !== null) return;
    const sequence = { beginning, calls: [] };
    this.current = sequence;
    const { value: beside, chance } = chanceIn(() => this.program.begin(beginning));
    this.beside = beside;
    if (this.refuses(sequence, chance)) return;
    if (!this.program.conformance.isFunction && beside.observationsDiffer())
      this.ended = this.differing(beside, sequence, 'state');
    else this.meet(this.keys.of([beside.subject, beside.model]), { depth: 0, beginning, from: null }, beside);
  }

  /** One call on a state. @returns the two, if they are still in that state */
  private attempt(given: Live | null, state: State, operation: number, vector: number): Live | null {
    const { beginning, calls } = sequenceOf(state);
    this.current = { beginning, calls };
    const live = given ?? this.again(state, { beginning, calls });
    if (live === null) return null;
    const { beside } = live;
    this.beside = beside;
    const sequence = { beginning, calls: [...calls, { operation, vector }] };
    this.current = sequence;
    const { value: isAllowed, chance } = chanceIn(() => this.isAllowed(beside, operation, vector));
    // nothing was called, unless a precondition changes what it is given
    if (!isAllowed) return this.keys.of([beside.subject, beside.model]) === live.key ? live : null;
    this.transitions += 1;
    this.enabled[operation]! += 1;
    if (this.refuses(sequence, chance)) return null;
    const differs = beside.endsDiffer();
    if (differs !== null) {
      this.ended = this.differing(beside, sequence, differs);
      return null;
    }
    const key = this.keys.of([beside.subject, beside.model]);
    // of what cannot be looked into nobody knows whether it has changed
    if (key === live.key && key === state.key) return live;
    if (this.seen.has(key)) return null;
    const from = { state, operation, vector };
    this.meet(key, { depth: state.depth + 1, beginning, from }, beside);
    // looking may change something: nobody goes on with what was looked at
    if (beside.observationsDiffer()) this.ended = this.differing(this.replayed(sequence), sequence, 'state');
    return null;
  }

  private isAllowed(beside: Beside, operation: number, vector: number): boolean {
    try {
      this.program.call(beside, operation, vector);
      return true;
    } catch (error) {
      if (error instanceof NotAllowed) return false;
      throw error;
    }
  }

  /** A state that was not met before. */
  private meet(key: string, state: Omit<State, 'key'>, { model, subject }: Beside): void {
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.states += 1;
    const { within } = this.program.conformance;
    if (within === null || within(model, subject)) this.waiting.push({ ...state, key });
    else this.outside += 1;
  }

  /** A state once more; null if the same calls did not lead there again. */
  private again(state: State, sequence: Sequence): Live | null {
    const beside = this.replayed(sequence);
    const key = this.keys.of([beside.subject, beside.model]);
    if (key === state.key) return { beside, key };
    if (HeapKeys.withoutIdentities(key) === HeapKeys.withoutIdentities(state.key)) {
      this.hidesSomething = true;
      return { beside, key };
    }
    this.ended = this.refused(sequence, notRepeatable(this.program.goalOf(sequence).name, null));
    return null;
  }

  /** The calls of a sequence on new objects. */
  private replayed({ beginning, calls }: Sequence): Beside {
    const beside = this.program.begin(beginning);
    this.beside = beside;
    for (const { operation, vector } of calls) this.program.call(beside, operation, vector);
    return beside;
  }

  /** Whether something was done that another call cannot repeat. */
  private refuses(sequence: Sequence, chance: string | null): boolean {
    const effect = effectSince();
    const isLater = this.beside!.ends?.some(({ value }) => isThenable(value)) === true;
    const { name } = this.program.goalOf(sequence);
    // what is done outside may ask the clock
    const diagnostic =
      effect !== null
        ? outsideEffect(name, effect, placeOfEffect(effect))
        : chance !== null
          ? nondeterministic(chance, placeOfChance())
          : isLater
            ? asynchronous(name, placeOfFunction((this.beside!.subject as Record<string, unknown> | undefined)?.[name]))
            : null;
    if (diagnostic !== null) this.ended = this.refused(sequence, diagnostic);
    return diagnostic !== null;
  }

  private refused(sequence: Sequence, diagnostic: Diagnostic): Ended {
    return { kind: 'refused', goal: this.program.goalOf(sequence), diagnostic };
  }

  private differing(
    beside: Beside,
    sequence: Sequence,
    differs: NonNullable<ReturnType<Beside['difference']>>,
  ): Extract<Ended, { kind: 'differs' }> {
    const comparison = this.program.comparison(beside, sequence, differs);
    return { kind: 'differs', sequence, divergence: this.program.divergence(sequence, comparison) };
  }

  /** A call was broken off. */
  private endless(): Ended {
    const { current, beside } = this;
    if (beside?.running === 'model')
      return this.refused(current, modelEndless(this.program.goalOf(current).name, null));
    return { kind: 'differs', sequence: current, divergence: this.program.divergence(current, null) };
  }
}

function sequenceOf(state: State): Sequence {
  const calls: Sequence['calls'][number][] = [];
  for (let { from } = state; from !== null; { from } = from.state)
    calls.unshift({ operation: from.operation, vector: from.vector });
  return { beginning: state.beginning, calls };
}

function isThenable(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && typeof (value as { readonly then?: unknown }).then === 'function'
  );
}
