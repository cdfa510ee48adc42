/**
 * Finding a key at once: a host map from keys to slots, kept beside each map or set that has no symbolic keys. It is a
 * memo, not state: `HeapObject.stamp` tells when the heap has changed under it, and then it is built anew.
 *
 * Here also is the room that deleted slots leave: a map that nothing records and that is mostly dead slots is compacted.
 * An iterator knows the *layout* its position belongs to, and a layout knows the one after it and which slots went (the
 * tables of V8's ordered hash maps, after Close, are linked in the same way), so positions are translated when
 * they are next used and old layouts live only as long as iterators that need them.
 */

import {
  entriesOf,
  keyAt,
  presentAt,
  slotOfElement,
  unlogged,
  usedSlots,
  type Heap,
  type HeapObject,
} from '../../heap/index.js';
import { Reference, Union, type Value } from '../../value/index.js';

/** Fewer dead slots than this are not worth moving. */
const TOLERATED = 32;

export class Layout extends Reference {
  next: Layout | null = null;
  /** Slots that are missing in `next`, ascending; null if all are. */
  removed: readonly number[] | null = [];

  get callable(): boolean {
    return false;
  }

  /** The place in the next layout of what stood at or after `position` in this one. */
  translate(position: number): number {
    const { removed } = this;
    if (removed === null) return 0;
    let low = 0;
    let high = removed.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (removed[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return position - low;
  }
}

export class SlotIndex {
  stamp = -1;
  /** null if a key or its presence is symbolic. */
  slots: Map<Value, number> | null = null;
  used = 0;
  dead = 0;
  /** No slot before this one is present. */
  first = 0;
  layout: Layout | null = null;

  build(object: HeapObject): void {
    const slots = new Map<Value, number>();
    this.stamp = unlogged.stamp(object);
    this.used = usedSlots(object);
    this.dead = 0;
    this.first = 0;
    this.slots = slots;
    for (let slot = 0; slot < this.used; slot += 1) {
      const key = unlogged.elements(object)[keyAt(slot)];
      const present = unlogged.elements(object)[presentAt(slot)];
      if (present instanceof Union || (present === true && key instanceof Union)) {
        this.slots = null;
        return;
      }
      if (present === true) slots.set(key, slot);
      else this.dead += 1;
    }
    this.skipDead(object);
  }

  skipDead(object: HeapObject): void {
    while (this.first < this.used && unlogged.elements(object)[presentAt(this.first)] !== true) this.first += 1;
  }

  compactIfSparse(heap: Heap, object: HeapObject): void {
    if (heap.current !== null || this.dead < TOLERATED || this.dead < this.used - this.dead) return;
    const removed: number[] = [];
    const kept: Value[] = [];
    for (const { slot, key, value, present } of entriesOf(object).slice(0, this.used)) {
      if (present === true) kept.push(key, value, present);
      else removed.push(slot);
    }
    this.replace(heap, object, kept, removed);
  }

  /** @requires nothing records */
  dropAll(heap: Heap, object: HeapObject): void {
    this.replace(heap, object, [], null);
  }

  private replace(heap: Heap, object: HeapObject, kept: Value[], removed: readonly number[] | null): void {
    if (this.layout !== null) {
      this.layout.removed = removed;
      this.layout = this.layout.next = new Layout(heap.freshId());
    }
    heap.replaceElements(object, kept, slotOfElement(kept.length));
    this.build(object);
  }
}

const indices = new WeakMap<HeapObject, SlotIndex>();

export function slotIndex(object: HeapObject): SlotIndex {
  let index = indices.get(object);
  if (index === undefined) indices.set(object, (index = new SlotIndex()));
  if (index.stamp !== unlogged.stamp(object)) index.build(object);
  return index;
}

/** The layout that positions in this map refer to now. */
export function layoutOf(heap: Heap, object: HeapObject): Layout {
  const index = slotIndex(object);
  return (index.layout ??= new Layout(heap.freshId()));
}
