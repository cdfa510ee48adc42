/**
 * What a call leaves open, in node: functions that have contracts are replaced by stubs while the call runs, and somebody decides what comes of
 * them (see spec/choosing.ts): what a model decided, once more, or one way after the other.
 */

import { type Choices } from '../../spec/choices.js';
import { deciding, known, knownType, type Decider } from '../../spec/choosing.js';
import { byContract, type CallContract } from '../../spec/contract.js';
import type { Decided, Way, WayStep } from '../../spec/decided.js';
import type { Class } from '../../spec/domains.js';
import { AssumptionFailure, RequirementViolation, listening } from '../../spec/statements.js';
import { copyOf } from './copy.js';
import { described } from './predicates.js';
import type { Registry } from './registry.js';
import type { Situation } from './situation.js';

type Callee = (...actuals: readonly unknown[]) => unknown;

/** Who decides in one run, and what it has to tell of that. */
export interface Deciding extends Decider {
  /** Which of several contracts is meant by a call. */
  meant(ordinals: readonly number[]): number;
  /** What was decided so far. */
  readonly decided: readonly Decided[];
  /** What became of calls that were replaced. */
  readonly told: string[];
  /** Whether what was decided cannot be. */
  readonly hasGivenUp: boolean;
}

/** Decides what was decided before. Where that ends, it is not the same run any more, and anything will do. */
export class Repeating implements Deciding {
  readonly told: string[] = [];
  hasGivenUp = false;
  private next = 0;

  constructor(
    readonly decided: readonly Decided[],
    private readonly situation: Situation,
  ) {}

  private take<Kind extends Decided['kind']>(kind: Kind): Extract<Decided, { kind: Kind }> | null {
    const one = this.decided[this.next];
    if (one?.kind !== kind) return null;
    this.next += 1;
    return one as Extract<Decided, { kind: Kind }>;
  }

  integer(lo: number): number {
    return this.take('integer')?.value ?? lo;
  }

  reached(roots: readonly unknown[]): readonly (object | undefined)[] {
    return (this.take('reached')?.ways ?? []).map((way) => (way === null ? undefined : follow(way, roots)));
  }

  copies(values: readonly unknown[]): readonly unknown[] {
    return copyOf(values, this.situation.registry);
  }

  meant(ordinals: readonly number[]): number {
    const one = this.decided[this.next];
    if (one?.kind === 'begins') return one.ordinal;
    // nobody has decided that, and only types could say it
    if (ordinals.length > 1) throw new AssumptionFailure('several contracts');
    return ordinals[0]!;
  }

  begins(): void {
    this.take('begins');
  }

  ends(ordinal: number, result: unknown): void {
    this.told.push(outcomeText(this.situation, ordinal, result));
  }

  giveUp(): void {
    this.hasGivenUp = true;
  }
}

/** Decides in every way, run by run. */
export class Trying implements Deciding {
  readonly decided: Decided[] = [];
  readonly told: string[] = [];
  hasGivenUp = false;

  constructor(
    private readonly choices: Choices,
    private readonly situation: Situation,
  ) {}

  integer(lo: number, hi: number): number {
    const value = lo + this.choices.choose(hi - lo + 1);
    this.decided.push({ kind: 'integer', value });
    return value;
  }

  reached(roots: readonly unknown[], class_: Class | null): readonly (object | undefined)[] {
    const prototype: unknown = class_ === null ? Object.prototype : class_.prototype;
    const found = [...waysFrom(roots)].filter(([one]) => Object.getPrototypeOf(one) === prototype);
    this.decided.push({ kind: 'reached', ways: found.map(([, way]) => way) });
    return found.map(([one]) => one);
  }

  copies(values: readonly unknown[]): readonly unknown[] {
    return copyOf(values, this.situation.registry);
  }

