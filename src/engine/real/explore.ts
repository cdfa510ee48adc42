/**
 * What a class looks like when it is used: states that calls of its operations lead to, as data, for whoever learns from them. Nothing has to
 * be known of its fields, so no bounds are needed, only the domains of arguments.
 *
 * Every sequence of calls is followed at a small scope, as far as a number of states allows; equal states are one. Then some long
 * sequences are made by a generator of fixed numbers, at a larger scope: what is true of small states only shows there. States come about by making the calls
 * again, and whoever asks chance, the clock or the world outside is refused.
 */

import { Refusal, type Diagnostic } from '../../base/diagnostic.js';
import { asynchronous, needsCallsToLearn, nondeterministic, outsideEffect } from '../../base/messages.js';
import { callText } from '../../base/called.js';
import { variableName } from '../../spec/describe.js';
import type { Domain } from '../../spec/domains.js';
import type { Operation, Question } from '../../spec/question.js';
import { Album } from './album.js';
import { chanceIn, placeOfChance } from './chance.js';
import { newObjects, NotEnumerable, vectorsOf, type Choice } from './conform/choices.js';
import { effectSince, placeOfEffect } from './conform/effects.js';
import { HeapKeys } from './conform/heap-key.js';
import { placeOfFunction } from './declared.js';
import { loadCheck, type LoadedCheck } from './load.js';
import type { FailedCall, ReachedState, TriedOperation } from '../learn/explored.js';
import type { Address, ExploringLimits, RealAnswer } from './protocol.js';
import type { Constructor } from './registry.js';
import { withinTime } from './watchdog.js';

/** How many ways to begin and lists of arguments are tried, and how long sequences made at random are. */
const MOST_BEGINNINGS = 6;
const MOST_VECTORS = 24;
const WALK_CALLS = 30;
const PATIENCE = 2000;

/** Where every call makes the state larger by one, a number of states says little of how much that is. */
const MOST_OBJECTS = 30_000;

/** Long sequences are made at this multiple of the scope, so that what bounds grow with is told from what does not. */
const WIDER = 3;

type Vector = readonly Choice[];

interface Tried {
  readonly operation: Operation;
  readonly vectors: readonly Vector[];
}

/** Calls from a way to begin. */
interface Sequence {
  readonly begin: () => unknown;
  readonly text: string;
  readonly calls: readonly { readonly operation: number; readonly vector: Vector; readonly text: string }[];
}

export async function explore(address: Address, limits: ExploringLimits): Promise<RealAnswer> {
  const loaded = await loadCheck(address);
  const expedition = new Expedition(loaded, limits);
  // what modules did while they were loaded is no call's
  effectSince();
  expedition.everySequence(address.scope);
  expedition.longSequences(address.scope * WIDER);
  return expedition.answer();
}

class Expedition {
  private readonly states: ReachedState[] = [];
  private readonly seen = new Set<string>();
  /** By the number of the state. */
  private readonly stateKeys: string[] = [];
  private readonly keys: HeapKeys;
  private readonly album: Album;
  private readonly tallies = new Map<
    string,
    { vectors: number; failures: FailedCall[]; problem: string | null; next: Next }
  >();
  private calls = 0;
  private objects = 0;
  private followed = 0;
  private isComplete = true;
  private readonly begun = { wall: Date.now(), worked: workedMilliseconds() };

  constructor(
    private readonly loaded: LoadedCheck,
    private readonly limits: ExploringLimits,
  ) {
    this.keys = new HeapKeys(loaded.registry);
    this.album = new Album(loaded.registry);
  }

  answer(): RealAnswer {
    const operations = [...this.tallies].map(([name, { vectors, failures, problem, next }]): TriedOperation => ({
      name,
      vectors,
      failures,
      problem,
      next: next === 'result' ? 'result' : 'subject',
    }));
    const { calls, followed, isComplete, begun } = this;
    const states = this.states.map((one) => ({ ...one, graph: this.album.settled(one.graph) }));
    const slowness = Math.max(1, (Date.now() - begun.wall) / this.worked());
    return { kind: 'explored', states, operations, calls, followed, isComplete, slowness };
  }

  private worked(): number {
    return Math.max(1, workedMilliseconds() - this.begun.worked);
  }

