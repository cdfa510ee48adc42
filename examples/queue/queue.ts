/**
 * A queue as two stacks: items come in at the back and leave from the front; when the front is used up, the back is turned
 * over onto it. Every item is moved once, so an operation costs a constant on average.
 */

import { Stack } from '../stack/stack.js';

export class Queue<T> {
  front = new Stack<T>();
  back = new Stack<T>();

  isEmpty(): boolean {
    return this.front.isEmpty() && this.back.isEmpty();
  }

  enqueue(value: T): void {
    this.back.push(value);
  }

  /** @requires the queue is not empty */
  dequeue(): T {
    if (this.front.isEmpty()) this.turnOver();
    return this.front.pop();
  }

  private turnOver(): void {
    while (!this.back.isEmpty()) this.front.push(this.back.pop());
  }

  repOk(): boolean {
    return this.front !== this.back && this.front.repOk() && this.back.repOk();
  }
}
