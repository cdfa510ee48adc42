/**
 * States and activations.
 *
 * An activation is one call of a function: what stays the same during the call, and, under merge, the states of it that
 * wait their turn. A state is where one (set of) execution(s) stands: block, registers, guard and heap version. Under run
 * and follow an activation has exactly one state and nothing ever waits.
 */

import type { HeapObject, Version } from '../heap/index.js';
import { Reference, type Value } from '../value/index.js';
import { FALSE, TRUE, type Bit } from '../formula/index.js';
import type { Region } from '../ir/regions.js';
import type { Code } from './code.js';
import type { Remembered } from './cache.js';
import { type Path } from './path.js';

/** Of a state outside of loops. */
export const NO_ROUNDS: readonly number[] = [];

export class State {
  block = 0;
  /** Index of the next instruction in the block. */
  next = 0;
  /** Not 0 for a state that was split from others in the middle of a block and must not join them before its end. */
  split = 0;
  /** Those that wait at the same place, to be joined when it is their turn. */
  others: State[] | null = null;

  constructor(
    readonly code: Code,
    public registers: Value[],
    public path: Path,
    /** Meaningful while the state waits; a running state's version is the heap's current one. */
    public version: Version | null,
    /** Rounds made so far in each enclosing loop, outermost first; kept under merge only. */
    public rounds: readonly number[],
  ) {}

  copy(): State {
    const copy = new State(this.code, this.registers.slice(), this.path, this.version, this.rounds);
    copy.block = this.block;
    copy.next = this.next;
    copy.split = this.split;
    return copy;
  }
}

/** How an activation ended, joined over all its states that ended in the same way. */
export interface Exit {
  readonly path: Path;
  readonly version: Version | null;
  readonly value: Value;
}

export interface Exits {
  readonly normal: Exit[];
  readonly thrown: Exit[];
}

/** How far the states of an activation are. */
export interface Progress {
  /** Those that wait, least first. */
  readonly waiting: State[];
  /** How others ended. */
  readonly exits: Exits;
}

/** A region, and the states that left it, by where they went. */
export interface Confinement {
  readonly region: Region;
  readonly left: Map<number, State>;
}

/** A call of a function, whoever makes it. */
export interface Invocation {
  readonly code: Code;
  readonly callee: HeapObject | null;
  readonly receiver: Value;
  readonly actuals: readonly Value[];
  readonly newTarget: HeapObject | undefined;
  /** The object under construction, returned unless the constructor returns another. */
  readonly constructing: HeapObject | null;
}

/** Who goes on with the result of a call. */
export interface Caller {
  readonly activation: Activation;
  readonly state: State;
  /** The register for the result; −1 for none. */
  readonly destination: number;
}

export class Activation implements Invocation {
  readonly code: Code;
  readonly callee: HeapObject | null;
  readonly receiver: Value;
  readonly actuals: readonly Value[];
  readonly newTarget: HeapObject | undefined;
  readonly constructing: HeapObject | null;
  readonly depth: number;
  /** Whether a handler further out looks at what it throws, or may. */
  readonly isObserved: boolean;
  /** How much had been written to the version it started in. */
  readonly entryWrites: number;
  private gathered: Progress | null = null;
  normal: Exit | null = null;
  thrown: Exit | null = null;
  /** Where a limit was met inside. */
  beyond: Bit = FALSE;
  /** Other calls on the same instruction that are still to be made, if the callee was symbolic. */
  group: CallGroup | null = null;
  /** The enclosing activation of the same code; see `Code.latest`. */
  previous: Activation | null = null;
  /** Under merge inside follow: the blocks this activation is confined to. */
  confinement: Confinement | null = null;
  /** Under merge: runs with the guard TRUE, and is to be remembered. */
  cached = false;
  /** The generator that this activation advances. */
  generator: HeapObject | null = null;

  constructor(
    invocation: Invocation,
    /** null at the bottom. */
    readonly caller: Caller | null,
    /** The version the activation started in, for recognising endless recursion. */
    readonly entryVersion: Version | null,
  ) {
    this.code = invocation.code;
    this.callee = invocation.callee;
    this.receiver = invocation.receiver;
    this.actuals = invocation.actuals;
    this.newTarget = invocation.newTarget;
    this.constructing = invocation.constructing;
    this.depth = caller === null ? 0 : caller.activation.depth + 1;
    // a generator may put off an exception, and throw it when somebody else asks
    this.isObserved = this.code.source.kind === 'generator' || (caller !== null && isObservedFrom(caller));
    this.entryWrites = entryVersion === null ? 0 : entryVersion.targets.length;
  }

  /** Of an activation that has ended: where it throws. What ends in one way only, and met no limit, ends so everywhere. */
  get throws(): Bit {
    const { normal, thrown, beyond } = this;
    if (thrown === null) return FALSE;
    return normal === null && beyond === FALSE ? TRUE : thrown.path.bit;
  }

  /** What only merging needs. */
  get progress(): Progress {
    return (this.gathered ??= { waiting: [], exits: { normal: [], thrown: [] } });
  }
}

/** A case of a symbolic call: under `guard` the result is known, or `run` gives it or starts an activation. */
export type CallCase = CallToMake | KnownCall;

export interface CallToMake {
  readonly guard: Bit;
  readonly run: Thunk;
}

export interface KnownCall {
  readonly guard: Bit;
  readonly known: Remembered;
}

/** Returns the result, or PENDING after it has started a call that will write `destination`, or has thrown. */
export type Thunk = (destination: number) => Value | typeof PENDING;

export const PENDING: unique symbol = Symbol('pending');

/** The calls of one instruction whose callee or receiver is symbolic: made one after another, then joined. */
export class CallGroup {
  next = 0;
  /** No case has thrown or met a limit so far. */
  everyStateReturned = true;
  readonly exits: Exits = { normal: [], thrown: [] };

  constructor(
    readonly cases: readonly CallCase[],
    readonly caller: Caller,
    readonly path: Path,
    readonly version: Version | null,
  ) {}
}

/** A generator frame between two resumptions. Immutable. */
export class Suspended extends Reference {
  constructor(
    id: number,
    readonly activation: Activation,
    /** Where to go on. */
    readonly block: number,
    /** Registers for the mode and the value of the resumption; −1 before the first one. */
    readonly mode: number,
    readonly received: number,
    readonly registers: readonly Value[],
  ) {
    super(id);
  }

  get callable(): boolean {
    return false;
  }
}

/** Whether a call made there throws to a handler that looks at the exception, in the function itself or further out. */
export function isObservedFrom({ activation, state }: Pick<Caller, 'activation' | 'state'>): boolean {
  return activation.isObserved || state.code.blocks[state.block]!.handler?.inspects === true;
}

/** An activation ended: it is no longer among the open ones of its code. */
export function leave(activation: Activation): void {
  const { code } = activation;
  if (code.latest !== activation) return;
  code.active -= 1;
  code.latest = activation.previous;
}
