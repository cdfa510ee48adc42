/** An older version of the intrusive list, in which six of twelve methods are wrong. Which six those of Trove were is not known. */

import { IntrusiveList, type Link } from './intrusive-list.js';
import { refuse } from './item.js';

export class OldIntrusiveList extends IntrusiveList {
  /** Never before the last element. */
  override insert(index: number, value: Link): void {
    if (index < 0 || index > this.length) refuse(index);
    this.linkBefore(value, index === 0 ? this.head : null);
  }

  /** Forgets that there is one less. */
  override removeAt(index: number): Link {
    if (index < 0 || index >= this.length) refuse(index);
    const link = this.linkAt(index);
    super.remove(link);
    this.length += 1;
    return link;
  }

  /** Leaves the end as it was. */
  override remove(value: Link): boolean {
    const { tail } = this;
    super.remove(value);
    this.tail = tail;
    return true;
  }

  /** Counts from one. */
  override indexOf(value: Link): number {
    let index = 0;
    for (let link = this.head; link !== null; link = link.next) {
      index += 1;
      if (link === value) return index;
    }
    return -1;
  }

  /** Finds nothing at the beginning. */
  override lastIndexOf(value: Link): number {
    let index = this.length - 1;
    for (let link = this.tail; link !== null && link !== this.head; link = link.previous) {
      if (link === value) return index;
      index -= 1;
    }
    return -1;
  }

  /** Puts it behind the element that it replaces. */
  override set(index: number, value: Link): Link {
    if (index < 0 || index >= this.length) refuse(index);
    const link = this.linkAt(index);
    this.linkBefore(value, link.next);
    this.length -= 1;
    return link;
  }
}
