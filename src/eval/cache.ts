/**
 * Remembering calls (Roberson 2011, §2.9): most calls of an invariant on the post-state read nothing that the operation
 * wrote, so their formula is the one found on the pre-state.
 *
 * An entry is made at activation entry only. The activation runs with the guard TRUE, so what it finds holds whoever calls, as
 * long as all that it read is as it was; the heap tells of every part that is read, absence included. What it reads is of three kinds:
 *
 * - what it made itself, which concerns nobody else;
 * - what is *older* than the evaluation. It stays as it is until the next `restart`: entries that read what is different then are
 *   disabled, and through the graph of who used whom all that used them. That costs what the operation touched, not the
 *   size of the heap. (An evaluation that does write what is older has nothing remembered from there on: `isOff`.)
 * - what is *local*: made by the evaluation, before the call. It may be different at the next call, or in another branch, so the
 *   entry notes the content it saw, and holds where every part has that very content.
 *
 * An entry is kept if the call wrote nothing older than itself, not even what was there already; if no limit was met; and if what it returns can be made again (`made.ts`), and what it throws was not made inside. What it throws mostly is
 * no more than a summary (`faults.ts`), and then the entry is of no use where a handler looks.
 *
 * Entries found on a changed heap, or under a path constraint, are *temporary*, and so are those that saw something local, or a call around
 * them under way (`met.ts`): they are forgotten with the next `restart`.
 *
 * All of this rests on the heap telling of every read. So that nobody has to believe it, tests switch on `rechecking`: then calls
 * that are found are made all the same, and what they give is compared with what was remembered.
 */

import { FALSE, type Bit } from '../formula/index.js';
import { ELEMENT, EXTENT, type Heap, type Target } from '../heap/index.js';
import type { Value } from '../value/index.js';
import { callOf, isSame, type Call } from './call-key.js';
import { Likeness, originalsOf, type Parts } from './copies.js';
import { NOTHING_MADE, madeIn, mentionsFrom, valuesIn, type Made } from './made.js';
import { NOBODY, meetsAgain, type Met, type Surroundings } from './met.js';
import { addLocal, addMet, noteLocal, noteOlder, type LocalReads, type Noted } from './noted.js';
import type { Activation } from './state.js';

/** Whether calls that are remembered are made again and compared. It costs what remembering saves: for tests and fuzzers. */
export const rechecking = { isOn: false };

/** So many are made again in one evaluation; calls in calls could be too many. */
const MOST_RECHECKS = 300;

const NOTHING_LOCAL: LocalReads = new Map();

const NOTHING_READ: Parts = new Map();

class Entry implements Reused {
  value: Value = undefined;
  made: Made = NOTHING_MADE;
  throws: Bit = FALSE;
  thrown: Value = undefined;
  /** Whether what it throws was made for a handler that looks at it, rather than summed up. */
  isObserved = false;
  /** Another one whose call has the same hash. */
  next: Entry | null = null;
  /** Entries that used this one. */
  readonly parents: Entry[] = [];
  /** The epoch in which this entry must not be used. */
  disabledIn = -1;
  /** What it saw of objects that the evaluation had made before. */
  local: LocalReads = NOTHING_LOCAL;
  /** What it read itself of what is older than the evaluation, and the entries it used. */
  reads: Parts = NOTHING_READ;
  children: readonly Entry[] = [];
  /** Calls around it that it found under way. */
  met: Met = NOBODY;

  constructor(readonly call: Call) {}
}

/** A call whose reads and writes are being noted. */
interface Open extends Noted {
  readonly entry: Entry;
  /** Entries it used. */
  readonly children: Entry[];
  /** What is remembered of it, if it is made again. */
  readonly expected: Remembered | null;
}

/** What became of a call made before. */
export interface Remembered {
  /** Where it throws. */
  readonly throws: Bit;
  readonly thrown: Value;
  /** What it returns elsewhere, and what of it was made by the call, which each time makes its own. */
  readonly value: Value;
  readonly made: Made;
}

/** A call that was made on the unchanged heap and used on the changed one. */
export interface Reused extends Remembered {
  /** The calls in it. */
  readonly children: readonly Reused[];
}

/** A call that was remembered has been made again. */
export interface Recheck {
  readonly expected: Remembered;
  /** What of the value it returned now was made by it; null if there are things among it that are never remembered. */
  readonly made: Made | null;
}

