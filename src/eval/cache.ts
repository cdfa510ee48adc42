/**
 * Remembering calls (Roberson 2011, §2.9): most calls of an invariant on the post-state read nothing that the operation
 * wrote, so their formula is the one found on the pre-state.
 *
 * An entry is made at activation entry only. The activation runs with the guard TRUE, so what it finds holds whoever calls;
 * every cell it reads, absence and shapes included, is logged. It is kept if nothing older than the call was written, no
 * exception and no limit was met, and the result is not an object made inside. Entries form a graph: one that used another
 * is its parent. A written cell disables the entries that read it and, through the parents, all that used them; that
 * costs what the operation touched, not the size of the heap.
 *
 * Entries found on a changed heap, or under a path constraint, are *temporary*: they are forgotten with the next `restart`,
 * so nothing needs to be known of what they read.
 */

import { FALSE, mix } from '../formula/index.js';
import { type HeapObject, type Heap, type Target, type Version } from '../heap/index.js';
import { Reference, Union, type Value } from '../value/index.js';
import type { Activation } from './state.js';

/** A function and its operands, the receiver first. */
export interface Call {
  readonly callee: HeapObject;
  readonly operands: readonly Value[];
  /** Equal for equal calls. */
  readonly hash: number;
}

class Entry {
  value: Value = undefined;
  /** Another one whose call has the same hash. */
  next: Entry | null = null;
  /** Entries that used this one. */
  readonly parents: Entry[] = [];
  /** The epoch in which this entry must not be used. */
  disabledIn = -1;

  constructor(readonly call: Call) {}
}

/** An activation whose reads are being logged. */
interface Open {
  readonly entry: Entry;
  readonly reads: Map<Target, Set<number>>;
  /** Entries it used. */
  readonly children: Entry[];
  /** References with this id or a later one were made inside. */
  readonly firstId: number;
}

export class CallCache {
  private readonly main = new Map<number, Entry>();
  private readonly temporary = new Map<number, Entry>();
  private readonly readers = new Map<Target, Map<number, Entry[]>>();
  private readonly open: Open[] = [];
  private epoch = 0;
  private isTemporary = false;

  /** Since the last restart: results found on the unchanged heap and used on the changed one. */
  readonly reused = new Set<Value>();

  /** How often a call was found, and how often it had to be made. */
  hits = 0;
  misses = 0;

  constructor(private readonly heap: Heap) {}

  /** From here on the heap is the one the main entries were made on. */
  restart(): void {
    this.epoch += 1;
    this.isTemporary = false;
    this.temporary.clear();
    this.reused.clear();
  }