  meant(ordinals: readonly number[]): number {
    const [first, ...others] = ordinals.map((ordinal) => this.situation.bounds.contracts![ordinal]!.name);
    if (others.length > 0)
      throw new Error(`only types say whether a call means the contract of ${first!} or of ${others.join(', ')}`);
    return ordinals[0]!;
  }

  begins(ordinal: number): void {
    this.decided.push({ kind: 'begins', ordinal });
  }

  ends(ordinal: number, result: unknown): void {
    this.told.push(outcomeText(this.situation, ordinal, result));
  }

  giveUp(): void {
    this.hasGivenUp = true;
  }
}

function outcomeText({ bounds }: Situation, ordinal: number, result: unknown): string {
  return `${bounds.contracts![ordinal]!.name} returned ${textOf(result)}, as its contract allows`;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return described(value).message;
  const { name } = value.constructor as { readonly name?: string };
  return Array.isArray(value) ? `[${value.map(textOf).join(', ')}]` : `a ${name ?? 'object'}`;
}

/** What a way leads to. */
function follow({ root, steps }: Way, roots: readonly unknown[]): object | undefined {
  let at: unknown = roots[root];
  for (const step of steps) at = typeof at === 'object' && at !== null ? taken(at, step) : null;
  return typeof at === 'object' && at !== null ? at : undefined;
}

function taken(from: object, step: WayStep): unknown {
  if (typeof step !== 'object') return (from as Record<string, unknown>)[step];
  return entriesIn(from)[step.entry]?.[step.part === 'key' ? 0 : 1];
}

/** Of a map or set; of a set, keys are all there is. */
function entriesIn(from: object): readonly (readonly [key: unknown, value: unknown])[] {
  if (from instanceof Map) return [...from];
  return from instanceof Set ? [...from].map((one) => [one, undefined]) : [];
}

/** By which fields, elements and entries objects are reached. */
function waysFrom(roots: readonly unknown[]): ReadonlyMap<object, Way> {
  const ways = new Map<object, Way>();
  const meet = (value: unknown, way: Way): void => {
    if (typeof value === 'object' && value !== null && !ways.has(value)) ways.set(value, way);
  };
  roots.forEach((value, root) => meet(value, { root, steps: [] }));
  for (const [object, { root, steps }] of ways) {
    for (const key of Object.keys(object))
      meet((object as Record<string, unknown>)[key], {
        root,
        steps: [...steps, Array.isArray(object) ? Number(key) : key],
      });
    entriesIn(object).forEach(([key, value], entry) => {
      meet(key, { root, steps: [...steps, { entry, part: 'key' }] });
      meet(value, { root, steps: [...steps, { entry, part: 'value' }] });
    });
  }
  return ways;
}

/** Runs the call that is judged, with somebody to decide, and with stubs where the bounds ask for them. */
export function whileOpen<T>(situation: Situation, by: Deciding, body: () => T): T {
  const { bounds, check, registry } = situation;
  known.types = bounds.types.map((one) => ({ ...knownType(one), class: registry.find(one.id) as never }));
  known.calls = bounds.contracts ?? [];
  known.reserve = bounds.scope;
  const contracts = bounds.contracts === undefined ? [] : (check.contracts ?? []);
  const restore = contracts.length === 0 ? () => undefined : installed(contracts, situation, by);
  const { onFailure } = listening;
  // what comes after an assertion that fails matters to nobody, and nobody has decided it
  let isDecided = false;
  listening.onFailure = (failed) => {
    isDecided ||= !by.hasGivenUp;
    onFailure?.(failed);
  };
  deciding.by = by;
  try {
    const value = body();
    if (isDecided || !by.hasGivenUp) return value;
  } catch (error) {
    if (isDecided || !by.hasGivenUp) throw error;
  } finally {
    deciding.by = null;
    listening.onFailure = onFailure;
    restore();
  }
  throw new NoSuchRun('decided otherwise');
}

/** The run is none: not even assertions count that failed in it afterwards. */
export class NoSuchRun extends AssumptionFailure {}

