/** As for the stack: with a single value a queue is two lengths, with objects it is how its items are partitioned. */

import { check, instances, nullable, oneOf, tree } from 'glassbox';
import { Queue } from '../../examples/queue/queue.js';
import { Node, Stack } from '../../examples/stack/stack.js';

class Item {}

check(Queue<string>, (n) => {
  const stack = tree(Stack, { count: 2, optional: false });
  const node = tree(Node, { count: 2 * n, height: n });
  const value = oneOf('a');
  return {
    name: 'Queue, one value',
    scope: 4,
    state: { Queue: { front: stack, back: stack }, Stack: { head: node }, Node: { value, next: node } },
    operations: { enqueue: [value], dequeue: { arguments: [], throws: TypeError } },
  };
});

check(Queue<Item | null>, (n) => {
  const stack = tree(Stack, { count: 2, optional: false });
  const node = tree(Node, { count: 2 * n, height: n });
  const value = nullable(instances(Item, n));
  return {
    name: 'Queue, objects',
    scope: 2,
    state: { Queue: { front: stack, back: stack }, Stack: { head: node }, Node: { value, next: node } },
    operations: { enqueue: [value], dequeue: { arguments: [], throws: TypeError } },
  };
});
