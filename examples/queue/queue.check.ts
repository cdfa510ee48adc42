/**
 * The setting of table 6.1 of Roberson (2011): at most n nodes in either stack, eight values, nothing leaves an empty queue.
 * To turn over k items is another path for each k, hence n + 2 executions.
 */

import { check, oneOf, tree } from 'glassbox';
import { Node, Stack } from '../stack/stack.js';
import { Queue } from './queue.js';

check(Queue<string>, (n) => {
  const stack = tree(Stack, { count: 2, optional: false });
  const node = tree(Node, { count: 2 * n, height: n });
  const value = oneOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  return {
    scope: 8,
    state: {
      Queue: { front: stack, back: stack },
      Stack: { head: node },
      Node: { value, next: node },
    },
    operations: {
      enqueue: [value],
      dequeue: { arguments: [], precondition: (queue) => !queue.isEmpty() },
    },
  };
});