/** Puts stubs in the place of functions; the result takes them away. */
function installed(contracts: readonly CallContract[], situation: Situation, by: Deciding): () => void {
  const { registry, verified } = situation;
  let hasBegun = false;
  let judging = 0;
  const standIn = (
    original: Callee,
    ordinals: readonly number[],
    self: unknown,
    actuals: readonly unknown[],
  ): unknown => {
    const isWhole = !hasBegun && (original as unknown) === verified;
    hasBegun = true;
    if (judging > 0 || isWhole) return original.apply(self, actuals as unknown[]);
    const ordinal = by.meant(ordinals);
    judging += 1;
    try {
      return byContract(ordinal, contracts[ordinal]!, self, actuals);
    } finally {
      judging -= 1;
    }
  };
  const undone: (() => void)[] = [];
  for (const { holder, key, original, ordinals } of placesOf(contracts, registry)) {
    const descriptor = Object.getOwnPropertyDescriptor(holder, key)!;
    const value = function (this: unknown, ...actuals: unknown[]): unknown {
      return standIn(original, ordinals, this, actuals);
    };
    Object.defineProperty(holder, key, { ...descriptor, value });
    undone.push(() => Object.defineProperty(holder, key, descriptor));
  }
  const functions = new Map(contracts.map(({ target }, ordinal) => [target as unknown, ordinal]));
  registry.stub = (callee) => {
    const ordinal = functions.get(callee);
    if (ordinal === undefined || judging > 0) return null;
    const isWhole = !hasBegun && callee === verified;
    hasBegun = true;
    if (isWhole) return null;
    return (self, actuals) => {
      try {
        return standIn(callee as Callee, [ordinal], self, [...actuals]);
      } catch (error) {
        // it stands in for the function: who is to blame is who called that
        if (error instanceof RequirementViolation) Error.captureStackTrace(error, callee as Callee);
        throw error;
      }
    };
  };
  return () => {
    registry.stub = null;
    for (const undo of undone.reverse()) undo();
  };
}

interface Stubbed {
  readonly holder: object;
  readonly key: PropertyKey;
  readonly original: Callee;
  /** The contracts that it may be called by, that of the topmost class first. */
  readonly ordinals: readonly number[];
}

/** Methods with contracts, and those that override them. */
function placesOf(contracts: readonly CallContract[], registry: Registry): readonly Stubbed[] {
  const found: { readonly holder: object; readonly key: PropertyKey; readonly original: Callee; ordinals: number[] }[] =
    [];
  const add = (holder: object, key: PropertyKey, ordinal: number): void => {
    const original = Object.getOwnPropertyDescriptor(holder, key)?.value as unknown;
    if (typeof original !== 'function') return;
    const before = found.find((one) => one.holder === holder && one.key === key);
    if (before === undefined) found.push({ holder, key, original: original as Callee, ordinals: [ordinal] });
    else before.ordinals.push(ordinal);
  };
  const classes = registry.classes();
  contracts.forEach(({ target }, ordinal) => {
    for (const class_ of classes)
      for (const holder of [class_, class_.prototype]) {
        const key = Reflect.ownKeys(holder ?? {}).find(
          (one) => one !== 'constructor' && Object.getOwnPropertyDescriptor(holder, one)!.value === target,
        );
        if (key === undefined) continue;
        add(holder, key, ordinal);
        if (holder === class_.prototype)
          for (const { prototype } of classes)
            if (prototype !== holder && Object.prototype.isPrototypeOf.call(holder, prototype))
              add(prototype, key, ordinal);
      }
  });
  // a class is longer there than those that extend it
  const rank = (ordinal: number): number =>
    classes.findIndex(({ prototype }) =>
      Object.values(Object.getOwnPropertyDescriptors(prototype)).some(
        ({ value }) => value === contracts[ordinal]!.target,
      ),
    );
  for (const one of found) one.ordinals.sort((a, b) => rank(a) - rank(b));
  return found;
}
