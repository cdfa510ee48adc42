/** A list with both ends at hand: every node knows its neighbours, and the list knows how many there are. */

export class Node<T> {
  next: Node<T> | null = null;
  prev: Node<T> | null = null;

  constructor(public value: T) {}
}

export class DoublyLinkedList<T> {
  head: Node<T> | null = null;
  tail: Node<T> | null = null;
  size = 0;

  addFirst(value: T): void {
    const node = new Node(value);
    node.next = this.head;
    if (this.head === null) this.tail = node;
    else this.head.prev = node;
    this.head = node;
    this.size += 1;
  }

  addLast(value: T): void {
    const node = new Node(value);
    node.prev = this.tail;
    if (this.tail === null) this.head = node;
    else this.tail.next = node;
    this.tail = node;
    this.size += 1;
  }

  removeFirst(): T | undefined {
    if (this.head === null) return undefined;
    const { value } = this.head;
    this.unlink(this.head);
    return value;
  }

  removeLast(): T | undefined {
    if (this.tail === null) return undefined;
    const { value } = this.tail;
    this.unlink(this.tail);
    return value;
  }

  /** Removes the first node with that value, if there is one. */
  remove(value: T): boolean {
    for (let node = this.head; node !== null; node = node.next) {
      if (node.value === value) {
        this.unlink(node);
        return true;
      }
    }
    return false;
  }

  reverse(): void {
    let node = this.head;
    while (node !== null) {
      const { next } = node;
      node.next = node.prev;
      node.prev = next;
      node = next;
    }
    const first = this.head;
    this.head = this.tail;
    this.tail = first;
  }

  private unlink(node: Node<T>): void {
    if (node.prev === null) this.head = node.next;
    else node.prev.next = node.next;
    if (node.next === null) this.tail = node.prev;
    else node.next.prev = node.prev;
    this.size -= 1;
  }

  /** Neighbours agree; that also makes the list end, for a node that is met again would need two predecessors. */
  repOk(): boolean {
    let count = 0;
    let last: Node<T> | null = null;
    for (let node = this.head; node !== null; node = node.next) {
      if (node.prev !== last) return false;
      last = node;
      count += 1;
    }
    return this.tail === last && this.size === count;
  }
}
