/** Numbers in ascending order, each at most once. */

export class Node {
  next: Node | null = null;

  constructor(public value: number) {}
}

export class SortedList {
  first: Node | null = null;
  size = 0;

  add(value: number): void {
    let before = this.first;
    while (before !== null && before.next !== null && before.next.value <= value) before = before.next;
    if (before !== null && before.value === value) return;
    const node = new Node(value);
    this.size += 1;
    if (before === null) this.first = node;
    else {
      node.next = before.next;
      before.next = node;
    }
  }

  has(value: number): boolean {
    let node = this.first;
    while (node !== null && node.value < value) node = node.next;
    return node !== null && node.value === value;
  }

  /** What every list satisfies between two calls. */
  repOk(): boolean {
    let count = 0;
    for (let node = this.first; node !== null; node = node.next) {
      count += 1;
      if (count > this.size) return false;
      if (node.next !== null && node.next.value <= node.value) return false;
    }
    return count === this.size;
  }
}