export class CallCache {
  private readonly main = new Map<number, Entry>();
  private readonly temporary = new Map<number, Entry>();
  private readonly readers = new Map<Target, Map<number, Entry[]>>();
  private readonly open: Open[] = [];
  private epoch = 0;
  private isTemporary = false;
  private stopWatching: (() => void) | null = null;
  /** References with this id or a later one were made by the evaluation. */
  private firstLocal = 0;
  /** The evaluation has written what is older than itself. */
  private off = false;
  private rechecks = 0;

  /** Since the last restart: what was found on the unchanged heap and used on the changed one. */
  readonly reused = new Set<Reused>();

  /** How often a call was found, and how often it had to be made. */
  hits = 0;
  misses = 0;

  constructor(private readonly heap: Heap) {}

  /** From here on the heap is the one the main entries were made on. */
  restart(): void {
    this.epoch += 1;
    this.isTemporary = false;
    this.firstLocal = this.heap.upcomingId;
    this.off = false;
    this.rechecks = 0;
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
      let hasElements = false;
      for (const part of parts) {
        pending.push(...(readers.get(part) ?? []));
        hasElements ||= part <= ELEMENT;
      }
      // whoever saw how far the elements reach has seen that there are no others
      if (hasElements) pending.push(...(readers.get(EXTENT) ?? []));
    }
    for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
      if (entry.disabledIn === this.epoch) continue;
      entry.disabledIn = this.epoch;
      pending.push(...entry.parents);
    }
  }

  /** Whether something stays as it is for the whole evaluation: nobody has written what is older. */
  isFixed(target: Target): boolean {
    return !this.off && target.id < this.firstLocal;
  }

  /** Whether nothing can be remembered until the next restart. */
  get isOff(): boolean {
    return this.off;
  }

  /** What became of a call made before, if it still holds, exceptions as they are wanted; without surroundings, if no call is under way. */
  find(call: Call, isObserved: boolean, around: Surroundings | null = null): Remembered | undefined {
    if (this.off) return undefined;
    let entry = this.lookUp(this.temporary, call, isObserved, around);
    if (entry === null) {
      entry = this.findEarlier(call, isObserved) ?? this.findOfOriginal(call, isObserved);
      if (entry === null) return undefined;
      if (this.isTemporary) this.reused.add(entry);
    }
    this.hits += 1;
    this.use(entry);
    return entry;
  }

  private findEarlier(call: Call, isObserved: boolean): Entry | null {
    const entry = this.lookUp(this.main, call, isObserved, null);
    return entry === null || entry.disabledIn === this.epoch ? null : entry;
  }

  /** What became of a call on what the operands are copies of, if copies they are as far as that call has looked. */
  private findOfOriginal({ callee, operands }: Call, isObserved: boolean): Entry | null {
    const originals = this.isTemporary ? originalsOf(operands) : null;
    const entry = originals === null ? null : this.findEarlier(callOf(callee, originals), isObserved);
    if (entry === null) return null;
    const results = [entry.value, entry.thrown, ...valuesIn(entry.made)];
    return new Likeness(this.heap).holds(originals!, operands, allReads(entry), results) ? entry : null;
  }

  /** Whether a call that was found is to be made again. */
  get makesAgain(): boolean {
    return rechecking.isOn && this.rechecks < MOST_RECHECKS;
  }

  /** A call begins that was not found, or that is made again. */
  begin(call: Call, depth: number, expected: Remembered | null): void {
    if (expected === null) this.misses += 1;
    else this.rechecks += 1;
    this.open.push({
      entry: new Entry(call),
      reads: new Map(),
      local: new Map(),
      children: [],
      met: new Set(),
      depth,
      firstId: this.heap.upcomingId,
      leastWritten: Infinity,
      mayBeKept: expected === null,
      expected,
    });
    this.stopWatching ??= this.heap.watch({ read: this.noteRead, write: this.noteWrite });
  }

  /** The innermost open call ended as `activation` says; the result tells what is known of it from before, if it was made again. */
  end(activation: Activation): Recheck | null {
    const call = this.open.pop()!;
    const around = this.open.at(-1);
    if (around === undefined) this.stop();
    else around.leastWritten = Math.min(around.leastWritten, call.leastWritten);
    const { expected } = call;
    const made = expected !== null || this.isKept(call, activation) ? this.madeBy(call, activation) : null;
    if (expected === null && made !== null) {
      const { normal, thrown, throws, isObserved } = activation;
      const { entry } = call;
      entry.value = normal?.value;
      entry.made = made;
      entry.throws = throws;
      entry.thrown = thrown?.value;
      entry.isObserved = isObserved;
      entry.local = call.local;
      entry.met = call.met;
      this.keep(call);
      this.use(call.entry);
    } else if (around !== undefined) this.passOn(call, around);
    return expected === null ? null : { expected, made };
  }

  /** The innermost open call has met one that is under way. */
  meet(earlier: Activation): void {
    const call = this.open.at(-1);
    if (call !== undefined) addMet(call, [earlier]);
  }

  /** What the open calls give is not the same each time: a symbol, or what is caught when they are under way already. */
  doNotKeep(): void {
    for (const call of this.open) call.mayBeKept = false;
  }

  /** Forgets calls that were open when evaluation was given up. */
  abandon(): void {
    this.open.length = 0;
    this.stop();
  }

  private stop(): void {
    this.stopWatching?.();
    this.stopWatching = null;
  }

  private isKept({ firstId, leastWritten, mayBeKept }: Open, { normal, thrown, beyond }: Activation): boolean {
    if (!mayBeKept || this.off || leastWritten < firstId) return false;
    if (beyond !== FALSE || (normal === null && thrown === null)) return false;
    return !mentionsFrom(thrown?.value, firstId);
  }

  /** What of the returned value a call has made; null if it cannot be made again. */
  private madeBy({ firstId }: Open, { normal }: Activation): Made | null {
    if (!mentionsFrom(normal?.value, firstId)) return NOTHING_MADE;
    this.heap.switchTo(normal!.version!);
    return madeIn(normal!.value, firstId);
  }

  private keep({ entry, reads, children, local, met }: Open): void {
    remember(this.isTemporary || local.size > 0 || met.size > 0 ? this.temporary : this.main, entry);
    if (this.isTemporary) return;
    entry.reads = reads;
    entry.children = children;
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

  /** What an entry stands for was part of the call around it. */
  private use(entry: Entry): void {
    const around = this.open.at(-1);
    if (around === undefined) return;
    around.children.push(entry);
    addLocal(around, entry.local);
    addMet(around, entry.met);
  }

  /** A call that is not kept was part of the one around it. */
  private passOn({ reads, children, local, met }: Open, around: Open): void {
    for (const child of children) around.children.push(child);
    for (const [target, parts] of reads) for (const part of parts) noteOlder(around.reads, target, part);
    addLocal(around, local);
    addMet(around, met);
  }

  private lookUp(
    table: ReadonlyMap<number, Entry>,
    call: Call,
    isObserved: boolean,
    around: Surroundings | null,
  ): Entry | null {
    const holds = (entry: Entry): boolean =>
      this.isAnswer(entry, call, isObserved) && meetsAgain(entry.met, around, this.heap);
    let entry = table.get(call.hash) ?? null;
    while (entry !== null && !holds(entry)) entry = entry.next;
    return entry;
  }

  private isAnswer(entry: Entry, call: Call, isObserved: boolean): boolean {
    const saysEnough = entry.throws === FALSE || entry.isObserved === isObserved;
    return saysEnough && isSame(entry.call, call) && this.isAsSeen(entry.local);
  }

  private isAsSeen(local: LocalReads): boolean {
    for (const [target, parts] of local)
      for (const [part, content] of parts) if (!Object.is(this.heap.read(target, part), content)) return false;
    return true;
  }

  private readonly noteRead = (target: Target, part: number): void => {
    const call = this.open[this.open.length - 1]!;
    if (target.id >= call.firstId) return;
    if (target.id >= this.firstLocal) noteLocal(call, target, part, this.heap.read(target, part));
    else if (!this.isTemporary) noteOlder(call.reads, target, part);
  };

  private readonly noteWrite = (target: Target): void => {
    const call = this.open[this.open.length - 1]!;
    if (target.id < call.leastWritten) call.leastWritten = target.id;
    if (target.id < this.firstLocal) this.off = true;
  };
}

/** What a call read, with all calls in it. */
function allReads(call: Entry): Parts {
  const reads = new Map<Target, Set<number>>();
  const seen = new Set<Entry>([call]);
  for (const entry of seen) {
    for (const [target, parts] of entry.reads) for (const part of parts) noteOlder(reads, target, part);
    for (const child of entry.children) seen.add(child);
  }
  return reads;
}

function remember(table: Map<number, Entry>, entry: Entry): void {
  entry.next = table.get(entry.call.hash) ?? null;
  table.set(entry.call.hash, entry);
}
