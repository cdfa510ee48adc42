/**
 * What the text of a function may do beyond its own variables, found without running it: which captured variables it may assign, of which
 * captured objects it may write properties, which names and keys it mentions. Functions inside of it count as part of it. It errs on the side of yes,
 * except that it does not follow objects through variables: a property that is written counts by its key alone, unless the object comes
 * straight from a captured variable, from the global object or from `this`.
 */

import { forEachWrite } from './operands.js';
import type { FunctionSource, Instruction, Literal, Operand, Register } from './types.js';

export interface Effects {
  /** Captured variables, by index, that may be assigned. */
  readonly assigned: ReadonlySet<number>;
  /** Captured variables or values, by index, of whose object a property may be written. */
  readonly changed: ReadonlySet<number>;
  readonly changesThis: boolean;
  /** Whether the global object may be written, or an object that is read from it. */
  readonly changesGlobals: boolean;
  /** Names that no enclosing scope declares. */
  readonly globals: ReadonlySet<string>;
  /** Keys of properties that are read and written, where the text says them. */
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
  /** Whether properties are written whose keys are computed. */
  readonly writesAnyKey: boolean;
  /** Whether something is called that was read by a computed key: it may be any method. */
  readonly callsAnyKey: boolean;
  /** Whether something is not supported, such as waiting. */
  readonly refuses: boolean;
}

/** Where the content of a register may come from, as far as it matters. */
type Origin = 'this' | 'global' | 'computed key' | `capture ${number}`;

const known = new WeakMap<FunctionSource, Effects>();

export function effectsOf(source: FunctionSource): Effects {
  let effects = known.get(source);
  if (effects === undefined) known.set(source, (effects = new Reading(source).effects));
  return effects;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends ReadonlySet<infer Item> ? Set<Item> : T[Key] };

class Reading {
  readonly effects: Mutable<Effects> = {
    assigned: new Set(),
    changed: new Set(),
    changesThis: false,
    changesGlobals: false,
    globals: new Set(),
    reads: new Set(),
    writes: new Set(),
    writesAnyKey: false,
    callsAnyKey: false,
    refuses: false,
  };
  private readonly constants: readonly Literal[];
  /** What registers may have when some block ends. */
  private readonly ends = new Map<Register, Set<Origin>>();
  /** What they have in the block that is being read, as far as it has written them. */
  private readonly here = new Map<Register, ReadonlySet<Origin>>();

  constructor({ kind, body }: FunctionSource) {
    const { constants, blocks } = body();
    this.constants = constants;
    for (let isNew = true; isNew;) {
      isNew = false;
      for (const { instructions } of blocks) if (this.block(instructions)) isNew = true;
    }
    if (kind === 'async' || kind === 'asyncGenerator') this.effects.refuses = true;
  }

  /** Whether something new was learnt about where the content of registers may come from. */
  private block(instructions: readonly Instruction[]): boolean {
    this.here.clear();
    for (const one of instructions) {
      this.read(one);
      const origins = this.originsFrom(one);
      forEachWrite(one, (register) => this.here.set(register, origins));
    }
    let isNew = false;
    for (const [register, origins] of this.here) {
      const all = this.ends.get(register) ?? new Set();
      isNew ||= [...origins].some((one) => !all.has(one));
      this.ends.set(register, new Set([...all, ...origins]));
    }
    return isNew;
  }

  /** Where what an instruction gives comes from. */
  private originsFrom(one: Instruction): ReadonlySet<Origin> {
    switch (one.op) {
      case 'capture':
        return new Set([`capture ${one.index}`] as const);
      case 'this':
        return new Set(['this'] as const);
      case 'loadGlobal':
      case 'loadGlobalOrUndefined':
        return new Set(['global'] as const);
      case 'get':
        return new Set(this.keyOf(one.key) === null ? (['computed key'] as const) : []);
      case 'loadCell':
        return this.originsOf(one.cell);
      case 'move':
        return this.originsOf(one.src);
    }
    return new Set();
  }

  private originsOf(operand: Operand): ReadonlySet<Origin> {
    return this.here.get(operand) ?? this.ends.get(operand) ?? new Set();
  }

  private read(one: Instruction): void {
    const { effects } = this;
    switch (one.op) {
      case 'storeCell':
        for (const index of capturesIn(this.originsOf(one.cell))) effects.assigned.add(index);
        return;
      case 'storeGlobal':
        effects.changesGlobals = true;
        return;
      case 'loadGlobal':
      case 'loadGlobalOrUndefined':
        effects.globals.add(one.name);
        return;
      case 'get':
      case 'getSuper': {
        const key = this.keyOf(one.key);
        if (key !== null) effects.reads.add(key);
        return;
      }
      case 'set':
      case 'delete':
        this.write(one.object, one.key);
        return;
      case 'setSuper':
        this.write(one.receiver, one.key);
        return;
      case 'setPrivate':
        this.change(this.originsOf(one.object));
        return;
      case 'call':
      case 'callSpread':
        effects.callsAnyKey ||= this.originsOf(one.callee).has('computed key');
        return;
      case 'closure':
      case 'class':
        this.inside(effectsOf(one.code), one.captures);
        return;
      case 'refuse':
        effects.refuses = true;
        return;
    }
  }

  private write(object: Operand, key: Operand): void {
    const name = this.keyOf(key);
    if (name === null) this.effects.writesAnyKey = true;
    else this.effects.writes.add(name);
    this.change(this.originsOf(object));
  }

  private change(origins: ReadonlySet<Origin>): void {
    const { effects } = this;
    if (origins.has('this')) effects.changesThis = true;
    if (origins.has('global')) effects.changesGlobals = true;
    for (const index of capturesIn(origins)) effects.changed.add(index);
  }

  /** A function that is made here; what it captures is ours, or was captured by us. */
  private inside(inner: Effects, captures: readonly Operand[]): void {
    const { effects } = this;
    for (const index of inner.assigned)
      for (const own of capturesIn(this.originsOf(captures[index]!))) effects.assigned.add(own);
    for (const index of inner.changed) this.change(this.originsOf(captures[index]!));
    for (const name of inner.globals) effects.globals.add(name);
    for (const key of inner.reads) effects.reads.add(key);
    for (const key of inner.writes) effects.writes.add(key);
    effects.changesGlobals ||= inner.changesGlobals;
    effects.writesAnyKey ||= inner.writesAnyKey;
    effects.callsAnyKey ||= inner.callsAnyKey;
    effects.refuses ||= inner.refuses;
  }

  private keyOf(operand: Operand): string | null {
    const key = operand < 0 ? this.constants[-1 - operand] : undefined;
    return typeof key === 'string' ? key : null;
  }
}

function capturesIn(origins: ReadonlySet<Origin>): readonly number[] {
  return [...origins].flatMap((one) => (one.startsWith('capture ') ? [Number(one.slice('capture '.length))] : []));
}