  /** Short ones first, until there are enough states. */
  everySequence(scope: number): void {
    const question = this.loaded.check;
    const tried = this.operationsAt(question, scope);
    const waiting: { readonly sequence: Sequence; readonly index: number }[] = [];
    const meet = (subject: unknown, sequence: Sequence, from: ReachedState['from']): void => {
      const index = this.met(subject, scope, sequence, from);
      if (index !== null) waiting.push({ sequence, index });
    };
    for (const sequence of this.beginnings(question, scope)) {
      const subject = this.replayed(sequence, tried);
      if (subject !== null) meet(subject.value, sequence, null);
    }
    for (const { sequence, index } of waiting) {
      // as long as calls change nothing, none has to be made again
      let live: { readonly value: unknown } | null = null;
      for (const [operation, { vectors }] of tried.entries()) {
        for (const vector of vectors) {
          if (this.isOver(this.limits.states, MOST_OBJECTS)) return;
          const before: { readonly value: unknown } | null = live ?? this.replayed(sequence, tried);
          if (before === null) return;
          const after = this.called(before.value, operation, vector, tried, index);
          live = after !== null && this.keys.of([before.value]) === this.stateKeys[index] ? before : null;
          const calls = [...sequence.calls, { operation, vector, text: textOf(tried[operation]!, vector) }];
          const from = { state: index, operation: tried[operation]!.operation.name };
          if (after !== null && after !== live) meet(after.value, { ...sequence, calls }, from);
        }
      }
      this.followed = index + 1;
    }
  }

  /** The same numbers every time. */
  longSequences(scope: number): void {
    const question = this.loaded.registered.at(scope);
    const tried = this.operationsAt(question, scope).filter(({ vectors }) => vectors.length > 0);
    const beginnings = this.beginnings(question, scope);
    if (tried.length === 0 || beginnings.length === 0) return;
    let number = 1;
    const below = (count: number): number => {
      number = (number * 48_271) % 2_147_483_647;
      return number % count;
    };
    for (let walk = 0; walk < this.limits.walks && !this.isOver(Infinity); walk += 1) {
      const sequence = beginnings[(beginnings.length - 1 + walk) % beginnings.length]!;
      let subject = this.replayed(sequence, tried);
      let last = sequence;
      for (let count = 0; count < WALK_CALLS && subject !== null; count += 1) {
        const operation = below(tried.length);
        const { vectors } = tried[operation]!;
        const vector = vectors[below(vectors.length)]!;
        last = { ...last, calls: [...last.calls, { operation, vector, text: textOf(tried[operation]!, vector) }] };
        subject = this.called(subject.value, operation, vector, tried, null);
        if (subject !== null) this.met(subject.value, scope, last, null);
      }
    }
  }

  private isOver(most: number, mostObjects = Infinity): boolean {
    const isSmall = this.states.length < most && this.objects < mostObjects;
    if (isSmall && this.calls < this.limits.calls && this.worked() < this.limits.milliseconds) return false;
    this.isComplete = false;
    return true;
  }

  /** @throws Refusal if the spec does not say what is called with what */
  private operationsAt(question: Question, scope: number): readonly Tried[] {
    if (question.operations === null) throw unsaid('the check names no operations');
    const names = question.operations.filter((name) => !this.limits.without.includes(name));
    return names.map((name) => {
      const operation = question.operation(name);
      if (operation.arguments === null && takesSomething(this.method(name)))
        throw unsaid(`the domains of the arguments of ${name} are missing`);
      const tally = this.tallies.get(name) ?? { vectors: 0, failures: [], problem: null, next: operation.next };
      this.tallies.set(name, tally);
      try {
        const vectors = spread(vectorsOf(operation.arguments ?? [], scope, newObjects), MOST_VECTORS);
        if (tally.vectors === 0) tally.vectors = vectors.length;
        return { operation, vectors };
      } catch (problem) {
        if (!(problem instanceof NotEnumerable)) throw problem;
        tally.problem = problem.message;
        return { operation, vectors: [] };
      }
    });
  }

  private beginnings(question: Question, scope: number): readonly Sequence[] {
    const { target, name } = this.loaded.registered;
    if (question.initial !== null)
      return question.initial.map((begin) => ({ begin, text: beginningText(begin), calls: [] }));
    if (question.construct === null ? takesSomething(target) : !Array.isArray(question.construct))
      throw unsaid(`the domains of the constructor of ${name} are missing, as a list such as construct: [int(1, 3)]`);
    const domains = (question.construct ?? []) as readonly Domain[];
    return spread(vectorsOf(domains, scope, newObjects), MOST_BEGINNINGS).map((vector) => ({
      begin: () => new (target as unknown as Constructor)(...vector.map((one) => one.make())),
      text: `new ${name}(${vector.map(({ text }) => text).join(', ')})`,
      calls: [],
    }));
  }

  /** Null if it throws, or does not end. @throws Refusal if the same calls need not do the same again */
  private replayed({ begin, calls }: Sequence, tried: readonly Tried[]): { readonly value: unknown } | null {
    return this.watched('the beginning', () => {
      let subject = begin();
      for (const { operation, vector } of calls) {
        const { call, name } = tried[operation]!.operation;
        const actuals = vector.map((one) => one.make());
        try {
          const result = call(subject, actuals);
          if (this.tallies.get(name)!.next === 'result' && this.isState(result)) subject = result;
        } catch {
          // it is the state it left that counts
        }
      }
      return subject;
    });
  }

