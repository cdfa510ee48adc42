/**
 * What the published baselines look at. With a single value a stack is its length, as under an abstraction function or in a finitization in
 * which values do not multiply: n + 1 states. With objects as values it is a list of items of which only identity matters: as many
 * states as there are ways to partition the items and null (Darga and Boyapati 2006, figure 25). Of
 * arguments that are no item of the stack one stands for all, so there are fewer transitions for each state than the published n + 2.
 */

import { check, instances, nullable, oneOf, tree } from 'glassbox';
import { Node, Stack } from '../../examples/stack/stack.js';

class Item {}

check(Stack<string>, (n) => {
  const node = tree(Node, { count: n, height: n });
  const value = oneOf('a');
  return {
    name: 'Stack, one value',
    scope: 4,
    state: { Stack: { head: node }, Node: { value, next: node } },
    operations: { push: [value], pop: { arguments: [], throws: TypeError } },
  };
});

check(Stack<Item | null>, (n) => {
  const node = tree(Node, { count: n, height: n });
  const value = nullable(instances(Item, n));
  return {
    name: 'Stack, objects',
    scope: 4,
    state: { Stack: { head: node }, Node: { value, next: node } },
    operations: { push: [value], pop: { arguments: [], throws: TypeError } },
  };
});
