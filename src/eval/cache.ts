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

import { FALSE } from '../formula/index.js';
import { type HeapObject, type Heap, type Target, type Version } from '../heap/index.js';
import { Reference, Union, type Value } from '../value/index.js';
import type { Activation } from './state.js';

class Entry {
  value: Value = undefined;
  /** Entries that used this one. */
  readonly parents: Entry[] = [];
  /** The epoch in which this entry must not be used. */
  disabledIn = -1;
}

/** An activation whose reads are being logged. */
interface Open {
  readonly key: string;
  readonly entry: Entry;
  readonly reads: Map<Target, Set<number>>;
  /** Entries it used. */
  readonly children: Entry[];
  /** References with this id or a later one were made inside. */
  readonly firstId: number;
}

export class CallCache {
  private readonly main = new Map<string, Entry>();
  private temporary = new Map<string, Entry>();
  private readonly readers = new Map<Target, Map<number, Entry[]>>();
  private readonly open: Open[] = [];
  private readonly unionIds = new WeakMap<Union, number>();
  private unionCount = 0;
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
    this.temporary = new Map();
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

  /** A name for a call; equal names mean the same function on the same operands. */
  key(callee: HeapObject, receiver: Value, actuals: readonly Value[]): string {
    let key = `${callee.id}(${this.name(receiver)}`;
    for (const actual of actuals) key += `,${this.name(actual)}`;
    return key;
  }

  /** The result of a call made before, if it still holds. */
  find(key: string): { readonly value: Value } | undefined {
    let entry = this.temporary.get(key);
    if (entry === undefined) {
      entry = this.main.get(key);
      if (entry === undefined || entry.disabledIn === this.epoch) {
        this.misses += 1;
        return undefined;
      }
      if (this.isTemporary) this.reused.add(entry.value);
    }
    this.hits += 1;
    this.open.at(-1)?.children.push(entry);
    return entry;
  }

  /** A call that was not found begins. */
  begin(key: string, firstId: number): void {
    this.open.push({ key, entry: new Entry(), reads: new Map(), children: [], firstId });
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

  private keep({ key, entry, reads, children }: Open): void {
    if (this.isTemporary) {
      this.temporary.set(key, entry);
      return;
    }
    this.main.set(key, entry);
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

  private readonly symbolNames = new Map<symbol, string>();

  private symbolName(symbol: symbol): string {
    let name = this.symbolNames.get(symbol);
    if (name === undefined) this.symbolNames.set(symbol, (name = `@${this.symbolNames.size}`));
    return name;
  }

  private name(value: Value): string {
    if (value instanceof Reference) return `#${value.id}`;
    if (value instanceof Union) {
      let id = this.unionIds.get(value);
      if (id === undefined) this.unionIds.set(value, (id = this.unionCount++));
      return `?${id}`;
    }
    if (typeof value === 'string') return JSON.stringify(value);
    if (Object.is(value, -0)) return '-0';
    if (typeof value === 'symbol') return this.symbolName(value);
    return typeof value === 'bigint' ? `${value}n` : String(value);
  }
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
