/** A set of numbers as a linked list in ascending order: what all tools are given to check. */

export class Link {
  constructor(
    public value: number,
    public next: Link | null,
  ) {}
}

export class SortedSet {
  first: Link | null = null;

  insert(value: number): void {
    const before = this.lastBelow(value);
    const after = before === null ? this.first : before.next;
    if (after !== null && after.value === value) return;
    const link = new Link(value, after);
    if (before === null) this.first = link;
    else before.next = link;
  }

  delete(value: number): void {
    const before = this.lastBelow(value);
    const found = before === null ? this.first : before.next;
    if (found === null || found.value !== value) return;
    if (before === null) this.first = found.next;
    else before.next = found.next;
  }

  has(value: number): boolean {
    let link = this.first;
    while (link !== null && link.value < value) link = link.next;
    return link !== null && link.value === value;
  }

  repOk(): boolean {
    for (let link = this.first; link !== null; link = link.next)
      if (link.next !== null && link.next.value <= link.value) return false;
    return true;
  }

  private lastBelow(value: number): Link | null {
    let before: Link | null = null;
    for (let link = this.first; link !== null && link.value < value; link = link.next) before = link;
    return before;
  }
}