  /** What the call leaves behind; null if it is not allowed, or does not end. */
  private called(
    subject: unknown,
    operation: number,
    vector: Vector,
    tried: readonly Tried[],
    from: number | null,
  ): { readonly value: unknown } | null {
    const { name, call, precondition } = tried[operation]!.operation;
    const tally = this.tallies.get(name)!;
    const actuals = vector.map((one) => one.make());
    const failed = (error: string): void => {
      const { states } = this;
      if (from === null) return;
      const callee = { kind: 'method', name, next: 'subject' } as const;
      const shown = callText(
        callee,
        variableName(this.loaded.registered.name),
        vector.map(({ text }) => text!),
      );
      tally.failures.push({ state: from, call: shown, error, reachedBy: states[from]!.reachedBy });
    };
    this.calls += 1;
    const ended = this.watched(name, () => {
      if (precondition !== null && !precondition(subject, actuals)) return null;
      try {
        return { result: call(subject, actuals) };
      } catch (error) {
        failed(error instanceof Error ? error.constructor.name : String(error));
        return { result: undefined };
      }
    });
    if (ended === null) failed('endless');
    if (ended === null || ended.value === null) return null;
    const { result } = ended.value;
    // what returns another state and leaves its own as it was is meant to be gone on with
    const isAnother = result !== subject && this.isState(result);
    const isAsBefore = (): boolean => from !== null && this.keys.of([subject]) === this.stateKeys[from];
    if (isAnother && (tally.next === 'result' || isAsBefore())) {
      tally.next = 'result';
      return { value: result };
    }
    return { value: subject };
  }

  private method(name: string): unknown {
    const { prototype } = this.loaded.registered.target as unknown as Constructor;
    return (prototype as Record<string, unknown>)[name];
  }

  private isState(value: unknown): boolean {
    const { prototype } = this.loaded.registered.target as unknown as Constructor;
    return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === prototype;
  }

  private watched<T>(name: string, action: () => T): { readonly value: T } | null {
    const found = attempted(() => withinTime(PATIENCE, () => chanceIn(action)))?.value;
    if (found === undefined) return null;
    const effect = effectSince();
    const { chance, value } = found;
    const isLater =
      typeof value === 'object' && value !== null && (value as { readonly result?: unknown }).result instanceof Promise;
    // what is done outside may ask the clock
    const problem: Diagnostic | null =
      effect !== null
        ? outsideEffect(name, effect, placeOfEffect(effect))
        : chance !== null
          ? nondeterministic(chance, placeOfChance())
          : isLater
            ? asynchronous(name, placeOfFunction(this.method(name)))
            : null;
    if (problem !== null) throw new Refusal(problem);
    return found;
  }

  /** Its number; null if it was met before. */
  private met(subject: unknown, scope: number, { text, calls }: Sequence, from: ReachedState['from']): number | null {
    const key = this.keys.of([subject]);
    if (this.seen.has(key)) return null;
    this.seen.add(key);
    this.stateKeys.push(key);
    const graph = this.album.written(subject);
    this.objects += graph.objects.length;
    this.states.push({
      graph,
      scope,
      reachedBy: this.program(
        text,
        calls.map((one) => one.text),
      ),
      from,
    });
    return this.states.length - 1;
  }

  /** `const list = new List(); list.push(0);` */
  private program(begin: string, calls: readonly string[]): string {
    const subject = variableName(this.loaded.registered.name);
    return [`const ${subject} = ${begin};`, ...calls.map((call) => `${subject}.${call};`)].join(' ');
  }
}

/** How long processors have worked for this process. */
function workedMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Whether a function has parameters that have to be given. */
function takesSomething(called: unknown): boolean {
  return typeof called === 'function' && called.length > 0;
}

function unsaid(what: string): Refusal {
  return new Refusal(needsCallsToLearn(what, null));
}

/** Null if it throws. */
function attempted<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

type Next = Operation['next'];

/** `() => new List()` → `new List()` */
function beginningText(begin: () => unknown): string {
  const text = String(begin).replaceAll(/\s+/g, ' ');
  return /^\(\) => ([^{].*)$/.exec(text)?.[1] ?? `(${text})()`;
}

/** The call without its subject. */
function textOf({ operation }: Tried, vector: Vector): string {
  return `${operation.name}(${vector.map(({ text }) => text).join(', ')})`;
}

/** So many of them, evenly, the first and the last included. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, index) => all[Math.round((index * (all.length - 1)) / (most - 1))]!);
}