  /** From here on the heap differs from it by `written`, or formulas are simplified by a path constraint. */
  restartChanged(written: ReadonlyMap<Target, ReadonlySet<number>>): void {
    this.restart();
    this.isTemporary = true;
    const pending: Entry[] = [];
    for (const [target, parts] of written) {
      const readers = this.readers.get(target);
      if (readers === undefined) continue;
      for (const part of parts) pending.push(...(readers.get(part) ?? []));
    }
    for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
      if (entry.disabledIn === this.epoch) continue;
      entry.disabledIn = this.epoch;
      pending.push(...entry.parents);
    }
  }

  /** The result of a call made before, if it still holds. */
  find(call: Call): { readonly value: Value } | undefined {
    let entry = lookUp(this.temporary, call);
    if (entry === null) {
      entry = lookUp(this.main, call);
      if (entry === null || entry.disabledIn === this.epoch) return undefined;
      if (this.isTemporary) this.reused.add(entry.value);
    }
    this.hits += 1;
    this.open.at(-1)?.children.push(entry);
    return entry;
  }

  /** A call that was not found begins. */
  begin(call: Call, firstId: number): void {
    this.misses += 1;
    this.open.push({ entry: new Entry(call), reads: new Map(), children: [], firstId });
    if (!this.isTemporary) this.heap.readLog = this.log;
  }

  /** The innermost open call ended as `activation` says. */
  end(activation: Activation): void {
    const call = this.open.pop()!;
    if (this.open.length === 0) this.heap.readLog = null;
    if (this.isKept(call, activation)) {
      call.entry.value = activation.normal!.value;
      this.keep(call);
      this.open.at(-1)?.children.push(call.entry);
    } else this.passOn(call);
  }

  /** Forgets calls that were open when evaluation was given up. */
  abandon(): void {
    this.open.length = 0;
    this.heap.readLog = null;
  }

  private isKept({ firstId }: Open, { normal, thrown, beyond, entryVersion }: Activation): boolean {
    if (normal === null || thrown !== null || beyond !== FALSE) return false;
    if (mentionsFrom(normal.value, firstId)) return false;
    // the entry version was made for this call, so it counts too
    const before = entryVersion!.parent;
    for (
      let version: Version | null = normal.version;
      version !== null && version !== before;
      version = version.parent
    ) {
      if (version.targets.some((target) => target.id < firstId)) return false;
    }
    return true;
  }

  private keep({ entry, reads, children }: Open): void {
    if (this.isTemporary) {
      remember(this.temporary, entry);
      return;
    }
    remember(this.main, entry);
    for (const child of children) child.parents.push(entry);
    for (const [target, parts] of reads) {
      let known = this.readers.get(target);
      if (known === undefined) this.readers.set(target, (known = new Map()));
      for (const part of parts) {
        const entries = known.get(part);
        if (entries === undefined) known.set(part, [entry]);
        else entries.push(entry);
      }
    }
  }

  /** A call that is not kept was part of the one around it. */
  private passOn({ reads, children }: Open): void {
    const around = this.open.at(-1);
    if (around === undefined) return;
    for (const child of children) around.children.push(child);
    for (const [target, parts] of reads) for (const part of parts) add(around.reads, target, part);
  }

  private readonly log = (target: Target, part: number): void => {
    const call = this.open[this.open.length - 1]!;
    if (target.id < call.firstId) add(call.reads, target, part);
  };
}

/** A function on its operands, the receiver first. */
export function callOf(callee: HeapObject, operands: readonly Value[]): Call {
  let hash = mix(17, callee.id);
  for (let i = 0; i < operands.length; i += 1) hash = mix(hash, hashOf(operands[i]));
  return { callee, operands, hash };
}

function hashOf(value: Value): number {
  if (value instanceof Reference) return 4 * value.id;
  if (value instanceof Union) return 4 * value.id + 1;
  switch (typeof value) {
    case 'number':
      return Number.isSafeInteger(value) ? 4 * (value | 0) + 2 : 3;
    case 'string':
      return 4 * value.length + 3;
    case 'boolean':
      return value ? 7 : 11;
    case 'bigint':
    case 'symbol':
      return 15;
    case 'undefined':
      return 19;
    case 'object':
      return 23;
  }
}

function lookUp(table: ReadonlyMap<number, Entry>, call: Call): Entry | null {
  let entry = table.get(call.hash) ?? null;
  while (entry !== null && !isSame(entry.call, call)) entry = entry.next;
  return entry;
}

function isSame(a: Call, b: Call): boolean {
  if (a.callee !== b.callee || a.operands.length !== b.operands.length) return false;
  for (let i = 0; i < a.operands.length; i += 1) if (!Object.is(a.operands[i], b.operands[i])) return false;
  return true;
}

/** @requires nothing is remembered of the entry's call */
function remember(table: Map<number, Entry>, entry: Entry): void {
  entry.next = table.get(entry.call.hash) ?? null;
  table.set(entry.call.hash, entry);
}

function add(reads: Map<Target, Set<number>>, target: Target, part: number): void {
  const parts = reads.get(target);
  if (parts === undefined) reads.set(target, new Set([part]));
  else parts.add(part);
}

/** Whether a value mentions a reference made at or after an id. */
function mentionsFrom(value: Value, firstId: number): boolean {
  if (value instanceof Reference) return value.id >= firstId;
  return value instanceof Union && value.atoms.some((atom) => atom instanceof Reference && atom.id >= firstId);
}
