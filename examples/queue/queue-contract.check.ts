/** That a queue is first in, first out: what comes out is what has waited longest, and nobody else moves. */

import { check, oneOf, tree } from 'glassbox';
import { Node, Stack } from '../stack/stack.js';
import { Queue } from './queue.js';

check(Queue<string>, (n) => {
  const stack = tree(Stack, { count: 2, optional: false });
  const node = tree(Node, { count: 2 * n, height: n });
  const value = oneOf('a', 'b', 'c');
  return {
    name: 'Queue: first in, first out',
    scope: 3,
    state: {
      Queue: { front: stack, back: stack },
      Stack: { head: node },
      Node: { value, next: node },
    },
    operations: {
      enqueue: {
        arguments: [value],
        postcondition: (queue, old, _result, added: string) => isSame(waiting(queue), [...waiting(old), added]),
      },
      dequeue: {
        arguments: [],
        precondition: (queue) => !queue.isEmpty(),
        postcondition: (queue, old, result: string) => isSame([result, ...waiting(queue)], waiting(old)),
      },
    },
  };
});

/** All items, the next to leave first. */
function waiting(queue: Queue<string>): string[] {
  return [...items(queue.front), ...items(queue.back).reverse()];
}

function items(stack: Stack<string>): string[] {
  const found: string[] = [];
  for (let node = stack.head; node !== null; node = node.next) found.push(node.value);
  return found;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
