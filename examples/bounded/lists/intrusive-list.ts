/**
 * A list whose elements are its nodes, as in Trove: they carry the links themselves, so that an element is in one list at most, and once. Two
 * mistakes are in it, which Dennis (2009, §6.1.1) tells of: inserting in the middle goes one place too far, and removing what is not in
 * the list takes something else out of it.
 */

import { refuse } from './item.js';

export class Link {
  next: Link | null = null;
  previous: Link | null = null;
}

export class IntrusiveList {
  head: Link | null = null;
  tail: Link | null = null;
  length = 0;

  repOk(): boolean {
    let count = 0;
    let before: Link | null = null;
    for (let link = this.head; link !== null; link = link.next) {
      count += 1;
      if (link.previous !== before || count > this.length) return false;
      before = link;
    }
    return before === this.tail && count === this.length;
  }

  insert(index: number, value: Link): void {
    if (index < 0 || index > this.length) refuse(index);
    if (index === 0) this.linkBefore(value, this.head);
    else if (index === this.length) this.linkBefore(value, null);
    else {
      let link = this.head;
      for (let i = 0; i <= index; i++) link = link!.next;
      this.linkBefore(value, link);
    }
  }

  add(value: Link): boolean {
    this.linkBefore(value, null);
    return true;
  }

  clear(): void {
    let link = this.head;
    while (link !== null) {
      const { next } = link;
      link.next = null;
      link.previous = null;
      link = next;
    }
    this.head = null;
    this.tail = null;
    this.length = 0;
  }

  contains(value: Link): boolean {
    return this.indexOf(value) !== -1;
  }

  get(index: number): Link {
    if (index < 0 || index >= this.length) refuse(index);
    return this.linkAt(index);
  }

  indexOf(value: Link): number {
    let index = 0;
    for (let link = this.head; link !== null; link = link.next) {
      if (link === value) return index;
      index += 1;
    }
    return -1;
  }

  lastIndexOf(value: Link): number {
    let index = this.length;
    for (let link = this.tail; link !== null; link = link.previous) {
      index -= 1;
      if (link === value) return index;
    }
    return -1;
  }

  isEmpty(): boolean {
    return this.length === 0;
  }

  size(): number {
    return this.length;
  }

  removeAt(index: number): Link {
    if (index < 0 || index >= this.length) refuse(index);
    const link = this.linkAt(index);
    this.remove(link);
    return link;
  }

  remove(value: Link): boolean {
    if (value.previous === null) this.head = value.next;
    else value.previous.next = value.next;
    if (value.next === null) this.tail = value.previous;
    else value.next.previous = value.previous;
    value.next = null;
    value.previous = null;
    this.length -= 1;
    return true;
  }

  /** What is put there must not be in the list. */
  set(index: number, value: Link): Link {
    if (index < 0 || index >= this.length) refuse(index);
    const link = this.linkAt(index);
    const { next } = link;
    this.remove(link);
    this.linkBefore(value, next);
    return link;
  }

  protected linkAt(index: number): Link {
    let link = this.head!;
    for (let i = 0; i < index; i++) link = link.next!;
    return link;
  }

  protected linkBefore(value: Link, next: Link | null): void {
    const previous = next === null ? this.tail : next.previous;
    value.next = next;
    value.previous = previous;
    if (previous === null) this.head = value;
    else previous.next = value;
    if (next === null) this.tail = value;
    else next.previous = value;
    this.length += 1;
  }
}
