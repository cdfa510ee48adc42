/** A list as the class library of Java has it: a ring of entries that are linked both ways, one of which is a header. */

import { refuse, type Element } from './item.js';

export class Entry {
  next: Entry = this;
  previous: Entry = this;

  constructor(public value: Element) {}
}

export class RingList {
  header = new Entry(null);
  length = 0;

  /** Whether the ring is one in both directions, and has as many entries as the list says. */
  repOk(): boolean {
    let count = 0;
    let entry = this.header;
    do {
      if (entry.next.previous !== entry || count > this.length) return false;
      entry = entry.next;
      count += 1;
    } while (entry !== this.header);
    return count === this.length + 1;
  }

  insert(index: number, value: Element): void {
    if (index < 0 || index > this.length) refuse(index);
    this.link(value, index === this.length ? this.header : this.entryAt(index));
  }

  add(value: Element): boolean {
    this.link(value, this.header);
    return true;
  }

  clear(): void {
    this.header.next = this.header;
    this.header.previous = this.header;
    this.length = 0;
  }

  contains(value: Element): boolean {
    return this.indexOf(value) !== -1;
  }

  get(index: number): Element {
    if (index < 0 || index >= this.length) refuse(index);
    return this.entryAt(index).value;
  }

  indexOf(value: Element): number {
    let index = 0;
    for (let entry = this.header.next; entry !== this.header; entry = entry.next) {
      if (entry.value === value) return index;
      index += 1;
    }
    return -1;
  }

  lastIndexOf(value: Element): number {
    let index = this.length;
    for (let entry = this.header.previous; entry !== this.header; entry = entry.previous) {
      index -= 1;
      if (entry.value === value) return index;
    }
    return -1;
  }

  isEmpty(): boolean {
    return this.length === 0;
  }

  size(): number {
    return this.length;
  }

  removeAt(index: number): Element {
    if (index < 0 || index >= this.length) refuse(index);
    return this.unlink(this.entryAt(index));
  }

  remove(value: Element): boolean {
    for (let entry = this.header.next; entry !== this.header; entry = entry.next) {
      if (entry.value !== value) continue;
      this.unlink(entry);
      return true;
    }
    return false;
  }

  set(index: number, value: Element): Element {
    if (index < 0 || index >= this.length) refuse(index);
    const entry = this.entryAt(index);
    const before = entry.value;
    entry.value = value;
    return before;
  }

  /** From the nearer end. */
  private entryAt(index: number): Entry {
    let entry = this.header;
    if (index < this.length >> 1) for (let i = 0; i <= index; i++) entry = entry.next;
    else for (let i = this.length; i > index; i--) entry = entry.previous;
    return entry;
  }

  private link(value: Element, before: Entry): void {
    const entry = new Entry(value);
    entry.next = before;
    entry.previous = before.previous;
    entry.previous.next = entry;
    before.previous = entry;
    this.length += 1;
  }

  private unlink(entry: Entry): Element {
    entry.previous.next = entry.next;
    entry.next.previous = entry.previous;
    this.length -= 1;
    return entry.value;
  }
}
