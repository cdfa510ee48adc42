/**
 * A stack as a linked list. Its invariant is that the list ends, found with two pointers, one twice as fast as the other
 * (Floyd): if there is a way round, the fast one catches up with the slow one.
 */

export class Node<T> {
  constructor(
    public value: T,
    public next: Node<T> | null,
  ) {}
}

export class Stack<T> {
  head: Node<T> | null = null;

  isEmpty(): boolean {
    return this.head === null;
  }

  push(value: T): void {
    this.head = new Node(value, this.head);
  }

  /** @requires the stack is not empty */
  pop(): T {
    const top = this.head!;
    this.head = top.next;
    return top.value;
  }

  repOk(): boolean {
    let slow = this.head;
    let fast = this.head;
    while (fast !== null && fast.next !== null) {
      slow = slow!.next;
      fast = fast.next.next;
      if (fast !== null && slow === fast) return false;
    }
    return true;
  }
}
